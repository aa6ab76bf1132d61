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

/** What is printed for `words`, of a command that answers at once. Throws when they are refused. */
export function linesFor(words: readonly string[]): string[] {
  const answer = answerTo(words);
  if (!answer.ok) throw new Error(sentenceFor(answer.refusal));
  if (!(Symbol.iterator in answer.value)) throw new Error('This command answers later.');
  return [...answer.value];
}

/** What is printed for `line`, of a command that answers at once. Throws when it is refused. */
export function linesOf(line: string): string[] {
  return linesFor(wordsOf(line));
}

/** What is printed for `line`, also of a command that searches. Throws when it is refused. */
export async function linesLaterOf(line: string): Promise<string[]> {
  const answer = answerTo(wordsOf(line));
  if (!answer.ok) throw new Error(sentenceFor(answer.refusal));
  const lines: string[] = [];
  for await (const text of answer.value) lines.push(text);
  return lines;
}

/** All that is printed for `line`, or the sentence of its refusal. */
export async function answeredTo(line: string): Promise<string> {
  const refused = sentenceTo(wordsOf(line));
  const lines = refused === undefined ? await linesLaterOf(line) : [`minibridge: ${refused}`];
  return lines.map((text) => `${text}\n`).join('');
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
