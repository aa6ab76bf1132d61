// One step of the replay as a sentence.

import type { Seat } from '@minibridge/bridge';
import type { ScoreMessages, TableMessages } from '@minibridge/messages';
import { cardName } from '../../../words/card-words';
import { whoIs } from '../../../words/seat-words';
import type { Step } from './steps';

type Speaking = { readonly say: TableMessages; readonly words: ScoreMessages; readonly me: Seat | undefined };

/** "Trick 3, West: queen of hearts. Trick 3 goes to North." */
export function stepText({ say, words, me }: Speaking, { number, trick, last, winner }: Step): string {
  if (last === undefined) return words['replay.start']({ who: whoIs(trick.leader, me) });
  const card = cardName(say, last.card);
  const played = words['replay.card']({ number, who: whoIs(last.seat, me), card });
  return winner === undefined ? played : `${played} ${words['replay.won']({ who: whoIs(winner, me) })}`;
}
