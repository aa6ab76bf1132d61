// A switch of a rule set as a question with a few answers: how to read it, how to set it, when it matters.

import type { Rules, Switches } from '@minibridge/bridge';
import type { SetupMessages } from '@minibridge/messages';

/** Words of the set-up catalogue that need no numbers. */
export type Words = (words: SetupMessages) => string;

export type Answer = { readonly value: string; readonly label: Words; readonly apply: (rules: Rules) => Rules };

export type Question = {
  readonly id: string;
  /** The switch that it belongs to: marks and contradictions are told here. */
  readonly switch: keyof Switches;
  readonly title: Words;
  readonly note: Words;
  readonly answers: readonly Answer[];
  /** The value of the answer in force. */
  readonly read: (rules: Rules) => string;
  /** Absent: always asked. */
  readonly asked?: (rules: Rules) => boolean;
};

export function answer(value: string, label: Words, apply: (rules: Rules) => Rules): Answer {
  return { value, label, apply };
}

export const inTargets = (rules: Rules): boolean => rules.contract === 'target_table';
