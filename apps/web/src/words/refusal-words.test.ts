import { loadMessages } from '@minibridge/messages';
import type { TableRefusal } from '@minibridge/table';
import { expect, test } from 'vitest';
import { refusalText } from './refusal-words';

const SAID: readonly (readonly [TableRefusal, string])[] = [
  [{ reason: 'must-follow-suit', suit: 'H' }, 'Hearts were led, and this hand has hearts: play one.'],
  [{ reason: 'not-your-turn', turn: 'W' }, 'It is West’s turn.'],
  [{ reason: 'fit-too-short', strain: 'D', have: 7, need: 8 }, 'You have 7 diamonds together; trumps need 8.'],
  [{ reason: 'game-needs-points', have: 22, need: 25 }, 'A game needs 25 points together; you have 22.'],
  [{ reason: 'points-demand-game', have: 26, need: 25 }, 'With 26 points together a game must be chosen.'],
  [{ reason: 'wrong-phase', phase: 'play' }, 'The cards are being played now.'],
  [{ reason: 'declarer-chooses', declarer: 'S' }, 'South declares and chooses the contract.'],
  [{ reason: 'undo-asked', by: 'N' }, 'North has asked to take a card back; that is settled first.'],
];

test.each(SAID)('%j: %s', async (refusal, text) => {
  expect(refusalText(await loadMessages('en', 'table'), refusal)).toBe(text);
});
