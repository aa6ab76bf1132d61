// `minibridge deal`: random deals, or the one that an id names.

import {
  accept,
  dealId,
  dealOfId,
  type FullDeal,
  pointsOfDeal,
  randomDeal,
  SEATS,
  type Seat,
} from '@minibridge/bridge';
import { chanceFrom } from '../chance';
import type { Command } from '../command';
import { notTogether, optional, type Reader } from '../reading/given';
import { readCount, readSeed } from '../reading/number';
import { readSeat } from '../reading/seat';
import { aligned } from '../writing/columns';
import { handTexts } from '../writing/hands';
import { SEAT_NAMES, suitsOf } from '../writing/names';

type Dealt = { readonly deal: FullDeal; readonly dealer: Seat };

const readDeal: Reader<FullDeal> = (text) => dealOfId(text);

function* randomDeals(count: number, seed: number | undefined): Generator<FullDeal> {
  const chance = chanceFrom(seed);
  for (let made = 0; made < count; made += 1) yield randomDeal(chance);
}

function* asJson(deals: Iterable<FullDeal>, dealer: Seat): Generator<object> {
  for (const deal of deals) yield { id: dealId(deal), dealer, hands: handTexts(deal), points: pointsOfDeal(deal) };
}

function dealLines({ deal, dealer }: Dealt): readonly string[] {
  const points = pointsOfDeal(deal);
  const rows = SEATS.map((seat) => [seat, `${points[seat]} HCP`, ...suitsOf(deal[seat])]);
  return [`Deal ${dealId(deal)}, dealer ${SEAT_NAMES[dealer]}`, ...aligned(rows, [1])];
}

function* asText(deals: Iterable<FullDeal>, dealer: Seat): Generator<string> {
  let first = true;
  for (const deal of deals) {
    if (!first) yield '';
    yield* dealLines({ deal, dealer });
    first = false;
  }
}

export const DEAL: Command = {
  summary: 'deal cards at random, or show the deal that an id names',
  usage: 'deal [--seed N] [--count K] [--dealer S] [--id ID]',
  options: [
    { name: 'seed', hint: 'N', what: 'the same deals for the same number; without it nobody can guess them' },
    { name: 'count', hint: 'K', what: 'how many deals, 1 to 1000000 (1)' },
    { name: 'dealer', hint: 'S', what: 'the dealer of every deal, N, E, S or W (N)' },
    { name: 'id', hint: 'ID', what: 'the deal with this id; not with --seed or --count' },
  ],
  example: 'deal --seed 1 --count 2',
  prepare(given) {
    const clash = notTogether(given, 'id', ['seed', 'count']);
    if (!clash.ok) return clash;
    const seed = optional(given, 'seed', readSeed);
    if (!seed.ok) return seed;
    const count = optional(given, 'count', readCount);
    if (!count.ok) return count;
    const dealer = optional(given, 'dealer', readSeat);
    if (!dealer.ok) return dealer;
    const named = optional(given, 'id', readDeal);
    if (!named.ok) return named;
    const deals = named.value === undefined ? randomDeals(count.value ?? 1, seed.value) : [named.value];
    const by = dealer.value ?? 'N';
    return accept({ json: asJson(deals, by), text: asText(deals, by) });
  },
};
