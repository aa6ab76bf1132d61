/** Reads one ICU message: which arguments it takes, of which type, and what is wrong with it. */
import { parse } from '@messageformat/parser';

/**
 * @typedef {{ type: 'number' } | { type: 'text' } | { type: 'select', cases: Set<string>, open: boolean }} Argument
 * @typedef {{ arg: string, cases: Set<string>, open: boolean }} Choice one `{x, select, …}`; open: `other` has a text
 * @typedef {{ arguments: Map<string, Argument>, choices: Choice[], problems: { kind: string, text: string }[] }} Description
 */

const plurals = (language, type) => new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;

/** Categories a translator must write. French "many" (a million) may be left to `other`. */
const required = (language, type) => plurals(language, type).filter((c) => !(language === 'fr' && c === 'many'));

/** @returns {Description} */
export function describe(message, language) {
  const description = { arguments: new Map(), choices: [], problems: textProblems(message) };
  try {
    const options = { cardinal: plurals(language, 'cardinal'), ordinal: plurals(language, 'ordinal') };
    visit(parse(message, options), description, language);
  } catch (error) {
    description.problems.push({ kind: 'parse', text: error.message.split('\n')[0] });
  }
  return description;
}

function textProblems(message) {
  const problems = [];
  const report = (kind, text) => problems.push({ kind, text });
  if (message === '') report('empty', 'the message is empty');
  else if (message !== message.trim()) report('blanks', 'blank at the beginning or the end');
  if (/'[{}#]/.test(message)) report('apostrophe', 'a straight apostrophe swallows the brace after it; write ’');
  if (message.includes('...')) report('dots', 'write … instead of ...');
  return problems;
}

function visit(tokens, description, language) {
  for (const token of tokens) {
    const visitor = VISITORS[token.type];
    visitor?.(token, description, language);
    for (const { tokens: inner } of token.cases ?? []) visit(inner, description, language);
  }
}

const VISITORS = {
  argument: (token, description) => note(description, token.arg, { type: 'text' }),
  function: visitFunction,
  select: visitSelect,
  plural: visitPlural,
  selectordinal: visitPlural,
};

/** Those of `Form` in src/forms.ts. */
const FORMS = ['definite', 'nominative', 'accusative', 'genitive'];

function visitFunction(token, description) {
  const param = (token.param ?? [])
    .map(({ value }) => value)
    .join('')
    .trim();
  if (token.key === 'form' && FORMS.includes(param)) {
    note(description, token.arg, { type: 'text' });
    return;
  }
  if (token.key !== 'number' || token.param) {
    const used = `{x}, {x, number}, {x, form, ${FORMS.join('|')}}, select, plural and selectordinal`;
    description.problems.push({ kind: 'format', text: `{${token.arg}, ${token.key}…}: only ${used} are used` });
  }
  note(description, token.arg, { type: 'number' });
}

function visitSelect(token, description) {
  const other = token.cases.find(({ key }) => key === 'other');
  if (!other) description.problems.push({ kind: 'no-other', text: `{${token.arg}, select, …} needs other{}` });
  const cases = new Set(token.cases.map(({ key }) => key).filter((key) => key !== 'other'));
  const open = (other?.tokens.length ?? 0) > 0;
  description.choices.push({ arg: token.arg, cases, open });
  note(description, token.arg, { type: 'select', cases, open });
}

function visitPlural(token, description, language) {
  const keys = token.cases.map(({ key }) => key);
  const type = token.type === 'selectordinal' ? 'ordinal' : 'cardinal';
  const absent = required(language, type).filter((category) => !keys.includes(category));
  if (absent.length > 0) {
    const text = `{${token.arg}, ${token.type}, …} lacks ${absent.join(', ')} (needed in ${language})`;
    description.problems.push({ kind: 'plural', text });
  }
  note(description, token.arg, { type: 'number' });
}

/** The most telling use wins: a number, then a list of cases, then any text. */
function note(description, name, found) {
  const known = description.arguments.get(name);
  description.arguments.set(name, known ? merge(known, found) : found);
}

function merge(a, b) {
  if (a.type === 'select' && b.type === 'select')
    return { type: 'select', cases: new Set([...a.cases, ...b.cases]), open: a.open && b.open };
  const rank = ['number', 'select', 'text'];
  return rank.indexOf(a.type) <= rank.indexOf(b.type) ? a : b;
}
