// docs/operations.md says what the code does: the same settings with the same ranges, the same figures, the same events.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { FIGURES, readSettings } from '../settings.ts';
import { LEVEL } from './log.ts';
import { newMetrics } from './metrics.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');

/** The part below a heading, up to the next one. */
function part(heading: string): string {
  const [, rest = ''] = page.split(`\n## ${heading}\n`);
  return rest.split('\n## ')[0] ?? '';
}

/** The cells of each row of the tables in `text`, without their heads. */
function rows(text: string): readonly (readonly string[])[] {
  const lines = text.split('\n').filter((line) => /^\| `/.test(line));
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const unquoted = (cell: string | undefined): string => (cell ?? '').replaceAll('`', '');

const settings = rows(part('Settings'));

/** Every name that the settings are read from. */
function namesRead(): readonly string[] {
  const names = new Set<string>();
  const environment = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, name) => {
        names.add(String(name));
        return undefined;
      },
    },
  );
  readSettings([], environment);
  // How npm passes on `--port`.
  names.delete('npm_config_port');
  return [...names].sort();
}

test('the settings are exactly those that are read', () => {
  expect(settings.map(([name]) => unquoted(name)).sort()).toEqual(namesRead());
});

test.each(Object.entries(FIGURES))('%s: meaning, range and usual value', (name, { least, most, usual, means }) => {
  const [, meaning, range, without] = settings.find(([cell]) => cell === `\`${name}\``) ?? [];
  expect(meaning?.startsWith(means), `${meaning} begins with: ${means}`).toBe(true);
  expect(range).toBe(`${least}–${most}`);
  expect(without).toBe(`${usual}`);
});

/** Sources of the program, without tests and what is for tests. */
function sources(): readonly string[] {
  const folder = join(ROOT, 'apps/server/src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing/.test(file))
    .map((file) => join(folder, file));
}

test('the environment is read in one place', () => {
  const readers = sources().filter((file) => readFileSync(file, 'utf8').includes('process.env'));
  expect(readers).toEqual([join(ROOT, 'apps/server/src/main.ts')]);
});

test('the figures are exactly those that are told', async () => {
  const metrics = newMetrics('1', { tablesAwake: () => 0, isStoreUp: () => true, isBusUp: () => true });
  const told = [...(await metrics.text()).matchAll(/^# HELP (minibridge_\w+)/gm)].map(([, name]) => name);
  const documented = rows(part('What to watch')).map(([name]) => unquoted(name));
  expect(documented.filter((name) => name.startsWith('minibridge_')).sort()).toEqual(told.sort());
});

test('the events are exactly those of the log, with their levels', () => {
  const documented = rows(part('What to watch')).filter(([name]) => !name?.includes('minibridge_'));
  const pairs = documented.flatMap(([names, levels]) => {
    const each = unquoted(names).split(', ');
    const level = unquoted(levels).split(', ');
    return each.map((name, n) => [name, level[n] ?? level[0]]);
  });
  expect(Object.fromEntries(pairs)).toEqual(LEVEL);
});

/** Names of settings that an example gives a value. */
function given(file: string, pattern: RegExp): readonly string[] {
  const [beforeOtherServices = ''] = readFileSync(join(ROOT, 'deploy', file), 'utf8').split('\nservices:');
  return [...beforeOtherServices.matchAll(pattern)].map(([, name = '']) => name);
}

test.each([
  ['compose.yaml', /^ {4}([A-Z_]+):/gm, 5],
  ['Containerfile', /(?<= )([A-Z_]+)=(?=\S)/g, 3],
] as const)('%s sets what there is to set', (file, pattern, count) => {
  const names = given(file, pattern);
  expect(names).toHaveLength(count);
  for (const name of names) expect([...namesRead(), 'NODE_ENV']).toContain(name);
});
