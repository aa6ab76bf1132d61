// What happened, for the live region: one sentence for each event. An event without a sentence does not compile.

import {
  type Board,
  type BoardEvent,
  declarerTricks,
  type EventOf,
  PACK_POINTS,
  SEATS,
  type Seat,
} from '@minibridge/bridge';
import type { TableMessages } from '@minibridge/messages';
import type { TableEvent } from '@minibridge/table';
import { dealerByDraw } from '@minibridge/table';
import { cardName } from './card-words';
import { stakeTitle } from './contract-words';
import { whoIs } from './seat-words';

/** Who is told (absent: somebody who only watches), and the board on which it happened, as it stands after the event. */
export type Telling = { readonly say: TableMessages; readonly me: Seat | undefined; readonly after: Board | undefined };

/** With `T` a type, the event of that type; so a sentence can be looked up by the event's own type. */
type BoardEventOf<T extends BoardEvent['type']> = { [P in T]: { readonly type: P } & EventOf<P> }[T];
type TableEventOf<T extends TableEvent['type']> = {
  [P in T]: { readonly type: P } & Extract<TableEvent, { type: P }>;
}[T];
type BoardSentences = {
  readonly [T in BoardEvent['type']]: (event: BoardEventOf<T>, telling: Telling) => string | undefined;
};
type TableSentences = {
  readonly [T in TableEvent['type']]: (event: TableEventOf<T>, telling: Telling) => string | undefined;
};

/** The sum of a count that failed just now. */
function failedSum(after: Board | undefined): number | undefined {
  if (
    after?.phase !== 'announcing' ||
    after.before === undefined ||
    SEATS.some((seat) => after.said[seat] !== undefined)
  )
    return undefined;
  const { before } = after;
  return SEATS.reduce((sum, seat) => sum + before[seat], 0);
}

function sentences(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(' ');
}

function announcedText({ seat, points }: EventOf<'announced'>, { say, me, after }: Telling): string {
  const said = { who: whoIs(seat, me), points };
  if (after?.rules.points.reveal === 'auto') return say['event.points-shown'](said);
  const sum = failedSum(after);
  const again = sum === undefined || sum === PACK_POINTS ? undefined : say['event.not-forty']({ sum });
  return sentences(say['event.announced'](said), again);
}

function cardPlayedText({ seat, card }: EventOf<'cardPlayed'>, { say, me, after }: Telling): string {
  const played = say['event.card-played']({ who: whoIs(seat, me), card: cardName(say, card) });
  if (after?.phase === 'over' && after.result === 'played')
    return sentences(played, say['event.played-out']({ tricks: declarerTricks(after) }));
  if (after?.phase !== 'play' || after.trick.cards.length > 0) return played;
  return sentences(played, say['event.trick-won']({ who: whoIs(after.trick.leader, me) }));
}

const ON_BOARD: BoardSentences = {
  boardOpened: ({ number, dealer }, { say, me }) => say['event.board-opened']({ number, who: whoIs(dealer, me) }),
  // Hands that are shown to who only watches are no news of the game.
  handDealt: (_event, { say, me }) => (me === undefined ? undefined : say['event.hand-dealt']()),
  announced: announcedText,
  pointsCorrected: ({ points: { N, E, S, W } }, { say }) =>
    say['event.points-corrected']({ north: N, east: E, south: S, west: W }),
  recountCalled: (_event, { say }) => say['event.recount-called'](),
  declarerProposed: ({ seat, declarer }, { say, me }) =>
    say['event.declarer-proposed']({ who: whoIs(seat, me), declarer: whoIs(declarer, me) }),
  shapeShown: ({ seat, lengths: { S, H, D, C } }, { say }) =>
    say['event.shape-shown']({ seat, spades: S, hearts: H, diamonds: D, clubs: C }),
  handFaced: ({ seat }, { say, me }) => say['event.hand-faced']({ who: whoIs(seat, me) }),
  handShown: ({ seat }, { say, me }) => (me === undefined ? undefined : say['event.hand-shown']({ seat })),
  contractChosen: ({ contract }, { say, after }) =>
    after?.phase === 'play'
      ? say['event.contract-chosen']({ contract: stakeTitle(say, { contract, declarer: after.declarer }) })
      : undefined,
  cardPlayed: cardPlayedText,
  takenBack: (_event, { say }) => say['event.taken-back'](),
};

function boardText<T extends BoardEvent['type']>(event: BoardEventOf<T>, telling: Telling): string | undefined {
  return ON_BOARD[event.type](event, telling);
}

const AT_TABLE: TableSentences = {
  tableOpened: (_event, { say }) => say['event.table-opened'](),
  dealerDrawn: ({ cards }, { say, me }) => say['event.dealer-drawn']({ who: whoIs(dealerByDraw(cards), me) }),
  dealerNamed: ({ seat }, { say, me }) => say['event.dealer-named']({ who: whoIs(seat, me) }),
  dealPromised: () => undefined,
  onBoard: ({ event }, telling) => boardText(event, telling),
  dealProved: () => undefined,
  // Only a host among people does this: it is told by name, as are new settings and another match.
  dealThrownAway: () => undefined,
  undoAsked: ({ seat }, { say, me }) => say['event.undo-asked']({ who: whoIs(seat, me) }),
  undoAnswered: ({ seat, agrees }, { say, me }) =>
    say['event.undo-answered']({ answer: agrees ? 'yes' : 'no', who: whoIs(seat, me) }),
  paused: (_event, { say }) => say['event.paused'](),
  resumed: (_event, { say }) => say['event.resumed'](),
  seated: ({ seat, occupant }, { say }) => say['event.seated']({ seat, name: occupant.name }),
  policyChanged: () => undefined,
  matchOpened: (_event, { say }) => say['event.table-opened'](),
  matchClosed: ({ why }, { say }) => say['event.match-closed']({ why }),
};

function tableText<T extends TableEvent['type']>(event: TableEventOf<T>, telling: Telling): string | undefined {
  return AT_TABLE[event.type](event, telling);
}

/** The sentence for `event`. */
export function eventText(event: TableEvent, telling: Telling): string | undefined {
  return tableText(event, telling);
}
