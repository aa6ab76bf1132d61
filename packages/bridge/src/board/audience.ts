// Who may know what. An event is wholly public or wholly private; hiding a card means not sending the event.

import type { Seat } from '../deal/seat';
import { SEATS } from '../deal/seat';
import type { Board } from './board';
import type { BoardEvent, EventOf } from './event';
import { boardOf, evolve } from './evolve';

export type Viewer =
  | { readonly as: 'seat'; readonly seat: Seat }
  /** Sees what is public. */
  | { readonly as: 'kibitzer' }
  /** Sees everything. */
  | { readonly as: 'teacher' };

export type Audience = 'everyone' | readonly Seat[];

/** For each kind of event who may see it. A kind without a line does not compile. */
export type AudienceTable = { readonly [T in BoardEvent['type']]: (event: EventOf<T>) => Audience };

export const AUDIENCE: AudienceTable = {
  boardOpened: () => 'everyone',
  handDealt: (event) => [event.seat],
  announced: () => 'everyone',
  pointsCorrected: () => 'everyone',
  recountCalled: () => 'everyone',
  declarerProposed: () => 'everyone',
  shapeShown: () => 'everyone',
  handFaced: () => 'everyone',
  handShown: (event) => [event.to],
  contractChosen: () => 'everyone',
  cardPlayed: () => 'everyone',
  takenBack: () => 'everyone',
};

/** The audience of an event by `table`. The cast joins an event with the line of its own type. */
export function audienceOf(event: BoardEvent, table: AudienceTable = AUDIENCE): Audience {
  return (table[event.type] as (event: BoardEvent) => Audience)(event);
}

/** Whether `viewer` may see an event with this audience. */
export function maySee(viewer: Viewer, audience: Audience): boolean {
  switch (viewer.as) {
    case 'teacher':
      return true;
    case 'kibitzer':
      return audience === 'everyone';
    case 'seat':
      return audience === 'everyone' || audience.includes(viewer.seat);
  }
}

/** An event that its viewer may see. Only `Released.to` makes one: it can be neither forged nor spread. */
export class Released {
  readonly #sealed = true;

  /** 0, 1, …: the viewer's own count, so that no gap tells of hidden events. */
  readonly seq: number;
  readonly event: BoardEvent;

  private constructor(seq: number, event: BoardEvent) {
    this.seq = seq;
    this.event = event;
  }

  /** The part of `log` that `viewer` may see, in order. */
  static to(viewer: Viewer, log: readonly BoardEvent[]): readonly Released[] {
    return log.filter((event) => maySee(viewer, audienceOf(event))).map((event, seq) => new Released(seq, event));
  }

  /** True for everything that this class made. */
  static is(value: object): value is Released {
    return #sealed in value;
  }
}

/** A board as one seat knows it: the input of bots. Only made from a log, for that seat. */
export class SeatView {
  readonly #sealed = true;

  readonly seat: Seat;
  readonly board: Board;

  private constructor(seat: Seat, board: Board) {
    this.seat = seat;
    this.board = board;
  }

  /** What `seat` knows of the board told by `log`; absent before the board is opened. */
  static of(seat: Seat, log: readonly BoardEvent[]): SeatView | undefined {
    const board = boardOf(Released.to({ as: 'seat', seat }, log).map(({ event }) => event));
    return board && new SeatView(seat, board);
  }

  /** The view after one more event of the log; events that the seat may not see change nothing. */
  after(event: BoardEvent): SeatView {
    const seen = maySee({ as: 'seat', seat: this.seat }, audienceOf(event));
    return seen ? new SeatView(this.seat, evolve(this.board, event)) : this;
  }

  /** True for everything that this class made. */
  static is(value: object): value is SeatView {
    return #sealed in value;
  }
}

/** The views of all four seats. */
export function seatViews(log: readonly BoardEvent[]): readonly SeatView[] {
  return SEATS.flatMap((seat) => SeatView.of(seat, log) ?? []);
}
