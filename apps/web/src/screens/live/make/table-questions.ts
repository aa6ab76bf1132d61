// What the host of a table decides besides the rules, as questions with a few answers.

import type { LiveMessages, SetupMessages } from '@minibridge/messages';
import type { TableSettings } from '@minibridge/protocol';
import { BOT_LEVELS } from '@minibridge/table';
import { levelName, levelNote } from '../../new-match/level-words';

export type QuestionWords = { readonly words: LiveMessages; readonly setup: SetupMessages };

type Answer = {
  readonly value: string;
  readonly label: string;
  /** What it means, where the label does not say it all; then all answers have one. */
  readonly note?: string;
  /** Absent: not yet to be had. */
  readonly apply?: (settings: TableSettings) => TableSettings;
};

export type TableQuestion = {
  readonly title: string;
  /** Whether this change holds only once the deal in play is over; absent: no change does. */
  readonly waits?: (before: TableSettings, after: TableSettings) => boolean;
  readonly note?: string;
  readonly answers: readonly Answer[];
  readonly value: (settings: TableSettings) => string;
};

/** A question about one setting, each of whose values is an answer. */
function choice<K extends 'door' | 'speed' | 'undo' | 'pause' | 'lateComers' | 'watching'>(
  key: K,
  title: string,
  labels: readonly (readonly [TableSettings[K], string])[],
): TableQuestion {
  return {
    title,
    answers: labels.map(([value, label]) => ({
      value,
      label,
      apply: (settings) => ({ ...settings, [key]: value }),
    })),
    value: (settings) => settings[key],
  };
}

function size(words: LiveMessages): TableQuestion {
  return {
    title: words['new.size'](),
    note: words['new.size-note'](),
    answers: [
      { value: '2', label: words['new.size-2']() },
      { value: '3', label: words['new.size-3']() },
      { value: '4', label: words['new.size-4'](), apply: (settings) => ({ ...settings, size: 4 }) },
    ],
    value: ({ size }) => String(size),
  };
}

function withoutHints({ hints: _none, ...settings }: TableSettings): TableSettings {
  return settings;
}

function hints(words: LiveMessages): TableQuestion {
  return {
    title: words['new.hints'](),
    answers: [
      {
        value: 'everybody',
        label: words['new.hints-everybody'](),
        apply: (settings) => ({ ...settings, hints: 'everybody' }),
      },
      { value: 'nobody', label: words['new.hints-nobody'](), apply: withoutHints },
    ],
    value: ({ hints }) => hints ?? 'nobody',
  };
}

function withoutBot({ botAfter: _never, ...settings }: TableSettings): TableSettings {
  return settings;
}

function away(words: LiveMessages): TableQuestion {
  return {
    title: words['new.away'](),
    answers: [
      { value: '60', label: words['new.away-60'](), apply: (settings) => ({ ...settings, botAfter: 60 }) },
      { value: '180', label: words['new.away-180'](), apply: (settings) => ({ ...settings, botAfter: 180 }) },
      { value: 'never', label: words['new.away-wait'](), apply: withoutBot },
    ],
    value: ({ botAfter }) => (botAfter === undefined ? 'never' : botAfter <= 60 ? '60' : '180'),
  };
}

/** A deal is played to its end by bots as it was begun. */
function bots(setup: SetupMessages): TableQuestion {
  return {
    title: setup['bots.title'](),
    answers: BOT_LEVELS.map((level) => ({
      value: String(level),
      label: levelName(setup, level),
      note: levelNote(setup, level),
      apply: (settings) => ({ ...settings, botLevel: level }),
    })),
    value: ({ botLevel }) => String(botLevel),
    waits: () => true,
  };
}

/** A deal is watched to its end as it was begun, unless nobody may watch, before or after. */
function watching(words: LiveMessages): TableQuestion {
  const question = choice('watching', words['new.watching'](), [
    ['public-cards', words['new.watching-public-cards']()],
    ['all-cards-later', words['new.watching-all-cards-later']()],
    ['nobody', words['new.watching-nobody']()],
  ]);
  return { ...question, waits: (...both) => both.every(({ watching }) => watching !== 'nobody') };
}

/** All of them, in the order in which they are asked. */
export function tableQuestions({ words, setup }: QuestionWords): readonly TableQuestion[] {
  return [
    size(words),
    choice('door', words['new.door'](), [
      ['code', words['new.door-code']()],
      ['host', words['new.door-host']()],
    ]),
    bots(setup),
    choice('speed', setup['settings.speed'](), [
      ['slow', setup['settings.speed-slow']()],
      ['normal', setup['settings.speed-normal']()],
      ['fast', setup['settings.speed-fast']()],
    ]),
    hints(words),
    choice('undo', words['new.undo'](), [
      ['with-consent', words['new.undo-with-consent']()],
      ['never', words['new.undo-never']()],
      ['free', words['new.undo-free']()],
    ]),
    choice('pause', words['new.pause'](), [
      ['anyone', words['new.pause-anyone']()],
      ['nobody', words['new.pause-nobody']()],
    ]),
    choice('lateComers', words['new.late'](), [
      ['at-once', words['new.late-at-once']()],
      ['next-deal', words['new.late-next-deal']()],
    ]),
    away(words),
    watching(words),
  ];
}
