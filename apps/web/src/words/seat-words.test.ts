import { loadMessages } from '@minibridge/messages';
import { expect, test } from 'vitest';
import { occupantName, seatName, seatSign, sideName, whoIs } from './seat-words';

test('one’s own seat is “you”', () => {
  expect([whoIs('S', 'S'), whoIs('N', 'S')]).toEqual(['you', 'N']);
});

test('seats and sides', async () => {
  const say = await loadMessages('en', 'table');
  expect([seatName(say, 'W'), sideName(say, 'EW'), seatSign('fr', 'W'), seatSign('el', 'N')]).toEqual([
    'West',
    'East–West',
    'O',
    'Β',
  ]);
});

test('a person without a name is “You”', async () => {
  const say = await loadMessages('en', 'table');
  const bot = { kind: 'bot', level: 1, name: 'Nina' } as const;
  const seating = { N: bot, E: bot, S: { kind: 'person', name: '' }, W: { kind: 'person', name: 'Ola' } } as const;
  const names = (['N', 'S', 'W'] as const).map((seat) => occupantName(say, { seating }, seat));
  expect(names).toEqual(['Nina', 'You', 'Ola']);
});
