// What a person chooses for this device; kept in the browser, applied at once.

import { LANGUAGES, type Language, type Letters, type Register } from '@minibridge/messages';
import * as v from 'valibot';
import { longestOf } from '../pieces/signs';

/** Signs of a name, as people count them. */
export const LONGEST_NAME = 40;

export type Settings = {
  readonly language: Language;
  /** Words of everyday or of the federation, for the languages that have both. */
  readonly german: Register;
  readonly greek: Register;
  /** Letters on the cards: of the language, or A K Q J everywhere. */
  readonly letters: Letters;
  /** Shown at the table, at most `LONGEST_NAME` signs; empty: "You". */
  readonly name: string;
  readonly theme: 'system' | 'light' | 'dark';
  readonly contrast: 'system' | 'more';
  readonly table: 'green' | 'blue' | 'slate';
  readonly deck: '2' | '4';
  readonly cards: 's' | 'm' | 'l';
  /** 1: a tap plays; 2: the first tap lifts, the second plays. */
  readonly taps: 1 | 2;
  readonly speed: 'slow' | 'normal' | 'fast';
  readonly sound: boolean;
  readonly botsSayWhy: boolean;
};

/** Each setting that is missing or broken is taken from `first`. */
const settingsOver = (first: Settings): v.GenericSchema<unknown, Settings> =>
  v.object({
    language: v.fallback(v.picklist(LANGUAGES.map(({ code }) => code)), first.language),
    german: v.fallback(v.picklist(['plain', 'federation']), first.german),
    greek: v.fallback(v.picklist(['plain', 'federation']), first.greek),
    letters: v.fallback(v.picklist(['own', 'international']), first.letters),
    name: v.fallback(v.pipe(v.string(), v.maxLength(longestOf(LONGEST_NAME))), first.name),
    theme: v.fallback(v.picklist(['system', 'light', 'dark']), first.theme),
    contrast: v.fallback(v.picklist(['system', 'more']), first.contrast),
    table: v.fallback(v.picklist(['green', 'blue', 'slate']), first.table),
    deck: v.fallback(v.picklist(['2', '4']), first.deck),
    cards: v.fallback(v.picklist(['s', 'm', 'l']), first.cards),
    taps: v.fallback(v.picklist([1, 2]), first.taps),
    speed: v.fallback(v.picklist(['slow', 'normal', 'fast']), first.speed),
    sound: v.fallback(v.boolean(), first.sound),
    botsSayWhy: v.fallback(v.boolean(), first.botsSayWhy),
  });

const KEY = 'minibridge.settings';

/** For a device that has chosen nothing yet. `touch`: its main pointer is a finger. */
export function firstSettings(language: Language, touch: boolean): Settings {
  return {
    language,
    german: 'plain',
    greek: 'federation',
    letters: 'own',
    name: '',
    theme: 'system',
    contrast: 'system',
    table: 'green',
    deck: '2',
    cards: 'm',
    taps: touch ? 2 : 1,
    speed: 'normal',
    sound: false,
    botsSayWhy: true,
  };
}

/** The settings kept in `storage`, over `first`. */
export function keptSettings(storage: Pick<Storage, 'getItem'>, first: Settings): Settings {
  const text = storage.getItem(KEY);
  const kept = v.safeParse(settingsOver(first), text === null ? {} : parsed(text));
  return kept.success ? kept.output : first;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Broken settings are no loss worth a message: the first ones stand.
  }
}

export function keepSettings(storage: Pick<Storage, 'setItem'>, settings: Settings): void {
  storage.setItem(KEY, JSON.stringify(settings));
}

/** The register in force for the chosen language. */
export function registerOf(settings: Settings): Register {
  return settings.language === 'el' ? settings.greek : settings.german;
}
