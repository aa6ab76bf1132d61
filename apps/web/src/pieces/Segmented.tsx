/** One of a few short answers: a radio group as a row of pills. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

type Option<T extends string> = {
  readonly value: T;
  readonly label: string;
  /** Shown before the label, for example a dot of colour. */
  readonly before?: ComponentChildren;
  readonly disabled?: boolean | undefined;
};

export type SegmentedProps<T extends string> = {
  readonly legend: string;
  readonly note?: string | undefined;
  /** The word "changed", when the answer differs from the named rule set. */
  readonly changed?: string | undefined;
  readonly options: readonly Option<T>[];
  readonly value: T | undefined;
  readonly onChange: (value: T) => void;
};

export function Segmented<T extends string>({ legend, note, changed, options, value, onChange }: SegmentedProps<T>) {
  const name = useId();
  return (
    <fieldset class="option" aria-describedby={note ? `${name}-note` : undefined}>
      <legend>
        {legend} {changed && <em class="changed">{changed}</em>}
      </legend>
      {note && <p id={`${name}-note`}>{note}</p>}
      <div class="seg">
        {options.map((option) => (
          <label key={option.value}>
            <input
              class="sr"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled ?? false}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.before}
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
