// The settings of a table, each a row of pills, or tiles where answers need a line; what comes later is there and says so.

import type { TableSettings } from '@minibridge/protocol';
import { useMessages } from '../../../app/words';
import { Segmented } from '../../../pieces/Segmented';
import { Tiles } from '../../../pieces/Tiles';
import { useLive } from '../live-context';
import { type TableQuestion, tableQuestions } from './table-questions';

export type TableFormProps = {
  readonly settings: TableSettings;
  /** As they are while a deal is played: what changes only after it says so. */
  readonly inPlay?: TableSettings | undefined;
  readonly onChange: (settings: TableSettings) => void;
};

type QuestionProps = TableFormProps & { readonly question: TableQuestion };

function Question({ question, settings, inPlay, onChange }: QuestionProps) {
  const { words } = useLive();
  const { title, answers, value } = question;
  const waits = inPlay !== undefined && question.waits?.(inPlay, settings);
  const note = waits ? words['host.next-deal']() : question.note;
  const choose = (chosen: string): void =>
    onChange(answers.find((each) => each.value === chosen)?.apply?.(settings) ?? settings);
  if (answers.some((each) => each.note)) {
    const tiles = answers.map((each) => ({ value: each.value, title: each.label, note: each.note }));
    return (
      <div class="option scale">
        <h3>{title}</h3>
        {note && <p>{note}</p>}
        <Tiles label={title} tiles={tiles} value={value(settings)} onChange={choose} />
      </div>
    );
  }
  return (
    <Segmented
      legend={title}
      note={note}
      options={answers.map((each) => ({ value: each.value, label: each.label, disabled: !each.apply }))}
      value={value(settings)}
      onChange={choose}
    />
  );
}

export function TableForm({ settings, inPlay, onChange }: TableFormProps) {
  const { words } = useLive();
  const setup = useMessages('setup');
  if (!setup) return null;
  return (
    <>
      {tableQuestions({ words, setup }).map((question) => (
        <Question key={question.title} {...{ question, settings, inPlay, onChange }} />
      ))}
    </>
  );
}
