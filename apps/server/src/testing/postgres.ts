// A PostgreSQL of its own for one test file: it starts empty, and nothing of it is left.

import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

export type Postgres = {
  readonly url: string;
  readonly stop: () => void;
  /** Ends every connection, as a restart of the machine does, and comes back; between them `meanwhile` happens. */
  readonly restart: (meanwhile?: () => Promise<void>) => Promise<void>;
};

/** PostgreSQL refuses to run as root; then it runs as a user that has nothing. */
const isRoot = process.getuid?.() === 0;
const NOBODY = 'nobody';

function run(command: string, ...args: string[]): void {
  const [program, ...rest] = isRoot ? ['runuser', '-u', NOBODY, '--', command, ...args] : [command, ...args];
  // Its output goes nowhere: a server that inherits a pipe keeps whoever reads it waiting.
  execFileSync(program ?? command, rest, { stdio: 'ignore', cwd: tmpdir() });
}

const isInstalled = (): boolean => spawnSync('initdb', ['--version'], { stdio: 'ignore' }).status === 0;

const idOf = (what: '-u' | '-g'): number => Number(execFileSync('id', [what, NOBODY], { encoding: 'utf8' }));

/** Nothing where PostgreSQL is not installed. `isDurable`: it waits for the disk, as in earnest. */
export async function startPostgres({ isDurable = false } = {}): Promise<Postgres | undefined> {
  if (!isInstalled()) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'minibridge-postgres-'));
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'));
  const data = join(folder, 'data');
  const port = await freePort();
  const start = () => {
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=${isDurable ? 'on' : 'off'}`;
    run('pg_ctl', 'start', '-w', '-s', '-D', data, '-l', join(folder, 'log'), '-o', options);
  };
  const stop = () => run('pg_ctl', 'stop', '-w', '-s', '-D', data, '-m', 'fast');

  run('initdb', '-D', data, '-U', 'minibridge', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync');
  start();
  return {
    url: `postgres://minibridge@127.0.0.1:${port}/postgres`,
    stop() {
      stop();
      rmSync(folder, { recursive: true });
    },
    async restart(meanwhile) {
      stop();
      await meanwhile?.();
      start();
    },
  };
}
