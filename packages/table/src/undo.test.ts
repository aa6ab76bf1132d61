// MB 16 — taking back and pausing at a table: whose leave is needed, and what comes back.

import type { Card, Seat } from '@minibridge/bridge';
import { presetRules } from '@minibridge/bridge';
import { deal } from '@minibridge/bridge/testing';
import { describe, expect, test } from 'vitest';
import type { Command } from './command';
import { decideTable } from './decide';
import { usualPolicy } from './policy';
import { dealing, logOf, now, type Script, seating } from './testing';
import { waitingFor } from './waiting-for';

const EXAMPLE = deal('N:AT52.K843.7.Q962 3.752.JT9632.AT4 KQJ84.A6.KQ5.J73 976.QJT9.A84.K85');
const BEGUN: readonly Command[] = [
  { type: 'nameDealer', seat: 'N' },
  dealing(EXAMPLE),
  { type: 'act', action: { type: 'choose', by: 'S', contract: { kind: 'game', strain: 'S' } } },
];

const plays = (...cards: readonly [Seat, Card][]): readonly Command[] =>
  cards.map(([by, card]) => ({ type: 'act', action: { type: 'play', by, card } }));
const ask = (by: Seat): Command => ({ type: 'askUndo', by });
const answer = (by: Seat, agrees: boolean): Command => ({ type: 'answerUndo', by, agrees });

/** The cards on the table after these commands. */
function onTable(script: Script, commands: readonly Command[]): readonly Card[] {
  const { board } = now(logOf(script, [...BEGUN, ...commands]));
  return board?.phase === 'play' ? [...board.tricks.flatMap(({ cards }) => cards), ...board.trick.cards] : [];
}

function refusalOf(script: Script, commands: readonly Command[], command: Command): string | undefined {
  const decision = decideTable(now(logOf(script, [...BEGUN, ...commands])), command);
  return decision.ok ? undefined : decision.refusal.reason;
}

const CONSENT: Script = { people: ['N', 'E', 'S', 'W'], policy: { undo: 'with-consent' } };

describe('the usual policy', () => {
  test.each([
    ['one person among bots', ['S'], 'mb.site4', 'free'],
    ['people, nothing to take back', ['S', 'N'], 'mb.site4', 'never'],
    ['people, cards may be taken back', ['S', 'E'], 'mb.ebu', 'with-consent'],
  ] as const)('%s', (_who, people, id, undo) => {
    expect(usualPolicy(presetRules(id), seating(people)).undo).toBe(undo);
  });
});

describe('free: back to one’s own last card, whatever came after', () => {
  const line = plays(['W', 'HQ'], ['S', 'HK'], ['E', 'H2'], ['S', 'H6'], ['S', 'S2'], ['E', 'S3']);
  test.each<[string, readonly Command[], readonly Card[]]>([
    ['declarer’s card from dummy, with the bot’s card on it', [...line, ask('S')], ['HQ', 'HK', 'H2', 'H6']],
    ['and once more, into the closed trick', [...line, ask('S'), ask('S')], ['HQ', 'HK', 'H2']],
    ['a defender’s own card', [...line, ask('W')], []],
  ])('%s', (_what, commands, cards) => expect(onTable({ policy: { undo: 'free' } }, commands)).toEqual(cards));

  test('the card is back in the hand and may be played differently', () => {
    expect(onTable({}, [...line, ask('S'), ...plays(['S', 'C2'])])).toEqual(['HQ', 'HK', 'H2', 'H6', 'C2']);
  });
});

