// DDS 2.9 beside us, for tests and the bench: Debian's libdds behind a small driver that is compiled when first asked for.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Card, dealText, SEATS, type Seat, STRAINS } from '@minibridge/bridge';
import { type Table, tableOf } from '../face/table';
import type { Vulnerability } from '../par/par';
import type { Hands, Position } from '../position/position';

const DRIVER = fileURLToPath(new URL('../../../../bench/solver/dds-driver.c', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/minibridge', import.meta.url));

/** What to do where DDS cannot be asked. */
export const HOW_TO_GET_DDS =
  'DDS 2.9 and a C compiler are needed to compare with: on Debian, "apt-get install libdds-dev gcc libc6-dev".';

/** An answer and the processor time that DDS took for it, in microseconds. */
type Timed<T> = { readonly value: T; readonly micros: number };

export type Dds = {
  readonly table: (hands: Hands) => Promise<Timed<Table>>;
  readonly board: (position: Position) => Promise<Timed<number>>;
  readonly cards: (position: Position) => Promise<Timed<ReadonlyMap<string, number>>>;
  /** Points of north and south. */
  readonly par: (table: Table, dealer: Seat, vulnerability: Vulnerability) => Promise<Timed<number>>;
  /** The most memory that it has used, in bytes. */
  readonly memoryBytes: () => Promise<number>;
  readonly close: () => void;
};

/** Path of the compiled driver; absent when it cannot be compiled here. */
function compiledDriver(): string | undefined {
  const mark = createHash('sha256').update(readFileSync(DRIVER)).digest('hex').slice(0, 12);
  const program = join(CACHE, `dds-driver-${mark}`);
  if (existsSync(program)) return program;
  mkdirSync(CACHE, { recursive: true });
  const compiler = ['cc', 'gcc', 'clang'].find((each) => spawnSync(each, ['--version']).status === 0);
  if (compiler === undefined) return undefined;
  return spawnSync(compiler, ['-O2', '-o', program, DRIVER, '-ldds']).status === 0 ? program : undefined;
}

/** One question at a time, one line each way. */
function lineByLine(child: ChildProcess): (question: string) => Promise<readonly string[]> {
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error('The driver of DDS has no line.');
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  return async (question) => {
    stdin.write(`${question}\n`);
    const { value = 'error the driver of DDS has ended' } = await lines.next();
    const words = String(value).split(' ');
    if (words[0] === 'error') throw new Error(`DDS, asked "${question}": ${value}`);
    return words;
  };
}

function tableFrom(tricks: readonly number[]): Table {
  const at = (strain: number, seat: number): number => tricks[seat * 5 + strain] ?? Number.NaN;
  const columns = STRAINS.map(
    (name, strain) => [name, [at(strain, 0), at(strain, 1), at(strain, 2), at(strain, 3)]] as const,
  );
  return tableOf(new Map(columns)) as Table;
}

function trickText(trick: readonly Card[] = []): string {
  return trick.join(',') || '-';
}

/** Starts DDS; absent where it is not installed. Every question is one round trip. */
export function openDds(): Dds | undefined {
  const program = compiledDriver();
  if (program === undefined) return undefined;
  const child = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ask = lineByLine(child);
  const timed = async <T>(question: string, read: (words: readonly string[]) => T): Promise<Timed<T>> => {
    const [micros, ...words] = await ask(question);
    return { value: read(words), micros: Number(micros) };
  };
  return {
    table: (hands) => timed(`table ${dealText(hands)}`, (words) => tableFrom(words.map(Number))),
    board: ({ hands, strain, leader }) =>
      timed(`board ${strain} ${leader} ${dealText(hands)}`, ([word]) => Number(word)),
    cards: ({ hands, strain, leader, trick }) =>
      timed(
        `cards ${strain} ${leader} ${trickText(trick)} ${dealText(hands)}`,
        (words) => new Map(words.map((word) => [word.slice(0, 2), Number(word.slice(3))])),
      ),
    par: (table, dealer, vulnerability) => {
      const tricks = SEATS.flatMap((seat) => STRAINS.map((strain) => table[seat][strain]));
      return timed(`par ${dealer} ${vulnerability} ${tricks.join(' ')}`, ([word]) => Number(word));
    },
    memoryBytes: async () => Number((await ask('info'))[2]) * 1024,
    close: () => child.kill(),
  };
}
