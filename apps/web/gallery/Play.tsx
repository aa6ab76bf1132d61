/** Declarer's view, as at a real table; `long`: dummy with a suit of seven and every card free. */

import { CardFace } from '../src/cards/CardFace.tsx';
import { DummyColumns } from '../src/cards/DummyColumns.tsx';
import { displayOrder } from '../src/cards/display-order.ts';
import { Hand } from '../src/cards/Hand.tsx';
import { Trick } from '../src/cards/Trick.tsx';
import { TrickRow } from '../src/cards/TrickRow.tsx';
import { Bar } from '../src/pieces/Bar.tsx';
import { Button, IconButton } from '../src/pieces/Button.tsx';
import { Say } from '../src/pieces/Say.tsx';
import { Seat } from '../src/pieces/Seat.tsx';
import { StakeLine } from '../src/pieces/StakeLine.tsx';
import { StepRail } from '../src/pieces/StepRail.tsx';
import { cards, item, items, NORTH, nothing, POLISH, SOUTH, SUIT_LABELS } from './sample.ts';

const STEPS = ['Liczenie', 'Rozgrywający', 'Kontrakt', 'Gra', 'Zapis'];
const LONG = 'SA ST S9 S7 S5 S3 S2 HK H8 CQ C9 C6';

export function Play({ long }: { readonly long?: boolean }) {
  const dummy = long
    ? items(LONG, POLISH)
    : items('SA H8 H4 H3 CQ C9 C6 C2 D7', POLISH, (card) => (card === 'D7' ? 'chosen' : 'dim'));
  const hand = long ? items(SOUTH, POLISH, () => 'dim') : items('S8 S4 HA CJ C7 C3 DQ D5', POLISH, () => 'dim');
  return (
    <div class="screen felt play" data-dummy="top" data-panel="">
      <Bar
        start={<IconButton icon="menu" label="Menu" onPress={nothing} />}
        end={<IconButton icon="hint" label="Wskazówka" onPress={nothing} />}
      >
        <StepRail label="Etapy" steps={STEPS} current={3} />
      </Bar>
      <main>
        <StakeLine
          title="Dograna w pikach, gra S"
          detail="Potrzeba <b>10 lew</b>: <b>4</b> wzięte, <b>0</b> oddanych"
        />
        <div class="table">
          <div class="p-top dummy-top">
            <Seat letter="N" name="Dziadek" note="9 PC" turn upright />
            <DummyColumns
              cards={dummy}
              suits={displayOrder(cards(long ? LONG : NORTH), 'S')}
              label="Dziadek"
              suitLabels={SUIT_LABELS}
              trump={{ suit: 'S', text: 'atu' }}
              onPress={nothing}
              onDragTo={nothing}
            />
          </div>
          <div class="p-left">
            <Seat letter="W" name="Bot Iza" note="10 PC" upright />
          </div>
          <div class="p-trick">
            <Trick
              label="Lewa piąta"
              letters={{ top: 'N', right: 'E', bottom: 'S', left: 'W' }}
              cards={[
                { ...item('DK', POLISH), at: 'bottom' },
                { ...item('DA', POLISH), at: 'left' },
              ]}
              now="top"
              lead="wyjście"
              winner={long ? 'left' : undefined}
            />
          </div>
          <div class="p-right">
            <Seat letter="E" name="Krzysztof-Maksymilian" note="5 PC" upright />
          </div>
          <Say who="W:" text="Biję króla asem. Ta lewa jest nasza." from="left" />
        </div>
        <div class="me">
          <Seat letter="S" />
          <p>
            Twój ruch ze stołu: dołóż karo <small>Ty, 16 PC</small>
          </p>
          <TrickRow label="4 lewy wzięte" tricks={[true, true, false, true, false]} onPress={nothing} />
        </div>
        <Hand
          cards={hand}
          suits={displayOrder(cards(SOUTH), 'S')}
          label="Twoja ręka"
          onPress={nothing}
          onDragTo={nothing}
        />
        <section class="panel">
          <section>
            <h2>Ostatnia lewa: wziął S</h2>
            <div class="row-of-cards">
              {items('SJ S9 ST D3', POLISH).map(({ card, index, label }) => (
                <CardFace key={card} {...{ card, index, label }} />
              ))}
            </div>
          </section>
          <Button icon="hint" onPress={nothing}>
            Wskazówka 1 z 3
          </Button>
        </section>
      </main>
    </div>
  );
}
