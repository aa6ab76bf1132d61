// What a seat knows of hidden hands, held against the hands themselves, all through whole boards.

import {
  type Board,
  dealerOfBoard,
  type FullDeal,
  type Hand,
  pointsOf,
  presetRules,
  randomDeal,
  type SeatView,
  seededChance,
  suitOf,
} from '@minibridge/bridge';
import { expect, test } from 'vitest';
import { decideL1, mayAct } from '../level-1';
import { playedOut } from '../testing';
import { hiddenFrom } from './hidden';
import { layoutsOf } from './layouts';

const PRESETS = ['mb.site4', 'mb.ebu-school', 'mb.shape-first'] as const;

function cardsPlayed(board: Board): ReadonlySet<string> {
  if (board.phase !== 'play') return new Set();
  return new Set([...board.tricks, board.trick].flatMap(({ cards }) => cards));
}

/** Every number about a hidden hand is true of the hand, and the hand is one that the layouts can hold. */
function expectTrue(view: SeatView, deal: FullDeal): void {
  const hidden = hiddenFrom(view);
  if (hidden === undefined) return;
  const gone = cardsPlayed(view.board);
  const layouts = layoutsOf(hidden);
  expect(layouts.count).toBeGreaterThan(0);
  for (const { seat, cards, points, voids, lengths } of hidden.hands) {
    const held: Hand = deal[seat].filter((card) => !gone.has(card));
    expect([cards, points]).toEqual([held.length, pointsOf(held)]);
    expect(held.filter((card) => voids.includes(suitOf(card)) || !hidden.pool.includes(card))).toEqual([]);
    if (lengths) expect(held.filter((card) => suitOf(card) === 'S')).toHaveLength(lengths.S);
    const [card] = held;
    if (card) expect(layouts.chanceThat(seat, card)).toBeGreaterThan(0);
  }
}

test('the truth is always one of the layouts', () => {
  const chance = seededChance(11);
  let looked = 0;
  for (let number = 1; number <= 12; number += 1) {
    const rules = presetRules(PRESETS[number % PRESETS.length] ?? 'mb.site4');
    const opening = { rules, number, dealer: dealerOfBoard(number), deal: randomDeal(chance), coin: 'first' } as const;
    playedOut(opening, (view) => {
      if (mayAct(view)) {
        expectTrue(view, opening.deal);
        looked += 1;
      }
      return decideL1(view)?.action;
    });
  }
  expect(looked).toBeGreaterThan(400);
});
