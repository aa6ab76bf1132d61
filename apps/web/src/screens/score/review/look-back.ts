// The solver at work on a finished deal: first the twenty results, then what each card cost, then whether that could be known.
// Only a score fetches this file, and the solver with it: nothing of it is there while cards are played.

import { type Card, type Finished, handsFromPlay, playOf } from '@minibridge/bridge';
import {
  type Answer,
  createSolver,
  minibridgePar,
  type PlayedCard,
  type Solver,
  type SolverOptions,
  type Table,
  type TricksPerCard,
} from '@minibridge/solver';
import { type Costly, type Findings, NOTHING_YET, positionBefore } from './findings';
import { turnsOf } from './turns';

export type LookBackOptions = {
  /** Raised when the score is left. */
  readonly signal: AbortSignal;
  /** Told after each step. */
  readonly tell: (findings: Findings) => void;
  readonly solver?: SolverOptions;
};

/** A phone has better uses for its memory and its cores than one deal in a blink. */
const MODEST: SolverOptions = {
  workers: Math.max(1, Math.min(3, (globalThis.navigator?.hardwareConcurrency ?? 2) - 1)),
  capBytes: 48 * 2 ** 20,
};

/** Without workers the page stands still while a strain is searched, so there is an end to it. */
const PATIENCE_MS = 20_000;

/** The whole answer. A finished deal is a fair question, so anything else is a bug, or the end of patience. */
function whole<A>(result: { readonly ok: true; readonly value: Answer<A> } | { readonly ok: false }): A {
  if (!result.ok || !result.value.complete) throw new Error('The solver has no whole answer.');
  return result.value;
}

type Asking = { readonly signal: AbortSignal; readonly deadlineMs?: number };
type Work = { readonly solver: Solver; readonly board: Finished; readonly asking: Asking };

async function tableFor({ solver, board, asking }: Work, onStrain: (strains: number) => void): Promise<Table> {
  const onProgress = ({ done }: { readonly done: number }): void => onStrain(done);
  return whole(await solver.solveTable(handsFromPlay(board), { ...asking, onProgress })).table;
}

async function costsOf({ solver, board, asking }: Work): Promise<readonly PlayedCard[]> {
  const { contract, declarer } = board;
  const played = playOf(board).map(({ card }) => card);
  const play = { hands: handsFromPlay(board), strain: contract.strain, declarer, played };
  return whole(await solver.analysePlay(play, asking)).cards;
}

function bestOf(tricksPerCard: TricksPerCard, hand: readonly Card[]): readonly Card[] {
  const most = Math.max(...Object.values(tricksPerCard));
  return hand.filter((card) => tricksPerCard[card] === most);
}

async function bestAt({ solver, board, asking }: Work, place: number, { seat }: PlayedCard): Promise<readonly Card[]> {
  const position = positionBefore(board, place);
  const { tricksPerCard } = whole(await solver.solveCards(position, asking));
  return bestOf(tricksPerCard, position.hands[seat]);
}

async function findOut(work: Work, tell: LookBackOptions['tell']): Promise<void> {
  const { board } = work;
  const { rules, dealer, coin } = board;
  const table = await tableFor(work, (strains) => tell({ ...NOTHING_YET, strains }));
  const par = minibridgePar({ deal: handsFromPlay(board), table, rules, dealer, coin });
  const found: Findings = { ...NOTHING_YET, strains: 5, possible: { table, par } };
  tell(found);
  const cards = await costsOf(work);
  const costly = new Map<number, Costly>();
  for (const [place, card] of cards.entries())
    if (card.cost > 0) costly.set(place, { cost: card.cost, best: await bestAt(work, place, card) });
  const all: Findings = { ...found, costly, whole: true };
  tell(all);
  tell({ ...all, turns: await turnsOf(work, cards) });
}

/** Looks back on a finished deal until all is found or the score is left; throws when it cannot be done here. */
export async function lookBack(
  board: Finished,
  { signal, tell, solver: options = MODEST }: LookBackOptions,
): Promise<void> {
  const solver = await createSolver(options);
  const leave = (): void => void solver.close();
  // Workers are let go in the middle of their work; a search in this thread hears the signal.
  if (solver.workers > 0) signal.addEventListener('abort', leave, { once: true });
  const asking: Asking =
    solver.workers > 0 ? { signal: new AbortController().signal } : { signal, deadlineMs: PATIENCE_MS };
  try {
    if (!signal.aborted) await findOut({ solver, board, asking }, tell);
  } finally {
    signal.removeEventListener('abort', leave);
    await solver.close();
  }
}
