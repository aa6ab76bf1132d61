// Which cards may be played, and which of them are as good as each other.

/** A card as the engine counts it: suit C D H S = 0..3, rank deuce..ace = 0..12. */
export type EngineCard = { readonly suit: number; readonly rank: number };

const SUITS = [3, 2, 1, 0];

function cardsFrom(bits: number, suit: number): EngineCard[] {
  const cards: EngineCard[] = [];
  for (let rank = 12; rank >= 0; rank--) if ((bits >> rank) & 1) cards.push({ suit, rank });
  return cards;
}

/** The cards that `seat` may play: of the suit led, else any; spades first, from the highest down. */
export function legalCards(
  position: { readonly hands: ArrayLike<number>; readonly trick: readonly EngineCard[] },
  seat: number,
): EngineCard[] {
  const bitsOf = (suit: number): number => position.hands[seat * 4 + suit] ?? 0;
  const led = position.trick[0]?.suit;
  const suits = led !== undefined && bitsOf(led) > 0 ? [led] : SUITS;
  return suits.flatMap((suit) => cardsFrom(bitsOf(suit), suit));
}

/**
 * Groups `cards` of one hand, in the order of `legalCards`, that touch: no card lies between them in `full`, the hands at the
 * start of the trick. Cards of finished tricks separate nothing, those on the table do.
 */
export function classesOf(full: ArrayLike<number>, cards: readonly EngineCard[]): EngineCard[][] {
  const classes: EngineCard[][] = [];
  for (const card of cards) {
    const last = classes.at(-1);
    const above = last?.at(-1);
    if (last && above && above.suit === card.suit && !isAnyBetween(full, card, above)) last.push(card);
    else classes.push([card]);
  }
  return classes;
}

function isAnyBetween(full: ArrayLike<number>, low: EngineCard, high: EngineCard): boolean {
  const between = ((1 << high.rank) - 1) & ~((2 << low.rank) - 1);
  return [0, 1, 2, 3].some((seat) => ((full[seat * 4 + low.suit] ?? 0) & between) !== 0);
}
