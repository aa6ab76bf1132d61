// Why a server has refused something, in words. A refusal without a sentence does not compile.

import type { LiveMessages, TableMessages } from '@minibridge/messages';
import type { CommandRefusal, Who } from '@minibridge/protocol';
import type { TableRefusal } from '@minibridge/table';
import { refusalText } from '../../../words/refusal-words';

type OwnRefusal = Exclude<CommandRefusal, TableRefusal>;
type Reason = OwnRefusal['reason'];
type RefusalFor<R extends Reason> = { [P in R]: { readonly reason: P } & Extract<OwnRefusal, { reason: P }> }[R];

export type RefusalWords = {
  readonly say: TableMessages;
  readonly words: LiveMessages;
  /** The names of these people, one after the other as the language writes it. */
  readonly namesOf: (who: readonly Who[]) => string;
};

type Sentences = { readonly [R in Reason]: (refusal: RefusalFor<R>, words: RefusalWords) => string };

/** Milliseconds as whole seconds, at least as long. */
const secondsOf = (ms: number): number => Math.ceil(ms / 1000);

const SENTENCES: Sentences = {
  outdated: (_, { words }) => words['refusal.outdated'](),
  'not-your-seat': ({ seat }, { words }) => words['refusal.not-your-seat']({ seat }),
  'not-seated': (_, { words }) => words['refusal.not-seated'](),
  'host-only': (_, { words }) => words['refusal.host-only'](),
  'seat-taken': ({ seat }, { words }) => words['refusal.seat-taken']({ seat }),
  'host-seats-people': (_, { words }) => words['refusal.host-seats-people'](),
  'no-such-person': (_, { words }) => words['refusal.no-such-person'](),
  'not-agreed': ({ who }, { words, namesOf }) => words['refusal.not-agreed']({ names: namesOf(who) }),
  'other-card': (_, { words }) => words['refusal.other-card'](),
  'rules-contradict': (_, { words }) => words['refusal.rules-contradict'](),
  'no-such-table': (_, { words }) => words['refusal.no-such-table'](),
  'no-such-code': ({ kind }, { words }) => words['code.unknown']({ kind }),
  'table-full': (_, { words }) => words['refusal.table-full'](),
  'removed-by-host': (_, { words }) => words['refusal.removed-by-host'](),
  'too-many': ({ of, retryAfter }, { words }) => words['refusal.too-many']({ of, seconds: secondsOf(retryAfter) }),
  'not-kept': (_, { words }) => words['refusal.not-kept'](),
  'phrase-after-the-deal': (_, { words }) => words['refusal.phrase-after-the-deal'](),
  'dummy-is-silent': (_, { words }) => words['refusal.dummy-is-silent'](),
  'declarer-thanks': (_, { words }) => words['refusal.declarer-thanks'](),
};

function isOwn(refusal: CommandRefusal): refusal is OwnRefusal {
  return Object.hasOwn(SENTENCES, refusal.reason);
}

function sentenceOf<R extends Reason>(refusal: RefusalFor<R>, words: RefusalWords): string {
  return SENTENCES[refusal.reason](refusal, words);
}

/** Why it may not be: the game's own reasons in the words of the table. */
export function liveRefusalText(refusal: CommandRefusal, words: RefusalWords): string {
  return isOwn(refusal) ? sentenceOf(refusal, words) : refusalText(words.say, refusal);
}
