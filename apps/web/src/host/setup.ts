// What a match at this device is made of.

import type { Card, Coin, Contract, FullDeal, Rules, Seat } from '@minibridge/bridge';
import type { BotLevel, Seating, SeatPolicy } from '@minibridge/table';

/** One deal that is given, instead of shuffled ones: a lesson, a link, or a deal played again. */
export type GivenDeal = {
  readonly deal: FullDeal;
  readonly dealer: Seat;
  readonly coin: Coin;
  /** Chosen for declarer, when the same or another contract is to be tried. */
  readonly contract?: Contract;
  /** Cards that the bots play as long as the play follows them: a lesson's line. */
  readonly line?: readonly Card[];
};

export type MatchSetup = {
  readonly rules: Rules;
  /** As written by the person; empty: "You". */
  readonly name: string;
  readonly seat: Seat;
  readonly policy: SeatPolicy;
  /** Of all three bots; absent: 1, as in lessons and in matches kept from before there was a choice. */
  readonly botLevel?: BotLevel;
  readonly given?: GivenDeal;
};

/** First names that are read the same in all five languages, by seat. */
const BOT_NAMES: { readonly [S in Seat]: string } = { N: 'Nina', E: 'Emil', S: 'Sara', W: 'Viktor' };

/** The person at `seat`, bots at the others. */
export function seatingOf({
  seat,
  name,
  botLevel: level = 1,
}: Pick<MatchSetup, 'seat' | 'name' | 'botLevel'>): Seating {
  const occupant = (at: Seat): Seating[Seat] =>
    at === seat ? { kind: 'person', name } : { kind: 'bot', level, name: BOT_NAMES[at] };
  return { N: occupant('N'), E: occupant('E'), S: occupant('S'), W: occupant('W') };
}
