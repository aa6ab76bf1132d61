// What making the contract exactly would bring, line by line as the engine counts it.

import type { Score, ScoreItem } from '@minibridge/bridge';
import { formatNumber, type TableMessages } from '@minibridge/messages';
import { useApp } from '../../../app/app-state';

type Counted = Extract<ScoreItem, { count: number }>;

const isCounted = (item: ScoreItem): item is Counted => 'count' in item;

/** The name of a line. Tricks that follow the first of no trump are "more tricks". */
function itemText(say: TableMessages, item: ScoreItem, before: ScoreItem | undefined): string {
  const count = isCounted(item) ? item.count : 0;
  const isMore = item.what === 'odd-tricks' && before?.what === 'first-odd-trick';
  return say['choose.item']({ what: isMore ? 'more-tricks' : item.what, count });
}

export function Arithmetic({ making }: { readonly making: Score }) {
  const { say, settings } = useApp();
  const lines = making.items.filter(({ to }) => to === 'declaring');
  const value = (item: ScoreItem): string =>
    isCounted(item) && item.what !== 'first-odd-trick'
      ? say['choose.product']({ count: item.count, each: item.each, points: item.points })
      : formatNumber(settings.language, item.points);
  return (
    <dl class="how num">
      {lines.map((item, at) => (
        <div key={item.what}>
          <dt>{itemText(say, item, lines[at - 1])}</dt>
          <dd>{value(item)}</dd>
        </div>
      ))}
      <div class="total">
        <dt>{say['choose.if-made']()}</dt>
        <dd>{formatNumber(settings.language, making.declaring)}</dd>
      </div>
    </dl>
  );
}
