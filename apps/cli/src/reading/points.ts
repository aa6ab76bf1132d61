// Four seats and their points: `N9,E5,S16,W10`, in any order, 40 in all.

import {
  accept,
  isSeat,
  MOST_POINTS,
  PACK_POINTS,
  type PointsBySeat,
  type Result,
  refuse,
  SEATS,
  type Seat,
} from '@minibridge/bridge';
import type { Complaint } from '../complaint';
import type { Reader } from './given';
import { plainNumber } from './number';

function readEntry(text: string): Result<{ readonly seat: Seat; readonly points: number }, Complaint> {
  const seat = text.slice(0, 1);
  const rest = text.slice(1);
  if (!isSeat(seat) || rest === '') return refuse({ reason: 'points-entry', text });
  const points = plainNumber(rest);
  const isCount = points !== undefined && points <= MOST_POINTS;
  return isCount ? accept({ seat, points }) : refuse({ reason: 'points-range', seat, text: rest });
}

function complete(said: ReadonlyMap<Seat, number>): Result<PointsBySeat, Complaint> {
  const [N, E, S, W] = SEATS.map((seat) => said.get(seat));
  if (N === undefined || E === undefined || S === undefined || W === undefined) {
    return refuse({ reason: 'points-seat-missing', seats: SEATS.filter((seat) => !said.has(seat)) });
  }
  const sum = N + E + S + W;
  return sum === PACK_POINTS ? accept({ N, E, S, W }) : refuse({ reason: 'points-sum', sum });
}

export const readPoints: Reader<PointsBySeat> = (text) => {
  const said = new Map<Seat, number>();
  for (const part of text.split(',')) {
    const entry = readEntry(part);
    if (!entry.ok) return entry;
    const { seat, points } = entry.value;
    if (said.has(seat)) return refuse({ reason: 'points-seat-twice', seat });
    said.set(seat, points);
  }
  return complete(said);
};
