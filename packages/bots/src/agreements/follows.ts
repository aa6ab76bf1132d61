// What a card says when a suit is followed: partner's lead is helped or judged, declarer's suit is counted, honours are covered.

import type { Reason } from '../reasons';
import { cardOf, countBits, highBit, lowBit, lowestAbove, lowestEqual } from '../suit-bits';
import { isEnough, type Situation } from './situation';

/** A row of the table: with such cards of the suit led (bits) this card is played. */
export type FollowRow = {
  readonly when: (bits: number, situation: Situation) => boolean;
  readonly card: (bits: number, situation: Situation) => number;
  readonly because: (situation: Situation, bit: number, bits: number) => Reason | undefined;
  /** How far it can be relied on, 0..1: a signal is less certain than a card that wins. */
  readonly certainty: number;
};

const [ACE, KING, QUEEN, JACK, TEN] = [1 << 12, 1 << 11, 1 << 10, 1 << 9, 1 << 8];
const HIGH_HONOURS = ACE | KING | QUEEN;
/** Nine and below: cards that can be spared for a signal. */
const SPOTS = TEN - 1;

const withCard =
  (name: 'unblock' | 'third-hand-just-enough' | 'cover-honour' | 'win-cheaply') =>
  ({ led }: Situation, bit: number): Reason | undefined => {
    const card = led && cardOf(led, bit);
    return card && { name, card };
  };

/** Dummy's honour, already past, stays under mine: the card below it is enough. */
function underDummy(bits: number, { dummy, best, dummyPlaysLater }: Situation): number {
  const held = highBit(dummy);
  if (dummyPlaysLater || held < TEN || highBit(bits) < held) return 0;
  const below = highBit(bits & (held - 1));
  return below > best && below >= TEN >> 1 ? below : 0;
}

/** The lowest card that is enough while dummy is still to play, or that leaves dummy's honour caught. */
function justEnough(bits: number, situation: Situation): number {
  const { best, dummy, dummyPlaysLater, gone } = situation;
  if (dummyPlaysLater) return lowestAbove(bits, Math.max(best, highBit(dummy)));
  const below = underDummy(bits, situation);
  return below === 0 ? 0 : lowestEqual(bits, below, gone);
}

/** The highest, or the lowest card that is worth as much. */
const high = (bits: number, { gone, dummy }: Situation): number => lowestEqual(bits, highBit(bits), gone | dummy);

/** Partner's honour will hold unless declarer beats it, or nothing of mine beats what lies there: I can only tell. */
function onlyTells(bits: number, situation: Situation): boolean {
  const { best, partnerWins, dummy, dummyPlaysLater } = situation;
  if (partnerWins) return best >= TEN && !(dummyPlaysLater && highBit(dummy) > best);
  return highBit(bits) < best;
}

const spareSpot = (bits: number): number => highBit(bits & SPOTS & ~lowBit(bits));

/** Third hand: partner has led. */
const PARTNER_LED: readonly FollowRow[] = [
  {
    when: (bits, { moment, ledCard }) =>
      moment.trump === undefined && ledCard === KING && countBits(bits) === 2 && (bits & ACE) !== 0,
    card: () => ACE,
    because: withCard('unblock'),
    certainty: 0.8,
  },
  {
    when: (bits, situation) => onlyTells(bits, situation) && (bits & HIGH_HONOURS) !== 0 && spareSpot(bits) !== 0,
    card: spareSpot,
    because: ({ led }) => led && { name: 'encourage', suit: led },
    certainty: 0.6,
  },
  {
    when: (bits, situation) => onlyTells(bits, situation) && (bits & HIGH_HONOURS) === 0,
    card: lowBit,
    because: ({ led }) => led && { name: 'discourage', suit: led },
    certainty: 0.7,
  },
  {
    when: (bits, situation) => !onlyTells(bits, situation) && isEnough(justEnough(bits, situation), situation),
    card: justEnough,
    because: withCard('third-hand-just-enough'),
    certainty: 0.8,
  },
  {
    when: (bits, situation) =>
      !onlyTells(bits, situation) && !situation.dummyPlaysLater && highBit(bits) > situation.best,
    card: high,
    because: ({ led }, bit, bits) => {
      const card = led && cardOf(led, bit);
      return card && (bit === highBit(bits) ? { name: 'third-hand-high', card } : { name: 'lowest-of-equals', card });
    },
    certainty: 0.8,
  },
];

/** Even: the highest card that can be spared; odd: the lowest. */
function counting(bits: number): number {
  return countBits(bits) % 2 === 0 && spareSpot(bits) !== 0 ? spareSpot(bits) : lowBit(bits);
}

const saysCount = (bits: number): boolean => countBits(bits) % 2 === 1 || spareSpot(bits) !== 0;

const COUNT: FollowRow = {
  when: (bits, { isFirstRound }) => isFirstRound && countBits(bits) > 1 && saysCount(bits),
  card: counting,
  because: ({ led }, _, bits) =>
    led && { name: 'show-count', suit: led, count: countBits(bits) % 2 === 0 ? 'even' : 'odd' },
  certainty: 0.6,
};

/** An honour was led and one of mine is higher. */
function mayCover(bits: number, { ledCard }: Situation): boolean {
  return ledCard >= TEN && lowestAbove(bits, ledCard) >= JACK;
}

/** A card below the honour, the nine or higher, may be with us. */
function canGrow({ ledCard, gone, dummy }: Situation): boolean {
  return ((JACK | TEN | (TEN >> 1)) & (ledCard - 1) & ~(gone | dummy)) !== 0;
}

/** Second hand: declarer or dummy has led. */
const THEY_LED_SECOND: readonly FollowRow[] = [
  {
    when: (bits, situation) => mayCover(bits, situation) && (situation.dummy & (situation.ledCard >> 1)) !== 0,
    card: lowBit,
    because: ({ dummyLed }) => (dummyLed ? { name: 'wait-to-cover' } : undefined),
    certainty: 0.6,
  },
  {
    when: (bits, situation) => mayCover(bits, situation) && canGrow(situation),
    card: (bits, { ledCard }) => lowestAbove(bits, ledCard),
    because: withCard('cover-honour'),
    certainty: 0.7,
  },
  COUNT,
  { when: () => true, card: lowBit, because: () => ({ name: 'second-hand-low' }), certainty: 0.7 },
];

/** Fourth hand: all that can be seen lies there. */
const THEY_LED_FOURTH: readonly FollowRow[] = [
  {
    when: (bits, { partnerWins, best }) => !partnerWins && lowestAbove(bits, best) !== 0,
    card: (bits, { best }) => lowestAbove(bits, best),
    because: withCard('win-cheaply'),
    certainty: 0.8,
  },
  COUNT,
  {
    when: () => true,
    card: lowBit,
    because: ({ partnerWins }) => ({ name: partnerWins ? 'partner-wins' : 'cannot-win' }),
    certainty: 0.8,
  },
];

const NO_ROWS: readonly FollowRow[] = [];

/** The rows for a place in the trick, read from the top. */
export function followRows({ place }: Situation): readonly FollowRow[] {
  switch (place) {
    case 1:
      return THEY_LED_SECOND;
    case 2:
      return PARTNER_LED;
    case 3:
      return THEY_LED_FOURTH;
    default:
      return NO_ROWS;
  }
}
