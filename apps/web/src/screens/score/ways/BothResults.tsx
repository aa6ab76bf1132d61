// Two results of the same deal, one above the other, and which has brought more.

import { otherSide, sideOf } from '@minibridge/bridge';
import { type BothWays, differenceText, type Way, wayText } from '@minibridge/learn';
import { formatNumber, type ReviewMessages } from '@minibridge/messages';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { sentenceOf } from '../../../words/card-writing';
import './ways.css';

type BothResultsProps = {
  readonly ways: BothWays;
  readonly review: ReviewMessages;
};

/** Points of the declaring side, less those of the defenders. */
function pointsOf({ declarer, scores }: Way): number {
  const side = sideOf(declarer);
  return scores[side] - scores[otherSide(side)];
}

export function BothResults({ ways, review }: BothResultsProps) {
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
            <dd class="num">{formatNumber(app.settings.language, pointsOf(way))}</dd>
          </div>
        ))}
      </dl>
      <p ref={end} class="ways-end">
        {differenceText(review, ways)}
      </p>
    </>
  );
}
