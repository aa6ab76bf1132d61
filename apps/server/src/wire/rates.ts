// How much somebody may do: a bucket that fills slowly and is emptied by use.

/** `burst` at once, then so many a minute. */
export type Rate = { readonly burst: number; readonly perMinute: number };

/** What is left, and the millisecond at which that was so. A record, for every connection, person and address has some. */
export type Bucket = { left: number; at: number };

/** What fills the buckets of one rate and takes from them. */
export type Meter = {
  /** A new one. */
  readonly full: () => Bucket;
  /** Uses one; 0 when there was one, else the milliseconds until there is. */
  readonly take: (bucket: Bucket) => number;
  /** As `take`, without using it. */
  readonly look: (bucket: Bucket) => number;
  /** What was taken was not used after all. */
  readonly giveBack: (bucket: Bucket) => void;
  /** Whether nothing was used lately. */
  readonly isFull: (bucket: Bucket) => boolean;
};

/** Fractions add up to a hair less than a whole. */
const HAIR = 1e-9;

export function meter({ burst, perMinute }: Rate, now: () => number): Meter {
  const perMillisecond = perMinute / 60_000;
  /** A clock that jumps back empties nothing. */
  function fill(bucket: Bucket): void {
    const time = now();
    const since = Math.max(0, time - bucket.at);
    bucket.left = Math.min(burst, bucket.left + since * perMillisecond);
    bucket.at = time;
  }
  function look(bucket: Bucket): number {
    fill(bucket);
    return bucket.left >= 1 - HAIR ? 0 : Math.max(1, Math.round((1 - bucket.left) / perMillisecond));
  }
  return {
    full: () => ({ left: burst, at: now() }),
    look,
    take: (bucket) => {
      const wait = look(bucket);
      if (wait === 0) bucket.left -= 1;
      return wait;
    },
    giveBack: (bucket) => {
      fill(bucket);
      bucket.left = Math.min(burst, bucket.left + 1);
    },
    isFull: (bucket) => {
      fill(bucket);
      return bucket.left >= burst - HAIR;
    },
  };
}

/** Keys that are remembered before those who did nothing lately are forgotten. */
const MANY = 10_000;

/** A meter whose buckets have keys, such as addresses. */
export type KeyedMeter = { readonly [what in Exclude<keyof Meter, 'full'>]: (key: string) => ReturnType<Meter[what]> };

export function keyedMeter(rate: Rate, now: () => number): KeyedMeter {
  const { full, take, look, giveBack, isFull } = meter(rate, now);
  const kept = new Map<string, Bucket>();

  function forgetIdle(): void {
    for (const [key, one] of kept) if (isFull(one)) kept.delete(key);
  }

  function bucket(key: string): Bucket {
    const before = kept.get(key);
    if (before) return before;
    if (kept.size >= MANY) forgetIdle();
    const one = full();
    kept.set(key, one);
    return one;
  }

  return {
    take: (key) => take(bucket(key)),
    look: (key) => look(bucket(key)),
    giveBack: (key) => giveBack(bucket(key)),
    isFull: (key) => isFull(bucket(key)),
  };
}
