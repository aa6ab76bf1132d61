// A seat on the command line: N, E, S or W.

import { accept, isSeat, refuse, type Seat } from '@minibridge/bridge';
import type { Reader } from './given';

export const readSeat: Reader<Seat> = (text, option) =>
  isSeat(text) ? accept(text) : refuse({ reason: 'seat-unknown', option, text });
