import { presetRules } from '@minibridge/bridge';
import { cards, hand } from '@minibridge/bridge/testing';
import { loadMessages } from '@minibridge/messages';
import { describe, expect, test } from 'vitest';
import { announce, tableAfter } from '../testing';
import { countTask, honoursOf, liftedAtFirst, saidAt, termsOf } from './counting';
import { plain, runText } from './run-text';

const SOUTH = hand('KQJ84.A6.KQ5.J73');
const ebu = presetRules('mb.ebu');
const alone = { ...ebu, points: { reveal: 'self_count', verify: 'sum_only' } } as const;

test('honours', () => expect(honoursOf(SOUTH).join(' ')).toBe('SK SQ SJ HA DK DQ CJ'));

test('lifted at first only where they are announced', () => {
  const lifted = [ebu, alone, presetRules('mb.site4')].map((rules) => liftedAtFirst(rules, SOUTH).length);
  expect(lifted).toEqual([7, 0, 0]);
});

describe('the running sum', () => {
  const say = () => loadMessages('en', 'table');
  test('in the order in which the hand lies', () => expect(termsOf(SOUTH, cards('CJ HA SK'))).toEqual([3, 4, 1]));
  test('in words', async () => expect(plain(runText(await say(), [3, 2, 1]))).toBe('3 + 2 + 1 = 6'));
  test('nothing yet', async () => expect(plain(runText(await say(), []))).toBe('Nothing counted yet: 0'));
});

describe('what lies at a seat', () => {
  const board = (said: Parameters<typeof tableAfter>[1]) => {
    const table = tableAfter({ rules: ebu, seat: 'S' }, said);
    if (!table.board) throw new Error('no board');
    return table.board;
  };
  test('a number once it is said', () => {
    const announcing = board([announce('N', 9)]);
    expect([saidAt(announcing, 'N'), saidAt(announcing, 'E')]).toEqual([
      { state: 'said', points: 9 },
      { state: 'wait' },
    ]);
  });
  test('the old numbers, until they are said again', () => {
    const failed = [announce('N', 9), announce('E', 5), announce('S', 15), announce('W', 10)];
    const again = board([...failed, announce('N', 9)]);
    expect([saidAt(again, 'N'), saidAt(again, 'S')]).toEqual([
      { state: 'said', points: 9 },
      { state: 'void', points: 15 },
    ]);
  });
  test('whose task it is', () => {
    expect([countTask(board([]), 'N'), countTask(board([]), 'S')]).toEqual(['say', 'wait']);
    const all = [announce('N', 9), announce('E', 5), announce('S', 16), announce('W', 10)];
    expect(countTask(board(all), 'S')).toBe('shown');
  });
});
