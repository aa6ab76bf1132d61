/** Counting: honours lift with what they are worth. */
import { displayOrder } from '../src/cards/display-order.ts';
import { Hand } from '../src/cards/Hand.tsx';
import { Bar } from '../src/pieces/Bar.tsx';
import { Button, IconButton } from '../src/pieces/Button.tsx';
import { Seat } from '../src/pieces/Seat.tsx';
import { Slip } from '../src/pieces/Slip.tsx';
import { StepRail } from '../src/pieces/StepRail.tsx';
import { cards, items, nothing, SOUTH } from './sample.ts';

const WORTH: { readonly [rank: string]: string } = { A: '4', K: '3', Q: '2', J: '1' };
const DOWN = ['CJ', 'DQ'];

export function Count() {
  const hand = items(SOUTH).map((one) => {
    const worth = DOWN.includes(one.card) ? undefined : WORTH[one.card.charAt(1)];
    return { ...one, worth, pressed: worth !== undefined, state: worth ? ('lifted' as const) : undefined };
  });
  return (
    <div class="screen felt play count-sample">
      <Bar
        start={<IconButton icon="menu" label="Menu" onPress={nothing} />}
        end={<IconButton icon="hint" label="Hint" onPress={nothing} />}
      >
        <StepRail label="Steps" steps={['Count', 'Declarer', 'Contract', 'Play', 'Score']} current={0} />
      </Bar>
      <main>
        <div class="table">
          <div class="p-top">
            <Seat letter="N" name="Bot Nia" note="dealer" />
            <Slip text="9" unit="points" />
          </div>
          <div class="p-left">
            <Seat letter="W" name="Bot Wim" note="after you" upright />
            <Slip text="…" state="wait" />
          </div>
          <div class="p-right">
            <Seat letter="E" name="Bot Eva" note="has said" upright />
            <Slip text="5" unit="points" state="void" />
          </div>
        </div>
        <Hand cards={hand} suits={displayOrder(cards(SOUTH))} label="Your hand" onPress={nothing} counting />
        <div class="under-hand">
          <Button kind="main" onPress={nothing}>
            Say “13 points”
          </Button>
        </div>
      </main>
    </div>
  );
}
