import { describe, expect, test } from 'vitest';
import {
  decidesByLaw,
  type Game,
  nothingUnseen,
  THE_GAME,
  twinsLookAlike,
  viewsSuffice,
} from '../../fixtures/board-properties';
import { type RandomBoard, randomBoard } from '../../fixtures/random-board';
import { placeInPack, rankOf, suitOf } from '../cards/card';
import { pointsOf } from '../cards/points';
import { lho, partner } from '../deal/seat';
import { presetRules } from '../minibridge/presets';
import { AUDIENCE, type AudienceTable, audienceOf, maySee } from './audience';
import { turnOf } from './board';
import { legalActions } from './legal-actions';

/** The game with another table of audiences. */
function leaking(leaks: Partial<AudienceTable>): Game {
  const table = { ...AUDIENCE, ...leaks };
  const release: Game['release'] = (viewer, log) =>
    log.filter((event) => maySee(viewer, audienceOf(event, table))).map((event, seq) => ({ seq, event }));
  return { ...THE_GAME, release };
}

/** Boards on which a leak must show; played when they are first asked for. */
const BOARDS = 30;
const played: RandomBoard[] = [];

function board(seed: number): RandomBoard {
  const before = played[seed];
  if (before !== undefined) return before;
  const now = randomBoard(presetRules('mb.ebu-school'), seed);
  played[seed] = now;
  return now;
}

type Property = (board: RandomBoard, game: Game) => readonly string[];

/** Whether a property complains of any of the boards. */
function caught(property: Property, game: Game): boolean {
  return Array.from({ length: BOARDS }, (_, seed) => seed).some((seed) => property(board(seed), game).length > 0);
}

describe('teeth — a leak is seen', () => {
  const leaks: readonly (readonly [name: string, table: Partial<AudienceTable>])[] = [
    ['every hand to everybody', { handDealt: () => 'everyone' }],
    ['partner’s hand', { handDealt: ({ seat }) => [seat, partner(seat)] }],
    ['the left-hand opponent’s hand', { handDealt: ({ seat }) => [seat, lho(seat)] }],
    ['one hand only', { handDealt: ({ seat }) => (seat === 'W' ? 'everyone' : [seat]) }],
    ['declarer’s hand, shown to dummy, to everybody', { handShown: () => 'everyone' }],
    ['a hand to the others instead of its owner', { handDealt: ({ seat }) => [lho(seat)] }],
  ];
  test.each(leaks)('%s: as an unseen card', (_, table) => expect(caught(nothingUnseen, leaking(table))).toBe(true));
  test.each(leaks)('%s: as twins that can be told apart', (_, table) =>
    expect(caught(twinsLookAlike, leaking(table))).toBe(true),
  );
  test('a number that depends on hidden hands: no card is named, yet twins can be told apart', () => {
    const release: Game['release'] = (viewer, log) => {
      const first = log.flatMap((event) => (event.type === 'handDealt' ? [placeInPack(event.hand[3] ?? 'SA')] : []));
      const told = first.reduce((sum, place) => sum + place, 0);
      return THE_GAME.release(viewer, log).map(({ seq, event }) => ({ seq: seq + told, event }));
    };
    expect(caught(twinsLookAlike, { ...THE_GAME, release })).toBe(true);
    expect(caught(nothingUnseen, { ...THE_GAME, release })).toBe(false);
  });
  test('no leak, no complaint', () => {
    expect(caught(nothingUnseen, leaking({}))).toBe(false);
    expect(caught(twinsLookAlike, leaking({}))).toBe(false);
  });
});

/** The game with other legal actions. */
function judging(legal: Game['legal']): Game {
  return { ...THE_GAME, legal };
}

describe('teeth — a peek is seen', () => {
  test.each<[string, Game['legal']]>([
    [
      'leading only what the next player holds',
      (board, by) =>
        legalActions(board, by).filter((action) => {
          const next = board.hands[lho(by)];
          return (
            action.type !== 'play' || next === undefined || next.some((card) => suitOf(card) === suitOf(action.card))
          );
        }),
    ],
    [
      'no game when a defender holds two aces',
      (board, by) =>
        legalActions(board, by).filter(
          (action) =>
            action.type !== 'choose' ||
            action.contract.kind !== 'game' ||
            (board.hands[lho(by)] ?? []).filter((card) => rankOf(card) === 'A').length < 2,
        ),
    ],
    [
      'announcing what the hand holds, by a look at it',
      (board, by) =>
        legalActions(board, by).filter(
          (action) =>
            action.type !== 'announce' ||
            board.hands[partner(by)] === undefined ||
            action.points === pointsOf(board.hands[by] ?? []),
        ),
    ],
  ])('%s', (_, legal) => expect(caught(viewsSuffice, judging(legal))).toBe(true));
  test('no peek, no complaint', () => expect(caught(viewsSuffice, THE_GAME)).toBe(false));
});

describe('teeth — legal actions that are not those that are accepted', () => {
  test.each<[string, Game['legal']]>([
    ['nothing to take back', (board, by) => legalActions(board, by).filter(({ type }) => type !== 'takeBack')],
    [
      'a card too few',
      (board, by) => legalActions(board, by).filter((action) => action.type !== 'play' || action.card !== 'S2'),
    ],
    ['every action twice', (board, by) => [...legalActions(board, by), ...legalActions(board, by)]],
    [
      'revoking',
      (board, by) => {
        const plays = legalActions(board, by).some(({ type }) => type === 'play');
        const hand = plays && board.phase === 'play' ? (board.hands[turnOf(board)] ?? []) : [];
        const back = legalActions(board, by).filter(({ type }) => type !== 'play');
        return plays ? [...hand.map((card) => ({ type: 'play', by, card }) as const), ...back] : back;
      },
    ],
  ])('%s', (_, legal) => expect(caught(decidesByLaw, judging(legal))).toBe(true));
  test('the law itself, no complaint', () => expect(caught(decidesByLaw, THE_GAME)).toBe(false));
});
