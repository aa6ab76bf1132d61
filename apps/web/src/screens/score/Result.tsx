// The result first: what was promised, what was done, what it brought.

import { otherSide, type Seat, sideOf } from '@minibridge/bridge';
import { formatNumber } from '@minibridge/messages';
import { useApp } from '../../app/app-state';
import { TrickRow } from '../../cards/TrickRow';
import { sideName } from '../../words/seat-words';
import { useNameOf } from './by-name';
import { outcomeFor, type Points, pointsBrought, standing } from './outcome';
import { playersOf } from './players';
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
function MatchOver({ view, words, you }: Pick<PartProps, 'view' | 'words' | 'you'>) {
  const { stage, lead, diff } = standing(you, view.table);
  if (stage !== 'over' || view.setup.given) return null;
  return <p class="result-match">{words['match.state']({ stage, lead, diff })}</p>;
}

/** Whose tricks they were. */
function tricksText(words: PartProps['words'], { won }: PartProps['board'], you: Seat | undefined): string {
  if (you === undefined) return words['result.tricks-sides']({ northSouth: won.NS, eastWest: won.EW });
  const side = sideOf(you);
  return words['result.tricks']({ ours: won[side], theirs: won[otherSide(side)] });
}

export function Result({ view, board, words, you }: PartProps) {
  const tricks = wonBy(sideOf(view.seat), trickWinners(board));
  const name = useNameOf()(playersOf(view.table, board), board.declarer);
  const word = you && words['result.word']({ how: outcomeFor(you, board) });
  return (
    <section class="result felt">
      <div class="result-words">
        <h1 tabIndex={-1}>{resultTitle(words, board, you)}</h1>
        <p>
          {doneText(words, board, { me: you, name })} {word}
        </p>
        <MatchOver view={view} words={words} you={you} />
      </div>
      <div class="result-sides">
        {pointsBrought(board).map((brought) => (
          <Brought key={brought.side} {...brought} words={words} />
        ))}
      </div>
      <TrickRow label={tricksText(words, board, you)} tricks={tricks} />
    </section>
  );
}
