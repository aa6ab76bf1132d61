// The wire between one device and the server: it can be cut as by a tablet that falls asleep, and be there again.

import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type DeviceWire = {
  readonly address: string;
  /** Everything ends and nothing new gets through. */
  readonly cut: () => void;
  /** Nothing gets through any more, and nobody is told. */
  readonly hush: () => void;
  /** What comes from now on gets through; what was cut or hushed is gone. */
  readonly mend: () => void;
  readonly end: () => Promise<void>;
};

/** A wire to the server at `address`, with an address of its own. */
export async function deviceWire(address: string): Promise<DeviceWire> {
  const { port } = new URL(address);
  const sockets = new Set<Socket>();
  let isThere = true;
  const drop = (): void => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const joint = createServer((near) => {
    if (!isThere) return void near.destroy();
    const far = connect(Number(port), 'localhost');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
    near.pipe(far).pipe(near);
  });
  joint.listen(0, 'localhost');
  await once(joint, 'listening');
  const own = joint.address();
  if (own === null || typeof own === 'string') throw new Error('The wire has no port.');
  return {
    address: `http://localhost:${own.port}`,
    cut: () => {
      isThere = false;
      drop();
    },
    hush: () => {
      isThere = false;
      for (const socket of sockets) socket.unpipe().pause();
    },
    mend: () => {
      drop();
      isThere = true;
    },
    end: async () => {
      drop();
      joint.close();
      await once(joint, 'close');
    },
  };
}
