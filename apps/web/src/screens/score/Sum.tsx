// The arithmetic of the deal, line by line as the engine did it.

import type { ScoreItem } from '@minibridge/bridge';
import { formatNumber } from '@minibridge/messages';
import { useApp } from '../../app/app-state';
import { sideName } from '../../words/seat-words';
import type { PartProps } from './props';
import { type SideSum, sumsOf } from './sum';
import { aboveSix, eachText, itemText } from './sum-words';

type LineProps = Pick<PartProps, 'board' | 'words'> & { readonly item: ScoreItem };

function Line({ board, words, item }: LineProps) {
  const { language } = useApp().settings;
  const note = aboveSix(words, item, board);
  return (
    <div>
      <dt>
        {itemText(words, item, board.contract.strain)}
        {note && <small class="num">{note}</small>}
      </dt>
      <dd>{eachText(words, item)}</dd>
      <dd>{formatNumber(language, item.points)}</dd>
    </div>
  );
}

function Side({ board, words, sum }: Pick<PartProps, 'board' | 'words'> & { readonly sum: SideSum }) {
  const { say, settings } = useApp();
  return (
    <dl class="sum-of num">
      {sum.items.map((item) => (
        <Line key={item.what} board={board} words={words} item={item} />
      ))}
      <div class="total">
        <dt>{sideName(say, sum.side)}</dt>
        <dd />
        <dd>{formatNumber(settings.language, sum.total)}</dd>
      </div>
    </dl>
  );
}

export function Sum({ board, words }: PartProps) {
  return (
    <section class="sheet keep">
      <h2>{words['sum.title']()}</h2>
      {sumsOf(board).map((sum) => (
        <Side key={sum.side} board={board} words={words} sum={sum} />
      ))}
    </section>
  );
}
