import { presetRules, type Seat } from '@minibridge/bridge';
import type { ServerMessage } from '@minibridge/protocol';
import { describe, expect, test } from 'vitest';
import { type CardOfDeal, cardsHeard, faultsOf } from './acknowledged-cards.ts';

const of = (deal: number, seat: Seat, card: CardOfDeal['card']): CardOfDeal => ({ deal, seat, card });
const PLAYED = [of(1, 'N', 'SA'), of(1, 'E', 'S2'), of(2, 'N', 'S2'), of(2, 'E', 'SK')];

describe('what is wrong with acknowledged cards', () => {
  test.each([
    ['nothing, when all are there', PLAYED, PLAYED, []],
    ['nothing, when others were played too', [of(2, 'E', 'SK')], PLAYED, []],
    ['one that is nowhere', [of(1, 'N', 'HA')], PLAYED, ['lost: deal 1: HA of N']],
    ['one that is in another deal', [of(2, 'N', 'SA')], PLAYED, ['lost: deal 2: SA of N']],
    ['one that came from another hand', [of(1, 'W', 'SA')], PLAYED, ['lost: deal 1: SA of W']],
    [
      'one that is acknowledged twice',
      [of(1, 'N', 'SA'), of(1, 'N', 'SA')],
      PLAYED,
      ['acknowledged twice: deal 1: SA of N'],
    ],
    ['one that is there twice', PLAYED, [...PLAYED, of(1, 'W', 'S2')], ['played twice: deal 1: S2 of W']],
  ])('%s', (_, acknowledged, played, faults) => {
    expect(faultsOf(acknowledged, played)).toEqual(faults);
  });
});

test('cards are counted to the deal that was opened last, whatever its number in the match', () => {
  const rules = presetRules('mb.site4');
  const opened = { type: 'boardOpened', rules, rulesVersion: 1, number: 1, dealer: 'N', coin: 'first' } as const;
  const events = [
    opened,
    { type: 'cardPlayed', seat: 'E', card: 'S2' },
    opened,
    { type: 'cardPlayed', seat: 'W', card: 'SK' },
  ] as const;
  const heard = events.map(
    (event, number): ServerMessage => ({
      type: 'released',
      table: 'KMTPQR',
      number,
      event: { type: 'onBoard', event },
    }),
  );
  expect(cardsHeard(heard)).toEqual([of(1, 'E', 'S2'), of(2, 'W', 'SK')]);
});
