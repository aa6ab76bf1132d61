// The same deal once more: with the same contract, with another one, or from another seat, while the match waits; or by bots alone.

import { stageOf } from '@minibridge/table';
import { useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { useStore } from '../../../app/store';
import { Button } from '../../../pieces/Button';
import { useNameOf } from '../by-name';
import { playersOf } from '../players';
import type { PartProps } from '../props';
import { Ways } from '../ways/Ways';
import { AgainContract } from './AgainContract';
import { AgainSeat } from './AgainSeat';
import { againSetup, type Changed } from './again';
import './again.css';

export function Again({ view, board, words, you }: PartProps) {
  const { practise, waiting } = useApp();
  const [asks, setAsks] = useState<'contract' | 'seat'>();
  const declarer = useNameOf()(playersOf(view.table, board), board.declarer);
  const waits = useStore(waiting) !== undefined;
  const match = waits ? 'practice' : stageOf(view.table) === 'over' ? 'over' : 'on';
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
