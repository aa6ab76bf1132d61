/** Both hands of the declaring side, column over column. */
import { DummyColumns } from '../src/cards/DummyColumns.tsx';
import { displayOrder } from '../src/cards/display-order.ts';
import { cards, GERMAN, items, NORTH, nothing, SOUTH, SUIT_LABELS } from './sample.ts';

export function Contract() {
  const suits = displayOrder(cards(SOUTH));
  return (
    <div class="screen felt play">
      <main>
        <div class="table">
          <div class="p-top">
            <DummyColumns cards={items(NORTH, GERMAN)} suits={suits} label="Dummy" suitLabels={SUIT_LABELS} />
          </div>
          <div class="p-trick">
            <DummyColumns
              cards={items(SOUTH, GERMAN)}
              suits={suits}
              label="Du"
              suitLabels={SUIT_LABELS}
              onPress={nothing}
            />
          </div>
        </div>
      </main>
    </div>
  );
}
