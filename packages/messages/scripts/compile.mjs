/**
 * Checks the catalogues and writes generated/.
 *
 *   node packages/messages/scripts/compile.mjs [--allow-missing] [--watch]
 *
 * --allow-missing  what is not (rightly) translated yet speaks English; prints how much that is
 * --watch          does it again whenever a catalogue changes; implies --allow-missing
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNamespace } from './check.mjs';
import { keyTypes, loadersText, loadersTypes, moduleText, moduleTypes } from './emit.mjs';
import { SOURCE, VARIANTS } from './variants.mjs';

const home = join(dirname(fileURLToPath(import.meta.url)), '..');
const catalogues = join(home, 'catalogues');
const generated = join(home, 'generated');

/** @returns {Map<string, import('./check.mjs').Checked>} by namespace */
export function checkAll(folder = catalogues) {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(names.map(({ name }) => [name, checkNamespace(name, filesOf(join(folder, name)))]));
}

function filesOf(folder) {
  const text = (variant) => {
    const file = join(folder, `${variant}.json`);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  return Object.fromEntries(Object.keys(VARIANTS).map((variant) => [variant, text(variant)]));
}

const problemsOf = (checked) => [...checked.values()].flatMap((namespace) => namespace.problems);

/** What stops us: everything, or, while translations are under way, only what English cannot replace. */
export function fatalProblems(checked, allowMissing) {
  const problems = problemsOf(checked);
  if (!allowMissing) return problems;
  return problems.filter(({ file, kind }) => file.endsWith(`/${SOURCE}.json`) || kind === 'not-json');
}

function writeAll(checked) {
  const files = new Map();
  const described = new Map([...checked].map(([name, result]) => [name, result.described]));
  files.set('keys.d.ts', keyTypes(described));
  files.set('loaders.js', loadersText(described));
  files.set('loaders.d.ts', loadersTypes());
  for (const [name, { messages }] of checked) {
    for (const [variant, language] of Object.entries(VARIANTS)) {
      files.set(`${name}/${variant}.js`, moduleText(messages[variant], language));
      files.set(`${name}/${variant}.d.ts`, moduleTypes(name));
    }
  }
  for (const [file, text] of files) writeIfChanged(join(generated, file), text);
}

/** Untouched files keep their date; a reader never sees half a file. */
function writeIfChanged(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

function removeStale(checked) {
  if (!existsSync(generated)) return;
  for (const entry of readdirSync(generated, { withFileTypes: true })) {
    if (entry.isDirectory() && !checked.has(entry.name)) rmSync(join(generated, entry.name), { recursive: true });
  }
}

const line = ({ file, key, text }) => `  ${file}  ${key ? `${key}: ` : ''}${text}`;

/** @returns {boolean} whether generated/ was written */
function run(allowMissing) {
  const checked = checkAll();
  const fatal = fatalProblems(checked, allowMissing);
  const tolerated = problemsOf(checked).filter((problem) => problem.kind !== 'missing-key' && !fatal.includes(problem));
  const remarks = [...checked.values()].flatMap((namespace) => namespace.remarks);
  const notes = [...tolerated, ...remarks];
  if (notes.length > 0) console.log(['messages: worth a look', ...notes.map(line)].join('\n'));
  if (fatal.length > 0) {
    console.error([`messages: ${fatal.length} problem(s)`, ...fatal.map(line)].join('\n'));
    return false;
  }
  removeStale(checked);
  writeAll(checked);
  report(checked);
  return true;
}

function report(checked) {
  const keys = [...checked.values()].reduce((sum, { messages }) => sum + Object.keys(messages[SOURCE]).length, 0);
  console.log(`messages: ${keys} in ${Object.keys(VARIANTS).length} variants`);
  for (const [name, { untranslated }] of checked) {
    const counts = Object.entries(untranslated).filter(([, missing]) => missing.length > 0);
    if (counts.length === 0) continue;
    console.log(`  ${name}, still in English: ${counts.map(([v, missing]) => `${v} ${missing.length}`).join(', ')}`);
  }
}

function keepRunning() {
  let timer;
  watch(catalogues, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => run(true), 50);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const watching = process.argv.includes('--watch');
  const done = run(watching || process.argv.includes('--allow-missing'));
  if (watching) keepRunning();
  else if (!done) process.exitCode = 1;
}
