// Whether something that the server stands on is there: told once when it goes and once when it comes back.

export type UpOrAway = {
  /** What was seen just now. */
  readonly seen: (isUp: boolean) => void;
  readonly isUp: () => boolean;
};

/** Up until the first look says otherwise. */
export function upOrAway(changed: (isUp: boolean) => void): UpOrAway {
  let last = true;
  return {
    seen: (isUp) => {
      if (isUp === last) return;
      last = isUp;
      changed(isUp);
    },
    isUp: () => last,
  };
}
