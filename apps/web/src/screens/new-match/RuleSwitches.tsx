// Every switch of the rule set, explained, folded away until somebody wants to change one.

import { presetRules, type Rules } from '@minibridge/bridge';
import type { SetupMessages } from '@minibridge/messages';
import { type Choice, changedSwitches } from '../../settings/choice';
import { CONTRACT_QUESTIONS } from './contract-questions';
import { COUNTING_QUESTIONS } from './counting-questions';
import { PLAY_QUESTIONS } from './play-questions';
import { problemText, QuestionList } from './QuestionList';

export type RuleSwitchesProps = {
  readonly words: SetupMessages;
  readonly choice: Choice;
  readonly onChange: (rules: Rules) => void;
};

const ALL = [...COUNTING_QUESTIONS, ...CONTRACT_QUESTIONS, ...PLAY_QUESTIONS];

/** What is wrong with the rules, told under the title of the switch to change. */
export function problemOf(words: SetupMessages, rules: Rules): string | undefined {
  return problemText(words, rules, (name) => ALL.find((question) => question.switch === name)?.title(words) ?? name);
}

export function RuleSwitches({ words, choice, onChange }: RuleSwitchesProps) {
  const shared = { rules: choice.rules, preset: presetRules(choice.base), words, onChange };
  return (
    <details class="switches" open={changedSwitches(choice.base, choice.rules).length > 0}>
      <summary>
        <strong>{words['new.switches']()}</strong>
        <small>{words['new.switches-note']()}</small>
      </summary>
      <div class="page-stack">
        <QuestionList title={words['new.counting']()} questions={COUNTING_QUESTIONS} {...shared} />
        <QuestionList title={words['new.contract']()} questions={CONTRACT_QUESTIONS} {...shared} />
        <QuestionList title={words['new.play']()} questions={PLAY_QUESTIONS} {...shared} />
      </div>
    </details>
  );
}
