// A bot cannot be told from another one that sits at the same place of a deal with other hidden cards.

import {
  type Action,
  type Board,
  type BoardEvent,
  below,
  type Card,
  type Chance,
  dealerOfBoard,
  decide,
  evolve,
  type FullDeal,
  openBoard,
  type PresetId,
  pointsOfCard,
  presetRules,
  Released,
  randomDeal,
  SEATS,
  type Seat,
  SeatView,
  seededChance,
  sortedHand,
} from '@minibridge/bridge';
import { createEngine } from '@minibridge/solver/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseFor, LEVELS_OF_PLAY, type LevelOfPlay } from './level';
import { mayAct } from './level-1';
import { boardAfter, playedOut, playerL1 } from './testing';

const engine = await createEngine();

type Stopped = { readonly log: readonly BoardEvent[]; readonly actions: readonly Action[]; readonly seat: Seat };

function openingOf(id: PresetId, deal: FullDeal) {
  return { rules: presetRules(id), number: 1, dealer: dealerOfBoard(1), deal, coin: 'first' } as const;
}

/** The log of these actions on a deal; absent when one of them is refused: the public would know the difference. */
function logOf(id: PresetId, deal: FullDeal, actions: readonly Action[]): readonly BoardEvent[] | undefined {
  const log = [...openBoard(openingOf(id, deal))];
  let board = boardAfter(log);
  for (const action of actions) {
    const result = decide(board, action);
    if (!result.ok) return undefined;
    log.push(...result.value);
    board = result.value.reduce<Board>(evolve, board);
  }
  return log;
}

/** A board that has been played for a while, and the seat that acts. */
function stopped(id: PresetId, deal: FullDeal, chance: Chance): Stopped | undefined {
  const { actions } = playedOut(openingOf(id, deal), playerL1);
  const some = actions.slice(0, below(Math.max(actions.length, 1), chance));
  const log = logOf(id, deal, some) ?? [];
  const acting = SEATS.find((seat) => {
    const view = SeatView.of(seat, log);
    return view !== undefined && mayAct(view);
  });
  return acting && { log, actions: some, seat: acting };
}

/** Cards that `seat` cannot see, by the hidden hand that holds them. */
function hiddenCards({ log, seat }: Stopped): readonly { readonly holder: Seat; readonly card: Card }[] {
  const known = SeatView.of(seat, log)?.board.hands ?? {};
  const truth = boardAfter(log).hands;
  return SEATS.filter((each) => known[each] === undefined).flatMap((holder) =>
    (truth[holder] ?? []).map((card) => ({ holder, card })),
  );
}

/** Two hidden cards of the same value change places: suits too, as long as every card played was legal. */
function swapped(deal: FullDeal, at: Stopped, chance: Chance): FullDeal {
  const hidden = hiddenCards(at);
  const one = hidden[below(Math.max(hidden.length, 1), chance)];
  if (one === undefined) return deal;
  const others = hidden.filter(
    (each) => each.holder !== one.holder && pointsOfCard(each.card) === pointsOfCard(one.card),
  );
  const other = others[below(Math.max(others.length, 1), chance)];
  if (other === undefined) return deal;
  const exchange = (card: Card): Card => (card === one.card ? other.card : card === other.card ? one.card : card);
  const changed = (seat: Seat) => sortedHand(deal[seat].map(exchange));
  return { N: changed('N'), E: changed('E'), S: changed('S'), W: changed('W') };
}

/** The bytes that `seat` has been sent. */
function bytesFor(seat: Seat, log: readonly BoardEvent[]): string {
  return JSON.stringify(Released.to({ as: 'seat', seat }, log).map(({ event }) => event));
}

type Look = (seat: Seat, log: readonly BoardEvent[]) => unknown;

/** What `look` sees stays the same when hidden cards are exchanged and the seat cannot know it. */
function isBlind(look: Look) {
  return fc.property(fc.nat(), fc.constantFrom<PresetId>('mb.site4', 'mb.ebu-school', 'mb.shape-first'), (seed, id) => {
    const chance = seededChance(seed);
    const deal = randomDeal(chance);
    const at = stopped(id, deal, chance);
    if (at === undefined) return;
    let other = { deal, log: at.log };
    for (let swap = 0; swap < 8; swap += 1) {
      const next = swapped(other.deal, { ...at, log: other.log }, chance);
      const log = logOf(id, next, at.actions);
      if (log && bytesFor(at.seat, log) === bytesFor(at.seat, at.log)) other = { deal: next, log };
    }
    expect(look(at.seat, other.log)).toEqual(look(at.seat, at.log));
  });
}

/** What the bot of `level` decides. */
function decision(level: LevelOfPlay): Look {
  const play = chooseFor(level, { engine });
  return (seat, log) => {
    const view = SeatView.of(seat, log);
    return view && play(view);
  };
}

/** How many cases each level is tried with; the long run (`npm run night`) tries all of them as often as it is told. */
const RUNS: { readonly [L in LevelOfPlay]: number } = { 1: 150, 2: 80, 3: 20, 4: 8, 5: 4 };
const LONG = fc.readConfigureGlobal().numRuns ?? 0;

/** A cheat who looks at the hand on the left. */
const cheating: Look = (_, log) => boardAfter(log).hands;

test.each(LEVELS_OF_PLAY)('level %i: hidden cards change nothing', { timeout: 3_600_000 }, (level) =>
  fc.assert(isBlind(decision(level)), { numRuns: LONG > 1000 ? LONG : RUNS[level] }),
);

test('a cheat is caught', () => expect(fc.check(isBlind(cheating), { numRuns: 50 }).failed).toBe(true));
