// Of a seat for the next deal: what is told when it is promised, kept, changed for another one, and lost.

import type { Person } from '@minibridge/protocol';
import { describe, expect, test } from 'vitest';
import { type HouseNews, houseNews } from './house-news';
import { type LiveTable, liveTableAfter, newLiveTable, whileAsked } from './live-table';
import { isOvertaken } from './overtaken';

const CODE = 'KMTPQR';
const OLA: Person = { who: 1, name: 'Ola', seat: 'S', is: 'here' };
const EVA: Person = { who: 3, name: 'Eva', is: 'here' };
const WATCHING: Person = { who: 1, name: 'Ola', is: 'here' };
const OF_EVA = { name: 'Eva', isYou: false } as const;

/** Ola, who looks, and these. */
function tableOf(...people: readonly Person[]): LiveTable {
  const table = liveTableAfter(newLiveTable(CODE), { type: 'people', table: CODE, host: 2, people });
  return { ...table, you: 1 };
}

const CASES: readonly (readonly [string, readonly Person[], readonly Person[], readonly HouseNews[]])[] = [
  ['promised', [OLA, EVA], [OLA, { ...EVA, next: 'E' }], [{ what: 'promised', seat: 'E', who: OF_EVA }]],
  [
    'promised to the reader, who sits: perhaps the host has decided so',
    [OLA],
    [{ ...OLA, next: 'E' }],
    [{ what: 'promised', seat: 'E', who: { name: 'Ola', isYou: true } }],
  ],
  [
    'promised to the reader, who watches and reads it where the seat is chosen',
    [WATCHING],
    [{ ...WATCHING, next: 'E' }],
    [],
  ],
  ['kept', [OLA, { ...EVA, next: 'E' }], [OLA, { ...EVA, seat: 'E' }], []],
  [
    'changed for another one',
    [OLA, { ...EVA, next: 'E' }],
    [OLA, { ...EVA, next: 'W' }],
    [{ what: 'promised', seat: 'W', who: OF_EVA }],
  ],
  ['lost', [OLA, { ...EVA, next: 'E' }], [OLA, EVA], [{ what: 'unpromised', seat: 'E', who: OF_EVA }]],
  [
    'lost by the reader, who keeps the own seat',
    [{ ...OLA, next: 'E' }],
    [OLA],
    [{ what: 'unpromised', seat: 'E', who: { name: 'Ola', isYou: true } }],
  ],
];

describe('a seat for the next deal', () => {
  test.each(CASES)('%s', (_what, before, after, news) => {
    expect(houseNews(tableOf(...before), tableOf(...after))).toEqual(news);
  });

  describe('given back by the reader', () => {
    const PROMISED = { ...OLA, next: 'E' } as const;
    const SITS = { type: 'sit', seat: 'S', name: 'Ola' } as const;
    const told = (table: LiveTable, ...people: readonly Person[]) =>
      liveTableAfter(table, { type: 'people', table: CODE, host: 2, people });
    const LOST = [{ what: 'unpromised', seat: 'E', who: { name: 'Ola', isYou: true } }];

    test('who sits is told of the own seat, not of a loss', () => {
      const asked = whileAsked(tableOf(PROMISED), SITS);
      expect(houseNews(asked, told(asked, OLA))).toEqual([{ what: 'keeps-seat' }]);
    });

    test('who watches is told where it was done, and not twice', () => {
      const asked = whileAsked(tableOf({ ...WATCHING, next: 'E' }), { type: 'stand' });
      expect(houseNews(asked, told(asked, WATCHING))).toEqual([]);
    });

    test('what the host takes away is a loss: when the wish was refused, and when the seat was promised anew', () => {
      const refused = whileAsked(whileAsked(tableOf(PROMISED), SITS), undefined);
      expect(houseNews(refused, told(refused, OLA))).toEqual(LOST);
      const asked = whileAsked(tableOf(PROMISED), SITS);
      const anew = told(told(asked, OLA), PROMISED);
      expect(houseNews(anew, told(anew, OLA))).toEqual(LOST);
    });

    test('another wish gives nothing back', () => {
      const asked = whileAsked(tableOf(PROMISED), { type: 'pause', by: 'S' });
      expect(houseNews(asked, told(asked, OLA))).toEqual(LOST);
    });
  });

  test('that it is lost need not be read any more once it is promised again', () => {
    const told = tableOf(OLA, EVA);
    const news: HouseNews = { what: 'unpromised', seat: 'E', who: OF_EVA };
    expect(isOvertaken(news, { told, now: told })).toBe(false);
    expect(isOvertaken(news, { told, now: tableOf(OLA, { ...EVA, next: 'E' }) })).toBe(true);
  });
});
