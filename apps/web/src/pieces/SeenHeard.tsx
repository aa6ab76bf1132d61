/** A sentence with signs for the eye and names for the ear. */
import type { Sentence } from '../words/card-signs.ts';
import { Rich } from './Rich.tsx';

export type SeenHeardProps = {
  readonly text: Sentence;
  /** On felt: suit signs lie on a chip of card stock. */
  readonly chip?: boolean | undefined;
};

export function SeenHeard({ text, chip }: SeenHeardProps) {
  return (
    <>
      <span aria-hidden="true">
        <Rich text={text.seen} chip={chip} />
      </span>
      <span class="sr">{text.heard}</span>
    </>
  );
}
