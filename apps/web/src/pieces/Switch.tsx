/** On or off, at once. */
export type SwitchProps = {
  readonly label: string;
  readonly note?: string | undefined;
  readonly changed?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

export function Switch({ label, note, changed, checked, onChange }: SwitchProps) {
  return (
    <label class="sw">
      <span>
        {label} {changed && <em class="changed">{changed}</em>}
        {note && <small>{note}</small>}
      </span>
      <input
        class="sr"
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <i aria-hidden="true" />
    </label>
  );
}
