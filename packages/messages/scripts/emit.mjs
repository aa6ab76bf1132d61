/** Turns sound messages into JavaScript modules and TypeScript declarations. */
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import { LANGUAGES, VARIANTS } from './variants.mjs';

const NOTE = '// Made by packages/messages/scripts/compile.mjs from catalogues/. Do not edit.\n';

/** `{card, form, genitive}` calls `form` of src/forms.ts; the compiler only needs to know that it is there. */
const FORM = { formatter: () => '', arg: 'string' };

/** The compiled module of one variant: plain functions, no parser, no eval. */
export function moduleText(messages, language) {
  const compiled = compileModule(new MessageFormat(language, { customFormatters: { form: FORM } }), messages);
  const body = compiled.slice(compiled.indexOf('export default ') + 'export default '.length);
  const used = ['number', 'plural', 'select'].filter((name) => body.includes(`${name}(`));
  const pluralRules = used.includes('plural') ? ['pluralRules'] : [];
  const names = [...used, ...pluralRules].sort();
  const forms = Object.values(messages).some((message) => /\{\w+, form, /.test(message))
    ? "import { form } from '../../src/forms.ts';\n"
    : '';
  const runtime = names.length > 0 ? `import { ${names.join(', ')} } from '../../src/runtime.ts';\n` : '';
  const header = `${forms}${runtime}`;
  const rules = pluralRules.length > 0 ? `const ${language} = pluralRules('${language}');\n` : '';
  return `${NOTE}${header}${rules}export const messages = ${body};\n`;
}

const pascal = (namespace) => namespace.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

export const moduleTypes = (namespace) =>
  `${NOTE}import type { ${pascal(namespace)}Messages } from '../keys.js';\nexport declare const messages: ${pascal(namespace)}Messages;\n`;

/** `keys.d.ts`: for every namespace its keys and their arguments, from the English catalogue. */
export function keyTypes(namespaces) {
  const quoted = (names) => names.map((name) => `'${name}'`).join(' | ');
  const names = [...namespaces.keys()];
  const all = names.map((name) => `  ${name}: ${pascal(name)}Messages;\n`).join('');
  return [
    NOTE,
    `export type Language = ${quoted(LANGUAGES)};\n`,
    `export type Variant = ${quoted(Object.keys(VARIANTS))};\n`,
    ...names.map((name) => messagesInterface(pascal(name), namespaces.get(name))),
    `export interface Namespaces {\n${all}}\n`,
  ].join('\n');
}

function messagesInterface(name, described) {
  const lines = [...described].map(([key, { arguments: args }]) => `  '${key}': ${signature(args)};\n`);
  return `export interface ${name}Messages {\n${lines.join('')}}\n`;
}

function signature(args) {
  if (args.size === 0) return '() => string';
  const fields = [...args].map(([name, argument]) => `${name}: ${argumentType(argument)}`);
  return `(args: { ${fields.join('; ')} }) => string`;
}

/**
 * A case may be asked for as it is written or with hyphens, which ICU does not allow in case names.
 * @param {string} name
 */
function spellings(name) {
  return name.includes('_') ? [name.replaceAll('_', '-'), name] : [name];
}

/** The case `small_slam` is the value `small-slam`, see `select` in src/runtime.ts. */
function argumentType(argument) {
  if (argument.type === 'number') return 'number';
  if (argument.type === 'text') return 'string | number';
  if (argument.open || argument.cases.size === 0) return 'string';
  return [...argument.cases]
    .flatMap(spellings)
    .map((name) => `'${name}'`)
    .join(' | ');
}

/** `loaders.js`: one literal `import()` a module, so that a bundler makes one chunk a module. */
export function loadersText(namespaces) {
  const variants = (name) =>
    Object.keys(VARIANTS)
      .map((variant) => `    '${variant}': () => import('./${name}/${variant}.js'),\n`)
      .join('');
  const entries = [...namespaces.keys()].map((name) => `  ${name}: {\n${variants(name)}  },\n`);
  return `${NOTE}export const loaders = {\n${entries.join('')}};\n`;
}

export const loadersTypes = () =>
  `${NOTE}import type { Namespaces, Variant } from './keys.js';
export declare const loaders: {
  [N in keyof Namespaces]: { [V in Variant]: () => Promise<{ messages: Namespaces[N] }> };
};
`;
