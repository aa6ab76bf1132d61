// Boards in columns for people, and the totals under them.

import { contractText, type Finished, sideScores, type ThrownIn, tricksNeeded } from '@minibridge/bridge';
import { type Column, inColumns } from '../writing/columns';

const TITLES = ['board', 'dealer', 'declarer', 'contract', 'target', 'tricks NS', 'EW', 'score NS', 'EW'];
const WIDEST_CONTRACT = 'grand-slam NT'.length;

const COLUMNS: readonly Column[] = TITLES.map((title) => ({
  width: title === 'contract' ? WIDEST_CONTRACT : title === 'EW' ? 4 : title.length,
  align: ['dealer', 'declarer', 'contract'].includes(title) ? 'left' : 'right',
}));

function playedCells(board: Finished): readonly string[] {
  const { number, dealer, declarer, contract, won } = board;
  const score = sideScores(board);
  const target = tricksNeeded(contract);
  const figures = [target ?? '–', won.NS, won.EW, score.NS, score.EW].map(String);
  return [String(number), dealer, declarer, contractText(contract), ...figures];
}

function thrownInCells({ dealer }: ThrownIn): readonly string[] {
  return ['–', dealer, '–', '20 and 20, dealt again'];
}

/** A line a deal, as it is played, then one with the totals. */
export async function* boardLines(boards: AsyncIterable<Finished | ThrownIn>): AsyncGenerator<string> {
  let [NS, EW] = [0, 0];
  yield inColumns(COLUMNS, TITLES);
  for await (const board of boards) {
    yield inColumns(COLUMNS, board.result === 'played' ? playedCells(board) : thrownInCells(board));
    if (board.result === 'redeal') continue;
    const score = sideScores(board);
    NS += score.NS;
    EW += score.EW;
  }
  yield inColumns(COLUMNS, ['total', '', '', '', '', '', '', String(NS), String(EW)]);
}
