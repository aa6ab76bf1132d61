import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { asideTo } from './aside';
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

test('on a terminal no line waits for the next one', async () => {
  let seen = '';
  const screen = Object.assign(
    new Writable({
      write(chunk, _encoding, done) {
        seen += String(chunk);
        done();
      },
    }),
    { isTTY: true },
  );
  const before: string[] = [];
  function* lines(): Generator<string> {
    for (const line of ['title', 'board 1', 'board 2']) {
      before.push(seen);
      yield line;
    }
  }
  await writeLines(lines(), screen);
  expect(before).toEqual(['', 'title\n', 'title\nboard 1\n']);
});

describe('what is said beside the result', () => {
  test.each([
    // standard output, standard error, the command line, whether it is said
    [true, true, 'play', true],
    [false, true, 'play', true],
    [true, true, 'play --json', true],
    [false, true, 'play --json', false],
    [true, false, 'play', false],
    [false, false, 'match', false],
  ])('output a terminal: %s, errors a terminal: %s, %s: %s', (out, err, line, isSaid) => {
    const written: string[] = [];
    const stderr = { isTTY: err, write: (text: string) => written.push(text) };
    asideTo({ stdout: { isTTY: out }, stderr }, line.split(' '))('board 1 of 2.');
    expect(written).toEqual(isSaid ? ['minibridge: board 1 of 2.\n'] : []);
  });
});
