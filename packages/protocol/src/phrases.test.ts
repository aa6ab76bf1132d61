import type { Board, Seat, Viewer } from '@minibridge/bridge';
import { presetRules } from '@minibridge/bridge';
import { describe, expect, test } from 'vitest';
import { randomBoard } from '../../bridge/fixtures/random-board';
import { hearersOf, isPhrase, mayNotSay, PHRASES, type Phrase } from './phrases';

/** Moments of a board by this preset, by what goes on. */
function momentsOf(preset: 'mb.ebu' | 'mb.ebu-school'): readonly Board[] {
  return randomBoard(presetRules(preset), 5).steps.map(({ board }) => board);
}

function moment(boards: readonly Board[], suits: (board: Board) => boolean): Board {
  const found = boards.find(suits);
  if (found === undefined) throw new Error('no such moment');
  return found;
}

const USUAL = momentsOf('mb.ebu');
const HELPING = momentsOf('mb.ebu-school');
const isPlayed = (board: Board): boolean => board.phase === 'play';

/** Seats by their part: the board's declarer is put south by turning the table. */
function seatOf(part: 'declarer' | 'dummy' | 'defender', board: Board): Seat {
  const declarer = 'declarer' in board ? board.declarer : 'S';
  const around = ['N', 'E', 'S', 'W'] as const;
  const steps = { declarer: 0, defender: 1, dummy: 2 }[part];
  return around[(around.indexOf(declarer) + steps) % 4] ?? 'N';
}

function refusalOf(phrase: Phrase, part: Parameters<typeof seatOf>[0], board: Board): string | undefined {
  return mayNotSay({ phrase, speaker: { as: 'seat', seat: seatOf(part, board) }, board })?.reason;
}

describe('who may say what during a deal', () => {
  const before = moment(USUAL, ({ phase }) => phase === 'announcing');
  const play = moment(USUAL, isPlayed);
  const helped = moment(HELPING, isPlayed);
  const rows: readonly (readonly [string, Phrase, Parameters<typeof seatOf>[0], Board, string | undefined])[] = [
    ['a defender greets', 'hello', 'defender', play, undefined],
    ['declarer asks for a moment', 'one-moment', 'declarer', play, undefined],
    ['a defender praises', 'well-played', 'defender', play, 'phrase-after-the-deal'],
    ['declarer regrets', 'bad-luck', 'declarer', play, 'phrase-after-the-deal'],
    ['declarer thanks for the dummy', 'thank-you-partner', 'declarer', play, undefined],
    ['a defender thanks for a lead', 'thank-you-partner', 'defender', play, 'declarer-thanks'],
    ['somebody thanks before dummy lies there', 'thank-you-partner', 'declarer', before, 'declarer-thanks'],
    ['dummy greets', 'hello', 'dummy', play, 'dummy-is-silent'],
    ['dummy reminds', 'your-turn', 'dummy', play, 'dummy-is-silent'],
    ['dummy who may help reminds', 'your-turn', 'dummy', helped, undefined],
    ['dummy who may help praises', 'well-played', 'dummy', helped, 'phrase-after-the-deal'],
  ];
  test.each(rows)('%s', (_, phrase, part, board, reason) => expect(refusalOf(phrase, part, board)).toBe(reason));
});

describe('between deals everybody says everything', () => {
  const over = moment(USUAL, ({ phase }) => phase === 'over');
  const speakers: readonly Viewer[] = [{ as: 'kibitzer' }, { as: 'teacher' }, { as: 'seat', seat: 'N' }];
  test.each(Object.keys(PHRASES).filter(isPhrase))('%s', (phrase) => {
    for (const speaker of speakers) {
      expect(mayNotSay({ phrase, speaker, board: over })).toBeUndefined();
      expect(mayNotSay({ phrase, speaker })).toBeUndefined();
    }
  });
});

describe('who hears it', () => {
  const play = moment(HELPING, isPlayed);
  const over = moment(USUAL, ({ phase }) => phase === 'over');
  test.each<[string, Viewer, Board | undefined, string]>([
    ['a player during a deal', { as: 'seat', seat: 'N' }, play, 'table'],
    ['a spectator during a deal, whatever dummy may', { as: 'kibitzer' }, play, 'spectators'],
    ['one who sees all cards', { as: 'teacher' }, play, 'spectators'],
    ['a spectator after the deal', { as: 'kibitzer' }, over, 'table'],
  ])('%s', (_, speaker, board, hearers) => {
    expect(hearersOf(board === undefined ? { speaker } : { speaker, board })).toBe(hearers);
  });
  test('a spectator before the first deal', () => expect(hearersOf({ speaker: { as: 'kibitzer' } })).toBe('table'));
});

test('only phrases of the list', () => {
  expect(['hello', 'toString', '', 'lead a spade'].filter(isPhrase)).toEqual(['hello']);
});
