// The numbers at the seats, around the forty that they must make, and the reader's own running sum.

import { type Board, type Card, PACK_POINTS, type Seat } from '@minibridge/bridge';
import { actorsOn } from '@minibridge/table';
import { useApp } from '../../../app/app-state';
import { Rich } from '../../../pieces/Rich';
import { Slip } from '../../../pieces/Slip';
import { cardName } from '../../../words/card-words';
import { seatsAround } from '../places';
import { Round } from '../Round';
import type { StageProps } from '../stage-props';
import { TableSeat } from '../TableSeat';
import { type CountTask, saidAt } from './counting';
import { runText } from './run-text';

type Shown = Pick<StageProps, 'view'> & { readonly board: Board };

export type CountRoundProps = Shown & {
  readonly task: CountTask;
  /** The worth of each lifted honour. */
  readonly terms: readonly number[];
  /** A card that was tapped last and counts nothing. */
  readonly small: Card | undefined;
};

export function CountRound({ view, board, task, terms, small }: CountRoundProps) {
  const { say } = useApp();
  const around = seatsAround(view.seat);
  return (
    <Round
      at={(place) => {
        const seat = around[place];
        if (place !== 'bottom') return <Said view={view} board={board} seat={seat} />;
        const { state } = saidAt(board, seat);
        return (
          <div class="own-count">
            {state !== 'wait' && (
              <span class="own-said" data-state={state}>
                <Said view={view} board={board} seat={seat} />
              </span>
            )}
            {(task === 'say' || terms.length > 0 || small) && <Run terms={terms} small={small} />}
          </div>
        );
      }}
      middle={
        <p class="disc num">
          <Rich text={say['count.middle']({ sum: PACK_POINTS })} />
        </p>
      }
    />
  );
}

/** A seat and its slip. */
function Said({ view, board, seat }: Shown & { readonly seat: Seat }) {
  const { say } = useApp();
  const said = saidAt(board, seat);
  const isTurn = board.phase === 'announcing' && actorsOn(board).includes(seat);
  return (
    <>
      <TableSeat
        table={view.table}
        seat={seat}
        turn={isTurn}
        note={seat === board.dealer ? say['role.dealer']() : undefined}
        spoken={isTurn ? say['seat.counts']() : undefined}
      />
      {said.state === 'wait' ? (
        <Slip text="…" state="wait" />
      ) : (
        <Slip text={String(said.points)} unit={say['count.unit']({ points: said.points })} state={said.state} />
      )}
    </>
  );
}

function Run({ terms, small }: Pick<CountRoundProps, 'terms' | 'small'>) {
  const { say } = useApp();
  const text = runText(say, terms);
  return (
    <p class="run num">
      <Rich text={text} />
      <small>{small && say['count.card-zero']({ card: cardName(say, small) })}</small>
    </p>
  );
}
