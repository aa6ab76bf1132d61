// Looking back: at most one remark and one turning point, the others folded away.

import { type Remark, remarkFor, remarkText, type TurningPoint } from '@minibridge/learn';
import type { ReviewMessages } from '@minibridge/messages';
import { useMessages } from '../../../app/words';
import type { PartProps } from '../props';
import type { Findings } from './findings';
import { Turn } from './Turn';
import './review.css';

export type LookBackProps = PartProps & {
  readonly findings: Findings;
  /** Opens the replay at a step. */
  readonly onShow: (step: number) => void;
};

/** What the reader decided comes first, then what cost most. */
function mostTelling(turns: readonly TurningPoint[], you: PartProps['you']): readonly TurningPoint[] {
  const own = ({ by }: TurningPoint): number => (by === you ? 1 : 0);
  return turns.toSorted((one, other) => own(other) - own(one) || other.cost - one.cost);
}

function remarkOf({ view, board, you }: PartProps): Remark | undefined {
  return you && remarkFor({ board, log: view.table.boardLog, seat: you });
}

export function LookBack(props: LookBackProps) {
  const review = useMessages('review');
  return review ? <Review {...props} review={review} /> : null;
}

function Review(props: LookBackProps & { readonly review: ReviewMessages }) {
  const { findings, words, review } = props;
  const { turns, failed } = findings;
  const remark = remarkOf(props);
  // Where nothing can be found out and nothing is to be said there is no section.
  if (failed && !turns && !remark) return null;
  return (
    <section class="sheet look-back keep" aria-busy={!turns && !failed}>
      <h2>{review.title()}</h2>
      {remark && <p class="remark">{remarkText(review, remark)}</p>}
      <div role="status">
        {turns ? <Turns {...props} turns={turns} /> : !failed && <p class="muted">{words['review.working']()}</p>}
      </div>
    </section>
  );
}

type TurnsProps = LookBackProps & { readonly review: ReviewMessages; readonly turns: readonly TurningPoint[] };

function Turns({ turns, words, review, you, onShow }: TurnsProps) {
  const [first, ...more] = mostTelling(turns, you);
  if (first === undefined) return <p>{words['review.start']({ count: 0, cost: 0 })}</p>;
  const shown = { review, you, onShow };
  return (
    <>
      <Turn turn={first} {...shown} />
      {more.length > 0 && (
        <details class="more-turns">
          <summary>{review['turns-more']({ count: more.length })}</summary>
          {more.map((turn) => (
            <Turn key={turn.place} turn={turn} {...shown} />
          ))}
        </details>
      )}
    </>
  );
}
