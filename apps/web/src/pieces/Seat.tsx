/** A seat: its true compass letter, who sits there, one short note, and whether it is to play. */
import { names } from './names.ts';

export type SeatProps = {
  /** In the reader's alphabet. */
  readonly letter: string;
  readonly name?: string | undefined;
  /** Points announced, "dealer", "has said" … */
  readonly note?: string | undefined;
  readonly turn?: boolean | undefined;
  /** Letter above the name instead of before it. */
  readonly upright?: boolean | undefined;
  /** Read out instead of letter, name and note, as one sentence. */
  readonly label?: string | undefined;
};

export function Seat({ letter, name, note, turn, upright, label }: SeatProps) {
  const hidden = label ? 'true' : undefined;
  return (
    <p class={names('seat', upright && 'v', turn && 'turn')}>
      {label && <span class="sr">{label}</span>}
      <b aria-hidden={hidden}>{letter}</b>
      {(name || note) && (
        <span aria-hidden={hidden}>
          {name && <strong>{name}</strong>}
          {note && <i class="num">{note}</i>}
        </span>
      )}
    </p>
  );
}
