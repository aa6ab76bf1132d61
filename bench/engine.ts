// How many whole boards the engine plays in a second of one core: random legal actions, every one through `decide`.
// Dealing is part of it. Time is processor time of the process, so that a busy machine does not blur it.

import {
  type Action,
  type Board,
  below,
  boardOf,
  type Chance,
  dealerOfBoard,
  decide,
  dummyOf,
  evolve,
  legalActions,
  nextToAnnounce,
  openBoard,
  type PresetId,
  pointsOf,
  presetRules,
  type Rules,
  randomDeal,
  type Seat,
  seededChance,
  turnOf,
} from '@minibridge/bridge';

const ROUNDS = 5;
const BOARDS_IN_A_ROUND = 4000;
const WARM_UP_BOARDS = 4000;

/** Boards that were played, and the actions that it took. */
type Played = { readonly boards: number; readonly actions: number };

/** The seat whose player acts: declarer for dummy. Absent on a board that is over. */
function actingSeat(board: Board): Seat | undefined {
  switch (board.phase) {
    case 'announcing':
      return nextToAnnounce(board);
    case 'agreeing':
      return board.side === 'NS' ? 'N' : 'E';
    case 'choosing':
      return board.declarer;
    case 'play': {
      const turn = turnOf(board);
      return turn === dummyOf(board) ? board.declarer : turn;
    }
    case 'over':
      return undefined;
  }
}

/** Any legal action: points are announced as they are, and nothing is taken back, or no board would have an end in sight. */
function randomAction(board: Board, by: Seat, chance: Chance): Action | undefined {
  const actions = legalActions(board, by);
  if (board.phase === 'announcing') return actions[pointsOf(board.dealt[by] ?? [])];
  let action = actions[below(actions.length, chance)];
  while (action?.type === 'takeBack') action = actions[below(actions.length, chance)];
  return action;
}

/** Plays `action` on `board`; a refusal would be a bug of the engine. */
function after(board: Board, action: Action): Board {
  const decision = decide(board, action);
  if (!decision.ok) throw new Error(`${JSON.stringify(action)} is legal and refused: ${decision.refusal.reason}`);
  return decision.value.reduce(evolve, board);
}

/** Opens and plays one board to its end; the number of actions. */
function playBoard(rules: Rules, number: number, chance: Chance): number {
  const deal = randomDeal(chance);
  let board = boardOf(openBoard({ rules, number, dealer: dealerOfBoard(number), deal, coin: 'first' }));
  let actions = 0;
  while (board !== undefined) {
    const seat = actingSeat(board);
    const action = seat && randomAction(board, seat, chance);
    if (action === undefined) break;
    board = after(board, action);
    actions += 1;
  }
  return actions;
}

/** Plays until `boards` whole boards are over; 20–20 deals, which nobody plays, take their time and do not count. */
function playBoards(rules: Rules, boards: number, chance: Chance): Played {
  let [played, actions] = [0, 0];
  while (played < boards) {
    const taken = playBoard(rules, played + 1, chance);
    actions += taken;
    if (taken >= 52) played += 1;
  }
  return { boards: played, actions };
}

/** Boards and actions in a second of processor time. */
function round(rules: Rules, chance: Chance): Played {
  const start = process.cpuUsage();
  const { boards, actions } = playBoards(rules, BOARDS_IN_A_ROUND, chance);
  const { user, system } = process.cpuUsage(start);
  const seconds = (user + system) / 1e6;
  return { boards: boards / seconds, actions: actions / seconds };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
}

function print(metric: string, value: number, unit: string): void {
  console.log(JSON.stringify({ bench: 'engine', metric, value, unit }));
}

function measure(id: PresetId): void {
  const rules = presetRules(id);
  const chance = seededChance(1);
  playBoards(rules, WARM_UP_BOARDS, chance);
  const rounds = Array.from({ length: ROUNDS }, () => round(rules, chance));
  print(`whole boards, ${id}`, median(rounds.map(({ boards }) => boards)), 'boards/s');
  print(`actions, ${id}`, median(rounds.map(({ actions }) => actions)), 'actions/s');
}

measure('mb.site4');
measure('mb.ebu');
