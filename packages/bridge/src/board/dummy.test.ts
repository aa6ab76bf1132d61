import { describe, expect, test } from 'vitest';
import { card, rules } from '../testing';
import type { Viewer } from './audience';
import { Released } from './audience';
import { after, boardAfter, EQUAL, EXAMPLE, type Log, newEvents, opened, verdict } from './testing';

const AFTER_LEAD = rules('mb.site4', { dummyDown: 'after_lead' });
const SHAPE_FIRST = rules('mb.shape-first');
const HELPS = { dummyMayHelp: true } as const;

/** The kinds of events that a seat has been told. */
function told(seat: 'N' | 'E' | 'S' | 'W', log: Log): readonly string[] {
  const viewer: Viewer = { as: 'seat', seat };
  return Released.to(viewer, log).map(({ event }) => event.type);
}

describe('MB 7 — dummy goes down before the contract is chosen', () => {
  test('all see it', () => {
    for (const seat of ['N', 'E', 'S', 'W'] as const) expect(told(seat, opened())).toContain('handFaced');
    expect(boardAfter(opened())).toMatchObject({ phase: 'choosing', dummyFaced: true });
  });
  test('with thirteen cards', () => expect(opened().at(-1)).toEqual({ type: 'handFaced', seat: 'N', hand: EXAMPLE.N }));
  test('and not again', () => {
    const log = opened();
    expect(newEvents(log, 'S chooses game S')).toEqual(['contractChosen']);
    expect(newEvents(after(log, 'S chooses game S'), 'W plays HQ')).toEqual(['cardPlayed']);
  });
});

describe('MB 19 — shape first: dummy tells four lengths, the contract is chosen, then the cards', () => {
  const log = (): Log => opened({ rules: SHAPE_FIRST });
  test('the lengths', () => {
    expect(log().at(-1)).toEqual({ type: 'shapeShown', seat: 'N', lengths: { S: 4, H: 4, D: 1, C: 4 } });
    expect(boardAfter(log())).toMatchObject({
      phase: 'choosing',
      dummyFaced: false,
      shape: { S: 4, H: 4, D: 1, C: 4 },
    });
  });
  test('then the cards', () => {
    expect(newEvents(log(), 'S chooses game S')).toEqual(['contractChosen', 'handFaced']);
    const playing = after(log(), 'S chooses game S');
    expect(playing.at(-1)).toEqual({ type: 'handFaced', seat: 'N', hand: EXAMPLE.N });
    expect(newEvents(playing, 'W plays HQ')).toEqual(['cardPlayed']);
  });
  test('a fit is counted with the lengths', () => {
    const fit = opened({ rules: rules('mb.shape-first', { minTrumpFit: 8 }) });
    expect(verdict(fit, 'S chooses game S')).toBe('legal');
    expect(verdict(fit, 'S chooses game H')).toEqual({ reason: 'fit-too-short', strain: 'H', have: 6, need: 8 });
  });
  test('the lengths stay on the board during play', () =>
    expect(boardAfter(after(log(), 'S chooses game S', 'W plays HQ'))).toMatchObject({
      shape: { S: 4, H: 4, D: 1, C: 4 },
    }));
  test('rules without it have no lengths on the board', () =>
    expect(boardAfter(after(opened(), 'S chooses game S'))).not.toHaveProperty('shape'));
});

describe('MB 7 — after the lead', () => {
  const log = (): Log => opened({ rules: AFTER_LEAD });
  test('nothing is shown before', () => {
    expect(log().at(-1)).toMatchObject({ type: 'announced' });
    expect(boardAfter(log())).toMatchObject({ phase: 'choosing', dummyFaced: false });
    expect(newEvents(log(), 'S chooses game S')).toEqual(['contractChosen']);
  });
  test('dummy goes down with the first card, once', () => {
    const chosen = after(log(), 'S chooses game S');
    expect(newEvents(chosen, 'W plays HQ')).toEqual(['cardPlayed', 'handFaced']);
    expect(newEvents(after(chosen, 'W plays HQ'), 'S plays HK')).toEqual(['cardPlayed']);
  });
  test('what was faced stays faced when the lead is taken back', () => {
    const led = after(
      opened({ rules: rules('mb.ebu', { points: { reveal: 'auto', verify: 'sum_only' }, dummyDown: 'after_lead' }) }),
      'S chooses game S',
      'W plays HQ',
      'W takes back',
    );
    expect(boardAfter(led)).toMatchObject({ dummyFaced: true, trick: { leader: 'W', cards: [] } });
    expect(newEvents(led, 'W plays HJ')).toEqual(['cardPlayed']);
  });
});

