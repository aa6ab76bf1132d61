/** The line above the hand says what to do now. */
import { presetRules, type Seat } from '@minibridge/bridge';
import { describe, expect, test } from 'vitest';
import { playBoardOf, playView } from './play-view';
import { promptFor, tricksBySide } from './prompt';
import { playAfter } from './testing';

const HELPS = { ...presetRules('mb.site4'), dummyMayHelp: true };
const TRICK = 'HQ HK H2 H6';

/** In short: "follow own H". */
function told(seat: Seat, cards: string, rules = presetRules('mb.site4'), lies = false): string {
  const { play, view } = playAfter({ seat, cards, rules });
  return Object.values(promptFor(play, view.table, lies)).join(' ');
}

describe('south declares, north is dummy, west leads', () => {
  test.each([
    // viewer, cards, prompt
    ['W', '', 'lead own false'],
    ['E', '', 'thinking W false'],
    ['S', '', 'thinking W false'],
    ['N', '', 'watch false W'],
    ['S', 'HQ', 'follow dummy H'],
    ['E', 'HQ', 'thinking S true'],
    ['N', 'HQ', 'watch true S'],
    ['E', 'HQ HK', 'follow own H'],
    ['S', 'HQ HK H2', 'follow own H'],
    ['S', TRICK, 'lead dummy false'],
    ['E', `${TRICK} S2 S3 SK S6 SQ S7 S5`, 'free own S'],
  ] as const)('%s after %o: %s', (seat, cards, prompt) => expect(told(seat, cards)).toBe(prompt));
});

describe('a complete trick still lies', () => {
  test.each([
    ['S', 'lead dummy true'],
    ['N', 'won you'],
    ['W', 'won dummy'],
  ] as const)('%s: %s', (seat, prompt) => expect(told(seat, TRICK, undefined, true)).toBe(prompt));
});

describe('dummy may help', () => {
  test.each([
    ['N', 'HQ', 'follow own H'],
    ['N', 'HQ HK H2', 'follow declarer H'],
    ['S', 'HQ', 'follow dummy H'],
  ] as const)('%s after %o: %s', (seat, cards, prompt) => expect(told(seat, cards, HELPS)).toBe(prompt));
});

describe('the table’s own affairs come first', () => {
  const { play, view } = playAfter({ seat: 'S', cards: 'HQ' });
  test.each([
    [{ pausedBy: 'S' }, 'paused'],
    [{ undo: { by: 'W', agreed: [] } }, 'undo-asked W'],
    [{ undo: { by: 'S', agreed: [] } }, 'undo-waits defenders'],
  ] as const)('%o: %s', (affair, prompt) =>
    expect(Object.values(promptFor(play, { ...view.table, ...affair }, false)).join(' ')).toBe(prompt),
  );
});

test('tricks are counted from the viewer’s side', () => {
  expect(tricksBySide(playAfter({ seat: 'N', cards: TRICK }).play.board, 'N')).toEqual({ ours: 1, theirs: 0 });
  expect(tricksBySide(playAfter({ seat: 'W', cards: TRICK }).play.board, 'W')).toEqual({ ours: 0, theirs: 1 });
});

test('whose question it is, to who only watches', () => {
  const { view } = playAfter({ seat: 'S', cards: '' });
  const table = { ...view.table, undo: { by: 'S', agreed: [] } } as const;
  const board = playBoardOf(view);
  if (!board) throw new Error('nothing is played');
  expect(promptFor(playView({ ...view, watches: true }, board), table, false)).toEqual({ is: 'undo-asked', by: 'S' });
});
