// Suits whose best chance is known: dummy's cards / declarer's, tricks needed, the right first cards and the chance in percent.
// `wrong` are first cards and what is left of the chance after them.

export type KnownSuit = {
  readonly suit: string;
  readonly need: number;
  readonly chance: number;
  /** First cards that keep the chance, as hand and rank; touching cards count as one. */
  readonly right: readonly string[];
  readonly wrong: { readonly [card: string]: number };
};

export const KNOWN_SUITS: readonly KnownSuit[] = [
  { suit: 'AQ / 32', need: 2, chance: 50.0, right: ['declarer 2'], wrong: { 'dummy A': 0.1 } },
  { suit: 'KQ2 / 543', need: 2, chance: 50.0, right: ['declarer 3'], wrong: { 'dummy K': 0 } },
  { suit: 'QJT / A43', need: 3, chance: 50.0, right: ['dummy Q'], wrong: { 'declarer A': 1.0 } },
  { suit: 'KJ5 / 432', need: 1, chance: 76.0, right: ['declarer 2'], wrong: { 'dummy K': 50.5, 'dummy J': 50.5 } },
  { suit: 'AQ9 / 432', need: 2, chance: 63.0, right: ['declarer 2'], wrong: {} },
  { suit: 'AQT / 432', need: 2, chance: 76.0, right: ['declarer 2'], wrong: { 'dummy A': 55.3 } },
  { suit: 'AKJT / 5432', need: 4, chance: 52.8, right: ['dummy A', 'declarer 2'], wrong: {} },
  { suit: 'A5432 / KJ876', need: 5, chance: 89.0, right: ['dummy A', 'declarer 6'], wrong: { 'declarer K': 78.0 } },
  { suit: 'AQJT98 / 65432', need: 6, chance: 52.0, right: ['dummy A', 'declarer 2'], wrong: {} },
  { suit: 'AQT92 / K543', need: 5, chance: 100, right: ['dummy A', 'declarer 3'], wrong: { 'declarer K': 95.2 } },
  { suit: 'AK9765 / 32', need: 5, chance: 70.7, right: ['declarer 2'], wrong: { 'dummy A': 67.8 } },
  { suit: 'KQT32 / 54', need: 3, chance: 67.8, right: ['declarer 4'], wrong: { 'dummy K': 59.8 } },
  { suit: 'AKQ2 / 543', need: 4, chance: 35.5, right: ['dummy A', 'declarer 3'], wrong: {} },
  { suit: 'AKQ32 / 54', need: 4, chance: 84.0, right: ['dummy A', 'dummy 2', 'declarer 4'], wrong: {} },
];

/** A choice in the middle of the line: cards on the table, declarer's first, and the chance after each card of dummy's. */
export type LaterChoice = {
  readonly suit: string;
  readonly need: number;
  readonly table: string;
  readonly chance: { readonly [card: string]: number };
};

export const LATER_CHOICES: readonly LaterChoice[] = [
  { suit: 'AQ9 / 432', need: 2, table: '25', chance: { '9': 62.4, Q: 49.5, A: 50.1 } },
  { suit: 'AQJT98 / 65432', need: 6, table: '27', chance: { A: 52.0, Q: 48.0 } },
  { suit: 'AK9765 / 32', need: 5, table: '24', chance: { '9': 73.5, A: 67.8 } },
];