describe('with consent: until another person plays, and both opponents agree', () => {
  const line = plays(['W', 'HQ'], ['S', 'HK']);

  test('nobody plays on until both have answered', () => {
    const table = now(logOf(CONSENT, [...BEGUN, ...line, ask('S')]));
    expect(waitingFor(table)).toEqual(['E', 'W']);
    expect(refusalOf(CONSENT, [...line, ask('S')], plays(['E', 'H2'])[0] ?? ask('S'))).toBe('undo-asked');
  });

  test.each<[string, readonly Command[], readonly Card[]]>([
    ['both agree', [...line, ask('S'), answer('E', true), answer('W', true)], ['HQ']],
    ['one refuses', [...line, ask('S'), answer('E', false)], ['HQ', 'HK']],
    ['a defender asks declarer alone', [...plays(['W', 'HQ']), ask('W'), answer('S', true)], []],
  ])('%s', (_what, commands, cards) => expect(onTable(CONSENT, commands)).toEqual(cards));

  test('bots agree at once', () => {
    expect(onTable({ people: ['S', 'N'], policy: { undo: 'with-consent' } }, [...line, ask('S')])).toEqual(['HQ']);
  });

  const SOUTH_WEST: Script = { people: ['S', 'W'], policy: { undo: 'with-consent' } };
  const beyond = plays(['W', 'HQ'], ['S', 'HK'], ['E', 'H2']);
  test.each<[string, Script, readonly Command[], readonly Card[]]>([
    ['a bot has played on it', SOUTH_WEST, [...beyond, ask('S'), answer('W', true)], ['HQ']],
    ['and the other person declines', SOUTH_WEST, [...beyond, ask('S'), answer('W', false)], ['HQ', 'HK', 'H2']],
    ['nobody but bots is asked', { ...SOUTH_WEST, people: ['S', 'N'] }, [...beyond, ask('S')], ['HQ']],
    [
      'a defender’s card, with those of a bot that declares from both hands',
      { ...SOUTH_WEST, people: ['W', 'E'] },
      [...plays(['W', 'HQ'], ['S', 'HK']), ask('W')],
      [],
    ],
    [
      'asked by dummy, who may help',
      { ...CONSENT, rules: { ...presetRules('mb.site4'), dummyMayHelp: true }, people: ['N', 'S'] },
      [...beyond, ask('N')],
      ['HQ'],
    ],
    [
      'over a trick that is complete',
      SOUTH_WEST,
      [...beyond, ...plays(['S', 'H6'], ['S', 'S2'], ['E', 'S3']), ask('S'), answer('W', true)],
      ['HQ', 'HK', 'H2', 'H6'],
    ],
  ])('bots’ cards come back with it: %s', (_what, script, commands, cards) =>
    expect(onTable(script, commands)).toEqual(cards),
  );

  test('of two who have played since, the first is named', () => {
    const since = [...plays(['W', 'HQ'], ['S', 'HK'], ['E', 'H2'])];
    const decision = decideTable(now(logOf(CONSENT, [...BEGUN, ...since])), ask('W'));
    expect(decision).toEqual({ ok: false, refusal: { reason: 'played-since', by: 'S' } });
  });

  test('the action of the board comes to the same', () => {
    expect(
      onTable({ people: ['S', 'N'], policy: { undo: 'with-consent' } }, [
        ...line,
        { type: 'act', action: { type: 'takeBack', by: 'S' } },
      ]),
    ).toEqual(['HQ']);
  });

  test.each<[string, readonly Command[], Command, string]>([
    ['another person has played since', line, ask('W'), 'played-since'],
    ['asking twice', [...line, ask('S')], ask('S'), 'undo-asked'],
    ['answering unasked', line, answer('E', true), 'no-undo-asked'],
    ['a partner answers', [...line, ask('S')], answer('N', true), 'not-asked'],
    ['answering twice', [...line, ask('S'), answer('E', true)], answer('E', true), 'not-asked'],
    ['no card yet', [], ask('S'), 'nothing-to-undo'],
  ])('refused: %s', (_what, commands, command, reason) => expect(refusalOf(CONSENT, commands, command)).toBe(reason));

  test('never means never', () => {
    expect(refusalOf({ policy: { undo: 'never' } }, line, ask('S'))).toBe('undo-not-allowed');
  });
});

describe('pausing', () => {
  const pause: Command = { type: 'pause', by: 'E' };
  const resume: Command = { type: 'resume', by: 'S' };

  test('stops play until somebody resumes', () => {
    expect(refusalOf({}, [pause], plays(['W', 'HQ'])[0] ?? pause)).toBe('paused');
    expect(waitingFor(now(logOf({}, [...BEGUN, pause])))).toEqual([]);
    expect(onTable({}, [pause, resume, ...plays(['W', 'HQ'])])).toEqual(['HQ']);
  });

  test.each<[string, Script, readonly Command[], Command, string]>([
    ['twice', {}, [pause], pause, 'paused'],
    ['resuming without a pause', {}, [], resume, 'not-paused'],
    ['where nobody may', { policy: { pause: 'nobody' } }, [], pause, 'no-pausing'],
  ])('refused: %s', (_what, script, before, command, reason) =>
    expect(refusalOf(script, before, command)).toBe(reason),
  );
});

describe('seats', () => {
  test('a person takes a bot’s seat in the middle of a deal', () => {
    const table = now(logOf({}, [...BEGUN, { type: 'seat', seat: 'W', occupant: { kind: 'person', name: 'Ola' } }]));
    expect(table.seating.W).toEqual({ kind: 'person', name: 'Ola' });
    expect(waitingFor(table)).toEqual(['W']);
  });
});
