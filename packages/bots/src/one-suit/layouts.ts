// How the missing cards of a suit may lie, and how likely each way is.

import type { Rank } from '@minibridge/bridge';
import { type Ranks, type SuitCards, strengthsOf } from './cards';
import type { Owner, Place, Theirs } from './field';
import { isOurs, placeAt } from './trick';

/** One way in which the missing cards may lie: LHO has these, RHO the others. */
export type SuitLayout = {
  readonly lho: readonly Rank[];
  /** 0 or more, on any scale: only the proportions count. */
  readonly weight: number;
};

/** What the hands have played of the suit to one trick, whatever was led. */
export type Round = readonly { readonly place: Place; readonly card: Rank }[];

/** Cards that each defender holds, those of other suits included. */
export type Room = { readonly [T in Theirs]: number };

/** Ways to choose `some` of `all`, 0 when there are not so many. */
function choices(all: number, some: number): number {
  if (some < 0 || some > all) return 0;
  let ways = 1;
  for (let n = 1; n <= some; n += 1) ways = (ways * (all - some + n)) / n;
  return ways;
}

/** Every layout of `missing` as chance deals it, when nothing else is known; the weights add up to 1. */
export function priorLayouts(missing: readonly Rank[], room: Room = { lho: 13, rho: 13 }): readonly SuitLayout[] {
  const others = room.lho + room.rho - missing.length;
  const all = choices(room.lho + room.rho, room.lho);
  const subsets = missing.reduce<readonly (readonly Rank[])[]>(
    (sets, rank) => sets.flatMap((set) => [set, [...set, rank]]),
    [[]],
  );
  return subsets
    .map((lho) => ({ lho, weight: choices(others, room.lho - lho.length) / all }))
    .filter(({ weight }) => weight > 0);
}

/** A defender's play, with the cards of the suit that were alike then. */
type Sighting = { readonly place: Theirs; readonly alike: readonly Rank[]; readonly later: readonly Rank[] };

/** The cards of the suit before the rounds that follow `after`. */
function ranksBefore(now: Ranks, rounds: readonly Round[]): Ranks {
  const add = (owner: Owner): readonly Rank[] => {
    const played = rounds.flat().filter(({ place }) => (isOurs(place) ? place : 'missing') === owner);
    return [...now[owner], ...played.map(({ card }) => card)];
  };
  return { declarer: add('declarer'), dummy: add('dummy'), missing: add('missing') };
}

function sightingsIn(now: Ranks, rounds: readonly Round[]): readonly Sighting[] {
  return rounds.flatMap((round, at) => {
    const strengths = strengthsOf(ranksBefore(now, rounds.slice(at)));
    return round.flatMap(({ place, card }) => {
      if (isOurs(place)) return [];
      const alike = [...strengths.keys()].filter((rank) => strengths.get(rank) === strengths.get(card));
      const later = rounds
        .slice(at)
        .flat()
        .filter((play) => play.place === place);
      return [{ place, alike, later: later.map((play) => play.card) }];
    });
  });
}

function tableRound(trick: SuitCards['trick']): Round {
  if (trick === undefined) return [];
  return trick.cards.flatMap((card, at) =>
    card === 'other' ? [] : [{ place: placeAt({ ...trick, cards: [] }, at), card }],
  );
}

/** Every layout as chance deals it when of all cards only those of `rounds` have been played. */
function dealtBefore(missing: readonly Rank[], rounds: readonly Round[]): readonly SuitLayout[] {
  const gone = (place: Theirs): number => rounds.flat().filter((play) => play.place === place).length;
  return priorLayouts(missing, { lho: 13 - gone('lho'), rho: 13 - gone('rho') });
}

/**
 * The layouts of the missing cards after `rounds` and the trick on the table: a defender with several cards that were alike
 * may have played any of them (restricted choice). `unseen`: the layouts by the cards that are not seen any more; absent: as
 * chance deals them.
 */
export function layoutsAfter(
  cards: SuitCards,
  rounds: readonly Round[] = [],
  unseen?: readonly SuitLayout[],
): readonly SuitLayout[] {
  const all = [...rounds, tableRound(cards.trick)];
  const sightings = sightingsIn({ declarer: cards.declarer, dummy: cards.dummy, missing: cards.missing }, all);
  return (unseen ?? dealtBefore(cards.missing, all)).map(({ lho, weight }) => {
    const held = { lho, rho: cards.missing.filter((rank) => !lho.includes(rank)) };
    const choices = sightings.map(
      ({ place, alike, later }) => [...held[place], ...later].filter((rank) => alike.includes(rank)).length,
    );
    return { lho, weight: choices.reduce((share, choice) => share / choice, weight) };
  });
}
