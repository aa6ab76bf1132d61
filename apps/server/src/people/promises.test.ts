// Seats that wait for the next deal, whatever people and the host ask for: each is promised to one person, and every promise is kept.

import { presetRules, SEATS } from '@minibridge/bridge';
import { SETTINGS } from '@minibridge/protocol/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carryOut, type KeptAsk } from '../live/carry-out.ts';
import { next } from '../live/dealing.ts';
import type { Draft } from '../live/draft.ts';
import { openingDraft } from '../live/opening.ts';
import { isInDeal } from '../live/room.ts';
import { EXAMPLE_DEALS } from '../live/testing.ts';
import { kindOf } from '../live/viewer-kind.ts';
import { attendant, type People, promiseTo } from './people.ts';
import { takeSeat } from './seats.ts';

const RULES = { ...presetRules('mb.site4'), match: { deals: 4, firstDealer: 'north' as const } };
const HOST = 1;
const EVERYBODY = [HOST, 2, 3, 4, 5, 6];

/** The first ones sit, the others watch, and a deal is in play. */
function inDeal(sitting: number, lateComers: 'at-once' | 'next-deal'): Draft {
  const wish = {
    type: 'openTable',
    id: 'opening-1',
    rules: RULES,
    settings: { ...SETTINGS, lateComers },
    seat: 'N',
    name: 'Person 1',
  } as const;
  const draft = openingDraft('person 1', wish, EXAMPLE_DEALS);
  for (const who of EVERYBODY.slice(1)) draft.add({ type: 'came', who, person: `person ${who}` });
  for (const [at, seat] of SEATS.slice(1, sitting).entries()) {
    takeSeat(draft, at + 2, { seat, name: `Person ${at + 2}` });
    draft.add({ type: 'agreed', who: at + 2, card: 1 });
  }
  expect(next(draft, EXAMPLE_DEALS)).toBeUndefined();
  expect(isInDeal(draft.room().table)).toBe(true);
  return draft;
}

type Asked = { readonly who: number; readonly ask: KeptAsk };

const WHO = fc.constantFrom(...EVERYBODY);
const SEAT = fc.constantFrom(...SEATS);
const MOVE = fc
  .record({ who: WHO, seat: SEAT })
  .map(({ who, seat }): Asked => ({ who: HOST, ask: { type: 'move', who, seat } }));
const SIT = fc
  .record({ who: WHO, seat: SEAT })
  .map(({ who, seat }): Asked => ({ who, ask: { type: 'sit', seat, name: `Person ${who}` } }));
const STAND = WHO.map((who): Asked => ({ who, ask: { type: 'stand' } }));
const REPLACE = SEAT.map((seat): Asked => ({ who: HOST, ask: { type: 'replace', seat } }));
const ASKS = fc.array(fc.oneof({ arbitrary: MOVE, weight: 8 }, { arbitrary: SIT, weight: 3 }, STAND, REPLACE), {
  maxLength: 12,
});

/** What is asked by somebody who has seen all that they may see; the reason, where it is refused. */
function carry(draft: Draft, { who, ask }: Asked): string | undefined {
  const { people, watching, numbering } = draft.room();
  const kind = kindOf(attendant(people, who)?.seat, watching);
  const seen = kind === undefined ? 0 : numbering.counts[kind];
  return carryOut(draft, { who, ask, seen }, EXAMPLE_DEALS)?.reason;
}

/** Who may lose a promise by this: whoever asks or is moved, and whoever has or was to have the seat that it is about. */
function mayLose({ promises, everybody }: People, { who, ask }: Asked): readonly number[] {
  if (ask.type !== 'move' && ask.type !== 'replace') return [who];
  const promised = promises.filter(({ seat }) => seat === ask.seat).map((one) => one.who);
  if (ask.type === 'move') return [ask.who, ...promised];
  return [...promised, ...everybody.filter(({ seat }) => seat === ask.seat).map((one) => one.who)];
}

test('each seat is promised to one person, nobody loses one by what is asked about another seat, and every promise is kept', () => {
  const sitting = fc.integer({ min: 1, max: SEATS.length });
  const lateComers = fc.constantFrom('at-once' as const, 'next-deal' as const);
  fc.assert(
    fc.property(sitting, lateComers, ASKS, (sit, late, asks) => {
      const draft = inDeal(sit, late);
      for (const asked of asks) {
        const before = draft.room().people;
        carry(draft, asked);
        const { people } = draft.room();
        const seats = people.promises.map(({ seat }) => seat);
        expect(new Set(seats).size).toBe(seats.length);
        const lost = before.promises.filter(({ who }) => promiseTo(people, who) === undefined).map(({ who }) => who);
        expect(mayLose(before, asked)).toEqual(expect.arrayContaining(lost));
      }
      const { promises } = draft.room().people;
      expect(carry(draft, { who: HOST, ask: { type: 'redeal' } })).toBeUndefined();
      const { people } = draft.room();
      expect(people.promises).toEqual([]);
      for (const { who, seat } of promises) expect(attendant(people, who)?.seat).toBe(seat);
    }),
    { numRuns: 200 },
  );
}, 30_000);
