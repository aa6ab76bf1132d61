import { loadMessages } from '@minibridge/messages';
import type { Person } from '@minibridge/protocol';
import { describe, expect, test } from 'vitest';
import { newLiveTable } from '../../../live/live-table';
import { nameAmong, watchersText } from './people-words';

const words = await loadMessages('de', 'live');
const somebody = (who: number, name?: string): Person => ({ who, ...(name !== undefined && { name }), is: 'here' });

describe('who watches', () => {
  test.each<[string, readonly Person[]]>([
    ['1 Person schaut zu.', [somebody(2)]],
    ['2 Personen schauen zu.', [somebody(2), somebody(3)]],
    ['1 Person schaut zu: Ola', [somebody(2, 'Ola')]],
    ['3 Personen schauen zu: Ola, 2 ohne Namen', [somebody(2), somebody(3, 'Ola'), somebody(4)]],
  ])('%s', (text, watchers) => expect(watchersText(words, 'de', watchers)).toBe(text));
});

describe('one of several without a name', () => {
  test.each([
    [
      [somebody(2), somebody(3, 'Ola'), somebody(4)],
      ['Jemand, der zuschaut (1)', 'Ola', 'Jemand, der zuschaut (2)'],
    ],
    [
      [somebody(2), somebody(3, 'Ola')],
      ['Jemand, der zuschaut', 'Ola'],
    ],
  ])('has a number', (people, names) => {
    const table = { ...newLiveTable('KMTPQR'), people };
    expect(people.map((one) => nameAmong(words, table, one))).toEqual(names);
  });
});
