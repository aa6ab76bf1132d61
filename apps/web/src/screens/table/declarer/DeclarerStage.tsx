// Who declares and why, in words with numbers, and what the reader does in this deal. Or: 20 and 20, dealt again.

import type { Choosing, ThrownIn } from '@minibridge/bridge';
import { stageOf, totalsOf } from '@minibridge/table';
import { useSay } from '../../../app/app-state';
import { Button } from '../../../pieces/Button';
import { whoIs } from '../../../words/seat-words';
import type { StageProps } from '../stage-props';
import { DeclarerRound } from './DeclarerRound';
import { comparedPoints, declaresWith, speakOf, viewerRole, whyDeclarer } from './why-declarer';
import './declarer.css';

export function DeclarerStage({ host, view }: StageProps) {
  const { board } = view.table;
  if (board?.phase === 'choosing') return <Declared host={host} view={view} board={board} />;
  if (board?.phase === 'over' && board.result === 'redeal') return <Redeal host={host} view={view} board={board} />;
  return null;
}

function Declared({ host, view, board }: StageProps & { readonly board: Choosing }) {
  const say = useSay();
  const me = view.seat;
  const sides = { ...comparedPoints(board), whose: declaresWith(board, me) ? 'ours' : 'theirs' } as const;
  return (
    <main class="declarer">
      <header class="ask">
        <h1 tabIndex={-1}>{say['declarer.title']({ who: whoIs(board.declarer, me) })}</h1>
        {board.corrected && <p>{say['declarer.corrected']()}</p>}
      </header>
      <div class="middle">
        <DeclarerRound view={view} board={board} />
        <section class="sheet why">
          <p>{say['declarer.sides'](sides)}</p>
          <p>
            <Why board={board} me={me} />
          </p>
          <p class="role">{say['declarer.role']({ role: viewerRole(board, me) })}</p>
        </section>
      </div>
      <div class="do">
        <Button kind="main" onPress={host.goOn}>
          {say['table.go-on']()}
        </Button>
      </div>
    </main>
  );
}

function Why({ board, me }: { readonly board: Choosing; readonly me: Choosing['declarer'] }) {
  const say = useSay();
  const who = speakOf(board.declarer, me);
  const points = board.points[board.declarer];
  switch (whyDeclarer(board)) {
    case 'more':
      return <>{say['declarer.more']({ who })}</>;
    case 'first':
      return <>{say['declarer.first']({ who, points })}</>;
    case 'coin':
      return <>{say['declarer.coin']({ who, points })}</>;
    case 'agreed':
      return <>{say['declarer.agreed']({ who })}</>;
  }
}

function Redeal({ host, view, board }: StageProps & { readonly board: ThrownIn }) {
  const say = useSay();
  const { table, seat } = view;
  const { NS, EW } = totalsOf(table.sheet);
  const isOver = stageOf(table) === 'over';
  return (
    <main class="declarer">
      <header class="ask">
        <h1 tabIndex={-1}>{say['declarer.redeal-title']()}</h1>
        {board.corrected && <p>{say['declarer.corrected']()}</p>}
      </header>
      <div class="middle">
        <DeclarerRound view={view} board={board} />
        <section class="sheet why">
          <p>
            {isOver
              ? say['declarer.closed']({ northSouth: NS, eastWest: EW })
              : say['declarer.redeal']({ who: whoIs(board.redealer, seat) })}
          </p>
        </section>
      </div>
      {!isOver && (
        <div class="do">
          <Button kind="main" onPress={() => host.next()}>
            {say['declarer.deal-again']()}
          </Button>
        </div>
      )}
    </main>
  );
}
