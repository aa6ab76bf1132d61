/** The check: measures every catalogue of a namespace against the English one and lists all problems. */
import { describe } from './describe.mjs';
import { isOverlay, SOURCE, VARIANTS } from './variants.mjs';

/**
 * @typedef {{ file: string, key: string, kind: string, text: string }} Problem
 * @typedef {{
 *   problems: Problem[],
 *   remarks: Problem[],
 *   described: Map<string, import('./describe.mjs').Description>,
 *   messages: { [variant: string]: { [key: string]: string } },
 *   untranslated: { [variant: string]: string[] },
 * }} Checked described: the English messages; messages: sound ones, English where there is none
 */

/**
 * @param {string} namespace
 * @param {{ [variant: string]: string | undefined }} files the text of each JSON file
 * @returns {Checked}
 */
export function checkNamespace(namespace, files) {
  const result = { problems: [], remarks: [], described: new Map(), messages: {}, untranslated: {} };
  for (const [variant, language] of Object.entries(VARIANTS)) {
    const report = reporter(result, `${namespace}/${variant}.json`);
    const own = read(files[variant], report);
    const base = result.messages[isOverlay(variant) ? language : SOURCE] ?? own;
    const sound = soundMessages(own, { variant, language, base }, { result, report });
    result.messages[variant] = variant === SOURCE ? sound : { ...base, ...sound };
    result.untranslated[variant] = isOverlay(variant) ? [] : missingKeys(base, { own, sound }, report);
  }
  return result;
}

/** Those of `own` that can be compiled and called. */
function soundMessages(own, context, { result, report }) {
  const isSound = ([key, message]) => {
    const before = result.problems.length;
    checkMessage({ key, message, ...context }, result.described, report);
    return result.problems.length === before;
  };
  return Object.fromEntries(Object.entries(own).filter(isSound));
}

const reporter = (result, file) => ({
  problem: (key, kind, text) => result.problems.push({ file, key, kind, text }),
  remark: (key, kind, text) => result.remarks.push({ file, key, kind, text }),
});

/** Keys of `base` without a sound message of their own; those not translated at all are problems. */
function missingKeys(base, { own, sound }, report) {
  const keys = Object.keys(base);
  for (const key of keys) if (!Object.hasOwn(own, key)) report.problem(key, 'missing-key', 'not translated');
  return keys.filter((key) => !Object.hasOwn(sound, key));
}

/** A flat object of strings; whatever else is found is reported and left out. */
function read(text, report) {
  if (text === undefined) {
    report.problem('', 'no-file', 'there is no such file');
    return {};
  }
  try {
    const entries = Object.entries(JSON.parse(text));
    reportDuplicates(text, report);
    for (const [key, value] of entries)
      if (typeof value !== 'string') report.problem(key, 'not-text', 'the value is not a string');
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
  } catch (error) {
    report.problem('', 'not-json', error.message);
    return {};
  }
}

/** JSON.parse keeps the last of two equal keys without a word. One key a line is our layout. */
function reportDuplicates(text, report) {
  const seen = new Set();
  for (const [, key] of text.matchAll(/^\s*\{?\s*"((?:[^"\\]|\\.)*)"\s*:/gm)) {
    if (seen.has(key)) report.problem(key, 'duplicate-key', 'the key occurs twice');
    seen.add(key);
  }
}

/** Lists the problems of one message. `english` is the description that its arguments are measured against. */
function checkMessage(entry, described, report) {
  const { key, message, variant, language, base } = entry;
  if (variant !== SOURCE && !Object.hasOwn(base, key)) {
    if (isOverlay(variant)) report.problem(key, 'overlay-key', `not in ${language}.json`);
    else report.problem(key, 'superfluous-key', `not in ${SOURCE}.json`);
    return;
  }
  if (isOverlay(variant) && base[key] === message)
    report.problem(key, 'overlay-same', `says the same as ${language}.json`);
  const description = describe(message, language);
  for (const { kind, text } of description.problems) report.problem(key, kind, text);
  if (variant === SOURCE) described.set(key, description);
  if (description.problems.some(({ kind }) => kind === 'parse')) return;
  compareArguments(entry, { own: description, english: described.get(key) }, report);
  remarkOnTypography(entry, report);
}

function compareArguments({ key }, { own, english }, report) {
  for (const name of english.arguments.keys())
    if (!own.arguments.has(name)) report.problem(key, 'missing-argument', `{${name}} is not used`);
  for (const name of own.arguments.keys())
    if (!english.arguments.has(name)) report.problem(key, 'extra-argument', `{${name}} is not in ${SOURCE}.json`);
  for (const choice of own.choices) {
    const expected = english.arguments.get(choice.arg);
    if (expected?.type === 'select') compareChoice(choice, expected, (kind, text) => report.problem(key, kind, text));
  }
}

/** A select whose `other` is empty must know every case; one with no case at all only declares the argument. */
function compareChoice(choice, expected, problem) {
  if (choice.cases.size === 0) return;
  const missing = [...expected.cases].filter((name) => !choice.cases.has(name));
  const unknown = [...choice.cases].filter((name) => !expected.cases.has(name));
  if (!choice.open && missing.length > 0)
    problem('missing-case', `{${choice.arg}, select, …} lacks ${missing.join(', ')}`);
  if (!expected.open && unknown.length > 0)
    problem('unknown-case', `{${choice.arg}, select, …} has ${unknown.join(', ')}, English has not`);
}

/** Matters of taste: printed, never failing. */
function remarkOnTypography({ key, message, language }, report) {
  if (/["']/.test(message)) report.remark(key, 'quotes', 'straight quote; use the typographic one');
  if (language === 'fr' && / [:;?!»]|« /.test(message))
    report.remark(key, 'spacing', 'use a no-break space before : ; ? ! and inside « »');
}
