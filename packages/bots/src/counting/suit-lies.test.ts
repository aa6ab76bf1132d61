// The shares of one suit agree with those of whole layouts, counted another way.

import {
  type BoardEvent,
  dealerOfBoard,
  presetRules,
  randomDeal,
  SEATS,
  SeatView,
  SUITS,
  seededChance,
  suitOf,
} from '@minibridge/bridge';
import { expect, test } from 'vitest';
import { type Hidden, hiddenFrom } from '../belief/hidden';
import { layoutsOf } from '../belief/layouts';
import { bitOf } from '../suit-bits';
import { playedOut, playerL1 } from '../testing';
import { type Lie, liesOf } from './suit-lies';

/** Boards from a fixed seed, each stopped somewhere after the contract. */
function stoppedBoards(boards: number): readonly (readonly BoardEvent[])[] {
  const chance = seededChance(31);
  return Array.from({ length: boards }, (_, place) => {
    const number = place + 1;
    const opening = { rules: presetRules('mb.site4'), number, dealer: dealerOfBoard(number), coin: 'first' } as const;
    const { log } = playedOut({ ...opening, deal: randomDeal(chance) }, playerL1);
    const chosen = log.findIndex(({ type }) => type === 'contractChosen');
    return chosen < 0 ? [] : log.slice(0, chosen + 2 + ((place * 5) % 40));
  });
}

/** What each seat that does not see two of the hands knows of them. */
function hiddenPairs(log: readonly BoardEvent[]): readonly Hidden[] {
  return SEATS.flatMap((seat) => {
    const view = SeatView.of(seat, log);
    const hidden = view && hiddenFrom(view);
    return hidden?.hands.length === 2 ? [hidden] : [];
  });
}

function shareWith(bit: number, lies: readonly Lie[]): number {
  return lies.reduce((sum, { first, share }) => ((first & bit) === 0 ? sum : sum + share), 0);
}

/** For every unseen card of the suits that can be counted, the two chances that the first hidden hand has it. */
function chances(hidden: Hidden): readonly (readonly [number, number])[] {
  const layouts = layoutsOf(hidden);
  const [first] = hidden.hands;
  return SUITS.flatMap((suit) => {
    const lies = liesOf(hidden, suit);
    const cards = lies.length === 0 ? [] : hidden.pool.filter((card) => suitOf(card) === suit);
    return cards.map(
      (card) => [shareWith(bitOf(card), lies), first ? layouts.chanceThat(first.seat, card) : 0] as const,
    );
  });
}

test('each card lies in the first hidden hand as often as in whole layouts', () => {
  const compared = stoppedBoards(40).flatMap(hiddenPairs).flatMap(chances);
  expect(compared.length).toBeGreaterThan(1000);
  for (const [share, chance] of compared) expect(share).toBeCloseTo(chance, 9);
});
