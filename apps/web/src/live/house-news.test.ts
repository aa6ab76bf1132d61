import { type BoardEvent, presetRules, randomDeal, SEATS, seededChance } from '@minibridge/bridge';
import type { Person, TableSettings } from '@minibridge/protocol';
import { SETTINGS as QUICK } from '@minibridge/protocol/testing';
import { openTable, type TableEvent, usualPolicy } from '@minibridge/table';
import { describe, expect, test } from 'vitest';
import { seatingOf } from '../host/setup';
import { type HouseNews, houseNews } from './house-news';
import type { Told } from './line';
import { type LiveTable, liveTableAfter, newLiveTable } from './live-table';

const CODE = 'KMTPQR';
const rules = presetRules('mb.site4');
const seating = {
  ...seatingOf({ seat: 'S', name: 'Ola' }),
  N: { kind: 'person', name: 'Jürgen' },
  E: { kind: 'bot', level: 1, name: 'Emil' },
} as const;
const SETTINGS: TableSettings = { ...QUICK, speed: 'normal', undo: 'never' };
const OLA: Person = { who: 1, name: 'Ola', seat: 'S', is: 'here' };
const JÜRGEN: Person = { who: 2, name: 'Jürgen', seat: 'N', is: 'here' };
const EVA: Person = { who: 3, name: 'Eva', is: 'here' };
const UNNAMED: Person = { who: 3, is: 'here' };
const OF_JÜRGEN = { name: 'Jürgen', isYou: false } as const;
const OF_OLA = { name: 'Ola', isYou: true } as const;

const event = (happened: TableEvent): Told => ({ type: 'event', table: CODE, event: happened });
const people = (host: number, ...here: readonly Person[]): Told => ({
  type: 'people',
  table: CODE,
  host,
  people: here,
});
const card = (number: number): Told => ({ type: 'ruleCard', table: CODE, card: number, rules, agreed: [] });
const settings = (change: Partial<TableSettings>): Told => ({
  type: 'settings',
  table: CODE,
  settings: { ...SETTINGS, ...change },
});
const seat = (at: 'N' | 'E' | 'S', kind: 'person' | 'bot', name: string): Told =>
  event({ type: 'seated', seat: at, occupant: kind === 'bot' ? { kind, level: 1, name } : { kind, name } });

/** Ola, who looks, sits South; Jürgen is the host. */
function tableWith(...happened: readonly Told[]): LiveTable {
  const opening = openTable({ rules, seating, policy: usualPolicy(rules, seating) });
  const first: readonly Told[] = [
    { type: 'watching', table: CODE, you: 1, viewer: { as: 'seat', seat: 'S' }, seen: 0, anew: true },
    ...opening.map(event),
    people(2, OLA, JÜRGEN),
    card(1),
    settings({}),
  ];
  return [...first, ...happened].reduce(liveTableAfter, { ...newLiveTable(CODE), viewer: { as: 'seat', seat: 'S' } });
}

const changed = (part: Partial<TableSettings>) => ({ before: SETTINGS, after: { ...SETTINGS, ...part } });
const DEALT: readonly Told[] = [
  event({ type: 'dealerNamed', seat: 'N' }),
  event({
    type: 'onBoard',
    event: { type: 'boardOpened', number: 1, dealer: 'N', coin: 'first', rules, rulesVersion: 1 },
  }),
  event({ type: 'onBoard', event: { type: 'handDealt', seat: 'S', hand: randomDeal(seededChance(1)).S } }),
];

