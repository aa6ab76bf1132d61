// Levels 3 to 5: sampling for the contract and for every card. Among cards that are as good, the rules choose, since partner
// reads them; without an engine, or without time, the rules decide alone.

import {
  type Card,
  cardsPlayed,
  declaringSide,
  isSameContract,
  legalCards,
  type Playing,
  type SeatView,
  sideOf,
  suitOf,
  turnOf,
} from '@minibridge/bridge';
import type { Engine } from '@minibridge/solver/engine';
import { preferred } from '../agreements/preferred';
import type { Chooser, Tools } from '../chooser';
import type { Considered, Decision, Searched } from '../decision';
import { positionOf } from '../knowledge';
import { mayAct } from '../level-1';
import { decideL2 } from '../level-2';
import { suggestedBySuit } from '../one-suit/suggested';
import type { Reason } from '../reasons';
import { isTrue } from '../truth/is-true';
import { type CardSearch, considerCards } from './best-card';
import { type ConsideredContract, considerContracts } from './choose-contract';
import { aheadAt, EFFORTS, type Effort, FOR_A_TRICK, type SearchingLevel, worldsAt } from './effort';
import { chanceFor } from './seed';
import { worldsFor } from './worlds';

/**
 * Points of score, tricks counted in, up to which cards are as good as each other, so that the rules may choose. Defenders give
 * a little for a card that partner can read; declarer has nobody to speak to.
 */
const AS_GOOD = { declarer: 0.01, defender: 2 } as const;

/** Without a clock a level takes the time that its worlds need. */
function lateness({ budget }: Tools): () => boolean {
  if (budget === undefined) return () => false;
  const end = budget.now() + budget.millis;
  return () => budget.now() >= end;
}

function worldsOfLead(effort: Effort, board: Playing): number {
  return cardsPlayed(board) === 0 ? effort.openingLead : worldsAt(effort, board.tricks.length);
}

function mayThink(board: Playing): boolean {
  const [led] = board.trick.cards;
  return legalCards(board.hands[turnOf(board)] ?? [], led && suitOf(led)).length > 1;
}

type Thought = { readonly engine: Engine; readonly effort: Effort; readonly isLate: () => boolean };

function searchCard(view: SeatView, { engine, effort, isLate }: Thought): CardSearch | undefined {
  const { board } = view;
  if (board.phase !== 'play' || !mayThink(board)) return undefined;
  const drawing = { most: worldsOfLead(effort, board), reads: effort.reads, chance: chanceFor(view) };
  const worlds = worldsFor(view, drawing);
  const forATrick = FOR_A_TRICK[declares(view) ? 'declarer' : 'defender'];
  return considerCards(engine, view, { worlds, ahead: aheadAt(effort, board.tricks.length), forATrick, isLate });
}

function recordOfCards({ considered, worlds }: CardSearch, view: SeatView): Searched {
  const { seat } = view;
  return {
    worlds,
    considered: considered.map(({ cards: [card, ...alike], gain, tricks, succeeds }) => ({
      action: { type: 'play', by: seat, card },
      alike,
      gain,
      tricks,
      succeeds,
    })),
  };
}

function declares({ board, seat }: SeatView): boolean {
  return board.phase === 'play' && sideOf(seat) === declaringSide(board);
}

function allowance(view: SeatView): number {
  return AS_GOOD[declares(view) ? 'declarer' : 'defender'];
}

/** Cards at most so many points of score behind the best. */
function withinOf(found: CardSearch, points: number): readonly Card[] {
  const least = (found.considered[0]?.gain ?? 0) - points;
  return found.considered.slice(0, found.contenders).flatMap(({ cards, gain }) => (gain >= least ? cards : []));
}

/** Points of score behind the best up to which declarer plays the card that a suit by itself asks for. */
const CLOSE_FOR_SUITS = 8;

/** The card that the guesses of one suit ask of declarer, among those that the search finds about as good as the best. */
function cardBySuit(view: SeatView, found: CardSearch): Card | undefined {
  if (found.contenders < 2) return undefined;
  const close = withinOf(found, CLOSE_FOR_SUITS);
  return suggestedBySuit(view).flatMap(({ cards }) => cards.find((card) => close.includes(card)) ?? [])[0];
}

/** The card that speaks to partner among those as good, with what it says, as long as that is true of this position. */
function cardByAgreement(view: SeatView, good: readonly Card[]): Decision | undefined {
  if (view.board.phase !== 'play') return undefined;
  const agreed = preferred(positionOf(view.board, view.seat), good);
  if (agreed === undefined) return undefined;
  const decision: Decision = { action: { type: 'play', by: view.seat, card: agreed.card }, reason: agreed.reason };
  return isTrue(decision, view) ? decision : undefined;
}

/** Of cards that are as good the one that speaks to partner, or that of the rules, else the lowest of the best. */
function cardBySearch(view: SeatView, found: CardSearch, byRules: Decision): Decision {
  const searched = recordOfCards(found, view);
  const bySuit = declares(view) ? cardBySuit(view, found) : undefined;
  const good = bySuit ? [bySuit] : withinOf(found, allowance(view));
  const agreed = cardByAgreement(view, good);
  if (agreed) return { ...agreed, searched };
  const { action } = byRules;
  if (action.type === 'play' && good.includes(action.card)) return { ...byRules, searched };
  const best = found.considered.find(({ cards }) => good.some((card) => cards.includes(card)));
  const card = bySuit ?? best?.cards.at(-1);
  if (best === undefined || card === undefined) return byRules;
  return { action: { type: 'play', by: view.seat, card }, reason: reasonFor(best, searched), searched };
}

/** Told from the record, and true of it. */
function reasonFor(
  { succeeds, tricks }: Pick<Considered, 'succeeds' | 'tricks'>,
  { worlds, considered }: Searched,
): Reason {
  const works = Math.round(succeeds * worlds);
  if (works > 0 && works < worlds) return { name: 'works-most-often', works, of: worlds };
  const most = tricks !== undefined && considered.every((each) => (each.tricks ?? 0) <= tricks);
  return { name: most ? 'most-tricks' : 'best-on-average', of: worlds };
}

function contractBySearch(view: SeatView, thought: Thought, byRules: Decision): Decision {
  const { engine, effort, isLate } = thought;
  const found = considerContracts(engine, view, { worlds: effort.contract, isLate });
  const [best] = found?.considered ?? [];
  if (!found || !best) return byRules;
  const choose = ({ contract }: ConsideredContract) => ({ type: 'choose', by: view.seat, contract }) as const;
  const searched: Searched = {
    worlds: found.worlds,
    considered: found.considered.map((each) => ({ action: choose(each), gain: each.gain, succeeds: each.succeeds })),
  };
  const { action } = byRules;
  const isRuled = action.type === 'choose' && isSameContract(action.contract, best.contract);
  return {
    action: choose(best),
    reason: isRuled ? byRules.reason : reasonFor({ succeeds: best.succeeds }, searched),
    searched,
  };
}

/** The bot of a level that searches. */
export function chooserBySearch(level: SearchingLevel, tools: Tools): Chooser {
  const effort = EFFORTS[level];
  const { engine } = tools;
  return (view) => {
    const byRules = decideL2(view);
    if (engine === undefined || byRules === undefined || !mayAct(view)) return byRules;
    const thought = { engine, effort, isLate: lateness(tools) };
    if (view.board.phase === 'choosing') return contractBySearch(view, thought, byRules);
    const found = searchCard(view, thought);
    return found ? cardBySearch(view, found, byRules) : byRules;
  };
}
