// The server as a process of its own, which can be stopped, killed and started again at the same port.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two questions whether it is ready, and for all of them. */
const ASK_EVERY = 30;
const PATIENCE = 60_000;

export type ServerProcess = {
  readonly port: number;
  /** Resolves when it is ready for play. */
  readonly start: () => Promise<void>;
  /** At once, as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Asks it to stop; its exit code, or the signal that it ended by. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | NodeJS.Signals | null>;
  /** Lines of its log, from its first start on. */
  readonly log: () => readonly string[];
};

export type ServerWish = {
  /** The built program. */
  readonly main: string;
  readonly port: number;
  readonly environment: { readonly [name: string]: string };
};

/** What a server of ours must not take from the machine that runs the test. */
const SETTINGS = /^(DATABASE_URL|NATS_URL|DATA_DIR|PORT|npm_config_port|METRICS_.*|LIMIT_.*|LOG_LEVEL|RETENTION_DAYS)$/;

function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !SETTINGS.test(name)));
}

async function untilReady(port: number, child: ChildProcess): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the server ended: ${child.exitCode}`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(ASK_EVERY);
  }
  throw new Error(`the server at ${port} is not ready`);
}

export function serverProcess({ main, port, environment }: ServerWish): ServerProcess {
  let child: ChildProcess | undefined;
  let log = '';

  async function end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null> {
    const ending = child;
    child = undefined;
    if (ending === undefined) return null;
    if (ending.exitCode === null && ending.signalCode === null) {
      const exited = once(ending, 'exit');
      ending.kill(signal);
      await exited;
    }
    return ending.exitCode ?? ending.signalCode;
  }

  return {
    port,
    start: async () => {
      const started = spawn(process.execPath, [main, '--port', String(port)], {
        env: { ...cleanEnvironment(), ...environment },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      child = started;
      started.stderr?.on('data', (some: Buffer) => {
        log += some.toString();
      });
      await untilReady(port, started);
    },
    kill: async () => {
      await end('SIGKILL');
    },
    stop: (signal = 'SIGTERM') => end(signal),
    log: () => log.split('\n').filter((line) => line !== ''),
  };
}

/** The names of what a server's log tells, in order. */
export const eventsOf = (log: readonly string[]): readonly string[] => log.map((line) => JSON.parse(line).event);
