import { presetRules } from '@minibridge/bridge';
import type { Person } from '@minibridge/protocol';
import { openTable, type TableEvent, usualPolicy } from '@minibridge/table';
import { describe, expect, test } from 'vitest';
import { seatingOf } from '../host/setup';
import { houseNews } from './house-news';
import type { Told } from './line';
import { type LiveTable, liveTableAfter, newLiveTable } from './live-table';
import { isOvertaken } from './overtaken';

const CODE = 'KMTPQR';
const rules = presetRules('mb.site4');
const seating = seatingOf({ seat: 'S', name: 'Ola' });
const OLA: Person = { who: 1, name: 'Ola', seat: 'S', is: 'here' };
const TOM: Person = { who: 2, name: 'Tom', seat: 'N', is: 'here' };
const EVA: Person = { who: 3, name: 'Eva', is: 'here' };

const event = (happened: TableEvent): Told => ({ type: 'event', table: CODE, event: happened });
const people = (...here: readonly Person[]): Told => ({ type: 'people', table: CODE, host: 1, people: here });
const sits = (name: string): Told =>
  event({
    type: 'seated',
    seat: 'N',
    occupant: name === 'Tom' ? { kind: 'person', name } : { kind: 'bot', level: 1, name },
  });
const botFor = (seat: 'S'): Told => event({ type: 'seated', seat, occupant: { kind: 'bot', level: 1, name: 'Sara' } });
const is = (presence: Person['is']): Told => ({ type: 'presence', table: CODE, who: 2, is: presence });
const settings = (speed: 'slow' | 'fast', pause: 'anyone' | 'nobody' = 'anyone', hints?: 'everybody'): Told => ({
  type: 'settings',
  table: CODE,
  settings: {
    ...(hints && { hints }),
    ...{ size: 4, door: 'host', botLevel: 1, undo: 'never', lateComers: 'at-once', watching: 'public-cards' },
    ...{ speed, pause },
  },
});

const hello: Told = { type: 'said', table: CODE, who: 2, phrase: 'hello', to: 'table' };

const START: readonly Told[] = [
  ...openTable({ rules, seating, policy: usualPolicy(rules, seating) }).map(event),
  sits('Tom'),
  people(OLA, TOM),
  settings('slow'),
  { type: 'ruleCard', table: CODE, card: 1, rules, agreed: [1, 2] },
];
const start = START.reduce(liveTableAfter, { ...newLiveTable(CODE), you: 1, viewer: { as: 'seat', seat: 'S' } });

/** Which of the news of `first` no longer hold after `then`. */
function overtaken(first: readonly Told[], then: readonly Told[]): readonly string[] {
  const told: LiveTable = first.reduce(liveTableAfter, start);
  const now = then.reduce(liveTableAfter, told);
  const news = houseNews(start, told);
  expect(news).not.toEqual([]);
  return news.filter((one) => isOvertaken(one, { told, now })).map(({ what }) => what);
}

describe('what is told no longer', () => {
  test.each<[string, readonly Told[], readonly Told[], readonly string[]]>([
    ['away, and back', [is('away')], [is('here')], ['presence']],
    ['away, and a bot plays', [is('away')], [is('bot-plays')], ['presence']],
    [
      'a pause that is over',
      [event({ type: 'paused', seat: 'N' })],
      [event({ type: 'resumed', seat: 'S' })],
      ['paused'],
    ],
    ['wishes a seat, and has one', [people(OLA, TOM, EVA)], [people(OLA, TOM, { ...EVA, seat: 'E' })], ['wants-seat']],
    [
      'wishes a seat, and has the promise',
      [people(OLA, TOM, EVA)],
      [people(OLA, TOM, { ...EVA, next: 'E' })],
      ['wants-seat'],
    ],
    ['a setting changed again', [settings('fast')], [settings('slow')], ['settings']],
    [
      'hints for everybody, and for nobody again',
      [settings('slow', 'anyone', 'everybody')],
      [settings('slow')],
      ['settings'],
    ],
    [
      'who sits where, once the waiting room is left',
      [sits('Nina')],
      [event({ type: 'dealerNamed', seat: 'N' })],
      ['bot-sits'],
    ],
    ['a bot for somebody who is back in the seat', [sits('Nina')], [sits('Tom')], ['bot-sits']],
    [
      'a bot for the reader, who sits elsewhere by now',
      [botFor('S'), people({ who: 1, name: 'Ola', is: 'here' }, TOM)],
      [people({ ...OLA, seat: 'E' }, TOM)],
      ['bot-sits'],
    ],
    [
      'rules of a match that has begun',
      [event({ type: 'dealerNamed', seat: 'N' }), { type: 'ruleCard', table: CODE, card: 2, rules, agreed: [] }],
      [{ type: 'ruleCard', table: CODE, card: 3, rules, agreed: [] }],
      ['rules'],
    ],
    [
      'the end of a match, once another begins',
      [event({ type: 'matchClosed', why: 'people' })],
      [event({ type: 'matchOpened', rules })],
      ['closed'],
    ],
  ])('%s', (_what, first, then, gone) => expect(overtaken(first, then)).toEqual(gone));
});

test('hints taken away, and given again', () => {
  const before = [settings('slow', 'anyone', 'everybody')].reduce(liveTableAfter, start);
  const told = [settings('slow')].reduce(liveTableAfter, before);
  const now = [settings('slow', 'anyone', 'everybody')].reduce(liveTableAfter, told);
  expect(houseNews(before, told).map((news) => isOvertaken(news, { told, now }))).toEqual([true]);
});

describe('what is told all the same', () => {
  test.each<[string, readonly Told[], readonly Told[]]>([
    ['nothing has happened', [is('away')], []],
    ['somebody else goes', [is('away')], [{ type: 'presence', table: CODE, who: 1, is: 'away' }]],
    ['a phrase from the waiting room', [hello], [event({ type: 'dealerNamed', seat: 'N' })]],
    ['another setting', [settings('fast')], [settings('fast', 'nobody')]],
    ['a phrase', [hello], [is('away')]],
  ])('%s', (_what, first, then) => expect(overtaken(first, then)).toEqual([]));
});
