// The words for bots' reasons come after the table: they are fetched once somebody could read them.

import type { Reason } from '@minibridge/bots';
import { useMessages } from '../../../app/words';
import { reasonText } from '../../../words/reason-words';

/** A reason in words; empty for the moment in which the words are fetched. */
export function useReasonText(): (reason: Reason) => string {
  const words = useMessages('reason');
  return (reason) => (words ? reasonText(words, reason) : '');
}
