// A match on this device: holds the log, deals, lets the bots act and keeps everything across a reload.
// The screens see only what the person's seat may see; a server will later stand in the same place.

import { below, type Chance, randomDeal, SEATS, shuffledPack } from '@minibridge/bridge';
import {
  type Command,
  dealForSeat,
  decideTable,
  openTable,
  stageOf,
  type Table,
  type TableRefusal,
  usualPolicy,
} from '@minibridge/table';
import type { Store } from '../app/store';
import { type BotDecision, botDecision } from './bot-seat';
import { type HostView, ledgerOf } from './ledger';
import type { Pace } from './pace';
import { readOn } from './reading';
import type { Said } from './said';
import type { SavedMatch } from './saved-shapes';
import { type MatchSetup, seatingOf } from './setup';
import type { Decide } from './thinking/question';
import { whenDue } from './when-due';

/** Why a command was not carried out: the table's reasons, and a lesson's, which asks for something else. */
export type HostRefusal = TableRefusal | { readonly reason: 'lesson-asks'; readonly what: 'card' | 'contract' };

/** What screens need of whoever runs the table. */
export type TableHost = {
  readonly view: Store<HostView>;
  /** Carries out a command of the person's seat, or tells why not. */
  readonly send: (command: Command) => HostRefusal | undefined;
  /** Draws for the deal or deals the next board; refused when neither is due. */
  readonly next: () => TableRefusal | undefined;
  /** The person has read what was open and goes on. */
  readonly goOn: () => void;
  /** Stops the bots; the match stays kept. */
  readonly stop: () => void;
};

export type Surroundings = {
  readonly chance: Chance;
  /** What bots decide with; absent until it is fetched. */
  readonly bots: Store<Decide | undefined>;
  readonly pace: () => Pace;
  readonly keep: (match: SavedMatch) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** More moments at which bots wait until the person goes on: a lesson's. */
  readonly waits?: (table: Table) => boolean;
};

/** A new match. A given deal makes a match of one deal. */
export function newMatch(setup: MatchSetup, around: Surroundings): TableHost {
  const seating = seatingOf(setup);
  const rules = setup.given ? { ...setup.rules, match: { ...setup.rules.match, deals: 1 } } : setup.rules;
  const log = openTable({ rules, seating, policy: usualPolicy(rules, seating) });
  return hostOf(
    { app: 'minibridge', format: 1, startedAt: around.now(), setup: { ...setup, rules }, log: [...log] },
    around,
  );
}

/** The host of a match, new or kept. */
export function hostOf(match: SavedMatch, around: Surroundings): TableHost {
  const { setup } = match;
  const ledger = ledgerOf(match, around.keep);
  let stopBot = (): void => undefined;

  function carryOut(command: Command, said: readonly Said[] = []): TableRefusal | undefined {
    const decision = decideTable(ledger.truth(), command);
    if (!decision.ok) return decision.refusal;
    ledger.append(decision.value, said);
    schedule();
    return undefined;
  }

  function botMoves(move: BotDecision): void {
    const said = move.reason === undefined ? [] : [{ seat: move.seat, reason: move.reason, action: move.action }];
    const refusal = carryOut({ type: 'act', action: move.action }, said);
    if (refusal) throw new Error(`A bot was refused: ${refusal.reason}`);
  }

  function schedule(): void {
    stopBot();
    const table = ledger.truth();
    const waits = ledger.view.value().reading !== undefined || around.waits?.(table) === true;
    const move = waits ? undefined : botDecision(table, setup, around.bots.value());
    stopBot = move ? whenDue(move, delayBefore(table, around.pace()), botMoves) : () => undefined;
  }

  schedule();
  const leaveBots = around.bots.subscribe(schedule);
  return {
    view: ledger.view,
    send: (command) => carryOut(command),
    next: () => carryOut(nextOfHost(ledger.truth(), match, around)),
    goOn: () => {
      const { reading, table } = ledger.view.value();
      ledger.read(readOn(reading, table.board));
      schedule();
    },
    stop: () => {
      leaveBots();
      stopBot();
    },
  };
}

/** Counting and choosing take a card's time; after a complete trick people look at it first. */
function delayBefore({ board }: Table, pace: Pace): number {
  const trickLies = board?.phase === 'play' && board.trick.cards.length === 0 && board.tricks.length > 0;
  return trickLies ? pace.trick : pace.card;
}

function nextOfHost(table: Table, { setup, startedAt }: SavedMatch, around: Surroundings): Command {
  if (stageOf(table) === 'drawing') return firstDealer(setup, around.chance);
  const minutes = setup.rules.match.timeLimitMin;
  const isTimeUp = minutes !== undefined && around.now() - startedAt >= minutes * 60_000;
  return isTimeUp && table.sheet.length > 0 ? { type: 'close', why: 'time' } : nextDeal(table, setup, around.chance);
}

function firstDealer({ rules, given }: MatchSetup, chance: Chance): Command {
  if (given) return { type: 'nameDealer', seat: given.dealer };
  if (rules.match.firstDealer === 'random') return { type: 'nameDealer', seat: SEATS[below(4, chance)] ?? 'N' };
  const [N, E, S, W] = shuffledPack(chance);
  if (!N || !E || !S || !W) throw new Error('A pack has 52 cards.');
  return { type: 'draw', cards: { N, E, S, W } };
}

function nextDeal(table: Table, { rules, seat, policy, given }: MatchSetup, chance: Chance): Command {
  if (given) return { type: 'deal', deal: given.deal, coin: given.coin };
  const coin = below(2, chance) === 0 ? 'first' : 'second';
  const dealer = table.dealer ?? 'N';
  return { type: 'deal', coin, deal: dealForSeat({ rules, dealer, coin, seat, policy }, () => randomDeal(chance)) };
}
