// The switches of a rule set on flat lines: `score.bonus.game` 300.

import type { Rules } from '@minibridge/bridge';

export type SwitchLine = { readonly name: string; readonly value: string };

/** One part of a rule set; sub-records become names with dots, lists become one value. */
function linesOf(name: string, value: unknown): readonly SwitchLine[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return [{ name, value: value.map(inList).join(' ') }];
  if (typeof value !== 'object' || value === null) return [{ name, value: String(value) }];
  return Object.entries(value).flatMap(([key, part]) => linesOf(`${name}.${key}`, part));
}

/** A row of a target table as `20-22:7`, anything else as it is. */
function inList(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  const { from, to, tricks } = Object.assign({ from: 0, to: 0, tricks: 0 }, entry);
  return `${from}-${to}:${tricks}`;
}

/** All switches of `rules`, without its name. */
export function switchLines({ id: _, ...switches }: Rules): readonly SwitchLine[] {
  return Object.entries(switches).flatMap(([name, value]) => linesOf(name, value));
}

/** The switches in which `rules` differ from `base`; a switch that only `base` has is `none`. */
export function switchesChanged(rules: Rules, base: Rules): readonly SwitchLine[] {
  const [now, before] = [switchLines(rules), switchLines(base)];
  const changed = now.filter(({ name, value }) => !before.some((line) => line.name === name && line.value === value));
  const gone = before.filter(({ name }) => !now.some((line) => line.name === name));
  return [...changed, ...gone.map(({ name }) => ({ name, value: 'none' }))];
}
