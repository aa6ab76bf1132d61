// The four numbers once more: the pair that declares is lit, its sum stands in the middle.

import {
  type Agreeing,
  type Choosing,
  PACK_POINTS,
  type Seat,
  type Side,
  seatsOf,
  sideOf,
  type ThrownIn,
} from '@minibridge/bridge';
import { useApp } from '../../../app/app-state';
import { names } from '../../../pieces/names';
import { Rich } from '../../../pieces/Rich';
import { Slip } from '../../../pieces/Slip';
import { seatsAround } from '../places';
import { Round } from '../Round';
import type { StageProps } from '../stage-props';
import { TableSeat } from '../TableSeat';

export type DeclarerRoundProps = Pick<StageProps, 'view'> & { readonly board: Choosing | Agreeing | ThrownIn };

/** The side that declares; absent at 20 and 20. */
function litSide(board: DeclarerRoundProps['board']): Side | undefined {
  if (board.phase === 'agreeing') return board.side;
  return board.phase === 'choosing' ? sideOf(board.declarer) : undefined;
}

export function DeclarerRound({ view, board }: DeclarerRoundProps) {
  const side = litSide(board);
  const around = seatsAround(view.seat);
  return (
    <Round
      at={(place) => <Pointed view={view} board={board} seat={around[place]} isLit={sideOf(around[place]) === side} />}
      middle={<Middle board={board} side={side} />}
    />
  );
}

function Middle({ board, side }: Pick<DeclarerRoundProps, 'board'> & { readonly side: Side | undefined }) {
  const { say } = useApp();
  const [one, other] = seatsOf(side ?? 'NS').map((seat) => board.points[seat]) as [number, number];
  const text = side
    ? say['declarer.sum']({ one, other, sum: one + other })
    : say['declarer.sum']({ one: PACK_POINTS / 2, other: PACK_POINTS / 2, sum: PACK_POINTS });
  return (
    <p class="disc num">
      {side && <span>{say['side.name']({ side })}</span>}
      <Rich text={text} />
    </p>
  );
}

type PointedProps = DeclarerRoundProps & { readonly seat: Seat; readonly isLit: boolean };

/** A seat with its number; what it has become is its note. */
function Pointed({ view, board, seat, isLit }: PointedProps) {
  const { say } = useApp();
  const points = board.points[seat];
  const declarer = board.phase === 'choosing' ? board.declarer : undefined;
  const role = seat === declarer ? say['role.declarer']() : isLit && declarer ? say['role.dummy']() : undefined;
  const dealer = seat === board.dealer ? say['role.dealer']() : undefined;
  return (
    <div class={names('said', isLit && 'lit')}>
      <TableSeat table={view.table} seat={seat} turn={seat === declarer} note={role ?? dealer} />
      <Slip text={String(points)} unit={say['count.unit']({ points })} />
    </div>
  );
}
