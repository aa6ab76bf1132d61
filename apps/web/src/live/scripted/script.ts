// How a table of the test server begins, and who sits where.

import type { Rules, Seat } from '@minibridge/bridge';
import type { NoticeOf } from '@minibridge/protocol';
import type { Seating } from '@minibridge/table';

export type Script = {
  readonly rules?: Rules;
  readonly seed?: number;
  /** Where the person sits; absent: watches. */
  readonly seat?: Seat;
  readonly isHost?: boolean;
  readonly people?: NoticeOf<'people'>['people'];
};

export function seatingFor(seat: Seat | undefined): Seating {
  const bot = (name: string) => ({ kind: 'bot', level: 1, name }) as const;
  const bots = { N: bot('Nina'), E: bot('Emil'), S: bot('Sara'), W: bot('Viktor') };
  return seat === undefined ? bots : { ...bots, [seat]: { kind: 'person', name: 'Ola' } };
}
