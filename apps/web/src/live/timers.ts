// Time as the line needs it; tests bring their own.

export type Timers = {
  /** Does `act` after `ms`; returns the way to leave it. */
  readonly later: (act: () => void, ms: number) => () => void;
};

export const PAGE_TIMERS: Timers = {
  later: (act, ms) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/** One timer at a time: a new one takes the place of the old. */
export function oneTimer({ later }: Timers): { readonly set: Timers['later']; readonly stop: () => void } {
  let stop = (): void => undefined;
  return {
    set: (act, ms) => {
      stop();
      stop = later(act, ms);
      return stop;
    },
    stop: () => stop(),
  };
}
