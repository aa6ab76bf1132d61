// What a bot is asked: nothing but what its own seat was told.

import type { BotQuestion, Decision } from '@minibridge/bots';
import { Released, type Seat } from '@minibridge/bridge';
import type { Table } from '@minibridge/table';

/** Who decides for bots. A promise comes from a bot that thinks; it never rejects. Absent: there is nothing to do. */
export type Decide = (question: BotQuestion) => Decision | undefined | Promise<Decision | undefined>;

/** The question for the bot at `seat`; absent where no bot sits. */
export function questionFor({ seating, boardLog }: Table, seat: Seat): BotQuestion | undefined {
  const occupant = seating[seat];
  if (occupant.kind !== 'bot') return undefined;
  const log = Released.to({ as: 'seat', seat }, boardLog).map(({ event }) => event);
  return { level: occupant.level, seat, log };
}
