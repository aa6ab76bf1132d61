// The core of the solver: one wasm instance with its tables, asked in plain numbers. Nothing is checked here; position/ does that.

import { loadSolver } from '#wasm';
import { classesOf, type EngineCard, legalCards } from './engine-cards';
import { copyOf, type DealInMemory, isWithin, joined, noDeal, withTrick } from './engine-hands';
import { instantiate, type SolverExports, STOPPED } from './instance';
import { type Range, search } from './search';

/** A moment of the play. */
export type EnginePosition = {
  /** Sixteen sets of cards, seat * 4 + suit; seats N E S W = 0..3, suits C D H S = 0..3; bit 12 is the ace. Without the trick. */
  readonly hands: ArrayLike<number>;
  /** C D H S NT = 0..4. */
  readonly strain: number;
  /** Who led to the trick on the table, or is about to lead. */
  readonly leader: number;
  /** The cards on the table, none to three, the leader's first. */
  readonly trick: readonly EngineCard[];
};

/** Each answer is undefined when the engine was told to stop before it was found. */
export type Engine = {
  /** What is asked about next. What is known of the same deal in the same strain stays known. */
  readonly setPosition: (position: EnginePosition) => void;
  /** The most tricks, the trick on the table included, for the side of the player whose turn it is. */
  readonly boardTricks: () => number | undefined;
  /** The same for every card that this player may play, by suit and from the highest down; or for those of `among` alone. */
  readonly cardTricks: (among?: readonly EngineCard[]) => (EngineCard & { readonly tricks: number })[] | undefined;
  /** Tricks for each declarer N E S W when these hands, of one to thirteen cards, are played in `strain`. */
  readonly strainTricks: (hands: ArrayLike<number>, strain: number) => [number, number, number, number] | undefined;
  /** Trick starts visited since the engine was made. */
  readonly nodes: number;
  /** Size of its memory now. */
  readonly memoryBytes: number;
};

export type EngineOptions = {
  /** The compiled solver; by default it is loaded from where the package keeps it. */
  readonly wasm?: WebAssembly.Module | BufferSource;
  /** Whether to take the build with SIMD; by default when the platform has it. */
  readonly simd?: boolean;
  /** The most memory that it may take: 128 MiB by default, 2 MiB at least. */
  readonly capBytes?: number;
  /** Asked every couple of thousand trick starts: whether to go on. */
  readonly tick?: () => boolean;
};

/** The root of a search: a position, with one card more or less on the table. */
type Root = { readonly solver: SolverExports; readonly full: Int32Array; readonly position: EnginePosition };

function tricksLeft(full: Int32Array): number {
  let cards = 0;
  for (let suit = 0; suit < 4; suit++) for (let bits = full[suit] ?? 0; bits > 0; bits &= bits - 1) cards++;
  return cards;
}

function put(solver: SolverExports, hands: ArrayLike<number>): void {
  for (let i = 0; i < 16; i++) solver.setSuit(i >> 2, i & 3, hands[i] ?? 0);
}

function place({ solver, full, position }: Root, next?: EngineCard): void {
  put(solver, full);
  solver.setLeader(position.leader, tricksLeft(full));
  for (const { suit, rank } of position.trick) solver.play(suit, rank);
  if (next) solver.play(next.suit, next.rank);
}

/** Tricks of north and south, `next` played first if given. */
function northSouthTricks(root: Root, range: Range, next?: EngineCard): number {
  return search(range, (need) => {
    place(root, next);
    return root.solver.tricks(need);
  });
}

function isNorthSouth(seat: number): boolean {
  return seat % 2 === 0;
}

function unlessStopped<Answer>(find: () => Answer): Answer | undefined {
  try {
    return find();
  } catch (thrown) {
    if (thrown === STOPPED) return undefined;
    throw thrown;
  }
}

/** Makes the tables ready for hands and strain. */
function prepare(
  solver: SolverExports,
  deal: DealInMemory,
  wanted: { full: Int32Array; strain: number },
): DealInMemory {
  const { full, strain } = wanted;
  const known = isWithin(full, deal.hands);
  const all = known ? deal.hands : (joined(full, deal.hands) ?? full);
  const sameDeal = known || all !== full;
  if (!known) {
    put(solver, all);
    solver.setDeal();
  }
  if (!sameDeal || strain !== deal.strain) solver.begin(strain);
  return { hands: all, strain };
}

function boardOf(root: Root): number {
  const { position, full } = root;
  const left = tricksLeft(full);
  const tricks = northSouthTricks(root, { lower: 0, upper: left, guess: left });
  return isNorthSouth(position.leader + position.trick.length) ? tricks : left - tricks;
}

/** A few cards, each compared with the best of those before it: what the others bring is not asked. */
function someCardsOf(root: Root, among: readonly EngineCard[]): (EngineCard & { tricks: number })[] {
  const { position, full } = root;
  const left = tricksLeft(full);
  const us = isNorthSouth(position.leader + position.trick.length);
  let guess = left;
  return among.map((card) => {
    guess = northSouthTricks(root, { lower: 0, upper: left, guess }, card);
    return { ...card, tricks: us ? guess : left - guess };
  });
}

function cardsOf(root: Root): (EngineCard & { tricks: number })[] {
  const { position, full } = root;
  const left = tricksLeft(full);
  const seat = (position.leader + position.trick.length) & 3;
  const forUs = (northSouth: number): number => (isNorthSouth(seat) ? northSouth : left - northSouth);
  const best = forUs(boardOf(root));
  const range = isNorthSouth(seat) ? { lower: 0, upper: best, guess: best } : { lower: best, upper: left, guess: best };
  return classesOf(full, legalCards(position, seat)).flatMap((same) => {
    const [first] = same;
    const tricks = first ? forUs(northSouthTricks(root, range, first)) : 0;
    return same.map((card) => ({ ...card, tricks }));
  });
}

/** Partners' leads nearly always bring the same, and the other side's not much else: each result is the next guess. */
function strainOf(solver: SolverExports, full: Int32Array, strain: number): [number, number, number, number] {
  const left = tricksLeft(full);
  let guess = left;
  const led = (leader: number): number => {
    const root = { solver, full, position: { hands: full, strain, leader, trick: [] } };
    guess = northSouthTricks(root, { lower: 0, upper: left, guess });
    return guess;
  };
  const [north, south, east, west] = [led(1), led(3), led(2), led(0)];
  return [north, left - east, south, left - west];
}

/** Makes an engine, with an instance and tables of its own. */
export async function createEngine(options: EngineOptions = {}): Promise<Engine> {
  const { solver, memory } = await instantiate(options.wasm ?? (await loadSolver(options.simd)), options);
  let deal = noDeal();
  let root: Root | undefined;
  const ask = <Answer>(find: (root: Root) => Answer): Answer | undefined => {
    if (!root) throw new Error('The engine was asked before it was given a position.');
    const asked = root;
    return unlessStopped(() => find(asked));
  };
  return {
    setPosition: (position) => {
      const full = withTrick(position);
      deal = prepare(solver, deal, { full, strain: position.strain });
      root = { solver, full, position };
    },
    boardTricks: () => ask(boardOf),
    cardTricks: (among) => ask((asked) => (among ? someCardsOf(asked, among) : cardsOf(asked))),
    strainTricks: (hands, strain) => {
      const full = copyOf(hands);
      deal = prepare(solver, deal, { full, strain });
      root = undefined;
      return unlessStopped(() => strainOf(solver, full, strain));
    },
    get nodes() {
      return solver.nodesVisited();
    },
    get memoryBytes() {
      return memory.buffer.byteLength;
    },
  };
}
