// Why a text from outside is no message: what is wrong, where, and what to do. For programmers; people never see it.

export type WireProblem =
  | { readonly reason: 'not-text' }
  | { readonly reason: 'too-long'; readonly limit: number }
  | { readonly reason: 'not-json' }
  /** Neither an object with a `type` nor, from the server, a list that begins with a table's code. */
  | { readonly reason: 'not-a-message' }
  | { readonly reason: 'unknown-message'; readonly type: string }
  /** `at`: the path inside the message, such as `ask.action.card`; `wanted`: what belongs there, in a few words. */
  | { readonly reason: 'bad-field'; readonly type: string; readonly at: string; readonly wanted: string }
  /** The connection has not said a hello that fits, or the last one was answered by `reload`; nothing else is done on it. */
  | { readonly reason: 'hello-first' }
  /** A later hello that shows a session; a connection stays with the person of its first hello. */
  | { readonly reason: 'other-session' }
  /** A hello in another version of the protocol. */
  | { readonly reason: 'other-version'; readonly version: number };

export type ProblemReason = WireProblem['reason'];

const ADVICE: { readonly [R in ProblemReason]: string } = {
  'not-text': 'Send text frames; binary frames are not read.',
  'too-long': 'Send less: the limits are in LIMITS and in docs/protocol.md.',
  'not-json': 'Send one JSON value in each message, without anything before or after it.',
  'not-a-message': 'Send an object with a type; released events are lists that begin with the code of a table.',
  'unknown-message':
    'A server closes nothing because of it; a client ignores it. Look for the type in docs/protocol.md.',
  'bad-field': 'Correct the field that is named; docs/protocol.md has the shape of every message.',
  'other-session': 'Show the session in the first hello of a connection; for another person begin another connection.',
  'hello-first': 'Say hello first, on every connection, in a version that the server speaks.',
  'other-version': 'Load the client anew. The seat is kept.',
};

/** What to do about it, in English, for logs and consoles. */
export function adviceOn({ reason }: WireProblem): string {
  return ADVICE[reason];
}
