// Where each seat is on the screen: the viewer always at the bottom.

import { lho, partner, rho, type Seat } from '@minibridge/bridge';
import type { Place } from '../../cards/item';

/** The seats around the viewer. */
export function seatsAround(viewer: Seat): { readonly [P in Place]: Seat } {
  return { bottom: viewer, left: lho(viewer), top: partner(viewer), right: rho(viewer) };
}
