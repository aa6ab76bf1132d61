// The result first: what was promised, what was done, what it brought.

import { sideOf } from '@minibridge/bridge';
import { formatNumber } from '@minibridge/messages';
import { useApp } from '../../app/app-state';
import { TrickRow } from '../../cards/TrickRow';
import { sideName } from '../../words/seat-words';
import { outcomeFor, type Points, pointsBrought } from './outcome';
import { trickWinners, wonBy } from './replay/steps';
import { doneText, resultTitle } from './result-words';
import type { PartProps } from './ScorePage';

function Brought({ side, points, words }: Points & Pick<PartProps, 'words'>) {
  const { say, settings } = useApp();
  return (
    <p class="result-points">
      <span class="sr">{words['result.points']({ points, side })}</span>
      <b class="num" aria-hidden="true">
        {formatNumber(settings.language, points)}
      </b>
      <span aria-hidden="true">{sideName(say, side)}</span>
    </p>
  );
}

export function Result({ view: { seat }, board, words }: PartProps) {
  const tricks = wonBy(sideOf(seat), trickWinners(board));
  const ours = tricks.filter(Boolean).length;
  return (
    <section class="result felt">
      <div class="result-words">
        <h1 tabIndex={-1}>{resultTitle(words, board, seat)}</h1>
        <p>
          {doneText(words, board, seat)} {words['result.word']({ how: outcomeFor(seat, board) })}
        </p>
      </div>
      <div class="result-sides">
        {pointsBrought(board).map((brought) => (
          <Brought key={brought.side} {...brought} words={words} />
        ))}
      </div>
      <TrickRow label={words['result.tricks']({ ours, theirs: tricks.length - ours })} tricks={tricks} />
    </section>
  );
}
