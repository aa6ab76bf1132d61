// What is read out of the game, and the names of open hands, where people sit together: by name, not by seat.

import type { Seat } from '@minibridge/bridge';
import type { LiveMessages, TableMessages } from '@minibridge/messages';
import type { Who } from '../../../words/seat-words';

export type Speaking = {
  readonly say: TableMessages;
  readonly words: LiveMessages;
  readonly name: (seat: Seat) => string;
};

/** A sentence that speaks to the reader as ever, and calls anybody else by name. */
function ofSomebody<A extends { readonly who: Who }>(
  { name }: Speaking,
  ever: (said: A) => string,
  named: (name: string, said: A) => string,
): (said: A) => string {
  return (said) => {
    const { who } = said;
    return who === 'you' ? ever(said) : named(name(who), said);
  };
}

/** Between the deals and before the play. */
function beforePlay(speaking: Speaking) {
  const { say, words, name } = speaking;
  return {
    'event.dealer-drawn': ofSomebody(speaking, say['event.dealer-drawn'], (of) =>
      words['named.drew-highest']({ name: of }),
    ),
    'event.dealer-named': ofSomebody(speaking, say['event.dealer-named'], (of) =>
      words['named.deals-first']({ name: of }),
    ),
    'event.board-opened': ofSomebody(speaking, say['event.board-opened'], (of, { number }) =>
      words['named.opens-deal']({ number, name: of }),
    ),
    'event.points-shown': ofSomebody(speaking, say['event.points-shown'], (of, { points }) =>
      words['named.has-points']({ name: of, points }),
    ),
    'event.announced': ofSomebody(speaking, say['event.announced'], (of, { points }) =>
      words['named.says-points']({ name: of, points }),
    ),
    'event.shape-shown': ({ seat, ...suits }) => words['named.shape']({ name: name(seat), ...suits }),
  } satisfies Partial<TableMessages>;
}

/** Who is to declare: of oneself, of the partner, or of two others. */
function proposals({ say, words, name }: Speaking) {
  function proposedBy(by: Seat, declarer: Who): string {
    if (declarer === 'you') return words['named.proposes']({ declarer, name: name(by) });
    if (declarer === by) return words['named.proposes']({ declarer: 'partner', name: name(by) });
    return words['named.proposed']({ name: name(by), declarer: name(declarer) });
  }
  return {
    'event.declarer-proposed': ({ who, declarer }) => {
      if (who !== 'you') return proposedBy(who, declarer);
      if (declarer === 'you') return say['event.declarer-proposed']({ who, declarer });
      return words['named.you-proposed']({ declarer: name(declarer) });
    },
  } satisfies Partial<TableMessages>;
}

function inPlay(speaking: Speaking) {
  const { say, words, name } = speaking;
  return {
    'stake.contract': ({ contract, seat }) => say['stake.contract-named']({ contract, name: name(seat) }),
    'stake.counting-title': ({ strain, seat }) => say['stake.counting-title-named']({ strain, name: name(seat) }),
    'play.open-hand': ({ hand, seat }) => words['named.open-hand']({ hand, name: name(seat) }),
    'event.hand-shown': ({ seat }) => words['named.shown']({ name: name(seat) }),
    'event.hand-faced': ofSomebody(speaking, say['event.hand-faced'], (of) => words['named.faced']({ name: of })),
    'event.card-played': ofSomebody(speaking, say['event.card-played'], (of, { card }) =>
      words['named.card']({ name: of, card }),
    ),
    'event.trick-won': ofSomebody(speaking, say['event.trick-won'], (of) => words['named.takes-trick']({ name: of })),
    'event.undo-asked': ofSomebody(speaking, say['event.undo-asked'], (of) => words['named.undo-asked']({ name: of })),
    'event.undo-answered': ofSomebody(speaking, say['event.undo-answered'], (of, said) =>
      said.answer === 'yes' ? words['named.agrees']({ name: of }) : say['event.undo-answered'](said),
    ),
  } satisfies Partial<TableMessages>;
}

export function namedEvents(speaking: Speaking) {
  return { ...beforePlay(speaking), ...proposals(speaking), ...inPlay(speaking) };
}