describe('MB 12 — dummy decides nothing', () => {
  const log = (): Log => after(opened(), 'S chooses game S', 'W plays HQ');
  test.each([
    ['N plays HK', { reason: 'dummy-decides-nothing' }],
    ['S plays HK', 'legal'],
    ['E plays HK', { reason: 'not-your-turn', turn: 'N' }],
    ['W plays HK', { reason: 'not-your-turn', turn: 'N' }],
  ])('dummy is to play: %s: %o', (tried, answer) => expect(verdict(log(), tried)).toEqual(answer));
  test.each([
    ['N plays H6', { reason: 'dummy-decides-nothing' }],
    ['S plays H6', 'legal'],
    ['E plays H6', { reason: 'not-your-turn', turn: 'S' }],
  ])('declarer is to play: %s: %o', (tried, answer) =>
    expect(verdict(after(log(), 'S plays HK', 'E plays H2'), tried)).toEqual(answer),
  );
  test('while a defender is to play, it is just not dummy’s turn', () =>
    expect(verdict(after(log(), 'S plays HK'), 'N plays H3')).toEqual({ reason: 'not-your-turn', turn: 'E' }));
  test('nor is it declarer’s', () =>
    expect(verdict(after(log(), 'S plays HK'), 'S plays H6')).toEqual({ reason: 'not-your-turn', turn: 'E' }));
});

describe('MB 12 — small children: dummy sees declarer’s hand and may play the cards that declarer names', () => {
  const log = (): Log => opened({ rules: rules('mb.site4', HELPS) });
  test('only dummy is shown the hand', () => {
    expect(log().at(-1)).toEqual({ type: 'handShown', seat: 'S', to: 'N', hand: EXAMPLE.S });
    expect(told('N', log())).toContain('handShown');
    for (const seat of ['E', 'S', 'W'] as const) expect(told(seat, log())).not.toContain('handShown');
  });
  test('dummy may play from both hands', () => {
    const led = after(log(), 'S chooses game S', 'W plays HQ');
    expect(verdict(led, 'N plays HK')).toBe('legal');
    expect(verdict(led, 'S plays HK')).toBe('legal');
    const follows = after(led, 'N plays HK', 'E plays H2');
    expect(verdict(follows, 'N plays H6')).toBe('legal');
    expect(after(follows, 'N plays H6').at(-1)).toEqual({ type: 'cardPlayed', seat: 'S', card: card('H6') });
  });
  test('but not from the defenders’ hands, nor choose', () => {
    const led = after(log(), 'S chooses game S', 'W plays HQ', 'S plays HK');
    expect(verdict(led, 'N plays H2')).toEqual({ reason: 'not-your-turn', turn: 'E' });
    expect(verdict(log(), 'N chooses game S')).toEqual({ reason: 'declarer-chooses', declarer: 'S' });
  });
  test.each([
    ['before_contract', 'handFaced handShown'],
    ['shape_first', 'shapeShown handShown'],
    ['after_lead', 'handShown'],
  ] as const)('%s: %s', (dummyDown, types) =>
    expect(
      opened({ rules: rules('mb.site4', { ...HELPS, dummyDown }) })
        .slice(9)
        .map(({ type }) => type)
        .join(' '),
    ).toBe(types),
  );
  test('also when the partners have agreed', () => {
    const school = opened({
      rules: rules('mb.ebu-school', { points: { reveal: 'auto', verify: 'sum_only' } }),
      deal: EQUAL,
    });
    expect(newEvents(after(school, 'N proposes S'), 'S proposes S')).toEqual([
      'declarerProposed',
      'handFaced',
      'handShown',
    ]);
  });
});
