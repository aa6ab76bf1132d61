// What was possible on this deal, all cards seen: quiet, and not before the play is over.

import { sideOf } from '@minibridge/bridge';
import { Rich } from '../../../pieces/Rich';
import type { PartProps } from '../props';
import type { Findings, Possibilities } from '../review/findings';
import { PossibleTable } from './PossibleTable';
import { bestText, contractsOf, playedText } from './possible-words';
import { type Best, bestOf } from './rows';
import './possible.css';

export type PossibleProps = Pick<PartProps, 'board' | 'words'> & { readonly findings: Findings };

type FoundProps = Pick<PartProps, 'board' | 'words'> & { readonly found: Possibilities };

function bestOfFound({ found, board }: Omit<FoundProps, 'words'>): Best | undefined {
  return found.par.outcome === 'declared' ? bestOf(found.par, board) : undefined;
}

/** "Best: game in spades, 420 points. It was played." Nothing where tricks are only counted. */
function bestLine({ found, board, words }: FoundProps): string {
  const best = bestOfFound({ found, board });
  if (!best) return '';
  const played =
    best.how !== 'none' && best.played ? ` ${words['possible.best-played']({ count: contractsOf(best) })}` : '';
  return `<b>${bestText(words, best)}</b>${played}`;
}

/** The table, and what the frame and the star in it mean; who hears the table hears that in its cells. */
function Found({ found, board, words }: FoundProps) {
  const best = bestOfFound({ found, board });
  return (
    <>
      <PossibleTable found={found} board={board} words={words} />
      <p class="possible-key">
        <span class="possible-frame" aria-hidden="true" />
        <span>{playedText(words, board, found.table)}</span>
      </p>
      {best && best.how !== 'none' && (
        <p class="possible-key" aria-hidden="true">
          <span class="star" />
          <span>{words['possible.star']({ count: contractsOf(best) })}</span>
        </p>
      )}
    </>
  );
}

function Working({ words, strains }: Pick<PartProps, 'words'> & { readonly strains: number }) {
  return <progress class="possible-progress" max={5} value={strains} aria-label={words['possible.working']()} />;
}

export function Possible({ findings, board, words }: PossibleProps) {
  const { possible, failed, strains } = findings;
  const hasFailed = failed && !possible;
  const said = possible
    ? bestLine({ found: possible, board, words })
    : hasFailed
      ? words['possible.failed']()
      : words['possible.working']();
  return (
    <section class="sheet possible keep" aria-busy={!possible && !hasFailed} data-side={sideOf(board.declarer)}>
      <h2>{words['possible.title']()}</h2>
      <p class="possible-best" role="status">
        <Rich text={said} />
      </p>
      {possible && <Found found={possible} board={board} words={words} />}
      {!possible && !hasFailed && <Working words={words} strains={strains} />}
      {!hasFailed && <p class="possible-note">{words['possible.note']()}</p>}
    </section>
  );
}
