/** A bot says why: one line, with the seat it comes from. */
import { Rich } from './Rich.tsx';

export type SayProps = {
  /** The seat as the language writes it before speech, for example "W:". */
  readonly who?: string | undefined;
  readonly text: string;
  /** Where along the bubble the seat is. */
  readonly tail?: 'start' | 'middle' | 'end' | 'none' | undefined;
};

export function Say({ who, text, tail = 'start' }: SayProps) {
  return (
    <p class="say" data-tail={tail}>
      {who && <b>{who}</b>} <Rich text={text} />
    </p>
  );
}
