import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine } from '@minibridge/solver/engine';
import { afterAll, expect, test } from 'vitest';
import { declarerTricksOf } from './double-dummy.ts';
import { openingAt } from './pools.ts';
import { openRecords } from './records.ts';
import { openReference } from './reference.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-bots-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what was taken down is there again, but for a line that was cut off', () => {
  const first = openRecords(folder, 'question');
  first.add(0, { tricks: 9 });
  first.add(7, { tricks: -0.5 });
  appendFileSync(join(folder, 'question.jsonl'), '{"deal":8,"tri');
  const second = openRecords(folder, 'question');
  const kept = [
    [0, { tricks: 9 }],
    [7, { tricks: -0.5 }],
  ];
  expect([...second.taken]).toEqual(kept);
  second.add(8, { tricks: 1 });
  expect([...openRecords(folder, 'question').taken]).toEqual([...kept, [8, { tricks: 1 }]]);
  expect(openRecords(folder, 'another').taken.size).toBe(0);
});

test('tables are solved once, and more layouts are added to fewer', async () => {
  const engine = await createEngine();
  const layouts = [0, 1, 2].map((index) => openingAt({ pool: 2, part: 'contract', index }).deal);
  const asked = { declarer: 'S', strain: 'NT' } as const;
  const solved = layouts.map((deal) => declarerTricksOf(engine, deal, asked));
  const file = join(folder, 'layouts-pool2.jsonl');
  const reference = openReference(folder, 2)(engine);
  expect(reference({ ...asked, count: 2 }, layouts)).toEqual(solved.slice(0, 2));
  expect(reference({ ...asked, count: 3 }, layouts)).toEqual(solved);
  const lines = readFileSync(file, 'utf8').split('\n').length;
  const again = openReference(folder, 2)(engine);
  expect(again({ ...asked, count: 3 }, layouts)).toEqual(solved);
  expect(again({ ...asked, count: 1 }, layouts)).toEqual(solved.slice(0, 1));
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(lines);
});
