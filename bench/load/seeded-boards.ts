// The boards that are played in every measurement: the same deals, contracts and cards for whoever is measured.

import {
  below,
  type Card,
  type Chance,
  declarerByPoints,
  type FullDeal,
  handText,
  legalCards,
  pointsOfDeal,
  presetRules,
  randomDeal,
  SEATS,
  type Seat,
  STRAINS,
  type Strain,
  seededChance,
  suitOf,
} from '@minibridge/bridge';
import { actorOf, afterCard, CARDS, handInTurn, openPlay, type Play } from './play.ts';

/** `by`: who acts, declarer for dummy too. */
type Turn = { readonly by: Seat; readonly card: Card };

export type SeededBoard = {
  readonly deal: FullDeal;
  readonly declarer: Seat;
  readonly strain: Strain;
  /** 52 legal cards in order. */
  readonly turns: readonly Turn[];
};

export const RULES = presetRules('mb.site4');

/** Different boards; a table takes them in turn. */
const BOARDS = 64;

/** Who declares whoever dealt; absent where that depends on the dealer, or nobody does. */
function certainDeclarer(deal: FullDeal): Seat | undefined {
  const [first, ...others] = SEATS.map((dealer) => {
    const selection = declarerByPoints(RULES, pointsOfDeal(deal), dealer, 'first');
    return selection.outcome === 'declarer' ? selection.declarer : undefined;
  });
  return others.every((other) => other === first) ? first : undefined;
}

function anyLegalCard(play: Play, chance: Chance): Card {
  const [led] = play.trick.cards;
  const legal = legalCards(play.hands[handInTurn(play)], led && suitOf(led));
  const card = legal[below(legal.length, chance)];
  if (card === undefined) throw new Error('a hand in turn has no card');
  return card;
}

function turnsOf(opened: Play, chance: Chance): readonly Turn[] {
  const turns: Turn[] = [];
  let play = opened;
  while (turns.length < CARDS) {
    const card = anyLegalCard(play, chance);
    turns.push({ by: actorOf(play), card });
    play = afterCard(play, card);
  }
  return turns;
}

function seededBoard(seed: number): SeededBoard {
  const chance = seededChance(seed);
  for (;;) {
    const deal = randomDeal(chance);
    const declarer = certainDeclarer(deal);
    if (declarer === undefined) continue;
    const strain = STRAINS[below(STRAINS.length, chance)] ?? 'NT';
    return { deal, declarer, strain, turns: turnsOf(openPlay(deal, declarer, strain), chance) };
  }
}

const POOL: readonly SeededBoard[] = Array.from({ length: BOARDS }, (_, seed) => seededBoard(seed));

/** Board `number` (0, 1, …) of the measurement, the same on every machine. */
export function boardNumber(number: number): SeededBoard {
  const board = POOL[number % BOARDS];
  if (board === undefined) throw new Error(`no board ${number}`);
  return board;
}

const BY_NORTH: ReadonlyMap<string, SeededBoard> = new Map(POOL.map((board) => [handText(board.deal.N), board]));

/** The board with this hand of north, for whoever does not choose which of them is dealt. */
export function boardWithNorth(hand: string): SeededBoard {
  const board = BY_NORTH.get(hand);
  if (board === undefined) throw new Error(`no board of the measurement has ${hand} in north`);
  return board;
}
