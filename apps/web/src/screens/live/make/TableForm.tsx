// The settings of a table, each a row of pills; what comes later is there and says so.

import type { TableSettings } from '@minibridge/protocol';
import { useMessages } from '../../../app/words';
import { Segmented } from '../../../pieces/Segmented';
import { useLive } from '../live-context';
import { tableQuestions } from './table-questions';

export type TableFormProps = {
  readonly settings: TableSettings;
  readonly onChange: (settings: TableSettings) => void;
};

export function TableForm({ settings, onChange }: TableFormProps) {
  const { words } = useLive();
  const setup = useMessages('setup');
  if (!setup) return null;
  return (
    <>
      {tableQuestions({ words, setup }).map(({ title, note, answers, value }) => (
        <Segmented
          key={title}
          legend={title}
          note={note}
          options={answers.map((each) => ({ value: each.value, label: each.label, disabled: !each.apply }))}
          value={value(settings)}
          onChange={(chosen) => onChange(answers.find((each) => each.value === chosen)?.apply?.(settings) ?? settings)}
        />
      ))}
    </>
  );
}
