// How much somebody may do: a bucket that fills slowly and is emptied by use.

/** `burst` at once, then so many a minute. */
export type Rate = { readonly burst: number; readonly perMinute: number };

export type Meter = {
  /** Uses one; 0 when there was one, else the milliseconds until there is. */
  readonly take: () => number;
  /** As `take`, without using it. */
  readonly look: () => number;
  /** What was taken was not used after all. */
  readonly giveBack: () => void;
  /** Whether nothing was used lately. */
  readonly isFull: () => boolean;
};

type Clock = () => number;

function bucket({ burst, perMinute }: Rate, now: Clock): Meter {
  const perMillisecond = perMinute / 60_000;
  let left = burst;
  let at = now();
  /** A clock that jumps back empties nothing. */
  function fill(): void {
    const time = now();
    const since = Math.max(0, time - at);
    left = Math.min(burst, left + since * perMillisecond);
    at = time;
  }
  function look(): number {
    fill();
    // Fractions add up to a hair less than one.
    return left >= 1 - 1e-9 ? 0 : Math.max(1, Math.round((1 - left) / perMillisecond));
  }
  return {
    look,
    take: () => {
      const wait = look();
      if (wait === 0) left -= 1;
      return wait;
    },
    giveBack: () => {
      fill();
      left = Math.min(burst, left + 1);
    },
    isFull: () => {
      fill();
      return left >= burst - 1e-9;
    },
  };
}

export function meter(rate: Rate, now: Clock): Meter {
  return bucket(rate, now);
}

/** Keys that are remembered before those who did nothing lately are forgotten. */
const MANY = 10_000;

/** A meter for each key, such as an address. */
export function meters(rate: Rate, now: Clock): (key: string) => Meter {
  const kept = new Map<string, Meter>();
  function forgetIdle(): void {
    for (const [key, one] of kept) if (one.isFull()) kept.delete(key);
  }
  return (key) => {
    const before = kept.get(key);
    if (before) return before;
    if (kept.size >= MANY) forgetIdle();
    const one = bucket(rate, now);
    kept.set(key, one);
    return one;
  };
}
