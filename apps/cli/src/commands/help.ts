// `minibridge help`: what there is, and one command in full.

import type { Command } from '../command';
import { HELP_OPTION, JSON_OPTION, type Option } from '../reading/options';
import { aligned } from '../writing/columns';

function optionRow({ name, short, hint, what }: Option): readonly string[] {
  const value = hint === undefined ? '' : ` ${hint}`;
  const letter = short === undefined ? '' : `, -${short}`;
  return [`  --${name}${value}${letter}`, what];
}

/** The help of one command. */
export function helpOn({ summary, usage, options, notes = [], example }: Command): readonly string[] {
  return [
    `minibridge ${usage}`,
    `${summary.slice(0, 1).toUpperCase()}${summary.slice(1)}.`,
    '',
    ...aligned([...options, JSON_OPTION, HELP_OPTION].map(optionRow)),
    '',
    ...notes,
    `Example: npx minibridge ${example}`,
  ];
}

/** The help on everything: a line for each command. */
export function overview(commands: Readonly<Record<string, Command>>): readonly string[] {
  return [
    'minibridge COMMAND [OPTIONS]',
    'Minibridge on the command line: rule sets, deals, declarers, scores, and boards played by bots.',
    '',
    ...aligned([
      ...Object.entries(commands).map(([name, { summary }]) => [`  ${name}`, summary]),
      ['  help COMMAND', 'all about one command'],
      ['  --version', 'the version'],
    ]),
    '',
    'With --json every result is one line of JSON. Options are written --seed 1 or --seed=1.',
    'Exit code 0: all is well; 2: the command line is wrong, and one sentence says why.',
  ];
}
