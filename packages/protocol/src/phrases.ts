// Fixed phrases instead of free chat: each reads them in the own language, and none tells of cards.
// During a deal a phrase could still be a signal by arrangement, so few may be said then, and not by everybody.

import { type Board, partner, type Seat, type Viewer } from '@minibridge/bridge';

/** When players may say it. `dummy-faced`: by declarer, from the moment dummy's cards lie there. */
type When = 'any-time' | 'dummy-faced' | 'between-deals';

/** Every phrase and when. A remark about cards, luck, thinking or regret waits until the deal is over. */
export const PHRASES = {
  hello: 'any-time',
  'your-turn': 'any-time',
  'one-moment': 'any-time',
  'i-am-back': 'any-time',
  'thank-you-partner': 'dummy-faced',
  'well-played': 'between-deals',
  'well-defended': 'between-deals',
  'bad-luck': 'between-deals',
  'my-mistake': 'between-deals',
  'no-problem': 'between-deals',
  'thank-you': 'between-deals',
  'nice-deal': 'between-deals',
  'shall-we-go-on': 'between-deals',
  'a-break-please': 'between-deals',
  'last-deal-for-me': 'between-deals',
  'good-game': 'between-deals',
  goodbye: 'between-deals',
} as const satisfies { readonly [phrase: string]: When };

export type Phrase = keyof typeof PHRASES;

/** Whether `text` is the id of a phrase. */
export function isPhrase(text: string): text is Phrase {
  return Object.hasOwn(PHRASES, text);
}

export type PhraseRefusal =
  /** Not before the deal is over. */
  | { readonly reason: 'phrase-after-the-deal'; readonly phrase: Phrase }
  /** Dummy says nothing while the deal is played, unless dummy may help. */
  | { readonly reason: 'dummy-is-silent' }
  /** Declarer alone says it, once dummy's cards lie there. */
  | { readonly reason: 'declarer-thanks' };

/** Who hears a phrase: everybody at the table, or those who only watch. */
export type Hearers = 'table' | 'spectators';

export type Saying = { readonly phrase: Phrase; readonly speaker: Viewer; readonly board?: Board };

function isDummy(board: Board, seat: Seat): boolean {
  return 'declarer' in board && partner(board.declarer) === seat;
}

function maySayInDeal(board: Board, seat: Seat, phrase: Phrase): PhraseRefusal | undefined {
  if (isDummy(board, seat) && !board.rules.dummyMayHelp) return { reason: 'dummy-is-silent' };
  switch (PHRASES[phrase]) {
    case 'any-time':
      return undefined;
    case 'between-deals':
      return { reason: 'phrase-after-the-deal', phrase };
    case 'dummy-faced':
      return 'declarer' in board && board.declarer === seat && board.dummyFaced
        ? undefined
        : { reason: 'declarer-thanks' };
  }
}

function inDeal(board: Board | undefined): board is Board {
  return board !== undefined && board.phase !== 'over';
}

/** Why `phrase` may not be said now; absent: it may. `board`: the one in play or just ended. */
export function mayNotSay({ phrase, speaker, board }: Saying): PhraseRefusal | undefined {
  return inDeal(board) && speaker.as === 'seat' ? maySayInDeal(board, speaker.seat, phrase) : undefined;
}

/** Who hears what may be said: during a deal players hear nothing from those who watch. */
export function hearersOf({ speaker, board }: Omit<Saying, 'phrase'>): Hearers {
  return inDeal(board) && speaker.as !== 'seat' ? 'spectators' : 'table';
}
