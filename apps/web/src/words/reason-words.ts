// Why a bot did what it did, in its own words. A reason without a sentence does not compile.

import type { Reason, ReasonName } from '@minibridge/bots';
import { rankOf } from '@minibridge/bridge';
import type { ReasonMessages } from '@minibridge/messages';

/** With `N` a name, the reason of that name; so a sentence can be looked up by the reason's own name. */
type ReasonFor<N extends ReasonName> = { [P in N]: { readonly name: P } & Extract<Reason, { name: P }> }[N];

/** The hand that the card comes from: declarer, who plays two hands, speaks of dummy and never of a partner. */
export type PlayedFrom = 'defender' | 'declarer' | 'dummy';

type Sentences = {
  readonly [N in ReasonName]: (say: ReasonMessages, reason: ReasonFor<N>, hand: PlayedFrom) => string;
};

/** Of the data of a reason only what its sentence needs; a key's arguments say which. */
const SENTENCES: Sentences = {
  'count-points': (say, { points }) => say['count-points']({ points }),
  'more-points': (say, { declarer }) => say['more-points']({ declarer }),
  'first-from-dealer': (say, { declarer }) => say['first-from-dealer']({ declarer }),
  'agree-with-partner': (say) => say['agree-with-partner'](),
  'major-fit': (say, { goal, points, suit, cards }) => say['major-fit']({ goal, points, suit, cards }),
  'minor-fit': (say, { goal, points, suit, cards }) => say['minor-fit']({ goal, points, suit, cards }),
  'longest-fit': (say, { cards }) => say['longest-fit']({ cards }),
  'no-fit': (say, { goal, points }) => say['no-fit']({ goal, points }),
  'no-trump-before-minor': (say, { goal, points }) => say['no-trump-before-minor']({ goal, points }),
  'no-trump-pays-more': (say) => say['no-trump-pays-more'](),
  'own-long-major': (say, { goal, points, suit, cards }) => say['own-long-major']({ goal, points, suit, cards }),
  'dummy-unknown': (say, { goal, points }) => say['dummy-unknown']({ goal, points }),
  'what-the-rules-leave': (say, { goal, points, strain }) => say['what-the-rules-leave']({ goal, points, strain }),
  'top-of-sequence': (say, { card }) => say['top-of-sequence']({ rank: rankOf(card) }),
  'ace-from-ace-king': (say, { suit }) => say['ace-from-ace-king']({ suit }),
  'fourth-best': (say, { suit }) => say['fourth-best']({ suit }),
  singleton: (say, { suit }) => say.singleton({ suit }),
  'high-from-doubleton': (say, { suit }) => say['high-from-doubleton']({ suit }),
  'low-from-honour': (say, { suit }) => say['low-from-honour']({ suit }),
  'top-of-nothing': (say, { suit }) => say['top-of-nothing']({ suit }),
  'passive-trump': (say) => say['passive-trump'](),
  'return-partners-suit': (say, { suit }) => say['return-partners-suit']({ suit }),
  'continue-own-suit': (say, { suit }) => say['continue-own-suit']({ suit }),
  'give-partner-a-ruff': (say, { suit }) => say['give-partner-a-ruff']({ suit }),
  'lead-through-strength': (say, { suit }) => say['lead-through-strength']({ suit }),
  'lead-up-to-weakness': (say, { suit }) => say['lead-up-to-weakness']({ suit }),
  'only-card': (say) => say['only-card'](),
  'second-hand-low': (say, _, hand) => say['second-hand-low']({ hand }),
  'cover-honour': (say, { card }) => say['cover-honour']({ rank: rankOf(card) }),
  'split-honours': (say, { card }) => say['split-honours']({ rank: rankOf(card) }),
  'take-deciding-trick': (say) => say['take-deciding-trick'](),
  'honour-now-or-never': (say, { card }) => say['honour-now-or-never']({ rank: rankOf(card) }),
  'third-hand-high': (say) => say['third-hand-high'](),
  'third-hand-just-enough': (say, { card }) => say['third-hand-just-enough']({ rank: rankOf(card) }),
  'partner-wins': (say, _, hand) => say['partner-wins']({ hand }),
  'cannot-win': (say) => say['cannot-win'](),
  'win-cheaply': (say, { card }) => say['win-cheaply']({ rank: rankOf(card) }),
  ruff: (say) => say.ruff(),
  overruff: (say) => say.overruff(),
  'discard-partner-wins': (say, _, hand) => say['discard-partner-wins']({ hand }),
  'discard-useless': (say, { suit }) => say['discard-useless']({ suit }),
  'draw-trumps': (say, { left }) => say['draw-trumps']({ left }),
  'cash-winners': (say, { suit }) => say['cash-winners']({ suit }),
  'high-from-short-side': (say, { suit }) => say['high-from-short-side']({ suit }),
  finesse: (say, { against }) => say.finesse({ rank: against }),
  'play-for-the-drop': (say, { suit }) => say['play-for-the-drop']({ suit }),
  'lead-toward-honour': (say, { suit }) => say['lead-toward-honour']({ suit }),
  'establish-suit': (say, { suit }) => say['establish-suit']({ suit }),
  'prepare-a-ruff': (say, { suit }) => say['prepare-a-ruff']({ suit }),
  'ruff-in-short-hand': (say) => say['ruff-in-short-hand'](),
  'cross-over': (say, { suit }) => say['cross-over']({ suit }),
  exit: (say, { suit }) => say.exit({ suit }),
  'finesse-counted': (say, { percent }) => say['finesse-counted']({ percent }),
  'high-counted': (say) => say['high-counted'](),
  'high-before-finesse': (say) => say['high-before-finesse'](),
  'give-up-early': (say) => say['give-up-early'](),
  'force-higher': (say) => say['force-higher'](),
  'hold-back': (say) => say['hold-back'](),
  encourage: (say) => say.encourage(),
  discourage: (say) => say.discourage(),
  'show-count': (say, { count }) => say['show-count']({ count }),
  unblock: (say) => say.unblock(),
  'lowest-of-equals': (say) => say['lowest-of-equals'](),
  'wait-to-cover': (say) => say['wait-to-cover'](),
  'works-most-often': (say, { works, of }) => say['works-most-often']({ works, of }),
  'most-tricks': (say) => say['most-tricks'](),
  'best-on-average': (say) => say['best-on-average'](),
};

function sentenceOf<N extends ReasonName>(say: ReasonMessages, reason: ReasonFor<N>, hand: PlayedFrom): string {
  return SENTENCES[reason.name](say, reason, hand);
}

/** "I lead the top of a sequence." */
export function reasonText(say: ReasonMessages, reason: Reason, hand: PlayedFrom): string {
  return sentenceOf(say, reason, hand);
}
