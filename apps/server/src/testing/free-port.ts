import { createServer } from 'node:net';

/** A port of this machine on which nobody listens. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const at = probe.address();
      probe.close(() => (typeof at === 'object' && at ? resolve(at.port) : reject(new Error('no free port'))));
    });
  });
}
