// Two results of the same deal, one above the other, and which has brought more: for the reader's side, or by sides for one who watched.

import { type Side, sideOf } from '@minibridge/bridge';
import { type BothWays, differenceText, netFor, wayText } from '@minibridge/learn';
import { formatNumber, type ReviewMessages } from '@minibridge/messages';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { sentenceOf } from '../../../words/card-writing';
import { sideName } from '../../../words/seat-words';
import type { PartProps } from '../props';
import './ways.css';

type BothResultsProps = Pick<PartProps, 'words' | 'you'> & {
  readonly ways: BothWays;
  readonly review: ReviewMessages;
};

/** Which way has brought more, as "you" would say it; to one who watched, for which side. */
function endText({ ways, words, review, you }: BothResultsProps): string {
  if (you !== undefined) return differenceText(review, ways, sideOf(you));
  const gain = netFor('NS', ways.second) - netFor('NS', ways.first);
  if (gain === 0) return review['way-same']();
  const side: Side = gain > 0 ? 'NS' : 'EW';
  return words['ways.more-sides']({ side, points: Math.abs(gain) });
}

export function BothResults(props: BothResultsProps) {
  const { ways, review, you } = props;
  // Both ways have the same declaring side.
  const side = sideOf(you ?? ways.first.declarer);
  const app = useApp();
  const end = useRef<HTMLParagraphElement>(null);
  // On a phone they stand below the choice that was made.
  useLayoutEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [ways]);
  const rows = [
    { head: review['ways-first'](), way: ways.first },
    { head: review['ways-second'](), way: ways.second },
  ];
  return (
    <>
      <dl class="both-ways">
        {rows.map(({ head, way }) => (
          <div key={head}>
            <dt>{head}</dt>
            <dd>{sentenceOf(app, (write) => wayText(review, way, write)).heard}</dd>
            <dd class="num">
              {formatNumber(app.settings.language, netFor(side, way))} <small>{sideName(app.say, side)}</small>
            </dd>
          </div>
        ))}
      </dl>
      <p ref={end} class="ways-end">
        {endText(props)}
      </p>
    </>
  );
}
