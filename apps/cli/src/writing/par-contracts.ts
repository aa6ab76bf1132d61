// The contracts of par as bridge programs exchange them.

import { partner, sideOf } from '@minibridge/bridge';
import type { ParContract } from '@minibridge/solver';

/** `2C-EW`, `3N-N+1`, `4S*-EW-1`: a star for doubled, then who declares, then the tricks above or below. */
export function interchangeText({ level, strain, declarers, doubled, over }: ParContract): string {
  const [first] = declarers;
  const both = first !== undefined && declarers.includes(partner(first));
  const who = both ? sideOf(first) : declarers.join('');
  const more = over > 0 ? `+${over}` : over < 0 ? String(over) : '';
  return `${level}${strain === 'NT' ? 'N' : strain}${doubled ? '*' : ''}-${who}${more}`;
}
