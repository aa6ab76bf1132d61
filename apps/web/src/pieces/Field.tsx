/** A line of text or a number, with its label, a note and what is wrong with it. */
import { useId } from 'preact/hooks';
import { Icon } from './Icon.tsx';
import { firstSigns } from './signs';

export type FieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly note?: string | undefined;
  /** What is wrong, in words; absent when all is well. */
  readonly wrong?: string | undefined;
  readonly numeric?: boolean | undefined;
  /** How many signs it takes at most, as people count them. */
  readonly most?: number | undefined;
  readonly autocomplete?: 'off' | 'nickname' | undefined;
};

export function Field({ label, value, onInput, note, wrong, numeric, most, autocomplete = 'off' }: FieldProps) {
  const id = useId();
  const described = [note && `${id}-note`, wrong && `${id}-wrong`].filter(Boolean).join(' ');
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        value={value}
        inputMode={numeric ? 'numeric' : undefined}
        autocomplete={autocomplete}
        aria-invalid={wrong ? 'true' : undefined}
        aria-describedby={described || undefined}
        onInput={({ currentTarget: input }) => {
          const text = most === undefined ? input.value : firstSigns(input.value, most);
          if (text !== input.value) input.value = text;
          onInput(text);
        }}
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
