import { createServer } from 'node:net';

/**
 * A port of this machine on which nobody listens.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const at = probe.address();
      probe.close(() => (typeof at === 'object' && at ? resolve(at.port) : reject(new Error('no free port'))));
    });
  });
}
