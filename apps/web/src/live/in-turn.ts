// The windows of a browser connect one after the other: the second brings the session that the first was given, else each would get
// one of its own and be somebody else.

import { closable, type OpenWire, type Wire, type WireEnds } from './wire';

const NAME = 'minibridge-connecting';

/** Milliseconds to wait for the other windows: one of them may sleep. */
const PATIENCE = 3_000;

/** What is needed of `navigator.locks`: work that one window does at a time. */
type Locks = {
  readonly request: (name: string, options: { signal: AbortSignal }, work: () => Promise<void>) => Promise<unknown>;
};

/** Ends that tell besides when there is nothing more to wait for: the first answer has come, or none will. */
function noticed(ends: WireEnds, settled: () => void): WireEnds {
  return {
    opened: ends.opened,
    heard: (text) => {
      settled();
      ends.heard(text);
    },
    ended: () => {
      settled();
      ends.ended();
    },
  };
}

/** Does `work` when the other windows have done theirs, or after a while. The function that it returns gives the turn up. */
function whenItIsOurTurn(locks: Locks, work: () => Promise<void>): () => void {
  const waiting = new AbortController();
  const giveUp = (): void => waiting.abort();
  const patience = setTimeout(giveUp, PATIENCE);
  const granted = (): Promise<void> => {
    clearTimeout(patience);
    return work();
  };
  // What is not granted, for whatever reason, is done without.
  locks.request(NAME, { signal: waiting.signal }, granted).catch(work);
  return () => {
    clearTimeout(patience);
    giveUp();
  };
}

/** `open`, in turn with other windows until its first answer is here. `locks`: absent in old browsers, and over plain http. */
export function inTurn(open: OpenWire, locks: Locks | undefined): OpenWire {
  if (locks === undefined) return open;
  return (told) => {
    const { ends, shut } = closable(told);
    let wire: Wire | undefined;
    let isShut = false;
    let settled = (): void => undefined;
    const leave = whenItIsOurTurn(locks, () => {
      if (isShut) return Promise.resolve();
      const answered = new Promise<void>((resolve) => {
        settled = resolve;
      });
      wire = open(noticed(ends, settled));
      return answered;
    });
    return {
      send: (text) => wire?.send(text),
      close: () => {
        isShut = true;
        shut();
        leave();
        settled();
        wire?.close();
      },
    };
  };
}
