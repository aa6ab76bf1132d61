// Why a bot did what it did, in its own words. A reason without a sentence does not compile.

import type { Reason, ReasonName } from '@minibridge/bots';
import { rankOf } from '@minibridge/bridge';
import type { TableMessages } from '@minibridge/messages';

type ReasonFor<N extends ReasonName> = Extract<Reason, { name: N }>;
type Sentences = { readonly [N in ReasonName]: (say: TableMessages, reason: ReasonFor<N>) => string };

/** Of the data of a reason only what its sentence needs; a key's arguments say which. */
const SENTENCES: Sentences = {
  'count-points': (say, { points }) => say['reason.count-points']({ points }),
  'more-points': (say, { declarer }) => say['reason.more-points']({ declarer }),
  'first-from-dealer': (say, { declarer }) => say['reason.first-from-dealer']({ declarer }),
  'agree-with-partner': (say) => say['reason.agree-with-partner'](),
  'major-fit': (say, { goal, points, suit, cards }) => say['reason.major-fit']({ goal, points, suit, cards }),
  'minor-fit': (say, { goal, points, suit, cards }) => say['reason.minor-fit']({ goal, points, suit, cards }),
  'no-fit': (say, { goal, points }) => say['reason.no-fit']({ goal, points }),
  'no-trump-before-minor': (say, { goal, points }) => say['reason.no-trump-before-minor']({ goal, points }),
  'own-long-major': (say, { goal, points, suit, cards }) => say['reason.own-long-major']({ goal, points, suit, cards }),
  'dummy-unknown': (say, { goal, points }) => say['reason.dummy-unknown']({ goal, points }),
  'what-the-rules-leave': (say, { goal, points, strain }) =>
    say['reason.what-the-rules-leave']({ goal, points, strain }),
  'top-of-sequence': (say, { card }) => say['reason.top-of-sequence']({ rank: rankOf(card) }),
  'ace-from-ace-king': (say, { suit }) => say['reason.ace-from-ace-king']({ suit }),
  'fourth-best': (say, { suit }) => say['reason.fourth-best']({ suit }),
  singleton: (say, { suit }) => say['reason.singleton']({ suit }),
  'high-from-doubleton': (say, { suit }) => say['reason.high-from-doubleton']({ suit }),
  'low-from-honour': (say, { suit }) => say['reason.low-from-honour']({ suit }),
  'top-of-nothing': (say, { suit }) => say['reason.top-of-nothing']({ suit }),
  'passive-trump': (say) => say['reason.passive-trump'](),
  'return-partners-suit': (say, { suit }) => say['reason.return-partners-suit']({ suit }),
  'continue-own-suit': (say, { suit }) => say['reason.continue-own-suit']({ suit }),
  'give-partner-a-ruff': (say, { suit }) => say['reason.give-partner-a-ruff']({ suit }),
  'lead-through-strength': (say, { suit }) => say['reason.lead-through-strength']({ suit }),
  'lead-up-to-weakness': (say, { suit }) => say['reason.lead-up-to-weakness']({ suit }),
  'only-card': (say) => say['reason.only-card'](),
  'second-hand-low': (say) => say['reason.second-hand-low'](),
  'cover-honour': (say, { card }) => say['reason.cover-honour']({ rank: rankOf(card) }),
  'split-honours': (say, { card }) => say['reason.split-honours']({ rank: rankOf(card) }),
  'take-deciding-trick': (say) => say['reason.take-deciding-trick'](),
  'honour-now-or-never': (say, { card }) => say['reason.honour-now-or-never']({ rank: rankOf(card) }),
  'third-hand-high': (say) => say['reason.third-hand-high'](),
  'third-hand-just-enough': (say, { card }) => say['reason.third-hand-just-enough']({ rank: rankOf(card) }),
  'partner-wins': (say) => say['reason.partner-wins'](),
  'cannot-win': (say) => say['reason.cannot-win'](),
  'win-cheaply': (say, { card }) => say['reason.win-cheaply']({ rank: rankOf(card) }),
  ruff: (say) => say['reason.ruff'](),
  overruff: (say) => say['reason.overruff'](),
  'discard-partner-wins': (say) => say['reason.discard-partner-wins'](),
  'discard-useless': (say, { suit }) => say['reason.discard-useless']({ suit }),
  'draw-trumps': (say, { left }) => say['reason.draw-trumps']({ left }),
  'cash-winners': (say, { suit }) => say['reason.cash-winners']({ suit }),
  'high-from-short-side': (say, { suit }) => say['reason.high-from-short-side']({ suit }),
  finesse: (say, { against }) => say['reason.finesse']({ rank: against }),
  'play-for-the-drop': (say, { suit }) => say['reason.play-for-the-drop']({ suit }),
  'lead-toward-honour': (say, { suit }) => say['reason.lead-toward-honour']({ suit }),
  'establish-suit': (say, { suit }) => say['reason.establish-suit']({ suit }),
  'prepare-a-ruff': (say, { suit }) => say['reason.prepare-a-ruff']({ suit }),
  'ruff-in-short-hand': (say) => say['reason.ruff-in-short-hand'](),
  'cross-over': (say, { suit }) => say['reason.cross-over']({ suit }),
  'hold-up': (say, { suit }) => say['reason.hold-up']({ suit }),
  exit: (say, { suit }) => say['reason.exit']({ suit }),
};

/** "I lead the top of a sequence." The cast joins a reason with the sentence of its own name. */
export function reasonText(say: TableMessages, reason: Reason): string {
  return (SENTENCES[reason.name] as (say: TableMessages, reason: Reason) => string)(say, reason);
}
