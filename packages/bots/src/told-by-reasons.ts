// What a reason gives away: some follow from cards that everybody sees, others speak of the bot's own hand.

import type { ReasonName } from './reasons';

/** Said from what lies on the table. Every other reason tells opponents about cards that they cannot see. */
const OPEN: ReadonlySet<ReasonName> = new Set<ReasonName>([
  'count-points',
  'more-points',
  'first-from-dealer',
  'agree-with-partner',
  'passive-trump',
  'return-partners-suit',
  'continue-own-suit',
  'give-partner-a-ruff',
  'lead-through-strength',
  'lead-up-to-weakness',
  'second-hand-low',
  'cover-honour',
  'take-deciding-trick',
  'third-hand-high',
  'third-hand-just-enough',
  'partner-wins',
  'win-cheaply',
  'ruff',
  'overruff',
  'discard-useless',
  'exit',
]);

/** Whether a reason may be said to opponents while the deal is played. */
export function tellsNothingHidden(name: ReasonName): boolean {
  return OPEN.has(name);
}
