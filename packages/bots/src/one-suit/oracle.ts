// For tests: the game of one suit by its rules alone, card for card, without any of the solver's short cuts. Tiny suits only.

import { RANKS, type Rank } from '@minibridge/bridge';
import type { Played } from './cards';
import { PLACES, type Place } from './field';
import type { SuitQuestion } from './solve-suit';

/** A layout that is still possible; `bit` tells it from the others. */
type Deal = { readonly bit: number; readonly lho: readonly Rank[]; readonly rho: readonly Rank[] };

type Game = {
  readonly declarer: readonly Rank[];
  readonly dummy: readonly Rank[];
  readonly deals: readonly Deal[];
  readonly leader: Place;
  readonly round: readonly Played[];
  readonly need: number;
};

const placeOf = ({ leader, round }: Game): Place => PLACES[(PLACES.indexOf(leader) + round.length) % 4] ?? leader;
const height = (card: Played | undefined): number =>
  card === undefined || card === 'other' ? 13 : RANKS.indexOf(card);
const without = (hand: readonly Rank[], card: Played): readonly Rank[] => hand.filter((rank) => rank !== card);
const choices = (hand: readonly Rank[]): readonly Played[] => (hand.length === 0 ? ['other'] : hand);

/** Those that are not parts of another one. */
function largest(sets: readonly number[]): readonly number[] {
  const different = [...new Set(sets)];
  return different.filter((set) => !different.some((other) => other !== set && (set & other) === set));
}

function afterRound(game: Game): readonly number[] {
  const best = Math.min(...game.round.map(height));
  const winner = PLACES[(PLACES.indexOf(game.leader) + game.round.findIndex((card) => height(card) === best)) % 4];
  const ours = best < 13 && (winner === 'declarer' || winner === 'dummy');
  return fromStart({ ...game, round: [], need: game.need - Number(ours) });
}

function fromStart(game: Game): readonly number[] {
  if (game.need <= 0) return [game.deals.reduce((sum, { bit }) => sum | bit, 0)];
  if (game.declarer.length + game.dummy.length === 0) return [0];
  const leaders = (['declarer', 'dummy'] as const).filter((hand) => game[hand].length > 0);
  return largest(leaders.flatMap((leader) => reached({ ...game, leader })));
}

function defended(game: Game, place: 'lho' | 'rho'): readonly number[] {
  const all = game.deals.reduce((sum, { bit }) => sum | bit, 0);
  const cards = [...new Set(game.deals.flatMap((deal) => choices(deal[place])))];
  return cards.reduce<readonly number[]>(
    (sets, card) => {
      const deals = game.deals.filter((deal) => choices(deal[place]).includes(card));
      const here = deals.reduce((sum, { bit }) => sum | bit, 0);
      const left = deals.map((deal) => ({ ...deal, [place]: without(deal[place], card) }));
      const then = reached({ ...game, deals: left, round: [...game.round, card] });
      return largest(sets.flatMap((set) => then.map((other) => set & (other | (all & ~here)))));
    },
    [all],
  );
}

/** The sets of layouts in which some way of playing takes the tricks that are needed. */
function reached(game: Game): readonly number[] {
  if (game.round.length === 4) return afterRound(game);
  const place = placeOf(game);
  if (place === 'lho' || place === 'rho') return defended(game, place);
  return largest(
    choices(game[place]).flatMap((card) =>
      reached({ ...game, [place]: without(game[place], card), round: [...game.round, card] }),
    ),
  );
}

/** The chance that `solveSuit` must find from the start of a trick. */
export function chanceByRules({ declarer, dummy, missing, need = 0, layouts = [] }: SuitQuestion): number {
  const deals = layouts.map(({ lho }, at) => ({
    bit: 1 << at,
    lho,
    rho: missing.filter((rank) => !lho.includes(rank)),
  }));
  const weigh = (set: number): number =>
    layouts.reduce((sum, { weight }, at) => sum + ((set >> at) & 1 ? weight : 0), 0);
  return Math.max(...fromStart({ declarer, dummy, deals, leader: 'declarer', round: [], need }).map(weigh));
}
