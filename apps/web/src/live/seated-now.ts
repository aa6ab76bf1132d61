// Who sees the cards of a deal only once it is over gets who sat down as late; the people at the table are told at once.

import { SEATS } from '@minibridge/bridge';
import type { Occupant, Seating } from '@minibridge/table';
import { type LiveTable, personAt } from './live-table';

/** `bot`: what a bot is called whose name is not known yet. */
function seatingNow(live: LiveTable, seating: Seating, bot: string): Seating {
  const level = live.settings?.botLevel ?? 1;
  const changed = SEATS.flatMap((seat): readonly (readonly [string, Occupant])[] => {
    const { kind, name } = seating[seat];
    const person = personAt(live, seat);
    if (person === undefined) return kind === 'bot' ? [] : [[seat, { kind: 'bot', level, name: bot }]];
    const now = person.name ?? name;
    return kind === 'person' && name === now ? [] : [[seat, { kind: 'person', name: now }]];
  });
  return changed.length === 0 ? seating : { ...seating, ...Object.fromEntries(changed) };
}

/** The table with those in the seats who sit there now, for who sees its deals late; for all others it is so already. */
export function seatedNow(live: LiveTable, bot: string): LiveTable {
  const { viewer, match, people } = live;
  if (viewer?.as !== 'teacher' || match === undefined || people.length === 0) return live;
  const seating = seatingNow(live, match.table.seating, bot);
  return seating === match.table.seating ? live : { ...live, match: { ...match, table: { ...match.table, seating } } };
}
