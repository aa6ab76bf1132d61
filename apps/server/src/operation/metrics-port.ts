// The figures have a port of their own: the game's port goes out into the world, and no proxy must remember to hide them.

import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

export type MetricsAddress = { readonly host: string; readonly port: number };

function answering({ text, contentType }: Metrics, report: (what: string, error: unknown) => void): Server {
  return createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('The figures are at /metrics\n');
      return;
    }
    text().then(
      (figures) => response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(figures),
      (error: unknown) => {
        report('the figures could not be told', error);
        response.writeHead(500).end();
      },
    );
  });
}

export type MetricsPort = { readonly close: () => Promise<void> };

type Opened = { readonly ok: true; readonly port: MetricsPort } | { readonly ok: false; readonly sentence: string };

/** Absent: it listens; else the system's error. */
function listening(server: Server, { host, port }: MetricsAddress): Promise<Error | undefined> {
  return new Promise((resolve) => {
    server.once('error', resolve);
    server.listen({ host, port }, () => resolve(undefined));
  });
}

/** Serves `GET /metrics` at `address`, or says in a sentence why not. */
export async function openMetricsPort(
  metrics: Metrics,
  address: MetricsAddress,
  report: (what: string, error: unknown) => void,
): Promise<Opened> {
  const server = answering(metrics, report);
  const error = await listening(server, address);
  if (error) return { ok: false, sentence: `METRICS_PORT cannot be opened: ${error.message}.` };
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { ok: true, port: { close } };
}
