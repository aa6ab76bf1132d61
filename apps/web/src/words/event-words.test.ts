import { presetRules } from '@minibridge/bridge';
import { contract } from '@minibridge/bridge/testing';
import { loadMessages } from '@minibridge/messages';
import type { Command } from '@minibridge/table';
import { describe, expect, test } from 'vitest';
import { newsBetween } from '../screens/table/news';
import { announce, type Scene, tableAfter, tablesAlong } from '../screens/table/testing';
import { eventText } from './event-words';

/** What is read out to the seat of `scene` while `commands` are carried out. */
async function told(scene: Scene, commands: readonly Command[]): Promise<readonly string[]> {
  const say = await loadMessages('en', 'table');
  const tables = tablesAlong(scene, commands);
  return tables.slice(1).flatMap((table, at) => {
    const before = tables[at] ?? table;
    return newsBetween(before, table).flatMap(
      ({ event, after }) => eventText(event, { say, me: scene.seat, after }) ?? [],
    );
  });
}

const opened = { ...tableAfter({ rules: presetRules('mb.site4'), seat: 'S' }), boardLog: [] };

describe('the deal', () => {
  test('points shown at once', async () => {
    const say = await loadMessages('en', 'table');
    const table = tableAfter({ rules: presetRules('mb.site4'), seat: 'S' });
    const lines = newsBetween(opened, table).map(({ event, after }) => eventText(event, { say, me: 'S', after }));
    expect(lines).toEqual([
      'Deal 1. North deals.',
      'You have your thirteen cards.',
      'North has 9 points.',
      'East has 5 points.',
      'You have 16 points.',
      'West has 10 points.',
      'North’s cards now lie open.',
    ]);
  });
});

describe('counting', () => {
  const scene: Scene = { rules: presetRules('mb.ebu'), seat: 'S' };
  test('in turn', async () => {
    expect(await told(scene, [announce('N', 9), announce('E', 5), announce('S', 16)])).toEqual([
      'North says 9 points.',
      'East says 5 points.',
      'You say 16 points.',
    ]);
  });
  test('four numbers that do not make 40', async () => {
    const lines = await told(scene, [announce('N', 9), announce('E', 5), announce('S', 15), announce('W', 10)]);
    expect(lines.at(-1)).toBe('West says 10 points. The four numbers make 39, not 40. Everybody counts again.');
  });
  test('an honest mistake that makes 40', async () => {
    const lines = await told(scene, [announce('N', 10), announce('E', 5), announce('S', 15), announce('W', 10)]);
    expect(lines.slice(3)).toEqual([
      'West says 10 points.',
      'The four numbers make 40, but not every hand is counted right. The right numbers: North 9, East 5, South 16, West 10.',
      'North’s cards now lie open.',
    ]);
  });
});

test('contract, cards, tricks, a card taken back, a pause', async () => {
  const play = (by: 'N' | 'E' | 'S' | 'W', card: 'HQ' | 'HK' | 'H2' | 'HA' | 'H3' | 'H6'): Command => ({
    type: 'act',
    action: { type: 'play', by, card },
  });
  const lines = await told({ rules: presetRules('mb.site4'), seat: 'S' }, [
    { type: 'act', action: { type: 'choose', by: 'S', contract: contract('game S') } },
    play('W', 'HQ'),
    play('S', 'HK'),
    { type: 'askUndo', by: 'S' },
    play('S', 'HK'),
    play('E', 'H2'),
    play('S', 'H6'),
    { type: 'pause', by: 'S' },
    { type: 'resume', by: 'S' },
  ]);
  expect(lines).toEqual([
    'The contract: Game in spades by South.',
    'West: queen of hearts.',
    'North: king of hearts.',
    'A card is taken back.',
    'North: king of hearts.',
    'East: two of hearts.',
    'You: six of hearts. North wins the trick.',
    'The game is paused.',
    'The game goes on.',
  ]);
});

test('the end of a match before its last deal', async () => {
  expect(await told({ rules: presetRules('mb.site4'), seat: 'S' }, [{ type: 'close', why: 'people' }])).toEqual([
    'This match is over.',
  ]);
  const hour = { ...presetRules('mb.site4'), match: { timeLimitMin: 60, firstDealer: 'draw' } } as const;
  expect(await told({ rules: hour, seat: 'S' }, [{ type: 'close', why: 'time' }])).toEqual([
    'The time is up: this match is over.',
  ]);
});