const CASES: readonly (readonly [string, readonly Told[], readonly Told[], readonly HouseNews[]])[] = [
  [
    'the host throws a deal away',
    DEALT,
    [event({ type: 'dealThrownAway' }), ...DEALT.slice(1)],
    [{ what: 'thrown-away', by: OF_JÜRGEN }],
  ],
  ['rules of the next match', DEALT, [card(2)], [{ what: 'rules', by: OF_JÜRGEN, from: 'next-match' }]],
  [
    'rules before the first deal: no other match',
    [],
    [event({ type: 'matchOpened', rules }), card(2)],
    [{ what: 'rules', by: OF_JÜRGEN, from: 'now' }],
  ],
  [
    'rules, to who waits for a seat and sees no match',
    [{ type: 'left', table: CODE, why: 'watching-not-allowed', you: 1 }],
    [card(2)],
    [{ what: 'rules', by: OF_JÜRGEN, from: 'unknown' }],
  ],
  [
    'settings',
    [],
    [settings({ pause: 'nobody' })],
    [{ what: 'settings', by: OF_JÜRGEN, ...changed({ pause: 'nobody' }), inDeal: false }],
  ],
  [
    'settings while a deal is on',
    DEALT,
    [settings({ watching: 'all-cards-later' })],
    [{ what: 'settings', by: OF_JÜRGEN, ...changed({ watching: 'all-cards-later' }), inDeal: true }],
  ],
  [
    'the end of the match after this deal',
    DEALT,
    [event({ type: 'matchClosed', why: 'people' })],
    [{ what: 'closed', by: OF_JÜRGEN, why: 'people', last: true }],
  ],
  [
    'the end of the time',
    [],
    [event({ type: 'matchClosed', why: 'time' })],
    [{ what: 'closed', by: OF_JÜRGEN, why: 'time', last: false }],
  ],
  ['another match', DEALT, [event({ type: 'matchOpened', rules })], [{ what: 'opened' }]],
  ['another host', [], [people(1, OLA, JÜRGEN)], [{ what: 'host', is: OF_OLA }]],
  [
    'a bot takes a seat, and its person watches',
    [],
    [seat('N', 'bot', 'Nina'), people(2, OLA, { who: 2, name: 'Jürgen', is: 'here' })],
    [{ what: 'bot-sits', seat: 'N', bot: 'Nina', inPlaceOf: OF_JÜRGEN }],
  ],
  [
    'a bot takes the own seat',
    [],
    [seat('S', 'bot', 'Sara')],
    [{ what: 'bot-sits', seat: 'S', bot: 'Sara', inPlaceOf: OF_OLA }],
  ],
  [
    'somebody is taken off the table',
    [],
    [seat('N', 'bot', 'Nina'), people(1, OLA)],
    [
      { what: 'host', is: OF_OLA },
      { what: 'bot-sits', seat: 'N', bot: 'Nina', inPlaceOf: OF_JÜRGEN },
      { what: 'gone', who: OF_JÜRGEN },
    ],
  ],
  [
    'a friend takes the seat of a bot',
    [],
    [seat('E', 'person', 'Eva')],
    [{ what: 'sits', seat: 'E', who: { name: 'Eva', isYou: false } }],
  ],
  [
    'somebody is moved: told once',
    [],
    [seat('N', 'bot', 'Nina'), seat('E', 'person', 'Jürgen')],
    [{ what: 'sits', seat: 'E', who: OF_JÜRGEN }],
  ],
  [
    'two change places',
    [],
    [seat('S', 'bot', 'Sara'), seat('N', 'bot', 'Nina'), seat('S', 'person', 'Jürgen'), seat('N', 'person', 'Ola')],
    [
      { what: 'sits', seat: 'N', who: OF_OLA },
      { what: 'sits', seat: 'S', who: OF_JÜRGEN },
    ],
  ],
  ['a pause, by name', DEALT, [event({ type: 'paused', seat: 'N' })], [{ what: 'paused', by: OF_JÜRGEN }]],
  [
    'the end of the pause',
    [...DEALT, event({ type: 'paused', seat: 'N' })],
    [event({ type: 'resumed', seat: 'S' })],
    [{ what: 'resumed' }],
  ],
  [
    'who declines that a card is taken back',
    [...DEALT, event({ type: 'undoAsked', seat: 'S' })],
    [event({ type: 'undoAnswered', seat: 'N', agrees: false })],
    [{ what: 'undo-declined', by: OF_JÜRGEN }],
  ],
  [
    'who agrees is not told: the card comes back',
    [...DEALT, event({ type: 'undoAsked', seat: 'S' })],
    [event({ type: 'undoAnswered', seat: 'N', agrees: true })],
    [],
  ],
  [
    'somebody goes for a while',
    [],
    [{ type: 'presence', table: CODE, who: 2, is: 'away' }],
    [{ what: 'presence', who: OF_JÜRGEN, person: 2, is: 'away' }],
  ],
  [
    'a seat from the next deal on',
    [people(2, OLA, JÜRGEN, EVA)],
    [people(2, OLA, JÜRGEN, { ...EVA, next: 'E' })],
    [{ what: 'promised', seat: 'E', who: { name: 'Eva', isYou: false } }],
  ],
  [
    'whose turn it is, when somebody says so',
    DEALT,
    [{ type: 'said', table: CODE, who: 2, phrase: 'your-turn', to: 'table' }],
    [{ what: 'said', who: OF_JÜRGEN, phrase: 'your-turn', to: OF_JÜRGEN }],
  ],
  ['who only watches comes without a word', [], [people(2, OLA, JÜRGEN, EVA)], []],
];

describe('what is told', () => {
  test.each(CASES)('%s', (_what, before, then, news) => {
    const was = tableWith(...before);
    const is = then.reduce(liveTableAfter, was);
    expect(houseNews(was, is)).toEqual(news);
  });

  test('nobody is told of the seat that they have just chosen, but of one that the host gave', () => {
    const table = tableWith(people(2, { who: 1, name: 'Ola', is: 'here' }, JÜRGEN));
    const watching: LiveTable = { ...table, viewer: { as: 'kibitzer' } };
    const seated = [seat('E', 'person', 'Ola'), people(2, { ...OLA, seat: 'E' }, JÜRGEN)];
    const after = (before: LiveTable) => houseNews(before, seated.reduce(liveTableAfter, before));
    expect(after(watching)).toEqual([]);
    expect(after(liveTableAfter(watching, settings({ door: 'host' })))).toEqual([
      { what: 'sits', seat: 'E', who: OF_OLA },
    ]);
  });

  test('nothing of what had happened before the first look', () => {
    const table = tableWith(...DEALT);
    expect(houseNews(table, { ...table })).toEqual([]);
  });
});

