// The command's start: its answer to standard output, or one sentence to standard error and exit code 2.

import { answerTo } from './answer';
import { sentenceFor } from './words/sentences';
import { asideTo } from './writing/aside';
import { writeLines } from './writing/write-lines';

function end(code: number, sentence: string): void {
  process.stderr.write(`minibridge: ${sentence}\n`);
  process.exitCode = code;
}

const args = process.argv.slice(2);
const answer = answerTo(args, asideTo(process, args));
if (answer.ok) {
  const problem = await writeLines(answer.value, process.stdout);
  if (problem !== undefined) end(1, `the output cannot be written (${problem}).`);
} else {
  end(2, sentenceFor(answer.refusal));
}
