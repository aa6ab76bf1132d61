// What a table allows besides the rules of the game: taking back and pausing.

import { type Rules, takingBack } from '@minibridge/bridge';
import { peopleAt, type Seating } from './seating';

export type TablePolicy = {
  /**
   * free: at any time back to one's own last card; with-consent: until another person plays, with what bots have played since, if the
   * opponents agree, where declarer answers for dummy.
   */
  readonly undo: 'never' | 'with-consent' | 'free';
  readonly pause: 'anyone' | 'nobody';
};

/** One person among bots may take back freely; among people the rule set decides. */
export function usualPolicy(rules: Rules, seating: Seating): TablePolicy {
  if (peopleAt(seating).length <= 1) return { undo: 'free', pause: 'anyone' };
  return { undo: takingBack(rules) === 'never' ? 'never' : 'with-consent', pause: 'anyone' };
}
