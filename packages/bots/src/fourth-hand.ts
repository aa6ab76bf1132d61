// Fourth hand sees the whole trick: win it as cheaply as possible, unless partner has it already.

import type { Rule } from './rule';
import { beating, lowest, partnerIsWinning } from './winners';

export const FOURTH: readonly Rule[] = [
  { when: partnerIsWinning, card: ({ legal }) => lowest(legal), because: () => ({ name: 'partner-wins' }) },
  { card: (position) => lowest(beating(position)), because: (card) => ({ name: 'win-cheaply', card }) },
  { card: ({ legal }) => lowest(legal), because: () => ({ name: 'cannot-win' }) },
];
