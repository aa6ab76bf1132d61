// What a reason gives away: some follow from cards that everybody sees, others speak of the bot's own hand.

import type { ReasonName } from './reasons';

/** `open`: said from what lies on the table; `own-hand`: tells opponents about cards that they cannot see. */
const TELLS: { readonly [N in ReasonName]: 'open' | 'own-hand' } = {
  'count-points': 'open',
  'more-points': 'open',
  'first-from-dealer': 'open',
  'agree-with-partner': 'open',
  'major-fit': 'own-hand',
  'minor-fit': 'own-hand',
  'no-fit': 'own-hand',
  'no-trump-before-minor': 'own-hand',
  'own-long-major': 'own-hand',
  'dummy-unknown': 'own-hand',
  'what-the-rules-leave': 'own-hand',
  'top-of-sequence': 'own-hand',
  'ace-from-ace-king': 'own-hand',
  'fourth-best': 'own-hand',
  singleton: 'own-hand',
  'high-from-doubleton': 'own-hand',
  'low-from-honour': 'own-hand',
  'top-of-nothing': 'own-hand',
  'passive-trump': 'open',
  'return-partners-suit': 'open',
  'continue-own-suit': 'open',
  'give-partner-a-ruff': 'open',
  'lead-through-strength': 'open',
  'lead-up-to-weakness': 'open',
  'only-card': 'own-hand',
  'second-hand-low': 'open',
  'cover-honour': 'open',
  'split-honours': 'own-hand',
  'take-deciding-trick': 'open',
  'honour-now-or-never': 'own-hand',
  'third-hand-high': 'open',
  'third-hand-just-enough': 'open',
  'partner-wins': 'open',
  'cannot-win': 'own-hand',
  'win-cheaply': 'open',
  ruff: 'open',
  overruff: 'open',
  'discard-partner-wins': 'own-hand',
  'discard-useless': 'open',
  'draw-trumps': 'own-hand',
  'cash-winners': 'own-hand',
  'high-from-short-side': 'own-hand',
  finesse: 'own-hand',
  'play-for-the-drop': 'own-hand',
  'lead-toward-honour': 'own-hand',
  'establish-suit': 'own-hand',
  'prepare-a-ruff': 'own-hand',
  'ruff-in-short-hand': 'own-hand',
  'cross-over': 'own-hand',
  exit: 'open',
};

/** Whether a reason may be said to opponents while the deal is played. */
export function tellsNothingHidden(name: ReasonName): boolean {
  return TELLS[name] === 'open';
}
