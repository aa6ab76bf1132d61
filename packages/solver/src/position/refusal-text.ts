// A refusal in plain English, for programmers and the command line: what is wrong, where, and what to do.

import type { Seat, Suit } from '@minibridge/bridge';
import type { Refusal } from './refusal';

type Of<R extends Refusal['reason']> = Extract<Refusal, { reason: R }>;

const SEAT: { readonly [S in Seat]: string } = { N: 'North', E: 'East', S: 'South', W: 'West' };
const SUIT: { readonly [S in Suit]: string } = { S: 'spade', H: 'heart', D: 'diamond', C: 'club' };

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const aCard = 'A card is a suit and a rank: SA, HT, D9, C2.';

const TEXT: { readonly [R in Refusal['reason']]: (refusal: Of<R>) => string } = {
  'hand-missing': ({ seat }) => `${SEAT[seat]} has no hand. Give all four hands; an empty hand is an empty list.`,
  'no-such-card': ({ seat, text }) => `${SEAT[seat]} holds "${text}", which is no card. ${aCard}`,
  'card-in-two-hands': ({ card, seat, again }) =>
    seat === again
      ? `${card} stands twice in ${SEAT[seat]}'s hand. Take one away.`
      : `${card} stands in ${SEAT[seat]}'s hand and in ${SEAT[again]}'s. Take it out of one of them.`,
  'hand-size': ({ seat, cards: count, expected }) =>
    `${SEAT[seat]} holds ${cards(count)}, and the other hands ask for ${expected}. ${
      count > expected ? 'Take away what is too many.' : 'Add what is missing.'
    }`,
  'no-cards-left': () => 'No cards are left, so there is nothing to solve. Give each hand at least one card.',
  'trick-too-long': ({ cards: count }) =>
    `${cards(count)} lie on the table. Three at most: with the fourth the trick is over, and its winner leads.`,
  'no-such-card-in-trick': ({ seat, text }) =>
    `${SEAT[seat]} is said to have played "${text}", which is no card. ${aCard}`,
  'card-twice-in-trick': ({ card }) => `${card} lies on the table twice. Name each card of the trick once.`,
  'card-still-held': ({ card, seat }) =>
    `${card} lies on the table and is still in ${SEAT[seat]}'s hand. Give the hands without the cards of the trick.`,
  revoke: ({ seat, card, led, held }) =>
    `${SEAT[seat]} played ${card} to a ${SUIT[led]} and still holds ${held}: players who can follow suit must. Change the card played, or the hand.`,
  'no-such-card-in-play': ({ at, text }) => `Card ${at + 1} of the play is "${text}", which is no card. ${aCard}`,
  'card-not-held': ({ at, seat, card }) =>
    `Card ${at + 1} of the play is ${card}, and it is ${SEAT[seat]}'s turn, who does not hold it. Name the cards in the order in which they were played.`,
  'revoke-in-play': ({ at, seat, card, led, held }) =>
    `Card ${at + 1} of the play is ${card} of ${SEAT[seat]}, who still holds ${held}: a ${SUIT[led]} was led, and players who can follow suit must.`,
  'play-too-long': ({ at }) => `Card ${at + 1} of the play comes after the last trick. Leave out what follows.`,
  'strain-unknown': ({ text }) => `"${text}" is no strain. It is C, D, H, S or NT.`,
  'seat-unknown': ({ text }) => `"${text}" is no seat. It is N, E, S or W.`,
  'hand-suits': ({ text }) =>
    `"${text}" is no hand. A hand is four groups with dots between: spades, hearts, diamonds, clubs, as in AT52.K843.7.Q962; a void is an empty group.`,
  'card-unknown': ({ text }) => `"${text}" is no card, as a rank is A K Q J T 9 8 7 6 5 4 3 2 and ten is T.`,
  'card-twice': ({ card }) => `${card} stands twice in one hand. Take one away.`,
  'deal-first-seat': ({ text }) =>
    `"${text}" does not name the seat of the first hand, N, E, S or W. Begin with N:, E:, S: or W:, then four hands clockwise.`,
  'deal-four-hands': ({ hands }) =>
    `There ${hands === 1 ? 'is 1 hand' : `are ${hands} hands`}, not four. Give four, clockwise, with blanks between.`,
};

/** One or two English sentences: what is wrong, where, what to do. */
export function refusalText<R extends Refusal>(refusal: R): string {
  const say = TEXT[refusal.reason] as (refusal: Refusal) => string;
  return say(refusal);
}
