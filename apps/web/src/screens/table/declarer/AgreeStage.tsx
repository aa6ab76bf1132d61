// Equal partners, or rules that leave it to them: the two settle who declares.

import { type Agreeing, partner, type Seat, seatsOf, sideOf } from '@minibridge/bridge';
import { useState } from 'preact/hooks';
import { useSay } from '../../../app/app-state';
import { names } from '../../../pieces/names';
import { refusalText } from '../../../words/refusal-words';
import { waitingSeat } from '../count/waiting-seat';
import type { StageProps } from '../stage-props';
import { useTell } from '../told';
import { DeclarerRound } from './DeclarerRound';
import './declarer.css';

export function AgreeStage({ host, view }: StageProps) {
  const say = useSay();
  const { board } = view.table;
  if (board?.phase !== 'agreeing') return null;
  const pair = sideOf(view.seat) === board.side ? 'ours' : 'theirs';
  const [one, other] = seatsOf(board.side);
  const isEqual = board.points[one] === board.points[other];
  return (
    <main class="declarer">
      <header class="ask">
        <h1 tabIndex={-1}>{say['agree.title']({ pair })}</h1>
        <p>{isEqual ? say['agree.why-equal']({ pair, points: board.points[one] }) : say['agree.why-free']({ pair })}</p>
      </header>
      <div class="middle">
        <DeclarerRound view={view} board={board} />
      </div>
      {pair === 'ours' ? <Propose host={host} view={view} board={board} /> : <Waiting view={view} />}
    </main>
  );
}

function Waiting({ view }: Pick<StageProps, 'view'>) {
  const say = useSay();
  const seat = waitingSeat(view.table);
  return (
    <div class="do">
      <p class="wait">{seat && seat !== view.seat ? say['agree.wait']({ seat }) : say['agree.others']()}</p>
    </div>
  );
}

function Propose({ host, view, board }: StageProps & { readonly board: Agreeing }) {
  const say = useSay();
  const tell = useTell();
  const [refused, setRefused] = useState<string>();
  const me = view.seat;
  const heard = board.proposals[partner(me)];
  const mine = board.proposals[me];
  const propose = (declarer: Seat): void => {
    const refusal = host.send({ type: 'act', action: { type: 'propose', by: me, declarer } });
    const text = refusal && refusalText(say, refusal);
    setRefused(text);
    if (text) tell(text);
  };
  const choice = (declarer: Seat, text: string) => (
    <button
      type="button"
      class={names('btn', 'main', mine === declarer && 'proposed')}
      aria-pressed={mine === declarer}
      onClick={() => propose(declarer)}
    >
      {text}
    </button>
  );
  return (
    <div class="do">
      <p class="wait">
        {refused ??
          (heard
            ? say['agree.proposed']({ declarer: heard === me ? 'you' : 'partner' })
            : mine && say['agree.wait']({ seat: partner(me) }))}
      </p>
      <div class="two">
        {choice(me, say['agree.me']())}
        {choice(partner(me), say['agree.partner']())}
      </div>
    </div>
  );
}
