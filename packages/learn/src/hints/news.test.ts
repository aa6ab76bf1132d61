// What is counted out is told when it has become known, or when the card follows from it, and at no other turn.

import { playedOut } from '@minibridge/bots/testing';
import { presetRules, randomDeal, SEATS, type SeatView, seededChance } from '@minibridge/bridge';
import { describe, expect, test } from 'vitest';
import { cardsIn, deductionsFrom } from './deductions';
import { hintFor } from './hint';
import { sceneOf } from './scene';
import type { Deduction, Fact, Hint } from './step';
import { taught } from './taught';

const BOARDS = 8;

const choose = taught;

type Turn = { readonly board: number; readonly view: SeatView; readonly hint: Hint; readonly known: readonly string[] };

/** Where a deduction says that what lies. */
function placesOf(deduction: Deduction): readonly string[] {
  const { name, seat } = deduction;
  const holder = 'other' in deduction ? deduction.other : seat;
  const what = name === 'suit-counted' ? [deduction.suit] : cardsIn(deduction);
  return what.map((each) => `${name === 'very-likely' ? 'likely' : 'certain'} ${holder} ${each}`);
}

function knownTo(view: SeatView): readonly string[] {
  const scene = sceneOf(view);
  const found = scene?.unseen && scene.legal.length > 1 ? deductionsFrom(scene.unseen) : [];
  return found.flatMap(placesOf);
}

/** Every turn at which there is a choice of cards. */
function turns(): readonly Turn[] {
  const chance = seededChance(60_001);
  const found: Turn[] = [];
  for (let number = 1; number <= BOARDS; number += 1) {
    const dealer = SEATS[number % 4] ?? 'N';
    const rules = presetRules(number % 2 === 0 ? 'mb.site4' : 'mb.shape-first');
    playedOut({ rules, number, dealer, deal: randomDeal(chance), coin: 'first' }, (view) => {
      const hint = hintFor(view, choose);
      const scene = sceneOf(view);
      if (hint && scene && scene.legal.length > 1) found.push({ board: number, view, hint, known: knownTo(view) });
      return hint && choose(view)?.action;
    });
  }
  return found;
}

const all = turns();

/** The turn of the same player before this one, if there was one on this board. */
function before(turn: Turn): Turn | undefined {
  const own = all.filter(({ board, view }) => board === turn.board && view.seat === turn.view.seat);
  return own[own.indexOf(turn) - 1];
}

const isCounted = (fact: Fact): fact is Deduction => 'other' in fact || ('total' in fact && 'rest' in fact);
const countsTrumps = ({ name }: Fact): boolean => name === 'suit-counted';
const needs = (fact: Fact): readonly string[] =>
  ['finesse-odds', 'finesse-or-drop', 'toward-odds'].includes(fact.name) && 'card' in fact ? [fact.card] : [];

function leadsToCard({ follows, decision }: Hint): (each: Deduction) => boolean {
  const needed = follows.flatMap(needs);
  const draws = decision.reason.name === 'draw-trumps';
  return (each) => (draws && countsTrumps(each)) || cardsIn(each).some((card) => needed.includes(card));
}

const told = ({ follows, also }: Hint): readonly Deduction[] => [
  ...follows.filter(isCounted),
  ...(also ? [also.follows] : []),
];

describe('what is counted out', () => {
  test('is told only when it has become known, or when the card follows from it', () => {
    const again = all.filter((turn) => {
      const leads = leadsToCard(turn.hint);
      const old = (told: Deduction): boolean => placesOf(told).every((place) => before(turn)?.known.includes(place));
      return told(turn.hint).some((each) => old(each) && !leads(each));
    });
    expect(all.filter(({ hint }) => told(hint).length > 0).length).toBeGreaterThan(50);
    expect(again.map(({ hint }) => told(hint))).toEqual([]);
  });

  test('is told as likely once, though its share may fall and rise again, until it is likely to lie elsewhere', () => {
    const again = all.filter((turn) => {
      const own = all.filter(({ board, view }) => board === turn.board && view.seat === turn.view.seat);
      const earlier = own.slice(0, own.indexOf(turn)).flatMap(({ known }) => known);
      return told(turn.hint)
        .filter(({ name }) => name === 'very-likely')
        .flatMap(placesOf)
        .some(
          (place) => earlier.findLast((each) => each.startsWith('likely') && each.endsWith(place.slice(-2))) === place,
        );
    });
    expect(again.map(({ hint }) => told(hint))).toEqual([]);
  });

  test('is told once: what stands beside it says something else', () => {
    const both = all.flatMap(({ hint: { follows, also } }) =>
      also ? [{ follows: follows.filter(isCounted), also: also.follows }] : [],
    );
    const said = both.filter(({ follows, also }) =>
      placesOf(also).every((place) => follows.flatMap(placesOf).includes(place)),
    );
    expect(both.length).toBeGreaterThan(10);
    expect(said).toEqual([]);
  });

  test('never stands alone before the card: what leads to the card is said, too', () => {
    const alone = all.filter(({ hint: { follows } }) => follows.every(isCounted) && !follows.some(countsTrumps));
    expect(alone.map(({ hint }) => hint.follows)).toEqual([]);
  });

  test('comes after what leads to the card, unless the card follows from it', () => {
    const before = all.filter(({ hint }) => {
      const leads = leadsToCard(hint);
      return hint.follows.filter(isCounted).some((each) => !leads(each));
    });
    expect(before.map(({ hint }) => hint.follows)).toEqual([]);
  });

  test('is told again at each turn at which the card follows from it', () => {
    const silent = all.filter(({ view, hint: { follows } }) => {
      const needed = follows.flatMap(needs);
      const certain = knownTo(view).filter((place) =>
        needed.some((card) => place.startsWith('certain') && place.endsWith(card)),
      );
      return certain.length > 0 && !follows.some(isCounted);
    });
    expect(silent.map(({ hint }) => hint.follows)).toEqual([]);
  });
});
