// From a command line to lines of output, or to a complaint: nothing is printed here, so nothing is half-printed.

import { accept, type Result, refuse } from '@minibridge/bridge';
import { version } from '../package.json';
import type { Aside, Command, Stream } from './command';
import { COMMAND_NAMES } from './command-names';
import { DEAL } from './commands/deal';
import { DECLARER } from './commands/declarer';
import { helpOn, overview } from './commands/help';
import { HINT } from './commands/hint';
import { MATCH } from './commands/match';
import { PAR } from './commands/par';
import { PLAY } from './commands/play';
import { RULES } from './commands/rules';
import { SCORE } from './commands/score';
import { SOLVE } from './commands/solve';
import type { Complaint } from './complaint';
import { HELP_OPTION, JSON_OPTION, readOptions } from './reading/options';
import { nearest } from './words/nearest';

type CommandName = Exclude<(typeof COMMAND_NAMES)[number], 'help'>;
type Answer = Result<Stream<string>, Complaint>;

const COMMANDS: { readonly [C in CommandName]: Command } = {
  rules: RULES,
  deal: DEAL,
  declarer: DECLARER,
  score: SCORE,
  play: PLAY,
  match: MATCH,
  hint: HINT,
  solve: SOLVE,
  par: PAR,
};

function isCommand(text: string): text is CommandName {
  return Object.hasOwn(COMMANDS, text);
}

function unknownCommand(text: string): Complaint {
  const near = nearest(text, COMMAND_NAMES);
  return near === undefined ? { reason: 'command-unknown', text } : { reason: 'command-unknown', text, nearest: near };
}

function* jsonLines(results: Iterable<object>): Generator<string> {
  for (const result of results) yield JSON.stringify(result);
}

async function* jsonLinesLater(results: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const result of results) yield JSON.stringify(result);
}

function asJsonLines(results: Stream<object>): Stream<string> {
  return Symbol.asyncIterator in results ? jsonLinesLater(results) : jsonLines(results);
}

/** `command` with the options of every command besides its own. */
function answerCommand(name: CommandName, args: readonly string[], aside: Aside): Answer {
  const command = COMMANDS[name];
  const options = [...command.options, JSON_OPTION, HELP_OPTION];
  const given = readOptions({ command: name, options, takesWords: command.takesWords }, args);
  if (!given.ok) return given;
  if (given.value.texts.has(HELP_OPTION.name)) return accept(helpOn(command));
  const report = command.prepare(given.value, aside);
  if (!report.ok) return report;
  return accept(given.value.texts.has(JSON_OPTION.name) ? asJsonLines(report.value.json) : report.value.text);
}

function isHelp(text: string): boolean {
  return ['help', `--${HELP_OPTION.name}`, `-${HELP_OPTION.short}`].includes(text);
}

/** `help`, `help COMMAND`. */
function answerHelp([topic, ...more]: readonly string[]): Answer {
  const unexpected = topic?.startsWith('-') && !isHelp(topic) ? topic : more[0];
  if (unexpected !== undefined) return refuse({ reason: 'word-unexpected', command: 'help', text: unexpected });
  if (topic === undefined || isHelp(topic)) return accept(overview(COMMANDS));
  return isCommand(topic) ? accept(helpOn(COMMANDS[topic])) : refuse(unknownCommand(topic));
}

function answerVersion([word]: readonly string[]): Answer {
  return word === undefined
    ? accept([version])
    : refuse({ reason: 'word-unexpected', command: '--version', text: word });
}

const nothingAside: Aside = () => undefined;

/** The lines that answer `args`, made while they are read. */
export function answerTo(args: readonly string[], aside: Aside = nothingAside): Answer {
  const [first, ...rest] = args;
  if (first === undefined) return refuse({ reason: 'no-command' });
  if (isHelp(first)) return answerHelp(rest);
  if (first === '--version') return answerVersion(rest);
  if (isCommand(first)) return answerCommand(first, rest, aside);
  return refuse(first.startsWith('-') ? { reason: 'command-first', option: first } : unknownCommand(first));
}
