/** A line of text or a number, with its label, a note and what is wrong with it. */
import { useId } from 'preact/hooks';
import { Icon } from './Icon.tsx';

export type FieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly note?: string | undefined;
  /** What is wrong, in words; absent when all is well. */
  readonly wrong?: string | undefined;
  readonly numeric?: boolean | undefined;
  readonly maxLength?: number | undefined;
  readonly autocomplete?: 'off' | 'nickname' | undefined;
};

export function Field({ label, value, onInput, note, wrong, numeric, maxLength, autocomplete = 'off' }: FieldProps) {
  const id = useId();
  const described = [note && `${id}-note`, wrong && `${id}-wrong`].filter(Boolean).join(' ');
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        value={value}
        inputMode={numeric ? 'numeric' : undefined}
        maxLength={maxLength}
        autocomplete={autocomplete}
        aria-invalid={wrong ? 'true' : undefined}
        aria-describedby={described || undefined}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {note && <small id={`${id}-note`}>{note}</small>}
      {wrong && (
        <p class="wrong" id={`${id}-wrong`}>
          <Icon name="warning" />
          {wrong}
        </p>
      )}
    </div>
  );
}
