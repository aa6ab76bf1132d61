// What the agreements choose among cards that are as good: hands, the cards before, and the card with what it says.

import { type Card, SEATS, SeatView, suitOf } from '@minibridge/bridge';
import { hand as handOf } from '@minibridge/bridge/testing';
import { describe, expect, test } from 'vitest';
import { type Position, positionOf } from '../knowledge';
import { mayAct } from '../level-1';
import { type Hands, playLog } from '../testing';
import { LEAST_LIKELY, likelihood } from './likelihood';
import { preferred } from './preferred';
import { situationOf } from './situation';

function positionAfter(hands: Hands, named: string, played: string): Position {
  const log = playLog(hands, named, played);
  for (const seat of SEATS) {
    const view = SeatView.of(seat, log);
    if (view?.board.phase === 'play' && mayAct(view)) return positionOf(view.board, seat);
  }
  throw new Error('nobody acts');
}

/** All legal cards as good as each other: `'SK top-of-sequence'`, or nothing. */
function answer(hands: Hands, named: string, played = ''): string {
  const position = positionAfter(hands, named, played);
  const choice = preferred(position, position.legal);
  return choice ? `${choice.card} ${choice.reason.name}` : 'nothing';
}

describe('opening leads, each from its suit', () => {
  test.each([
    // west                contract   suit  lead and reason
    ['KQJ4.83.A72.T965', 'game NT', 'S', 'SK top-of-sequence'],
    ['KQT4.83.A72.T965', 'game NT', 'S', 'SK top-of-sequence'],
    ['QJ92.83.A72.T965', 'game NT', 'S', 'SQ top-of-sequence'],
    ['AKQ2.83.972.T965', 'game NT', 'S', 'SA top-of-sequence'],
    ['KJ742.83.A72.T96', 'game NT', 'S', 'S4 fourth-best'],
    ['A9742.83.A72.T96', 'game NT', 'S', 'S4 fourth-best'],
    ['A9742.83.A72.T96', 'game H', 'S', 'nothing'], // never from under an ace against a suit
    ['K9742.83.A72.T96', 'game H', 'S', 'S4 fourth-best'],
    ['AK42.83.972.T965', 'game H', 'S', 'SA ace-from-ace-king'],
    ['KQ42.83.972.T965', 'game H', 'S', 'SK top-of-sequence'],
    ['KQ42.83.972.T965', 'game NT', 'S', 'S2 fourth-best'],
    ['T842.3.A972.T965', 'game S', 'H', 'H3 singleton'],
    ['.3.A98742.T97652', 'game S', 'H', 'nothing'], // nothing to ruff with
    ['T842.83.A97.T965', 'game S', 'H', 'H8 high-from-doubleton'],
    ['T842.Q83.A97.T96', 'game S', 'H', 'H3 low-from-honour'],
    ['T842.983.A97.T96', 'game S', 'H', 'H9 top-of-nothing'],
  ])('%s against %s, %s: %s', (west, named, suit, lead) => {
    const position = positionAfter({ W: west }, named, '');
    const choice = preferred(
      position,
      position.legal.filter((card) => suitOf(card) === suit),
    );
    expect(choice ? `${choice.card} ${choice.reason.name}` : 'nothing').toBe(lead);
  });
});

describe('partner has led: east plays third', () => {
  test.each([
    // north (dummy)      east                led and dummy  contract    card and reason
    ['764.A86.KJ94.T97', 'A2.J742.853.J842', 'SK S4', 'game NT', 'SA unblock'],
    ['764.A86.KJ94.T97', 'A82.J74.853.J842', 'SK S4', 'game NT', 'S8 encourage'],
    ['764.A86.KJ94.T97', '852.J742.85.KJ42', 'SK S4', 'game NT', 'S2 discourage'],
    ['764.A86.KJ94.T97', 'QJ2.J74.853.J842', 'S3 S4', 'game NT', 'SJ lowest-of-equals'],
    ['764.A86.KJ94.T97', 'K52.J74.853.J842', 'S3 S4', 'game NT', 'SK third-hand-high'],
    ['Q64.A86.KJ94.T97', 'KT2.J74.853.J842', 'S3 S4', 'game NT', 'ST third-hand-just-enough'],
  ])('dummy %s, east %s, %s, %s: %s', (N, E, played, named, card) =>
    expect(answer({ W: westWho(played), N, E }, named, played)).toBe(card),
  );
});

/** West who leads the king of spades from a sequence, or the three from the ace. */
function westWho(played: string): string {
  return played.startsWith('SK') ? 'KQJ93.K95.A72.Q5' : 'A983.K95.A72.Q53';
}

describe('dummy leads: east plays second', () => {
  const west = 'A8.QJT93.A72.Q85';
  test.each([
    // north (dummy)      east               led   card and reason
    ['QJ9.A86.K94.KT97', 'K72.742.853.J642', 'SQ', 'S2 wait-to-cover'],
    ['Q54.A86.K94.KT97', 'K72.742.853.J642', 'SQ', 'SK cover-honour'],
    ['Q54.A86.K94.KT97', 'K972.742.85.J642', 'S4', 'S9 show-count'],
    ['Q54.A86.K94.KT97', 'K72.742.853.J642', 'S4', 'S2 show-count'],
  ])('dummy %s, east %s, %s: %s', (N, E, led, card) =>
    expect(answer({ W: west, N, E }, 'game NT', `HQ HA H2 ${souths(N, E)} ${led}`)).toBe(card),
  );

  /** South's lowest heart: not west's, dummy's or east's. */
  function souths(north: string, east: string): Card {
    const taken = [...handOf(west), ...handOf(north), ...handOf(east)];
    const free = (['H4', 'H5', 'HK'] as const).find((card) => !taken.includes(card));
    return free ?? 'HK';
  }
});

describe('how likely a card is', () => {
  const lead = (hand: string, card: Card, named = 'game NT'): number =>
    likelihood(situationOf(positionAfter({ W: hand }, named, '')), handOf(hand), card);

  test.each([
    // a hand that the lead fits       one that it does not      lead
    ['KQJ4.83.A72.T965', 'K942.83.A72.T965', 'SK'],
    ['KJ742.83.A72.T96', 'KJ42.83.A72.T965', 'S4'],
    ['KJ742.83.A72.T96', '42.8753.AT72.T96', 'S4'],
  ] as const)('%s rather than %s leads %s', (good, bad, card) =>
    expect(lead(good, card)).toBeGreaterThan(2 * lead(bad, card)),
  );

  test('from under an ace against a suit: hardly ever', () =>
    expect(lead('A9742.83.K72.T96', 'S4', 'game H')).toBe(LEAST_LIKELY));

  test('east who encourages has an honour rather than none', () => {
    const N = '764.A86.KJ94.T97';
    const at = situationOf(positionAfter({ W: westWho('SK'), N, E: 'A82.J74.853.J842' }, 'game NT', 'SK S4'));
    const with8 = (hand: string): number => likelihood(at, handOf(hand), 'S8');
    expect(with8('A82.J74.853.J842')).toBeGreaterThan(2 * with8('982.J74.853.J842'));
  });

  test('the only card of the suit says nothing', () => {
    const at = situationOf(positionAfter({ W: westWho('SK'), N: '764.A86.KJ94.T97' }, 'game NT', 'SK S4'));
    expect(likelihood(at, handOf('8.J742.8532.J842'), 'S8')).toBe(1);
    expect(likelihood(at, handOf('.J742.85432.J842'), 'H2')).toBe(1);
  });
});
