// The same deal once more: with the same contract, with another one, or from another seat, while the match or the table with friends
// waits; or by bots alone.

import { stageOf } from '@minibridge/table';
import { useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { useStore } from '../../../app/store';
import type { HostView } from '../../../host/ledger';
import { Button } from '../../../pieces/Button';
import { useExtras } from '../../table/extras';
import { useNameOf } from '../by-name';
import { playersOf } from '../players';
import type { PartProps } from '../props';
import { Ways } from '../ways/Ways';
import { AgainContract } from './AgainContract';
import { AgainSeat } from './AgainSeat';
import { againSetup, type Changed } from './again';
import './again.css';

/** What this deal played again is beside: a match that has a next deal, or is over; a table with friends; nothing at all. */
function useMatch({ setup, table }: HostView): 'practice' | 'friends' | 'single' | 'over' | 'on' {
  const waits = useStore(useApp().waiting) !== undefined;
  const isWithFriends = useExtras()?.kind === 'friends';
  if (isWithFriends) return 'friends';
  if (waits) return 'practice';
  if (setup.given) return 'single';
  return stageOf(table) === 'over' ? 'over' : 'on';
}

export function Again({ view, board, words, you }: PartProps) {
  const { practise } = useApp();
  const [asks, setAsks] = useState<'contract' | 'seat'>();
  const declarer = useNameOf()(playersOf(view.table, board), board.declarer);
  const match = useMatch(view);
  const play = (changed: Changed): void => {
    practise(againSetup(view.setup, board, changed));
  };
  const asking = { board, words, onPlay: play, onClose: () => setAsks(undefined) };
  return (
    <section class="sheet noprint">
      <h2>{words['again.title']()}</h2>
      <p class="muted">{words['again.note']({ match })}</p>
      <div class="again">
        <Button icon="replay" onPress={() => play({})}>
          {words['again.same']()}
        </Button>
        <Button icon="cards" onPress={() => setAsks('contract')}>
          {words['again.contract']()}
        </Button>
        <Button icon="seats" onPress={() => setAsks('seat')}>
          {words['again.seat']()}
        </Button>
        <Ways board={board} words={words} you={you} />
      </div>
      {asks === 'contract' && <AgainContract {...asking} />}
      {asks === 'seat' && <AgainSeat {...asking} seat={view.seat} declarer={declarer} />}
    </section>
  );
}
