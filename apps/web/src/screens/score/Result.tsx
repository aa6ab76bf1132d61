// The result first: what was promised, what was done, what it brought.

import { sideOf } from '@minibridge/bridge';
import { formatNumber } from '@minibridge/messages';
import { useApp } from '../../app/app-state';
import { TrickRow } from '../../cards/TrickRow';
import { sideName } from '../../words/seat-words';
import { outcomeFor, type Points, pointsBrought, standing } from './outcome';
import type { PartProps } from './props';
import { trickWinners, wonBy } from './replay/steps';
import { doneText, resultTitle } from './result-words';

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

/** How the match ended, once it has; a deal played on its own is no match. */
function MatchOver({ view, words }: Pick<PartProps, 'view' | 'words'>) {
  const { stage, lead, diff } = standing(view.seat, view.table);
  if (stage !== 'over' || view.setup.given) return null;
  return <p class="result-match">{words['match.state']({ stage, lead, diff })}</p>;
}

export function Result({ view, board, words }: PartProps) {
  const { seat } = view;
  const tricks = wonBy(sideOf(seat), trickWinners(board));
  const ours = tricks.filter(Boolean).length;
  return (
    <section class="result felt">
      <div class="result-words">
        <h1 tabIndex={-1}>{resultTitle(words, board, seat)}</h1>
        <p>
          {doneText(words, board, seat)} {words['result.word']({ how: outcomeFor(seat, board) })}
        </p>
        <MatchOver view={view} words={words} />
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
