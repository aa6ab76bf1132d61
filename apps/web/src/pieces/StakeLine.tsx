/** What is at stake, in words: "Game in spades by South" and how it stands. */
import { Rich } from './Rich.tsx';

export type StakeLineProps = {
  readonly title: string;
  /** With `<b>` around the numbers. */
  readonly detail?: string | undefined;
};

export function StakeLine({ title, detail }: StakeLineProps) {
  return (
    <p class="stake">
      <strong>
        <Rich text={title} chip />
      </strong>
      {detail && (
        <span class="num">
          <Rich text={detail} chip />
        </span>
      )}
    </p>
  );
}
