// Which denomination declarer would like best: an eight-card major, else no trump or a minor as the goal asks.

import { type ChoosingFrom, isMinor, type Kind, type Lengths, type Strain, SUITS, type Suit } from '@minibridge/bridge';
import type { Goal, Reason } from './reasons';

type Aim = { readonly goal: Goal; readonly points: number };

/** A denomination and why, best first in a list of wishes. */
export type Wish = { readonly strain: Strain; readonly because: (aim: Aim) => Reason };

/** Cards together that make a good trump suit. */
const FIT = 8;
/** Cards of a major in one hand that make trumps without knowing dummy. */
const OWN_MAJOR = 6;

/** Suits with at least `cards`, the longest first; of equals the higher. */
function longSuits(lengths: Lengths, cards: number): readonly Suit[] {
  return SUITS.filter((suit) => lengths[suit] >= cards).sort((a, b) => lengths[b] - lengths[a]);
}

/** Suits with a fit: majors before minors, but the longest first where tricks are only counted. */
function fits({ rules }: ChoosingFrom, together: Lengths): readonly Suit[] {
  const long = longSuits(together, FIT);
  if (rules.contract === 'none') return long;
  return [...long.filter((suit) => !isMinor(suit)), ...long.filter(isMinor)];
}

/** A minor comes before a major that fits where tricks are only counted and it is the longest, else where the rules close the major. */
function fitReason(suit: Suit, together: Lengths, aim: Aim): Reason {
  const fit = { ...aim, suit, cards: together[suit] };
  if (!isMinor(suit)) return { name: 'major-fit', ...fit };
  const major = Math.max(together.S, together.H);
  if (major < FIT) return { name: 'minor-fit', ...fit };
  return together[suit] >= major
    ? { name: 'longest-fit', ...fit }
    : { name: 'what-the-rules-leave', ...aim, strain: suit };
}

function fitWish(suit: Suit, together: Lengths): Wish {
  return { strain: suit, because: (aim) => fitReason(suit, together, aim) };
}

/** Why no trump, when a suit fits: fewer tricks make a game; else it asks for less or counts more. A major is passed only where it is closed. */
function noTrumpReason(together: Lengths, aim: Aim): Reason {
  const [longest] = longSuits(together, FIT);
  if (longest === undefined) return { name: 'no-fit', ...aim };
  if (Math.max(together.S, together.H) >= FIT) return { name: 'what-the-rules-leave', ...aim, strain: 'NT' };
  return { name: aim.goal === 'game' ? 'no-trump-before-minor' : 'no-trump-pays-more', ...aim };
}

/** Where there are no trumps at all nothing is said of suits. */
function noTrump({ rules }: ChoosingFrom, together: Lengths): Wish {
  const hasTrumps = rules.denominations.some((strain) => strain !== 'NT');
  return {
    strain: 'NT',
    because: (aim) =>
      hasTrumps ? noTrumpReason(together, aim) : { name: 'what-the-rules-leave', ...aim, strain: 'NT' },
  };
}

/** Where dummy is faced after the lead: a long major of one's own, else no trump. */
function fromOwnHand(own: Lengths): readonly Wish[] {
  const majors = longSuits(own, OWN_MAJOR).filter((suit) => !isMinor(suit));
  return [
    ...majors.map(
      (suit): Wish => ({
        strain: suit,
        because: (aim) => ({ name: 'own-long-major', ...aim, suit, cards: own[suit] }),
      }),
    ),
    { strain: 'NT', because: (aim) => ({ name: 'dummy-unknown', ...aim }) },
  ];
}

/** A minor is as good as a major where its tricks cost no more: part-scores, counted tricks, targets without an extra trick. */
function minorsCount({ rules }: ChoosingFrom, kind: Kind): boolean {
  switch (rules.contract) {
    case 'none':
      return true;
    case 'target_table':
      return rules.targetTrumpExtra !== 1;
    case 'part_game':
    case 'part_game_small':
    case 'part_game_small_grand':
    case 'levels_1_7':
      return kind === 'part';
  }
}

/** Denominations from the best to the worst; the last ones only matter where the rules leave nothing better. */
export function wishes(from: ChoosingFrom, own: Lengths, kind: Kind): readonly Wish[] {
  const { together } = from;
  const lengths = together ?? own;
  const left = [...longSuits(lengths, 0), 'NT' as const].map(
    (strain): Wish => ({
      strain,
      because: (aim) => ({ name: 'what-the-rules-leave', ...aim, strain }),
    }),
  );
  if (together === undefined) return [...fromOwnHand(own), ...left];
  const suits = fits(from, together).filter((suit) => !isMinor(suit) || minorsCount(from, kind));
  return [...suits.map((suit) => fitWish(suit, together)), noTrump(from, together), ...left];
}
