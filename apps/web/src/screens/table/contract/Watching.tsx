// Somebody else chooses the contract, or it is given: the open cards are already there to be looked at.

import { type Choosing, dummyOf } from '@minibridge/bridge';
import { useApp } from '../../../app/app-state';
import { DummyColumns } from '../../../cards/DummyColumns';
import { displayOrder } from '../../../cards/display-order';
import { Hand } from '../../../cards/Hand';
import { cardItem, suitLabels } from '../../../words/card-words';
import { contractName } from '../../../words/contract-words';
import { DeclarerRound } from '../declarer/DeclarerRound';
import { viewerRole } from '../declarer/why-declarer';
import '../declarer/declarer.css';
import './watching.css';
import type { StageProps } from '../stage-props';

export type WatchingProps = Pick<StageProps, 'view'> & { readonly board: Choosing };

export function Watching({ view, board }: WatchingProps) {
  const app = useApp();
  const { say } = app;
  const given = view.setup.given?.contract;
  const own = board.hands[view.seat] ?? [];
  return (
    <main class="watching">
      <header class="ask">
        <h1 tabIndex={-1}>{given ? say['choose.given']() : say['choose.waiting']({ seat: board.declarer })}</h1>
        <p>{given ? contractName(say, given) : say['declarer.role']({ role: viewerRole(board, view.seat) })}</p>
      </header>
      <OpenHand view={view} board={board} />
      <Hand cards={own.map((card) => cardItem(app, card))} suits={displayOrder(own)} label={say['table.hand']()} />
    </main>
  );
}

/** Dummy's cards; where there is nothing more to see, the four seats. */
function OpenHand({ view, board }: WatchingProps) {
  const app = useApp();
  const dummy = dummyOf(board);
  const hand = board.hands[dummy];
  if (hand === undefined || dummy === view.seat) return <DeclarerRound view={view} board={board} />;
  return (
    <DummyColumns
      cards={hand.map((card) => cardItem(app, card))}
      suits={displayOrder(hand)}
      label={app.say['choose.dummy-hand']({ seat: dummy })}
      suitLabels={suitLabels(app.say, hand)}
    />
  );
}