describe('where the host gives out the seats', () => {
  const door = settings({ door: 'host' });
  test('the host hears the name of whoever waits', () => {
    const was = tableWith(door, people(1, OLA, JÜRGEN, UNNAMED));
    const is = liveTableAfter(was, people(1, OLA, JÜRGEN, EVA));
    expect(houseNews(was, is)).toEqual([{ what: 'wants-seat', who: { name: 'Eva', isYou: false }, person: 3 }]);
  });
  test('nobody else does', () => {
    const was = tableWith(door, people(2, OLA, JÜRGEN, UNNAMED));
    expect(houseNews(was, liveTableAfter(was, people(2, OLA, JÜRGEN, EVA)))).toEqual([]);
  });
  test('who has just stood up does not wait', () => {
    const was = tableWith(door, people(1, OLA, JÜRGEN));
    const is = liveTableAfter(was, people(1, OLA, { who: 2, name: 'Jürgen', is: 'here' }));
    expect(houseNews(was, is)).toEqual([]);
  });
});

describe('to who sees deals only once they are over', () => {
  const anew = (as: 'kibitzer' | 'teacher'): Told => ({ type: 'anew', table: CODE, viewer: { as } });
  const opening = openTable({ rules, seating, policy: usualPolicy(rules, seating) }).map(event);
  const watches = (as: 'kibitzer' | 'teacher', ...happened: readonly Told[]): LiveTable =>
    [anew(as), ...opening, ...happened].reduce(liveTableAfter, tableWith());
  const otherRules: Told = { type: 'ruleCard', table: CODE, card: 2, rules: presetRules('mb.ebu'), agreed: [] };

  test('a table begun anew is no news: who sat down and who declined was told before', () => {
    const told = [
      ...DEALT,
      seat('E', 'person', 'Eva'),
      event({ type: 'undoAsked', seat: 'S' }),
      event({ type: 'undoAnswered', seat: 'N', agrees: false }),
    ];
    const was = watches('kibitzer', ...told);
    expect(houseNews(was, [anew('teacher'), ...opening].reduce(liveTableAfter, was))).toEqual([]);
    const behind = watches('teacher');
    expect(houseNews(behind, [anew('kibitzer'), ...opening, ...told].reduce(liveTableAfter, behind))).toEqual([]);
  });
  test('a deal that comes at once when it is over brings nothing that is long past', () => {
    const was = watches('teacher');
    const late = [...DEALT, event({ type: 'paused', seat: 'N' }), seat('E', 'person', 'Eva')];
    expect(houseNews(was, late.reduce(liveTableAfter, was))).toEqual([]);
  });
  test('what happens between the deals is told at once', () => {
    const was = watches('teacher');
    expect(houseNews(was, liveTableAfter(was, seat('E', 'person', 'Eva')))).toEqual([
      { what: 'sits', seat: 'E', who: { name: 'Eva', isYou: false } },
    ]);
  });
  test('rules that do not hold in the match that is shown come with the next one', () => {
    const was = watches('teacher');
    expect(houseNews(was, liveTableAfter(was, otherRules))).toEqual([
      { what: 'rules', by: OF_JÜRGEN, from: 'next-match' },
    ]);
  });
});

describe('a card that is taken back', () => {
  const onBoard = (happened: BoardEvent): Told => event({ type: 'onBoard', event: happened });
  const dealt = randomDeal(seededChance(1));
  /** Jürgen declares from north; Emil leads, and dummy, south, is played by Jürgen. */
  const PLAYED: readonly Told[] = [
    ...DEALT,
    ...SEATS.map((at) => onBoard({ type: 'announced', seat: at, points: at === 'N' ? 25 : 5 })),
    onBoard({ type: 'contractChosen', contract: { kind: 'game', strain: 'NT' } }),
  ];
  const plays = (at: 'N' | 'E' | 'S' | 'W'): Told =>
    onBoard({ type: 'cardPlayed', seat: at, card: dealt[at][0] ?? 'SA' });
  const back = onBoard({ type: 'takenBack', to: 1 });
  const card = dealt.S[0];

  test.each([
    [[plays('E'), plays('S')], 'nothing'],
    [[plays('E'), plays('S'), plays('W')], 'bots'],
    [[plays('E'), plays('S'), plays('W'), plays('N')], 'people'],
  ] as const)('is told with whose it is and what comes back with it (%#)', (cards, since) => {
    const was = tableWith(...PLAYED, ...cards);
    expect(houseNews(was, liveTableAfter(was, back))).toEqual([{ what: 'taken-back', who: OF_JÜRGEN, card, since }]);
  });
});
