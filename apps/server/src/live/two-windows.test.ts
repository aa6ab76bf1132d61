// Two windows of one person who tap two cards in the same instant: one is played, even where the second would be legal as the next lead.

import { type Board, type Card, legalActions, presetRules, trumpOf, turnOf, winner } from '@minibridge/bridge';
import { evolveTable, type Table } from '@minibridge/table';
import { expect, test } from 'vitest';
import { heardAll } from '../wire/testing.ts';
import { answerTo, EXAMPLE_DEALS, newId, outcome, seenBy, serverForTests, tableOfTwo } from './testing.ts';

const RULES = { ...presetRules('mb.site4'), match: { deals: 4, firstDealer: 'north' as const } };

type Someone = Awaited<ReturnType<typeof tableOfTwo>>['other'];

/** The board as `viewer` has been told of it. */
function boardOf({ heard }: Someone): Board | undefined {
  let table: Table | undefined;
  for (const message of heard) {
    if (message.type === 'watching' && message.anew) table = undefined;
    if (message.type === 'released') table = evolveTable(table, message.event);
  }
  return table?.board;
}

/** South's cards where one of them wins the trick as its fourth card, that one first. */
function winningFourth(board: Board): readonly Card[] {
  if (board.phase !== 'play' || board.trick.cards.length !== 3) return [];
  const cards = legalActions(board, 'S').flatMap((action) => (action.type === 'play' ? [action.card] : []));
  const trump = trumpOf(board.contract.strain);
  const wins = (card: Card): boolean =>
    winner({ ...board.trick, cards: [...board.trick.cards, card] }, trump) === turnOf(board);
  const best = cards.find(wins);
  return best === undefined ? [] : [best, ...cards.filter((card) => card !== best)];
}

/** One step of south's own, or a moment for the others. */
async function playOn(south: Someone, code: string, board: Board | undefined): Promise<void> {
  const action = board && legalActions(board, 'S').find(({ type }) => type !== 'takeBack');
  if (action) await outcome(south, code, { type: 'act', action });
  else if (board === undefined || board.phase === 'over') await outcome(south, code, { type: 'next' });
  else await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Plays on for south until a fourth card of south's would win a trick. */
async function untilWinning(south: Someone, code: string): Promise<readonly Card[]> {
  for (;;) {
    await heardAll(south);
    const board = boardOf(south);
    const cards = board ? winningFourth(board) : [];
    if (cards.length > 1) return cards;
    await playOn(south, code, board);
  }
}

test('the fourth card wins the trick, and the other window’s card is not led to the next one', async () => {
  const { address } = await serverForTests({ means: EXAMPLE_DEALS });
  const { code, other: south } = await tableOfTwo(address, { rules: RULES });
  const cards = (await untilWinning(south, code)).slice(0, 2);
  const seen = seenBy(south, code);
  const asked = cards.map((card) => ({ id: newId(), card }));
  for (const { id, card } of asked) {
    const ask = { type: 'act', action: { type: 'play', by: 'S', card } } as const;
    south.send({ type: 'command', id, table: code, seen, ask });
  }
  const answers = await Promise.all(asked.map(({ id }) => answerTo(south, id)));
  expect(answers).toEqual([
    expect.objectContaining({ type: 'accepted' }),
    expect.objectContaining({ type: 'refused', refusal: { reason: 'outdated' } }),
  ]);
});
