// A way to one client: texts go out, and it can be ended. WebSocket or long polling, the rest does not know.

export type Line = {
  readonly send: (text: string) => void;
  /** Bytes that the client has not taken yet. */
  readonly waiting: () => number;
  /** After what was sent. */
  readonly end: () => void;
};
