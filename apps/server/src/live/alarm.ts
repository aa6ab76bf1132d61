// Something that will happen after a while, unless it is put off.

export type Alarm = {
  /** In place of what was set before. */
  readonly set: (milliseconds: number, ring: () => void) => void;
  readonly clear: () => void;
  readonly isSet: () => boolean;
};

export function alarm(): Alarm {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function clear(): void {
    clearTimeout(timer);
    timer = undefined;
  }
  return {
    set: (milliseconds, ring) => {
      clear();
      timer = setTimeout(() => {
        timer = undefined;
        ring();
      }, milliseconds);
    },
    clear,
    isSet: () => timer !== undefined,
  };
}
