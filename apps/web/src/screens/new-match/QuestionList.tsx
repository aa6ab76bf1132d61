// Questions one below the other; what differs from the named rule set is marked.

import { type Rules, rulesProblems, type Switches } from '@minibridge/bridge';
import type { SetupMessages } from '@minibridge/messages';
import { Segmented } from '../../pieces/Segmented';
import type { Question } from './question';

export type QuestionListProps = {
  readonly title: string;
  readonly questions: readonly Question[];
  readonly rules: Rules;
  /** The named rule set unchanged: an answer that differs is marked. */
  readonly preset: Rules;
  readonly words: SetupMessages;
  readonly onChange: (rules: Rules) => void;
};

export function QuestionList({ title, questions, rules, preset, words, onChange }: QuestionListProps) {
  const asked = questions.filter((question) => question.asked?.(rules) ?? true);
  const ask = (question: Question) => {
    const value = question.read(rules);
    return (
      <Segmented
        key={question.id}
        legend={question.title(words)}
        note={question.note(words)}
        changed={value === question.read(preset) ? undefined : words['new.changed']()}
        options={question.answers.map((each) => ({ value: each.value, label: each.label(words) }))}
        value={value}
        onChange={(next) => onChange(question.answers.find((each) => each.value === next)?.apply(rules) ?? rules)}
      />
    );
  };
  return (
    <section class="sheet">
      <h3>{title}</h3>
      {asked.map(ask)}
    </section>
  );
}

/** The first contradiction in words; absent when the rules can be played. */
export function problemText(
  words: SetupMessages,
  rules: Rules,
  titleOf: (name: keyof Switches) => string,
): string | undefined {
  const [problem] = rulesProblems(rules);
  if (problem === undefined) return undefined;
  return words['problem.where']({ title: titleOf(problem.switch), problem: reasonText(words, problem.reason) });
}

function reasonText(words: SetupMessages, reason: string): string {
  if (reason === 'fit-needs-dummy-lengths') return words['problem.fit-needs-dummy-lengths']();
  if (reason === 'fit-needs-no-trump') return words['problem.fit-needs-no-trump']();
  return words['problem.other']();
}
