/** A bot says why: one line, with the seat it comes from. */
import type { Place } from '../cards/item.ts';
import { Rich } from './Rich.tsx';

export type SayProps = {
  /** The seat as the language writes it before speech, for example "W:". */
  readonly who?: string | undefined;
  readonly text: string;
  /** The side of the screen where that seat is: the bubble points there. */
  readonly from?: Place | undefined;
};

export function Say({ who, text, from }: SayProps) {
  return (
    <p class="say" data-from={from}>
      {who && <b>{who}</b>} <Rich text={text} />
    </p>
  );
}
