// What lies on a device before the page is opened: settings, the last choice, a kept match; and how chance and time run.

import { type PresetId, presetRules, type Rules, type Seat } from '@minibridge/bridge';
import type { Language } from '@minibridge/messages';
import type { BotLevel, SeatPolicy } from '@minibridge/table';
import type { Page } from '@playwright/test';

/** As the page keeps them; what is absent is the page's own first answer. */
type Settings = {
  readonly language?: Language;
  readonly name?: string;
  readonly theme?: 'system' | 'light' | 'dark';
  readonly taps?: 1 | 2;
  readonly speed?: 'slow' | 'normal' | 'fast';
  readonly german?: 'plain' | 'federation';
  readonly deck?: '2' | '4';
};

type Choice = {
  /** A named rule set, or rules of one's own made from the default ones. */
  readonly rules?: PresetId | Rules;
  readonly seat?: Seat;
  readonly policy?: SeatPolicy;
  /** Absent: the page's own first answer. */
  readonly botLevel?: BotLevel;
};

export type Device = {
  readonly settings?: Settings;
  readonly choice?: Choice;
  /** A kept match: an object, or any text that lies in its place. */
  readonly match?: object | string;
  /** The page's chance gives the same cards for the same number. Absent: chance is left alone. */
  readonly seed?: number;
  /** The page's clock runs so many times faster. */
  readonly haste?: number;
};

function choiceOf({ rules = 'mb.site4', seat = 'S', policy = 'any-seat', ...bots }: Choice) {
  if (typeof rules === 'string') return { base: rules, rules: presetRules(rules), seat, policy, ...bots };
  return { base: 'mb.site4', rules, seat, policy, ...bots };
}

/** What the page finds in its storage, by key. */
function storageOf({ settings = {}, choice = {}, match }: Device): { readonly [key: string]: string } {
  const kept = {
    'minibridge.settings': JSON.stringify({ speed: 'fast', ...settings }),
    'minibridge.choice': JSON.stringify(choiceOf(choice)),
  };
  if (match === undefined) return kept;
  return { ...kept, 'minibridge.match': typeof match === 'string' ? match : JSON.stringify(match) };
}

/** Runs in the page: lays out the storage at the first visit only, so that a reload finds what was kept since. */
function layOut(storage: { readonly [key: string]: string }): void {
  if (localStorage.getItem('e2e.laid-out') !== null) return;
  localStorage.setItem('e2e.laid-out', 'yes');
  for (const [key, text] of Object.entries(storage)) localStorage.setItem(key, text);
}

/** Runs in the page: a small generator in place of the browser's chance. */
function seedChance(seed: number): void {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const more = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (more ^ (more >>> 14)) >>> 0;
  };
  crypto.getRandomValues = (numbers) => {
    if (numbers instanceof Uint32Array) numbers.set(numbers.map(next));
    return numbers;
  };
}

/** Runs in the page: timers, the stop watch and the dates of events go faster. */
function hasten(times: number): void {
  const later = window.setTimeout.bind(window);
  const watch = performance.now.bind(performance);
  const sooner = (act: () => void, ms = 0): number => later(act, ms / times);
  Object.assign(window, { setTimeout: sooner });
  performance.now = () => watch() * times;
  const dated = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')?.get;
  Object.defineProperty(Event.prototype, 'timeStamp', {
    get(this: Event) {
      return Number(dated?.call(this)) * times;
    },
  });
}

/** Puts everything in place; call it before the first `goto`. */
export async function prepare(page: Page, device: Device = {}): Promise<void> {
  await page.addInitScript(layOut, storageOf(device));
  if (device.seed !== undefined) await page.addInitScript(seedChance, device.seed);
  if (device.haste !== undefined) await page.addInitScript(hasten, device.haste);
}
