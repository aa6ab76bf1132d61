// Five lanes: dummy's cards of a suit over one's own, the sum between them; the last lane holds the points.

import { type Choosing, dummyOf, type Strain } from '@minibridge/bridge';
import { useApp } from '../../../app/app-state';
import { SuitSign } from '../../../cards/SuitSign';
import { names } from '../../../pieces/names';
import { Rich } from '../../../pieces/Rich';
import { LANES, type SuitLane, suitLane } from './choice-grid';
import { LaneCards } from './LaneCards';

export type LanesProps = {
  readonly board: Choosing;
  /** The denomination of the chosen contract. */
  readonly lit: Strain | undefined;
};

export function Lanes({ board, lit }: LanesProps) {
  return (
    <div class="lanes">
      {LANES.map((strain) => {
        const lane = suitLane(board, strain);
        return (
          <section key={strain} class={names('lane', strain === lit && 'on')}>
            <LaneHead strain={strain} />
            {lane ? <Suited lane={lane} /> : <Points board={board} />}
          </section>
        );
      })}
    </div>
  );
}

function LaneHead({ strain }: { readonly strain: Strain }) {
  const { say } = useApp();
  const name = say['strain.name']({ strain });
  return (
    <h2 aria-label={name}>
      {strain === 'NT' ? <span>{say['strain.short']({ strain })}</span> : <SuitSign suit={strain} chip />}
      <span>{name}</span>
    </h2>
  );
}

function Suited({ lane }: { readonly lane: SuitLane }) {
  const { say } = useApp();
  const { suit, own, dummy, told } = lane;
  return (
    <>
      {dummy ? <LaneCards suit={suit} cards={dummy} /> : <Told told={told} />}
      {told === undefined ? (
        <p class="sum num">
          <span class="sr">{say['choose.own-said']({ suit, own: own.length })}</span>
          <b aria-hidden="true">{own.length}</b>
        </p>
      ) : (
        <Sum strain={suit} dummy={told} own={own.length} />
      )}
      <LaneCards suit={suit} cards={own} />
    </>
  );
}

/** Dummy's cards are not seen: their number, if it is told. */
function Told({ told }: { readonly told: number | undefined }) {
  const { say } = useApp();
  if (told === undefined)
    return (
      <div class="unseen" aria-hidden="true">
        <span class="back" />
      </div>
    );
  return (
    <p class="pt">
      <b class="num">{told}</b>
      {say['choose.cards']({ count: told })}
    </p>
  );
}

function Sum({ strain, dummy, own }: { readonly strain: Strain; readonly dummy: number; readonly own: number }) {
  const { say } = useApp();
  const sum = { dummy, own, sum: dummy + own };
  return (
    <p class="sum num">
      <span class="sr">{say['choose.sum-said']({ strain, ...sum })}</span>
      <span aria-hidden="true">
        <Rich text={say['choose.sum'](sum)} />
      </span>
    </p>
  );
}

function Points({ board }: { readonly board: Choosing }) {
  const { say } = useApp();
  const dummy = board.points[dummyOf(board)];
  const own = board.points[board.declarer];
  return (
    <>
      <p class="pt">
        <strong>{say['role.dummy']()}</strong>
        <b class="num">{dummy}</b>
        {say['count.unit']({ points: dummy })}
      </p>
      <Sum strain="NT" dummy={dummy} own={own} />
      <p class="pt">
        <strong>{say['role.you']()}</strong>
        <b class="num">{own}</b>
        {say['count.unit']({ points: own })}
      </p>
    </>
  );
}
