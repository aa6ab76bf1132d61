/** A suit sign in a text. On felt it lies on a chip of card stock. */
import type { Suit } from '@minibridge/bridge';

export type SuitSignProps = {
  readonly suit: Suit;
  readonly chip?: boolean | undefined;
  /** Read out; absent where the word stands beside the sign. */
  readonly said?: string | undefined;
};

export function SuitSign({ suit, chip, said }: SuitSignProps) {
  const sign = <span class="suit" data-s={suit} aria-hidden="true" />;
  return (
    <>
      {chip ? (
        <span class="chip" data-s={suit} aria-hidden="true">
          {sign}
        </span>
      ) : (
        sign
      )}
      {said && <span class="sr">{said}</span>}
    </>
  );
}
