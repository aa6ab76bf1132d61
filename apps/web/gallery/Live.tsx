/** Motion for the eye: every tap plays a card, the fourth ends the trick. No rules here. */
import type { Card } from '@minibridge/bridge';
import { useState } from 'preact/hooks';
import { DummyColumns } from '../src/cards/DummyColumns.tsx';
import { displayOrder } from '../src/cards/display-order.ts';
import { Hand } from '../src/cards/Hand.tsx';
import type { Place } from '../src/cards/item.ts';
import { Trick } from '../src/cards/Trick.tsx';
import { TrickRow } from '../src/cards/TrickRow.tsx';
import { Seat } from '../src/pieces/Seat.tsx';
import { cards, item, items, NORTH, SOUTH, SUIT_LABELS } from './sample.ts';

type Lying = { readonly card: Card; readonly at: Place };
const OTHERS = cards('S3 S6 S7 S9 H2 H5 H7 H9 HT HJ HQ');

export function Live() {
  const [hand, setHand] = useState(cards(SOUTH));
  const [dummy, setDummy] = useState(cards(NORTH));
  const [trick, setTrick] = useState<readonly Lying[]>([]);
  const [sweep, setSweep] = useState<Place | undefined>(undefined);
  const [won, setWon] = useState<readonly boolean[]>([]);
  const play = (card: Card, at: Place) => {
    const west: Lying = { card: OTHERS[won.length] ?? 'S3', at: at === 'bottom' ? 'left' : 'right' };
    const next = [...trick, { card, at }, west];
    setTrick(next);
    setHand(hand.filter((one) => one !== card));
    setDummy(dummy.filter((one) => one !== card));
    if (next.length < 4) return;
    const ours = won.length % 3 !== 1;
    setTimeout(() => setSweep(ours ? 'bottom' : 'left'), 700);
    setTimeout(() => {
      setSweep(undefined);
      setTrick([]);
      setWon([...won, ours]);
    }, 950);
  };
  return (
    <div class="screen felt play" data-dummy="top">
      <main>
        <div class="table">
          <div class="p-top dummy-top">
            <Seat letter="N" name="Dummy" upright />
            <DummyColumns
              cards={items(dummy.join(' '))}
              suits={displayOrder(cards(NORTH), 'S')}
              label="Dummy"
              suitLabels={SUIT_LABELS}
              onPress={(card) => play(card, 'top')}
              onDragTo={(card) => play(card, 'top')}
            />
          </div>
          <div class="p-trick">
            <Trick
              label="Trick"
              letters={{ top: 'N', right: 'E', bottom: 'S', left: 'W' }}
              cards={trick.map(({ card, at }) => ({ ...item(card), at }))}
              lead="lead"
              sweep={sweep}
              winner={trick.length === 4 ? 'bottom' : undefined}
            />
          </div>
        </div>
        <div class="me">
          <Seat letter="S" />
          <p>Tap or drag</p>
          <TrickRow label="Tricks" tricks={won} />
        </div>
        <Hand
          cards={items(hand.join(' '))}
          suits={displayOrder(cards(SOUTH), 'S')}
          label="Your hand"
          onPress={(card) => play(card, 'bottom')}
          onDragTo={(card) => play(card, 'bottom')}
          dealt
        />
      </main>
    </div>
  );
}
