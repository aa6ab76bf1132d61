// A way to the table server: texts go out, texts come in, until it ends. WebSocket or long polling, the rest does not know.

/** What is told by a wire; after `ended` nothing more. */
export type WireEnds = {
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  /** Also when it never opened. Once. */
  readonly ended: () => void;
};

export type Wire = {
  /** Only between `opened` and `ended`. */
  readonly send: (text: string) => void;
  /** Ends it without a word to `ended`. */
  readonly close: () => void;
};

export type OpenWire = (ends: WireEnds) => Wire;

/** The ends of a wire that may be closed: whatever still arrives afterwards is thrown away. */
export function closable(ends: WireEnds): { readonly ends: WireEnds; readonly shut: () => void } {
  let isShut = false;
  const unlessShut =
    <A extends readonly unknown[]>(tell: (...what: A) => void) =>
    (...what: A): void => {
      if (!isShut) tell(...what);
    };
  const shut = (): void => {
    isShut = true;
  };
  return {
    ends: {
      opened: unlessShut(ends.opened),
      heard: unlessShut(ends.heard),
      ended: unlessShut(() => {
        shut();
        ends.ended();
      }),
    },
    shut,
  };
}
