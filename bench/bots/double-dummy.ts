// What there is to win when all cards are seen, and a player who sees them.

import { mayAct } from '@minibridge/bots';
import { type Player, playerL1 } from '@minibridge/bots/testing';
import { type FullDeal, lho, type Seat, type Strain } from '@minibridge/bridge';
import { cardOf, type Engine, type EngineCard, type EnginePosition } from '@minibridge/solver/engine';
import { positionOn, startOf } from './engine-positions.ts';

export type CardTricks = EngineCard & { readonly tricks: number };

/** Nobody stops an engine here, so that it always answers. */
function answered<T>(answer: T | undefined): T {
  if (answer === undefined) throw new Error('The engine stopped.');
  return answer;
}

/** The tricks of `declarer`, 0..13, when everybody sees all cards. */
export function declarerTricksOf(
  engine: Engine,
  deal: FullDeal,
  { declarer, strain }: { declarer: Seat; strain: Strain },
): number {
  engine.setPosition(startOf(deal, strain, lho(declarer)));
  return 13 - answered(engine.boardTricks());
}

/** Every card that may be played, with the tricks that its side then wins. */
export function cardTricksAt(engine: Engine, position: EnginePosition): readonly CardTricks[] {
  engine.setPosition(position);
  return answered(engine.cardTricks());
}

/** Of the cards that win most the lowest; of equal ranks clubs before diamonds, hearts and spades. */
export function lowestOfTheBest(cards: readonly CardTricks[]): CardTricks | undefined {
  const most = Math.max(...cards.map(({ tricks }) => tricks));
  const best = cards.filter(({ tricks }) => tricks === most);
  return best.sort((one, other) => one.rank - other.rank || one.suit - other.suit)[0];
}

/** Sees the whole of `deal` and plays for the most tricks against others who see it too; nothing is done to lead others astray. */
export function seeingAll(engine: Engine, deal: FullDeal): Player {
  return (view) => {
    if (!mayAct(view)) return undefined;
    const { board, seat } = view;
    if (board.phase !== 'play') return playerL1(view);
    const card = lowestOfTheBest(cardTricksAt(engine, positionOn(board, deal)));
    return card && { type: 'play', by: seat, card: cardOf(card) };
  };
}
