import { loadMessages } from '@minibridge/messages';
import { type Occupant, playersAtFirst, rowOf } from '@minibridge/table';
import { expect, test } from 'vitest';
import type { NameOf } from '../by-name';
import { doneText } from '../result-words';
import { finished } from '../testing';
import { dealtText, takenText } from './row-words';

const words = await loadMessages('en', 'score');
const person = (name: string): Occupant => ({ kind: 'person', name });
const players = playersAtFirst({ N: person('Ola'), E: person('Emil'), S: person('Nina'), W: person('Tom') });
const board = finished();
const row = rowOf(board, players);
const byName: NameOf = (of, seat) => of[seat].map(({ name }) => name).join(', ');
const bySeat: NameOf = () => undefined;

test('the sheet names those who played the deal, or their seats', () => {
  expect([dealtText(words, row, byName), dealtText(words, row, bySeat)]).toEqual(['1 · Ola', '1 · North']);
  expect(takenText(words, row, byName)).toBe(`Nina, ${row.tricks} tricks`);
  expect(takenText(words, row, bySeat)).toBe(`South, ${row.tricks} tricks`);
});

test('so does the result, which speaks to declarer', () => {
  const taken = `10 tricks and took ${row.tricks}.`;
  expect(doneText(words, board, { me: 'N', name: 'Nina' })).toBe(`Nina needed ${taken}`);
  expect(doneText(words, board, { me: 'N' })).toBe(`South needed ${taken}`);
  expect(doneText(words, board, { me: 'S', name: 'Nina' })).toBe(`You needed ${taken}`);
});
