// What a hint counts out is true in every layout that fits, at every turn of whole boards.

import { chooseFor, type Layout } from '@minibridge/bots';
import { openings, playedOut } from '@minibridge/bots/testing';
import { type Card, cardsOf, type Seat, type SeatView, suitOf } from '@minibridge/bridge';
import { describe, expect, test } from 'vitest';
import { deductionsFrom } from './deductions';
import { hintFor } from './hint';
import type { Deduction, Fact, Hint } from './step';
import { type Unseen, unseenFrom } from './unseen';

/** So many layouts are listed; of more only the exact shares are asked. */
const LISTED = 5000;
const BOARDS = 8;

const choose = chooseFor(1);

type Turn = { readonly view: SeatView; readonly hint: Hint };

/** Every turn of some boards, with the hint that whoever is to act would get. */
function turns(boards: number, seed: number): readonly Turn[] {
  const found: Turn[] = [];
  for (const opening of openings(boards, seed)) {
    playedOut(opening, (view) => {
      const hint = hintFor(view, choose);
      if (hint !== undefined) found.push({ view, hint });
      return hint === undefined ? undefined : choose(view)?.action;
    });
  }
  return found;
}

/** The cards that a deduction gives to a hand, and the hand. */
function placed(deduction: Deduction, { hidden }: Unseen): { readonly seat: Seat; readonly cards: readonly Card[] } {
  switch (deduction.name) {
    case 'no-honour-left':
    case 'too-few-points':
      return { seat: deduction.other, cards: deduction.cards };
    case 'only-these-honours':
      return { seat: deduction.seat, cards: deduction.cards };
    case 'must-hold':
    case 'very-likely':
      return { seat: deduction.seat, cards: [deduction.card] };
    case 'suit-counted':
      return { seat: deduction.other, cards: cardsOf(hidden.pool, deduction.suit) };
  }
}

const isIn = (layout: Layout, seat: Seat, cards: readonly Card[]): boolean =>
  cards.every((card) => layout[seat]?.includes(card) === true);

type Counted = { readonly deduction: Deduction; readonly unseen: Unseen; readonly share: number };

/** For each deduction the share of layouts in which its cards lie where it says. */
function sharesOf(unseen: Unseen): readonly Counted[] {
  const { layouts } = unseen;
  const claims = deductionsFrom(unseen).map((deduction) => ({
    deduction,
    unseen,
    ...placed(deduction, unseen),
    held: 0,
  }));
  if (layouts.count > LISTED) {
    const chance = ({ seat, cards }: (typeof claims)[number]): number =>
      Math.min(...cards.map((card) => layouts.chanceThat(seat, card)));
    return claims.map((claim) => ({ ...claim, share: chance(claim) }));
  }
  for (const layout of claims.length > 0 ? layouts.all() : [])
    for (const claim of claims) if (isIn(layout, claim.seat, claim.cards)) claim.held += 1;
  return claims.map((claim) => ({ ...claim, share: claim.held / layouts.count }));
}

const everyTurn = turns(BOARDS, 40_001);
const counted = everyTurn.flatMap(({ view }) => {
  const unseen = unseenFrom(view);
  return unseen ? sharesOf(unseen) : [];
});

describe('what is counted out', () => {
  test('is true in every layout, or in the stated share of them', () => {
    const wrong = counted.filter(({ deduction, share }) =>
      deduction.name === 'very-likely' ? Math.abs(100 * share - deduction.percent) > 5 : share !== 1,
    );
    expect(counted.length).toBeGreaterThan(500);
    expect(wrong.map(({ deduction }) => deduction)).toEqual([]);
  });

  test('has every kind', () => {
    const names = new Set(counted.map(({ deduction }) => deduction.name));
    expect(names.size).toBe(6);
  });

  test('is a sum that comes out', () => {
    const sums = counted.flatMap(({ deduction }) => ('total' in deduction ? [deduction] : []));
    expect(sums.filter(({ total, seen, rest }) => total - seen !== rest)).toEqual([]);
  });

  test('names cards that the player cannot see', () => {
    const seen = counted.filter(({ deduction, unseen }) =>
      placed(deduction, unseen).cards.some((card) => !unseen.hidden.pool.includes(card)),
    );
    expect(seen).toEqual([]);
  });
});

describe('a hint', () => {
  test('is there at every turn, and its card may be played', () => {
    expect(everyTurn.length).toBeGreaterThan(BOARDS * 40);
    const cards = everyTurn.flatMap(({ view: { board }, hint: { act } }) =>
      board.phase === 'play' && act.name === 'act-play' ? [{ board, act }] : [],
    );
    expect(cards.every(({ board, act }) => Object.values(board.hands).some((hand) => hand.includes(act.card)))).toBe(
      true,
    );
  });

  test('does not name its card before the last step', () => {
    const early = everyTurn.filter(({ hint: { follows, act, decision } }) => {
      const named = follows.flatMap((fact: Fact) => ('card' in fact ? [fact.card] : []));
      return act.name === 'act-play' && decision.reason.name !== 'cash-winners' && named.includes(act.card);
    });
    expect(early.map(({ hint }) => hint)).toEqual([]);
  });

  test('never advises a finesse that cannot win', () => {
    const hopeless = everyTurn.filter(({ hint }) => {
      const odds = hint.follows.find((fact) => fact.name === 'finesse-odds' || fact.name === 'finesse-or-drop');
      const wins = odds && (odds.name === 'finesse-odds' ? odds.percent : odds.finesse);
      return hint.decision.reason.name === 'finesse' && wins === 0;
    });
    expect(hopeless.map(({ hint }) => hint)).toEqual([]);
  });

  test('gives the trumps that are out', () => {
    const wrong = everyTurn.filter(({ view: { board }, hint: { follows } }) => {
      const fact = follows.find((each) => each.name === 'trumps-out');
      if (fact?.name !== 'trumps-out' || board.phase !== 'play') return false;
      const { strain } = board.contract;
      const open = [...Object.values(board.hands).flat(), ...board.tricks.flatMap(({ cards }) => cards)];
      const seen = [...open, ...board.trick.cards].filter((card) => suitOf(card) === strain).length;
      return seen !== fact.seen || fact.rest !== 13 - seen;
    });
    expect(wrong).toEqual([]);
  });
});
