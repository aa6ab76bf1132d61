/** A seat: its true compass letter, who sits there, one short note, what the seat is in this deal, and whether it is to play. */
import { Icon } from './Icon.tsx';
import { names } from './names.ts';

export type SeatProps = {
  /** In the reader's alphabet. */
  readonly letter: string;
  readonly name?: string | undefined;
  /** A machine sits there, and this is to be seen. */
  readonly bot?: boolean | undefined;
  /** Points announced, "dealer", "has said" … */
  readonly note?: string | undefined;
  /** "Declarer", "Dummy": a word in a frame. */
  readonly role?: string | undefined;
  readonly turn?: boolean | undefined;
  /** Letter above the name instead of before it. */
  readonly upright?: boolean | undefined;
  /** Read out instead of letter, name and note, as one sentence. */
  readonly label?: string | undefined;
};

export function Seat({ letter, name, bot, note, role, turn, upright, label }: SeatProps) {
  const hidden = label ? 'true' : undefined;
  return (
    <p class={names('seat', upright && 'v', turn && 'turn')}>
      {label && <span class="sr">{label}</span>}
      <b aria-hidden={hidden}>{letter}</b>
      {(name || note || role) && (
        <span aria-hidden={hidden}>
          {name && (
            <strong>
              {bot && <Icon name="bot" />}
              {name}
            </strong>
          )}
          {note && <i class="num">{note}</i>}
          {role && <em>{role}</em>}
        </span>
      )}
    </p>
  );
}
