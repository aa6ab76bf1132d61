import { describe, expect, test } from 'vitest';
import { SEATS } from '../deal/seat';
import { rules } from '../testing';
import { AUDIENCE, type Audience, audienceOf, maySee, Released, SeatView, seatViews, type Viewer } from './audience';
import type { BoardEvent, EventOf } from './event';
import { after, boardAfter, EXAMPLE, type Log, opened } from './testing';

const helped = (): Log =>
  after(opened({ rules: rules('mb.site4', { dummyMayHelp: true }) }), 'S chooses game S', 'W plays HQ');

/** An example of each event and who may see it. An event without a line does not compile. */
const EXAMPLES: { readonly [T in BoardEvent['type']]: readonly [EventOf<T>, Audience] } = {
  boardOpened: [
    { type: 'boardOpened', rules: rules('mb.site4'), rulesVersion: 1, number: 1, dealer: 'N', coin: 'first' },
    'everyone',
  ],
  handDealt: [{ type: 'handDealt', seat: 'E', hand: EXAMPLE.E }, ['E']],
  announced: [{ type: 'announced', seat: 'E', points: 5 }, 'everyone'],
  pointsCorrected: [{ type: 'pointsCorrected', points: { N: 9, E: 5, S: 16, W: 10 } }, 'everyone'],
  recountCalled: [{ type: 'recountCalled' }, 'everyone'],
  declarerProposed: [{ type: 'declarerProposed', seat: 'N', declarer: 'S' }, 'everyone'],
  shapeShown: [{ type: 'shapeShown', seat: 'N', lengths: { S: 4, H: 4, D: 1, C: 4 } }, 'everyone'],
  handFaced: [{ type: 'handFaced', seat: 'N', hand: EXAMPLE.N }, 'everyone'],
  handShown: [{ type: 'handShown', seat: 'S', to: 'N', hand: EXAMPLE.S }, ['N']],
  contractChosen: [{ type: 'contractChosen', contract: { kind: 'game', strain: 'S' } }, 'everyone'],
  cardPlayed: [{ type: 'cardPlayed', seat: 'W', card: 'HQ' }, 'everyone'],
  takenBack: [{ type: 'takenBack', to: 0 }, 'everyone'],
};

describe('hidden cards — who may know what', () => {
  test.each(Object.entries(EXAMPLES))('%s', (_, [event, audience]) => expect(audienceOf(event)).toEqual(audience));
  test('every kind of event has its line', () => expect(Object.keys(AUDIENCE)).toEqual(Object.keys(EXAMPLES)));
});

describe('hidden cards — the viewers', () => {
  test.each<[Viewer, Audience, boolean]>([
    [{ as: 'teacher' }, ['N'], true],
    [{ as: 'teacher' }, 'everyone', true],
    [{ as: 'kibitzer' }, ['N'], false],
    [{ as: 'kibitzer' }, 'everyone', true],
    [{ as: 'seat', seat: 'N' }, ['N'], true],
    [{ as: 'seat', seat: 'N' }, ['E', 'S', 'W'], false],
    [{ as: 'seat', seat: 'N' }, 'everyone', true],
    [{ as: 'seat', seat: 'W' }, ['N', 'W'], true],
  ])('%o, audience %o: %s', (viewer, audience, sees) => expect(maySee(viewer, audience)).toBe(sees));
  test.each<[Viewer, number]>([
    // the board opened, four hands, four numbers, dummy faced and declarer's hand shown, contract, card
    [{ as: 'teacher' }, 13],
    [{ as: 'kibitzer' }, 8],
    [{ as: 'seat', seat: 'N' }, 10],
    [{ as: 'seat', seat: 'S' }, 9],
    [{ as: 'seat', seat: 'E' }, 9],
  ])('%o is told %i events, numbered without a gap', (viewer, count) => {
    const released = Released.to(viewer, helped());
    expect(released.map(({ seq }) => seq)).toEqual(Array.from({ length: count }, (_, seq) => seq));
  });
  test('in the order of the log, unchanged', () =>
    expect(Released.to({ as: 'teacher' }, helped()).map(({ event }) => event)).toEqual(helped()));
});

describe('hidden cards — nothing but Released is released', () => {
  const [first] = Released.to({ as: 'teacher' }, helped());
  test('what the class made is known', () => {
    if (first === undefined) throw new Error('nothing released');
    expect(Released.is(first)).toBe(true);
    expect(Released.is({ ...first })).toBe(false);
    expect(Released.is({ seq: 0, event: first.event })).toBe(false);
    expect(JSON.parse(JSON.stringify(first))).toEqual({ seq: 0, event: JSON.parse(JSON.stringify(helped()[0])) });
  });
});

describe('hidden cards — a board as one seat knows it', () => {
  test.each([
    ['N', ['N', 'S']],
    ['E', ['N', 'E']],
    ['S', ['N', 'S']],
    ['W', ['N', 'W']],
  ] as const)('%s knows the hands of %o', (seat, known) => {
    const view = SeatView.of(seat, helped());
    expect(view?.seat).toBe(seat);
    expect(SEATS.filter((each) => view?.board.hands[each] !== undefined)).toEqual(known);
  });
  test('the views of all four', () => {
    expect(seatViews(helped()).map(({ seat }) => seat)).toEqual(['N', 'E', 'S', 'W']);
    expect(seatViews([])).toEqual([]);
  });
  test('no view before the board is opened', () => expect(SeatView.of('N', [])).toBeUndefined());
  test('event by event the same as at once', () => {
    const opening = helped().slice(0, 1);
    for (const seat of SEATS) {
      const grown = helped()
        .slice(1)
        .reduce((view, event) => view?.after(event), SeatView.of(seat, opening));
      expect(grown?.board).toEqual(SeatView.of(seat, helped())?.board);
      expect(grown?.seat).toBe(seat);
    }
  });
  test('an event for others changes nothing', () => {
    const view = SeatView.of('N', helped().slice(0, 1));
    expect(view?.after({ type: 'handDealt', seat: 'E', hand: EXAMPLE.E })).toBe(view);
    expect(view?.after({ type: 'handDealt', seat: 'N', hand: EXAMPLE.N })).not.toBe(view);
  });
  test('what the class made is known', () => {
    const view = SeatView.of('N', helped());
    expect(view && SeatView.is(view)).toBe(true);
    expect(SeatView.is({ seat: 'N', board: boardAfter(helped()) })).toBe(false);
  });
});
