// The lesson is played: every expected action is legal, and the line makes what the lesson promises.

import type { Action, Board } from '@minibridge/bridge';
import {
  boardOf,
  cardsInOrder,
  decide,
  evolve,
  legalActions,
  openBoard,
  presetRules,
  sideScores,
} from '@minibridge/bridge';
import { deal } from '@minibridge/bridge/testing';
import { describe, expect, test } from 'vitest';
import { FIRST_DEAL, FIRST_DEAL_KEYS } from './first-deal';
import { lastStepInPlay, stepAt } from './lesson';

const CHOICE: Action = { type: 'choose', by: 'S', contract: { kind: 'game', strain: 'S' } };

function opened(): Board {
  const opening = {
    rules: presetRules(FIRST_DEAL.rules),
    number: 1,
    dealer: FIRST_DEAL.dealer,
    coin: 'first',
  } as const;
  const board = boardOf(openBoard({ ...opening, deal: deal(FIRST_DEAL.deal) }));
  if (board === undefined) throw new Error('not opened');
  return board;
}

function after(board: Board, action: Action): Board {
  const decision = decide(board, action);
  if (!decision.ok) throw new Error(`${JSON.stringify(action)}: ${decision.refusal.reason}`);
  return decision.value.reduce(evolve, board);
}

/** Who plays this card: declarer for dummy. */
function playing(board: Board, place: number): Action {
  const card = FIRST_DEAL.line[place];
  if (board.phase !== 'play' || card === undefined) throw new Error(`no card ${place}`);
  const by = (['S', 'W', 'E'] as const).find((seat) =>
    legalActions(board, seat).some((action) => action.type === 'play' && action.card === card),
  );
  if (by === undefined) throw new Error(`${card} cannot be played`);
  return { type: 'play', by, card };
}

describe('the guided first deal', () => {
  test('is played card by card: what is expected is what the line plays, and south asks for every card of its side', () => {
    let board = after(opened(), CHOICE);
    FIRST_DEAL.line.forEach((_card, place) => {
      const action = playing(board, place);
      const step = stepAt(FIRST_DEAL, { stage: 'play', cards: place });
      if (action.by === 'S') expect(step?.expect).toEqual(action);
      else expect(step?.expect).toBeUndefined();
      board = after(board, action);
    });
    expect(board.phase === 'over' && board.result === 'played' ? sideScores(board) : board.phase).toEqual({
      NS: 420,
      EW: 0,
    });
  });

  test('south declares and is expected to choose the game in spades', () => {
    const board = opened();
    expect(board.phase === 'choosing' && board.declarer).toBe('S');
    expect(stepAt(FIRST_DEAL, { stage: 'contract' })?.expect).toEqual(CHOICE);
  });

  test('every key is said exactly once', () => {
    expect(FIRST_DEAL.steps.map(({ say }) => say)).toEqual([...FIRST_DEAL_KEYS]);
  });

  test('while others play, the last thing said stays', () => {
    expect(lastStepInPlay(FIRST_DEAL, 2)?.say).toBe('win-in-dummy');
    expect(lastStepInPlay(FIRST_DEAL, 0)?.say).toBe('lead');
  });

  test('the line has 52 different cards', () => {
    expect(new Set(FIRST_DEAL.line).size).toBe(52);
    expect(cardsInOrder({ tricks: [], trick: { leader: 'W', cards: FIRST_DEAL.line.slice(0, 4) } })).toHaveLength(4);
  });
});
