import { decideL1 } from '@minibridge/bots';
import { openings, playedOut } from '@minibridge/bots/testing';
import { bonusClass, presetRules } from '@minibridge/bridge';
import { expect, test } from 'vitest';
import { hintFor } from './hint';
import type { Fact, Hint } from './step';
import { taught } from './taught';

type Choice = { readonly hint: Hint; readonly goal: Extract<Fact, { name: 'goal' }> };

/** The hint at the choice of the contract, of some boards. */
function choices(): readonly Choice[] {
  const found: Choice[] = [];
  for (const opening of openings(80, 91)) {
    playedOut(opening, (view) => {
      const hint = view.board.phase === 'choosing' ? hintFor(view, taught) : undefined;
      const goal = hint?.follows.find((fact) => fact.name === 'goal');
      if (hint && goal?.name === 'goal') found.push({ hint, goal });
      return decideL1(view)?.action;
    });
  }
  return found;
}

test('the contract is what the points just told are good for', () => {
  const all = choices();
  const told = all.map(({ goal: { points, game } }) => (points >= game ? 'game' : 'part'));
  const named = all.map(({ hint: { act } }) => act.name === 'act-choose' && bonusClass(act.contract));
  expect(new Set(told)).toEqual(new Set(['game', 'part']));
  expect(named).toEqual(told);
});

test('where tricks are only counted, no suit is said to come first', () => {
  const told = new Set<string>();
  for (const opening of openings(40, 92, presetRules('mb.count'))) {
    playedOut(opening, (view) => {
      if (view.board.phase === 'choosing') for (const { name } of hintFor(view, taught)?.follows ?? []) told.add(name);
      return decideL1(view)?.action;
    });
  }
  expect(told).toContain('suit-together');
  expect(told).not.toContain('major-together');
});
