/** The felt: three seats, the open hand at its place, the trick in the middle, and what a bot says. */
import type { Table } from '@minibridge/table';
import type { Place } from '../../../cards/item';
import { names } from '../../../pieces/names';
import { seatsAround } from '../places';
import { Bubble } from './Bubble';
import { Middle } from './Middle';
import { AwaitedHand, OpenHand } from './OpenHand';
import type { PlayView } from './play-view';
import { SeatSpot } from './SeatSpot';
import type { Spoken } from './spoken';
import type { CardPress } from './use-card-press';
import type { LyingTrick } from './use-lying-trick';

export type AroundTableProps = {
  readonly play: PlayView;
  readonly table: Table;
  readonly pressing: CardPress;
  readonly lying: LyingTrick | undefined;
  /** Absent: bots keep their reasons to themselves. */
  readonly spoken: Spoken | undefined;
};

const OTHERS = ['top', 'left', 'right'] as const satisfies readonly Place[];

/** Where there is more height than width: beside dummy's columns, and at the sides unless a hand lies in rows. */
function isUpright(place: Place, handAt: Place | undefined): boolean {
  return place === 'top' ? handAt === 'top' : handAt === 'top' || handAt === undefined;
}

export function AroundTable({ play, table, pressing, lying, spoken }: AroundTableProps) {
  const { open, awaited } = play;
  const seats = seatsAround(play.me);
  const handAt = open?.place ?? awaited;
  return (
    <div class="table">
      {OTHERS.map((place) => (
        <div
          key={place}
          class={names(`p-${place}`, handAt === place && (place === 'top' ? 'dummy-top' : 'dummy-side'))}
        >
          <SeatSpot play={play} table={table} seat={seats[place]} upright={isUpright(place, handAt)} />
          {open?.place === place && open.cards.length > 0 && <OpenHand {...{ play, table, open, pressing }} />}
          {awaited === place && <AwaitedHand />}
        </div>
      ))}
      <Middle play={play} lying={lying} />
      {spoken && <Bubble key={spoken.key} play={play} spoken={spoken} />}
    </div>
  );
}
