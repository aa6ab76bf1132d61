// One server and its driver, each in its own process, for as long as they are measured.

import { type ChildProcess, fork } from 'node:child_process';
import type { MeasuredServer } from '../support/measured-server.ts';
import type { Order, Report, Speech } from './driver.ts';
import type { Pace, Played } from './load.ts';

export type Contender = {
  readonly name: string;
  readonly server: MeasuredServer;
  /** Opens tables, with four viewers each, until there are `count`. */
  readonly grow: (count: number) => Promise<void>;
  readonly play: (pace: Pace) => Promise<Played>;
  /** Everybody at every table closes the connection. */
  readonly leave: () => void;
  readonly stop: () => Promise<void>;
};

type Entrant = {
  readonly name: string;
  readonly speech: Speech;
  readonly server: MeasuredServer;
  /** A second process of the same service. */
  readonly elsewhere?: MeasuredServer;
  readonly driver: string;
};

function reported(child: ChildProcess, name: string): Promise<Report> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`the driver of ${name} ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (report: Report) => {
      child.off('exit', ended);
      resolve(report);
    });
  });
}

/** `driver`: its bundle. */
export function enter({ name, speech, server, elsewhere, driver }: Entrant): Contender {
  const servers = [server, ...(elsewhere ? [elsewhere] : [])];
  const pids = servers.map(({ pid }) => pid).join();
  const child = fork(driver, [speech, pids, ...servers.map(({ address }) => address)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const order = (what: Order): Promise<Report> => {
    const report = reported(child, name);
    child.send(what);
    return report;
  };
  const leave = (): void => {
    if (child.connected) child.disconnect();
  };
  return {
    name,
    server,
    grow: async (count) => {
      await order({ tables: count });
    },
    play: async (pace) => {
      const { played } = await order({ pace });
      if (played === undefined) throw new Error(`the driver of ${name} has not played`);
      return played;
    },
    leave,
    stop: async () => {
      leave();
      await server.stop();
    },
  };
}
