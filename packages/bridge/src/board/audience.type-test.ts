// The locks on hidden cards: what must not compile, checked by the compiler.

import { AUDIENCE, type AudienceTable, Released, SeatView } from './audience';
import type { Board } from './board';
import type { BoardEvent } from './event';

declare const released: Released;
declare const view: SeatView;
declare const board: Board;
declare const event: BoardEvent;
declare const secret: BoardEvent;
declare function send(event: Released): void;
declare function think(view: SeatView): void;

send(released);
// @ts-expect-error an event is not released
send(event);
// @ts-expect-error a board is not released
send(board);
// @ts-expect-error nor is a list of released events one of them
send([released]);
// @ts-expect-error a spread is not what was released
send({ ...released });
// @ts-expect-error no other event can be put into it
send({ ...released, event: secret });
// @ts-expect-error it cannot be faked by its shape
send({ seq: 0, event: secret });
// @ts-expect-error not even with the seal
send({ seq: 0, event: secret, sealed: true });
// @ts-expect-error nobody but the class makes one
send(new Released(0, secret));
// @ts-expect-error it cannot be changed
released.event = secret;
// @ts-expect-error it cannot be numbered anew
released.seq = 7;

// @ts-expect-error nobody makes a kind of its own
export class Leak extends Released {}

think(view);
// @ts-expect-error the truth is not what a seat knows
think(board);
// @ts-expect-error a spread is not a view
think({ ...view });
// @ts-expect-error no other board can be put into it
think({ ...view, board });
// @ts-expect-error it cannot be faked by its shape
think({ seat: 'N', board, after: view.after });
// @ts-expect-error nobody but the class makes one
think(new SeatView('N', board));
// @ts-expect-error it cannot be changed
view.board = board;
// @ts-expect-error nobody makes a kind of its own
export class Peek extends SeatView {}
// @ts-expect-error a view is not a released event
send(view);
// @ts-expect-error and a released event is not a view
think(released);

const { handShown: _, ...lines } = AUDIENCE;
// @ts-expect-error a kind of event without a line
export const incomplete: AudienceTable = lines;
// @ts-expect-error a line for no kind of event
export const tooMany: AudienceTable = { ...AUDIENCE, handHidden: () => 'everyone' };
// @ts-expect-error nobody is not an audience: an event that no one may see is not an event
export const nobody: AudienceTable = { ...AUDIENCE, announced: () => 'nobody' };
// @ts-expect-error a line sees its own kind of event only
export const otherKind: AudienceTable = { ...AUDIENCE, announced: (said) => [said.to] };
