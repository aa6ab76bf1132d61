// Who sits where: any mix of people and bots.

import { SEATS, type Seat } from '@minibridge/bridge';

/** How well a bot plays: 1 by first rules, 2 counting, 3 to 5 by imagining more and more layouts of the hidden cards. */
export const BOT_LEVELS = [1, 2, 3, 4, 5] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export type Occupant =
  /** `name` as the person wrote it; 1..40 characters. */
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: BotLevel; readonly name: string };

export type Seating = { readonly [S in Seat]: Occupant };

/** The seats taken by people. */
export function peopleAt(seating: Seating): readonly Seat[] {
  return SEATS.filter((seat) => seating[seat].kind === 'person');
}

/** The seats taken by bots. */
export function botsAt(seating: Seating): readonly Seat[] {
  return SEATS.filter((seat) => seating[seat].kind === 'bot');
}
