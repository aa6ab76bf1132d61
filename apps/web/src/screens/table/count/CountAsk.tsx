// What is to be done while the points are counted, and what each honour is worth.

import { type Board, PACK_POINTS, SEATS } from '@minibridge/bridge';
import { useApp } from '../../../app/app-state';
import { cardIndex } from '../../../words/card-words';
import type { CountTask } from './counting';

const HONOURS = ['SA', 'SK', 'SQ', 'SJ'] as const;
const WORTH = { SA: 4, SK: 3, SQ: 2, SJ: 1 } as const;

export type CountAskProps = { readonly board: Board; readonly task: CountTask; readonly points: number };

/** The sum of the four numbers, if they have just failed. */
function failedSum(board: Board): number | undefined {
  const before = board.phase === 'announcing' ? board.before : undefined;
  return before && SEATS.reduce((sum, seat) => sum + before[seat], 0);
}

export function CountAsk({ board, task, points }: CountAskProps) {
  const { say } = useApp();
  const failed = failedSum(board);
  return (
    <header class="ask">
      <h1 tabIndex={-1}>{useTitle({ board, task, points })}</h1>
      <p>{useNote(board, task)}</p>
      {failed === undefined ? (
        <Key />
      ) : (
        <p class="again">
          {failed === PACK_POINTS ? say['count.again-hand']() : say['count.again-sum']({ sum: failed })}
        </p>
      )}
    </header>
  );
}

function useTitle({ board, task, points }: CountAskProps): string {
  const { say } = useApp();
  if (task === 'shown') return say['count.title-shown']({ points });
  if (failedSum(board) !== undefined) return say['count.title']({ state: 'again' });
  return say['count.title']({ state: task === 'say' ? 'mine' : 'wait' });
}

function useNote(board: Board, task: CountTask): string {
  const { say } = useApp();
  if (task === 'shown') return say['count.note']({ state: 'shown' });
  return say['count.note']({ state: board.rules.points.reveal === 'announce' ? 'lifted' : 'tap' });
}

/** The four values, as little cards would say them. */
function Key() {
  const { say, settings } = useApp();
  return (
    <>
      <p class="sr">{say['count.values']()}</p>
      <ul class="key num" aria-hidden="true">
        {HONOURS.map((card) => (
          <li key={card}>
            <b>{cardIndex(settings, card)}</b> {WORTH[card]}
          </li>
        ))}
      </ul>
    </>
  );
}
