/** The README's example says what it claims to say. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadMessages, variantFor } from '../src/index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const example = readme.match(/```ts\n([\s\S]*?)```/)?.[1] ?? '';

test('the example in the README', async () => {
  const said = [];
  const body = example.replace(/^import .*$/m, '').replaceAll('console.log', 'log');
  const Run = Object.getPrototypeOf(async () => undefined).constructor;
  await new Run('loadMessages', 'variantFor', 'log', body)(loadMessages, variantFor, (text) => said.push(text));
  expect(said).toEqual([...example.matchAll(/\); \/\/ (.*)$/gm)].map(([, expected]) => expected));
  expect(said.length).toBe(3);
});
