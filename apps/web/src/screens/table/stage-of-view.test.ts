import { presetRules } from '@minibridge/bridge';
import { contract } from '@minibridge/bridge/testing';
import { expect, test } from 'vitest';
import { stageOfView, stepOf } from './stage-of-view';
import { EQUAL, tableAfter, viewAfter } from './testing';

const shown = presetRules('mb.site4');
const table = tableAfter({ rules: shown, seat: 'S' });
const { board: _none, ...empty } = table;
const inPlay = tableAfter({ rules: shown, seat: 'S' }, [
  { type: 'act', action: { type: 'choose', by: 'S', contract: contract('game S') } },
]);

test.each([
  ['no cards yet', { table: empty }, 'draw', 'count'],
  ['the totals are read', { table, reading: 'count' }, 'count', 'count'],
  ['who declares is read', { table, reading: 'declarer' }, 'declarer', 'declarer'],
  ['all is read', { table }, 'contract', 'contract'],
  ['points are said', viewAfter({ rules: presetRules('mb.ebu'), seat: 'S' }), 'count', 'count'],
  [
    'partners settle it',
    viewAfter({ rules: { ...shown, declarerTie: 'partners_choose' }, seat: 'S', text: EQUAL }),
    'agree',
    'declarer',
  ],
  ['cards are played', { table: inPlay }, 'play', 'play'],
] as const)('%s', (_when, view, stage, step) => {
  expect([stageOfView(view), stepOf(stageOfView(view))]).toEqual([stage, step]);
});
