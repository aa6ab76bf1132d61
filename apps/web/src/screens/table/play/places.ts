// At which side of the screen a seat is: the viewer always at the bottom, the others clockwise as at the table.

import { type Seat, seatsFrom } from '@minibridge/bridge';
import type { Place } from '../../../cards/item';

const CLOCKWISE = ['bottom', 'left', 'top', 'right'] as const satisfies readonly Place[];

export function placeOf(viewer: Seat, seat: Seat): Place {
  return CLOCKWISE[seatsFrom(viewer).indexOf(seat)] ?? 'bottom';
}
