// The words of the table where people sit together: whoever acts is named, not their seat.

import { partner, SEATS, type Seat, type Side, seatsOf } from '@minibridge/bridge';
import type { LiveMessages, TableMessages } from '@minibridge/messages';
import type { Seating } from '@minibridge/table';
import { namedEvents, type Speaking } from './named-events';

export type Naming = {
  readonly say: TableMessages;
  readonly words: LiveMessages;
  readonly seating: Seating;
  /** Where the reader sits; absent: watches. */
  readonly me: Seat | undefined;
  /** The pair that settles who declares, while it does. */
  readonly settling: Side | undefined;
};

type Named = Pick<Naming, 'words' | 'seating'>;

/** The name at this seat; with the seat where somebody else has the same name. */
export function nameAt({ words, seating }: Named, seat: Seat): string {
  const { name } = seating[seat];
  const isAlone = SEATS.every((other) => other === seat || seating[other].name !== name);
  return isAlone ? name : words['named.seat']({ name, seat });
}

/** Sentences about one seat. */
function aboutSeats(words: LiveMessages, name: (seat: Seat) => string) {
  return {
    'play.thinking': ({ seat }) => words['named.thinking']({ name: name(seat) }),
    'play.thinking-dummy': ({ seat }) => words['named.thinking-dummy']({ name: name(seat) }),
    'play.watch': ({ seat }) => words['named.watch']({ name: name(seat) }),
    'play.watch-turn': ({ seat }) => words['named.watch-turn']({ name: name(seat) }),
    'play.undo-asked': ({ seat }) => words['named.undo-asked']({ name: name(seat) }),
    'agree.wait': ({ seat }) => words['named.thinks']({ name: name(seat) }),
    'choose.waiting': ({ seat }) => words['named.choosing']({ name: name(seat) }),
    'count.turn': ({ seat }) => words['named.says-number']({ name: name(seat) }),
    'refusal.not-your-turn': ({ seat }) => words['named.turn']({ name: name(seat) }),
    'refusal.undo-asked': ({ seat }) => words['named.undo-first']({ name: name(seat) }),
    'refusal.played-since': ({ seat }) => words['named.played-since']({ name: name(seat) }),
    'refusal.declarer-chooses': ({ seat }) => words['named.declares-chooses']({ name: name(seat) }),
  } satisfies Partial<TableMessages>;
}

/** Sentences that speak to the reader, or about somebody else. */
function aboutSomebody({ say, words, name }: Speaking) {
  return {
    'play.won': ({ who }) =>
      who === 'you' || who === 'dummy' ? say['play.won']({ who }) : words['named.won']({ name: name(who) }),
    'play.last-trick': ({ who }) =>
      who === 'you' || who === 'dummy'
        ? say['play.last-trick']({ who })
        : words['named.last-trick']({ name: name(who) }),
    'declarer.title': ({ who }) =>
      who === 'you' ? say['declarer.title']({ who }) : words['named.declares']({ name: name(who) }),
    'draw.title': ({ who }) =>
      who === 'you' ? say['draw.title']({ who }) : words['named.deals-first']({ name: name(who) }),
  } satisfies Partial<TableMessages>;
}

/** The two who settle who declares, as the others and as they themselves read of it. */
function aboutPairs({ say, words, name }: Speaking, { me, settling }: Naming) {
  const other = me === undefined ? undefined : partner(me);
  const [one, two] = settling === undefined ? [] : seatsOf(settling);
  return {
    'agree.title': ({ pair }) =>
      pair === 'theirs' && one && two
        ? words['named.pair-decides']({ one: name(one), other: name(two) })
        : say['agree.title']({ pair }),
    'agree.partner': () => (other ? words['named.declares']({ name: name(other) }) : say['agree.partner']()),
    'agree.proposed': ({ declarer }) =>
      other ? words['named.proposes']({ declarer, name: name(other) }) : say['agree.proposed']({ declarer }),
  } satisfies Partial<TableMessages>;
}

/** `say`, with names in place of seats wherever a sentence is about what somebody does. */
export function namedWords(naming: Naming): TableMessages {
  const { say, words } = naming;
  const name = (seat: Seat): string => nameAt(naming, seat);
  const speaking = { say, words, name };
  return {
    ...say,
    ...aboutSeats(words, name),
    ...aboutSomebody(speaking),
    ...aboutPairs(speaking, naming),
    ...namedEvents(speaking),
  };
}
