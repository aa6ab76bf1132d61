// Makers for tests: command lines as one text, their answers as lines, objects or sentences.

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { answerTo } from './answer';
import { sentenceFor } from './words/sentences';

const BIN = fileURLToPath(new URL('../bin/minibridge.js', import.meta.url));

/** The words of a command line; blanks inside double quotes do not separate. */
export function wordsOf(line: string): string[] {
  return [...line.matchAll(/(?:[^\s"]|"[^"]*")+/g)].map(([word]) => word.replaceAll('"', ''));
}

/** What is printed for `line`. Throws when it is refused. */
export function linesOf(line: string): string[] {
  const answer = answerTo(wordsOf(line));
  if (!answer.ok) throw new Error(sentenceFor(answer.refusal));
  return [...answer.value];
}

/** The results of `line` as JSON, read back. */
export function resultsOf(line: string): unknown[] {
  return linesOf(`${line} --json`).map((text) => JSON.parse(text));
}

/** Why `words` are refused; absent when they are not. */
export function sentenceTo(words: readonly string[]): string | undefined {
  const answer = answerTo(words);
  return answer.ok ? undefined : sentenceFor(answer.refusal);
}

export type Ran = { readonly code: number; readonly out: string; readonly err: string };

/** The command itself, in a process of its own. */
export function ran(words: readonly string[], bin = BIN): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(process.execPath, [bin, ...words], (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}
