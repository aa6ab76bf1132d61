// Every example of the README is run. After a change that is meant, `npx vitest run apps/cli -u` writes the new output.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMAND_NAMES } from './command-names';
import { answeredTo } from './testing';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const PROMPT = '$ npx minibridge';

/** The command and what it prints, as `bin.test.ts` sees it printed by a process. */
async function again(command: string): Promise<string> {
  return `${command}\n${await answeredTo(command.slice(PROMPT.length))}`;
}

/** A block of examples with its output made again. */
async function renewed(block: string): Promise<string> {
  const commands = block.split('\n').filter((line) => line.startsWith(PROMPT));
  return (await Promise.all(commands.map(again))).join('\n');
}

test('the examples print what stands there', async () => {
  const parts = README.split(/(?<=```console\n)([\s\S]*?)(?=```)/);
  const made = await Promise.all(parts.map((part) => (part.startsWith(PROMPT) ? renewed(part) : part)));
  for (const name of COMMAND_NAMES) expect(made.join('')).toContain(`${PROMPT} ${name}`);
  await expect(made.join('')).toMatchFileSnapshot('../README.md');
});
