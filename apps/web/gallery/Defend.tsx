/** A defender's view: dummy lies at a side, in rows. */
import { DummyRows } from '../src/cards/DummyRows.tsx';
import { displayOrder } from '../src/cards/display-order.ts';
import { Hand } from '../src/cards/Hand.tsx';
import { Trick } from '../src/cards/Trick.tsx';
import { TrickRow } from '../src/cards/TrickRow.tsx';
import { Bar } from '../src/pieces/Bar.tsx';
import { IconButton } from '../src/pieces/Button.tsx';
import { Say } from '../src/pieces/Say.tsx';
import { Seat } from '../src/pieces/Seat.tsx';
import { StakeLine } from '../src/pieces/StakeLine.tsx';
import { StepRail } from '../src/pieces/StepRail.tsx';
import { cards, ENGLISH, item, items, NORTH, nothing, SUIT_LABELS } from './sample.ts';

const STEPS = ['Μέτρημα', 'Εκτελεστής', 'Συμβόλαιο', 'Παιχνίδι', 'Σκορ'];
const OWN = 'HT H9 CK C8 C5 D8 D4';

export function Defend({ side }: { readonly side: 'left' | 'right' }) {
  const other = side === 'left' ? 'right' : 'left';
  const letters =
    side === 'left'
      ? { top: 'Α', right: 'Ν', bottom: 'Δ', left: 'Β' }
      : { top: 'Δ', right: 'Β', bottom: 'Α', left: 'Ν' };
  return (
    <div class="screen felt play" data-dummy={side}>
      <Bar
        start={<IconButton icon="menu" label="Μενού" onPress={nothing} />}
        end={<IconButton icon="hint" label="Βοήθεια" onPress={nothing} />}
      >
        <StepRail label="Βήματα" steps={STEPS} current={3} />
      </Bar>
      <main>
        <StakeLine
          title="Μανς στις πίκες από τον Νότο"
          detail="Χρειάζεται <b>10 λεβέ</b>: έχει <b>5</b>, εσείς <b>1</b>"
        />
        <div class="table">
          <div class={`p-${side} dummy-side`}>
            <Seat letter="Β" name="Μορ" note="9 πόντοι" />
            <DummyRows
              cards={items('SA H8 H4 CQ C9 C6 C2')}
              suits={displayOrder(cards(NORTH), 'S')}
              label="Μορ"
              suitLabels={SUIT_LABELS}
              trump={{ suit: 'S', text: 'ατού' }}
              side={side}
            />
          </div>
          <div class="p-top">
            <Seat letter={letters.top} name="Μποτ Ρέα" note="5 πόντοι" />
          </div>
          <div class="p-trick">
            <Trick
              label="Έβδομη λεβέ"
              letters={letters}
              cards={[{ ...item('DQ'), at: other }]}
              now="bottom"
              lead="έξοδος"
            />
          </div>
          <div class={`p-${other}`}>
            <Seat letter={letters[other]} name="Μποτ Άρης" note="16 πόντοι" />
          </div>
          <Say who="Ν:" text="Ο άσος έφυγε. Η ντάμα μου είναι τώρα το μεγαλύτερο καρό." from={other} />
        </div>
        <div class="me">
          <Seat letter={letters.bottom} turn />
          <p>
            Σειρά σου: παίξε καρό <small>Εσύ, 10 πόντοι</small>
          </p>
          <TrickRow label="1 λεβέ δική μας, 5 δικές τους" tricks={[false, false, false, false, true, false]} />
        </div>
        <Hand
          cards={items(OWN, ENGLISH, (card) => (card === 'D8' ? 'chosen' : card === 'D4' ? 'lifted' : 'dim'))}
          suits={displayOrder(cards(OWN), 'H')}
          label="Το χέρι σου"
          onPress={nothing}
          onDragTo={nothing}
        />
      </main>
    </div>
  );
}
