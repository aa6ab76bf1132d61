// The players of the house, a part of the page that comes after the table: see fetch-bots.ts.

import { decideL1 } from '@minibridge/bots';

export const decide = decideL1;
