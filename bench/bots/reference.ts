// Declarer's tricks with all cards seen on each of many layouts: the dearest numbers of all, so they are kept in a file, and only
// the denominations that matter are solved.

import { join } from 'node:path';
import { dealId, type FullDeal, type Seat, type Strain } from '@minibridge/bridge';
import type { Engine } from '@minibridge/solver/engine';
import { declarerTricksOf } from './double-dummy.ts';
import { addLine, linesOf } from './kept-lines.ts';

/** A line of the file: tricks as hexadecimal digits, a digit a layout. `of`: which layouts, declarer and strain. */
type Line = { readonly of: string; readonly tricks: string };

/** Nothing but tables: a line that was cut off is solved again. */
function lineOf(text: string): Line | undefined {
  const found = /^\{"of":"([\w-]+)","tricks":"([0-9a-d]+)"\}$/.exec(text);
  const [, of, tricks] = found ?? [];
  return of === undefined || tricks === undefined ? undefined : { of, tricks };
}

/** On how many of the layouts `declarer` plays `strain`. */
type Asked = { readonly declarer: Seat; readonly strain: Strain; readonly count: number };

/** Tricks on the first of the layouts. */
export type Reference = (asked: Asked, layouts: readonly FullDeal[]) => readonly number[];

function keptIn(file: string): Map<string, string> {
  const kept = new Map<string, string>();
  for (const { of, tricks } of linesOf(file).flatMap((text) => lineOf(text) ?? [])) {
    if (tricks.length > (kept.get(of)?.length ?? 0)) kept.set(of, tricks);
  }
  return kept;
}

/** The layouts of a deal are always drawn alike, so that the first stands for all. */
function nameOf({ declarer, strain }: Asked, [first]: readonly FullDeal[]): string {
  if (first === undefined) throw new Error('There are no layouts.');
  return `${dealId(first)}-${declarer}-${strain}`;
}

/** Tables from the file of the pool, solved and added where they are not there. */
export function openReference(folder: string, pool: number): (engine: Engine) => Reference {
  const file = join(folder, `layouts-pool${pool}.jsonl`);
  let kept: Map<string, string> | undefined;
  return (engine) => (asked, layouts) => {
    kept ??= keptIn(file);
    const of = nameOf(asked, layouts);
    const known = kept.get(of) ?? '';
    const more = layouts
      .slice(known.length, asked.count)
      .map((deal) => declarerTricksOf(engine, deal, asked).toString(16));
    const all = `${known}${more.join('')}`;
    if (more.length > 0) addLine(file, { of, tricks: all });
    kept.set(of, all);
    return [...all.slice(0, asked.count)].map((digit) => Number.parseInt(digit, 16));
  };
}
