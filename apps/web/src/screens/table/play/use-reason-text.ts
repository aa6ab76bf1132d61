// The words for bots' reasons come after the table: they are fetched once somebody could read them.

import type { Reason } from '@minibridge/bots';
import { useEffect, useState } from 'preact/hooks';
import { untilHere } from '../../../app/until-here';
import { useMessages } from '../../../app/words';
import type { PlayedFrom } from '../../../words/reason-words';

type ReasonWords = typeof import('../../../words/reason-words');

/** A reason in words; empty for the moment in which the words are fetched. */
export function useReasonText(): (reason: Reason, hand: PlayedFrom) => string {
  const words = useMessages('reason');
  const [sentences, setSentences] = useState<ReasonWords>();
  useEffect(() => untilHere(() => import('../../../words/reason-words'), { onHere: setSentences }), []);
  return (reason, hand) => (words && sentences ? sentences.reasonText(words, reason, hand) : '');
}
