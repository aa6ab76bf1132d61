// The rule card: six lines, each from the switches, in the words of the page of rules.

import type { Rules } from '@minibridge/bridge';
import type { RulesMessages } from '@minibridge/messages';
import {
  contractSentences,
  declarerSentences,
  matchSentences,
  playSentences,
  pointsSentences,
  type Sentence,
  scoreSentences,
} from '../../rules/sentences';

/** The sentence of each section that tells rule sets apart. */
const LINES = [
  { of: pointsSentences, law: 'MB 3', place: 1 },
  { of: declarerSentences, law: 'MB 6', place: 0 },
  { of: declarerSentences, law: 'MB 7', place: 1 },
  { of: contractSentences, law: 'MB 8', place: 0 },
  { of: playSentences, law: 'MB 16', place: 0 },
] as const;

function lineOf(sentences: readonly Sentence[], law: string, place: number): string | undefined {
  return sentences.filter((sentence) => sentence.law === law)[place]?.text;
}

/** How long the match is; where no points are scored, how it is scored instead. */
function lastLine(words: RulesMessages, rules: Rules): string | undefined {
  const [length] = matchSentences(words, rules);
  const [score] = scoreSentences(words, rules);
  return rules.score.mode === 'duplicate' ? length?.text : score?.text;
}

export function ruleLines(words: RulesMessages, rules: Rules): readonly string[] {
  const lines = LINES.map(({ of, law, place }) => lineOf(of(words, rules), law, place));
  return [...lines, lastLine(words, rules)].filter((line) => line !== undefined);
}
