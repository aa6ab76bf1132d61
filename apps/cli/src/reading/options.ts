// The options after a command: which are known, and what was given. Values are still text here.

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { accept, type Result, refuse } from '@minibridge/bridge';
import type { Complaint } from '../complaint';
import { nearest } from '../words/nearest';

/** `short`: its letter, as in `-h`. `hint`: what stands for the value in help, as in `--seed N`; absent for an option without a value. */
export type Option = { readonly name: string; readonly short?: string; readonly hint?: string; readonly what: string };

export const JSON_OPTION: Option = { name: 'json', what: 'one line of JSON for each result' };
export const HELP_OPTION: Option = { name: 'help', short: 'h', what: 'this text' };

/** What was given after a command: each option once, with its text (empty for an option without a value). */
export type Given = {
  readonly command: string;
  readonly options: readonly Option[];
  readonly texts: ReadonlyMap<string, string>;
  /** What stood among the options, in its order. */
  readonly words: readonly string[];
};

/** What a command understands. */
export type Understood = Pick<Given, 'command' | 'options'> & { readonly takesWords?: boolean | undefined };

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];
type OptionToken = Extract<Token, { kind: 'option' }>;

/** An option in the terms of `parseArgs`. */
function kindOf({ hint, short }: Option): NonNullable<ParseArgsConfig['options']>[string] {
  const type = hint === undefined ? 'boolean' : 'string';
  return short === undefined ? { type } : { type, short };
}

function tokensOf(args: readonly string[], options: readonly Option[]): readonly Token[] {
  const kinds = Object.fromEntries(options.map((option) => [option.name, kindOf(option)]));
  const config = { args: [...args], options: kinds, strict: false, allowPositionals: true };
  return parseArgs({ ...config, tokens: true }).tokens;
}

/** Whether the text after an option is the next option rather than a value. A lone `-1` is a (wrong) value. */
function isNextOption({ inlineValue, value }: OptionToken): boolean {
  return inlineValue === false && value?.startsWith('--') === true;
}

function textOf(token: OptionToken, { name, hint }: Option): Result<string, Complaint> {
  if (hint === undefined) {
    return token.value === undefined ? accept('') : refuse({ reason: 'value-unwanted', option: name });
  }
  return token.value && !isNextOption(token)
    ? accept(token.value)
    : refuse({ reason: 'value-missing', option: name, hint });
}

/** `--`: what follows are words, even with a dash. It says nothing itself. */
function endsOptions({ kind }: Token): boolean {
  return kind === 'option-terminator';
}

/** What stands in `args`, checked against what the command understands. */
export function readOptions(
  { command, options, takesWords = false }: Understood,
  args: readonly string[],
): Result<Given, Complaint> {
  const texts = new Map<string, string>();
  const tokens = tokensOf(args, options);
  const words = tokens.filter((token) => takesWords && token.kind === 'positional');
  for (const token of tokens.filter((each) => !words.includes(each) && !endsOptions(each))) {
    const typed = args[token.index] ?? '';
    if (token.kind !== 'option') return refuse({ reason: 'word-unexpected', command, text: typed });
    const option = options.find(({ name, short }) => [`--${name}`, `-${short}`].includes(token.rawName));
    if (option === undefined) return refuse(unknownOption(command, typed, options));
    if (texts.has(option.name)) return refuse({ reason: 'option-twice', option: option.name });
    const text = textOf(token, option);
    if (!text.ok) return text;
    texts.set(option.name, text.value);
  }
  return accept({ command, options, texts, words: words.map(({ index }) => args[index] ?? '') });
}

function unknownOption(command: string, typed: string, options: readonly Option[]): Complaint {
  const text = typed.split('=')[0] ?? typed;
  const near = nearest(
    text.replace(/^-+/, ''),
    options.map(({ name }) => name),
  );
  const known = { reason: 'option-unknown', command, text } as const;
  return near === undefined ? known : { ...known, nearest: `--${near}` };
}
