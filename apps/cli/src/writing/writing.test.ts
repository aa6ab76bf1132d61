import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { aligned } from './columns';
import { writeLines } from './write-lines';

test('columns stand two blanks apart and nothing trails', () =>
  expect(
    aligned(
      [
        ['N', '9', ''],
        ['East', '16', 'x'],
      ],
      [1],
    ),
  ).toEqual(['N      9', 'East  16  x']));

/** Lines without end, and how many were made. */
function endless(): { readonly lines: Iterable<string>; readonly made: () => number } {
  let made = 0;
  function* lines(): Generator<string> {
    for (;;) {
      made += 1;
      yield 'x'.repeat(99);
    }
  }
  return { lines: lines(), made: () => made };
}

/** A reader that takes `batches` and is then gone with `error`. */
function reader(batches: number, error: Error): Writable {
  let taken = 0;
  return new Writable({
    highWaterMark: 1,
    write(_chunk, _encoding, done) {
      taken += 1;
      setTimeout(() => done(taken > batches ? error : undefined), 1);
    },
  });
}

const writeError = (code: string): Error => Object.assign(new Error(code), { code, syscall: 'write' });

test('a reader who leaves ends the writing quietly, and little was made in vain', async () => {
  const { lines, made } = endless();
  expect(await writeLines(lines, reader(3, writeError('EPIPE')))).toBeUndefined();
  expect(made()).toBeLessThan(2_000);
});

test('a full disk is told', async () =>
  expect(await writeLines(endless().lines, reader(0, writeError('ENOSPC')))).toBe('ENOSPC'));

test('a fault in making the lines is not hidden', async () => {
  function* faulty(): Generator<string> {
    yield 'x';
    throw new Error('fault');
  }
  await expect(writeLines(faulty(), reader(9, writeError('EPIPE')))).rejects.toThrow('fault');
});
