import { presetRules, type Rules } from '@minibridge/bridge';
import type { Person } from '@minibridge/protocol';
import { openTable, type TableEvent, usualPolicy } from '@minibridge/table';
import { expect, test } from 'vitest';
import { seatingOf } from '../host/setup';
import { type Agreement, agreementOf } from './agreement';
import { type LiveTable, liveTableAfter, newLiveTable } from './live-table';

const CODE = 'KMTPQR';
const rules = presetRules('mb.site4');
const others = presetRules('mb.ebu');
const seating = seatingOf({ seat: 'S', name: 'Ola' });
const board: TableEvent = {
  type: 'onBoard',
  event: { type: 'boardOpened', number: 1, dealer: 'N', coin: 'first', rules, rulesVersion: 1 },
};
const over: TableEvent = { type: 'matchClosed', why: 'people' };
const SITS: Person = { who: 1, name: 'Ola', seat: 'S', is: 'here' };
const COMES: Person = { ...SITS, unread: true };
const WATCHES: Person = { who: 1, name: 'Ola', is: 'here' };

const card = (number: number, laid: Rules, ...agreed: readonly number[]) => ({ card: number, rules: laid, agreed });

/** The table to Ola, number 1. */
function tableAfter(happened: readonly TableEvent[], me: Person, laid: LiveTable['card']): LiveTable {
  const events = [...openTable({ rules, seating, policy: usualPolicy(rules, seating) }), ...happened];
  const table = events.reduce<LiveTable>(
    (now, event) => liveTableAfter(now, { type: 'event', table: CODE, event }),
    newLiveTable(CODE),
  );
  return { ...table, you: 1, people: [me], ...(laid && { card: laid }) };
}

test.each<[string, readonly TableEvent[], Person, LiveTable['card'], Agreement | undefined]>([
  ['who comes in mid-match: by which the others play', [board], COMES, card(1, rules), { card: 1, now: rules }],
  [
    'and after a change for the next match: both, told apart',
    [board],
    COMES,
    card(2, others),
    { card: 2, now: rules, next: others },
  ],
  ['the same rules laid once more are no others', [board], COMES, card(2, rules), { card: 2, now: rules }],
  ['who plays already is not disturbed', [board], SITS, card(2, others), undefined],
  ['nor between deals', [], SITS, card(2, others), undefined],
  ['but asked when the match is over', [over], SITS, card(2, others), { card: 2, next: others }],
  ['who came in the last deal reads the next rules then', [over], COMES, card(2, others), { card: 2, next: others }],
  ['only once', [over], SITS, card(2, others, 1), undefined],
  ['not who only watches', [board], WATCHES, card(1, rules), undefined],
  ['not before there is a card', [board], COMES, undefined, undefined],
])('%s', (_what, happened, me, laid, asked) => expect(agreementOf(tableAfter(happened, me, laid))).toEqual(asked));
