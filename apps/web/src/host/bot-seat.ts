// Which bot acts next, and what it does: each is told only what its own seat may know.

import type { Decision } from '@minibridge/bots';
import { type Action, type Card, cardsInOrder, choosingFrom, offerFor, type Seat } from '@minibridge/bridge';
import { actorsOn, botsAt, type Table, waitingFor } from '@minibridge/table';
import type { MatchSetup } from './setup';
import { type Decide, questionFor } from './thinking/question';

/** `reason` absent where the move was not the bot's own: a lesson's line or a given contract. */
export type BotDecision = { readonly seat: Seat; readonly action: Action; readonly reason?: Decision['reason'] };

/** The next card of the lesson's line, as long as the play has followed it. */
function cardOfLine(table: Table, line: readonly Card[]): Card | undefined {
  if (table.board?.phase !== 'play') return undefined;
  const played = cardsInOrder(table.board).map(({ card }) => card);
  return played.every((card, place) => card === line[place]) ? line[played.length] : undefined;
}

/** The move that the setup prescribes, whoever sits there: a given contract for any declarer, the line for bots. */
function givenMove(table: Table, setup: MatchSetup, seat: Seat): Action | undefined {
  const { board } = table;
  const { given } = setup;
  if (board?.phase === 'choosing' && given?.contract) {
    const offer = offerFor(choosingFrom(board), given.contract);
    return offer && !offer.closed ? { type: 'choose', by: seat, contract: given.contract } : undefined;
  }
  const card = seat !== setup.seat && given?.line ? cardOfLine(table, given.line) : undefined;
  return card && { type: 'play', by: seat, card };
}

/** What the bot at `seat` decides; absent when it has nothing to do. */
function decidedAt(
  table: Table,
  seat: Seat,
  decide: Decide,
): BotDecision | undefined | Promise<BotDecision | undefined> {
  const told = (decision: Decision | undefined): BotDecision | undefined =>
    decision && { seat, action: decision.action, reason: decision.reason };
  const question = questionFor(table, seat);
  const decided = question && decide(question);
  return decided instanceof Promise ? decided.then(told) : told(decided);
}

/**
 * The next move that nobody but the host can make; absent when the table waits for the person or for a deal, and as long
 * as `decide` is not there to make it. A promise of it when a bot thinks.
 */
export function botDecision(
  table: Table,
  setup: MatchSetup,
  decide: Decide | undefined,
): BotDecision | undefined | Promise<BotDecision | undefined> {
  const [waiting, ...more] = waitingFor(table);
  if (waiting === undefined || table.board === undefined || table.undo) return undefined;
  const prescribed = givenMove(table, setup, waiting);
  if (prescribed) return { seat: waiting, action: prescribed };
  const seat = [waiting, ...more].find((each) => botsAt(table.seating).includes(each));
  return seat && decide && actorsOn(table.board).includes(seat) ? decidedAt(table, seat, decide) : undefined;
}
