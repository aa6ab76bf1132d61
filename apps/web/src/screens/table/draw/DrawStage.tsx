// Who deals first: the four drawn cards lie open, the highest deals.

import { useApp } from '../../../app/app-state';
import { Button } from '../../../pieces/Button';
import { whoIs } from '../../../words/seat-words';
import type { StageProps } from '../stage-props';
import { DrawnRound, drawNote } from './DrawnRound';

export function DrawStage({ host, view }: StageProps) {
  const { say } = useApp();
  const { table, seat } = view;
  const { dealer, drawn } = table;
  if (dealer === undefined || view.setup.given) return null;
  return (
    <main class="draw">
      <header class="ask">
        <h1 tabIndex={-1}>{say['draw.title']({ who: whoIs(dealer, seat) })}</h1>
        <p>{drawNote(say, drawn)}</p>
      </header>
      <div class="middle">
        <DrawnRound view={view} dealer={dealer} drawn={drawn} />
      </div>
      <div class="do">
        <Button kind="main" onPress={() => host.next()}>
          {say['draw.deal']()}
        </Button>
      </div>
    </main>
  );
}
