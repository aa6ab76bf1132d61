/** A card as it is shown: what it is, and how the reader's language writes and reads it. */
import type { Card } from '@minibridge/bridge';

/**
 * `ready` stands as it is; `dim` lies in the shade and answers why; `lifted` stands higher (legal, or counted);
 * `chosen` waits for the second tap.
 */
export type CardState = 'ready' | 'dim' | 'lifted' | 'chosen';

export type CardItem = {
  readonly card: Card;
  /** The corner index: K, R, D, B, W, 10 … */
  readonly index: string;
  /** The whole card in words. */
  readonly label: string;
  readonly state?: CardState | undefined;
  /** The card that a lesson shows. */
  readonly marked?: boolean | undefined;
  /** A number above the card: what a counted honour is worth. */
  readonly worth?: string | undefined;
  /** For cards that are counted rather than played: whether this one is. */
  readonly pressed?: boolean | undefined;
};

/** A side of the screen. The viewer is always at the bottom. */
export type Place = 'top' | 'right' | 'bottom' | 'left';
