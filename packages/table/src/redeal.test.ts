// Deals that were promised, deals thrown away, another match at the same table: what the host of a live table needs besides.

import { dealId, presetRules, type Rules } from '@minibridge/bridge';
import { deal } from '@minibridge/bridge/testing';
import { describe, expect, test } from 'vitest';
import type { Command } from './command';
import { decideTable } from './decide';
import { promisedText } from './fair-deal';
import { ReleasedAtTable } from './released';
import { stageOf } from './table';
import { dealing, logOf, now, type Script } from './testing';

const EXAMPLE = deal('N:AT52.K843.7.Q962 3.752.JT9632.AT4 KQJ84.A6.KQ5.J73 976.QJT9.A84.K85');
const DEALER: Command = { type: 'nameDealer', seat: 'E' };
const PROMISE = 'c0ffee00'.repeat(8);
const PROOF = { salt: 'ab'.repeat(16), deal: dealId(EXAMPLE) };
const THROW: Command = { type: 'throwAway' };
const ASK: Command = { type: 'askUndo', by: 'S' };
const PLAYED: readonly Command[] = [
  { type: 'act', action: { type: 'choose', by: 'S', contract: { kind: 'game', strain: 'S' } } },
  { type: 'act', action: { type: 'play', by: 'W', card: 'HQ' } },
];
const promised: Command = { type: 'deal', deal: EXAMPLE, coin: 'first', promise: PROMISE };
const PEOPLE: Script = { people: ['N', 'E', 'S', 'W'], policy: { undo: 'with-consent' } };

function refusalOf(commands: readonly Command[], command: Command): string | undefined {
  const decision = decideTable(now(logOf({}, commands)), command);
  return decision.ok ? undefined : decision.refusal.reason;
}

describe('a deal thrown away', () => {
  test('leaves no board, no row and the same dealer', () => {
    const table = now(logOf({}, [DEALER, dealing(EXAMPLE), ...PLAYED, THROW]));
    expect(table).toMatchObject({ dealer: 'E', sheet: [], boardLog: [] });
    expect(table.board).toBeUndefined();
    expect(stageOf(table)).toBe('dealing');
  });

  test('takes an open question with it', () => {
    const asked: readonly Command[] = [{ type: 'askUndo', by: 'W' }, THROW];
    expect(now(logOf(PEOPLE, [DEALER, dealing(EXAMPLE), ...PLAYED, ...asked])).undo).toBeUndefined();
  });

  test.each<[string, readonly Command[], Command, string]>([
    ['nothing to throw away', [DEALER], THROW, 'no-board'],
    ['nothing to take back afterwards', [DEALER, dealing(EXAMPLE), ...PLAYED, THROW], ASK, 'no-board'],
    [
      'no other match during a deal',
      [DEALER, dealing(EXAMPLE)],
      { type: 'openMatch', rules: presetRules('mb.ebu') },
      'board-in-play',
    ],
    ['no proof during a deal', [DEALER, promised], { type: 'prove', proof: PROOF }, 'board-in-play'],
    ['no proof without a promise', [DEALER, dealing(EXAMPLE), THROW], { type: 'prove', proof: PROOF }, 'no-board'],
    [
      'no second proof',
      [DEALER, promised, THROW, { type: 'prove', proof: PROOF }],
      { type: 'prove', proof: PROOF },
      'no-board',
    ],
  ])('%s', (_, commands, command, reason) => expect(refusalOf(commands, command)).toBe(reason));
});

describe('a promised deal', () => {
  const log = logOf({}, [DEALER, promised, THROW, { type: 'prove', proof: PROOF }]);

  test('is promised before the board and proved after it', () => {
    expect(now(log).promised).toEqual([{ promise: PROMISE, proof: PROOF }]);
    const types = log.map(({ type }) => type);
    expect(types.indexOf('dealPromised')).toBeLessThan(types.indexOf('onBoard'));
    expect(promisedText(PROOF)).toBe(`${PROOF.salt} ${PROOF.deal}`);
  });

  test('is seen by everybody', () => {
    const seen = ReleasedAtTable.to({ as: 'kibitzer' }, log).map(({ event }) => event.type);
    expect(seen).toEqual(expect.arrayContaining(['dealPromised', 'dealProved', 'dealThrownAway']));
  });
});

describe('another match', () => {
  const next: Rules = { ...presetRules('mb.ebu'), match: { deals: 2, firstDealer: 'north' } };

  test('begins with an empty sheet, by its own rules, with the same people', () => {
    const before = now(logOf({}, [DEALER, promised, THROW]));
    const table = now(logOf({}, [DEALER, promised, THROW, { type: 'openMatch', rules: next }]));
    expect(table).toMatchObject({ rules: next, sheet: [], closed: false, dealer: 'N', seating: before.seating });
    expect(table.promised).toBeUndefined();
  });

  test('a policy holds at once', () => {
    const changed: Command = { type: 'changePolicy', policy: { undo: 'never', pause: 'nobody' } };
    const table = now(logOf({}, [DEALER, dealing(EXAMPLE), ...PLAYED, changed]));
    expect(decideTable(table, { type: 'pause', by: 'S' })).toMatchObject({ refusal: { reason: 'no-pausing' } });
    expect(decideTable(table, { type: 'askUndo', by: 'W' })).toMatchObject({ refusal: { reason: 'undo-not-allowed' } });
  });
});

test('released one by one is released as a whole', () => {
  const log = logOf({}, [DEALER, promised, ...PLAYED]);
  const viewer = { as: 'seat', seat: 'E' } as const;
  let seq = 0;
  const single = log.flatMap((event) => {
    const released = ReleasedAtTable.next(viewer, seq, event);
    if (released) seq += 1;
    return released ?? [];
  });
  expect(single).toEqual(ReleasedAtTable.to(viewer, log));
});
