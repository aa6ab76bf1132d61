// The scoring switches of a rule set.

/**
 * Bonus figures are totals: 800 for a small slam is the whole bonus, it already holds the 300 of a game.
 * `small` and `grand` are absent where slams are not played.
 */
export type Bonuses = {
  readonly part: number;
  readonly game: number;
  readonly small?: number;
  readonly grand?: number;
};

export type ScoreRules = {
  /** Whether tricks above six bring points. */
  readonly trick: 'bridge' | 'none';
  readonly bonus: Bonuses;
  /** Points to the defenders for each trick that is missing. */
  readonly under: number;
  /**
   * duplicate: points; tricks_only: a point a trick for each side;
   * target_plus_minus: plus or minus one a trick over or under the target;
   * made_failed: one point to the side that got its way.
   */
  readonly mode: 'duplicate' | 'tricks_only' | 'target_plus_minus' | 'made_failed';
  /** How a made game is written down: one bonus, or "made" and "game" on lines of their own. The total is the same. */
  readonly sheet: 'part_or_game_bonus' | 'made_plus_game';
};
