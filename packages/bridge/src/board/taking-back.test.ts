import { describe, expect, test } from 'vitest';
import { actionText, rules } from '../testing';
import { cardsPlayed, type Playing } from './board';
import { legalActions } from './legal-actions';
import { takingBack } from './taking-back';
import { after, boardAfter, type Log, newEvents, opened, type Setting, verdict } from './testing';

const SHOWN = { points: { reveal: 'auto', verify: 'sum_only' } } as const;
const TAKE_BACK = rules('mb.site4', { irregularities: 'take_back' });

/** The example deal, game in spades, and these cards played. */
function play(cards: string, setting: Setting = { rules: TAKE_BACK }): Log {
  return after(
    opened(setting),
    'S chooses game S',
    ...cards
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  );
}

function playing(log: Log): Playing {
  const board = boardAfter(log);
  if (board.phase !== 'play') throw new Error(board.phase);
  return board;
}

describe('MB 16 — whether a card may be taken back', () => {
  test.each([
    ['prevented', 'never'],
    ['take_back', 'until-next-card'],
    ['ebu', 'until-next-card'],
  ] as const)('%s: %s', (irregularities, answer) =>
    expect(takingBack(rules('mb.site4', { irregularities }))).toBe(answer),
  );
});

describe('MB 16 — the last card, by whoever played it', () => {
  test.each([
    // played                                     asked           answer
    ['', 'W takes back', { reason: 'nothing-to-take-back' }],
    ['W plays HQ', 'W takes back', 'legal'],
    ['W plays HQ', 'E takes back', { reason: 'not-your-card' }],
    ['W plays HQ', 'S takes back', { reason: 'not-your-card' }],
    ['W plays HQ, S plays HK', 'S takes back', 'legal'],
    ['W plays HQ, S plays HK', 'N takes back', { reason: 'not-your-card' }],
    ['W plays HQ, S plays HK', 'W takes back', { reason: 'not-your-card' }],
    ['W plays HQ, S plays HK, E plays H2', 'E takes back', 'legal'],
    ['W plays HQ, S plays HK, E plays H2', 'S takes back', { reason: 'not-your-card' }],
    ['W plays HQ, S plays HK, E plays H2, S plays H6', 'S takes back', 'legal'],
    ['W plays HQ, S plays HK, E plays H2, S plays H6', 'N takes back', { reason: 'not-your-card' }],
    ['W plays HQ, S plays HK, E plays H2, S plays H6', 'E takes back', { reason: 'not-your-card' }],
  ])('%o, %s: %o', (cards, asked, answer) => expect(verdict(play(cards), asked)).toEqual(answer));
  test('where mistakes are prevented there is nothing to take back', () =>
    expect(verdict(play('W plays HQ', {}), 'W takes back')).toEqual({ reason: 'no-taking-back' }));
  test('where dummy may help, dummy may take back what the side played', () => {
    const helped = play('W plays HQ, S plays HK', { rules: { ...TAKE_BACK, dummyMayHelp: true } });
    expect(verdict(helped, 'N takes back')).toBe('legal');
    expect(verdict(helped, 'W takes back')).toEqual({ reason: 'not-your-card' });
    expect(verdict(after(helped, 'E plays H2'), 'N takes back')).toEqual({ reason: 'not-your-card' });
  });
  test('it is among what may be done', () => {
    const log = play('W plays HQ, S plays HK');
    expect(legalActions(boardAfter(log), 'S').map(actionText)).toEqual(['S takes back']);
    expect(legalActions(boardAfter(log), 'E').map(actionText)).toEqual(['E plays H7', 'E plays H5', 'E plays H2']);
    expect(legalActions(boardAfter(play('W plays HQ')), 'W').map(actionText)).toEqual(['W takes back']);
  });
});

describe('MB 16 — what taking back undoes', () => {
  test.each([
    ['W plays HQ', 0],
    ['W plays HQ, S plays HK', 1],
    ['W plays HQ, S plays HK, E plays H2, S plays H6', 3],
    ['W plays HQ, S plays HK, E plays H2, S plays H6, S plays S2', 4],
  ])('after %s: %i cards stay', (cards, stay) => {
    const before = play(cards.split(', ').slice(0, -1).join(', '));
    const log = play(cards);
    const by = cards.split(', ').at(-1)?.[0] ?? '';
    const back = after(log, `${by} takes back`);
    expect(back.at(-1)).toEqual({ type: 'takenBack', to: stay });
    expect(boardAfter(back)).toEqual(boardAfter(before));
    expect(cardsPlayed(playing(back))).toBe(stay);
    expect(newEvents(log, `${by} takes back`)).toEqual(['takenBack']);
  });
  test('again and again, back to the lead', () => {
    const log = after(play('W plays HQ, S plays HK, E plays H2'), 'E takes back', 'S takes back', 'W takes back');
    expect(boardAfter(log)).toEqual(boardAfter(play('')));
    expect(verdict(log, 'W takes back')).toEqual({ reason: 'nothing-to-take-back' });
  });
  test('then another card is played', () => {
    const log = after(play('W plays HQ, S plays HK'), 'S takes back', 'S plays H3');
    expect(playing(log).trick).toEqual({ leader: 'W', cards: ['HQ', 'H3'] });
  });
  test('the log only grows', () => {
    const log = play('W plays HQ');
    expect(after(log, 'W takes back').slice(0, log.length)).toEqual(log);
  });
  test('by the rules of the English Bridge Union as well', () => {
    const log = play('W plays HQ', { rules: rules('mb.ebu', SHOWN) });
    expect(boardAfter(after(log, 'W takes back'))).toMatchObject({ phase: 'play', trick: { leader: 'W', cards: [] } });
  });
});
