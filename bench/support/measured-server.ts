// Starts a server that is measured and asks it for what only it knows.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { FromServer, Memory } from './hosted-process.ts';

export type MeasuredServer = {
  /** `127.0.0.1:port` */
  readonly address: string;
  readonly pid: number;
  readonly memory: () => Promise<Memory>;
  /** Lets it finish what is under way. */
  readonly stop: () => Promise<void>;
  /** At once, as a power cut would. */
  readonly kill: () => Promise<void>;
};

/** The first message that `reads` makes something of; a server may send others for managers of its own. */
function told<T>(child: ChildProcess, path: string, reads: (message: FromServer) => T | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`${path} ended with ${code}`));
    const hear = (message: FromServer): void => {
      const value = reads(message);
      if (value === undefined) return;
      child.off('exit', ended);
      child.off('message', hear);
      resolve(value);
    };
    child.once('exit', ended);
    child.on('message', hear);
  });
}

/** Runs the bundle at `path` with `environment` added. */
export async function startMeasured(path: string, environment: NodeJS.ProcessEnv = {}): Promise<MeasuredServer> {
  const child = fork(path, [], {
    // As the product is started; the same for whoever is measured beside it.
    execArgv: ['--expose-gc', '--max-semi-space-size=32'],
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const port = await told(child, path, (message) => message.port);
  if (child.pid === undefined) throw new Error(`${path} has no process`);
  return {
    address: `127.0.0.1:${port}`,
    pid: child.pid,
    memory: async () => {
      const memory = told(child, path, (message) => message.memory);
      child.send('memory');
      return memory;
    },
    stop: async () => {
      child.disconnect();
      await exited;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
