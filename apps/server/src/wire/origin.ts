// Which pages may talk to the server: its own, and those that the operator names.

import type { IncomingMessage } from 'node:http';

export type OriginSettings = {
  /** Origins besides the server's own, such as `https://bridge.example`. */
  readonly allowedOrigins: readonly string[];
  /** The number of proxies in front of the server whose word on address and https is taken. */
  readonly proxies: number;
};

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** Programs that are no browsers send no origin; they have no cookies of somebody else either. */
export function mayConnect({ headers }: IncomingMessage, { allowedOrigins }: OriginSettings): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return hostOf(origin) === host || allowedOrigins.includes(origin);
}

/** What proxies have written into a header, the nearest last. */
function proxied(header: string | readonly string[] | undefined, proxies: number): string | undefined {
  const parts = [header ?? []]
    .flat()
    .flatMap((line) => line.split(','))
    .map((part) => part.trim());
  return proxies > 0 ? parts.at(-Math.min(proxies, parts.length)) : undefined;
}

export function isSecure({ headers, socket }: IncomingMessage, { proxies }: OriginSettings): boolean {
  return proxied(headers['x-forwarded-proto'], proxies) === 'https' || 'encrypted' in socket;
}

/** Where a request comes from, for the limits. */
export function addressOf({ headers, socket }: IncomingMessage, { proxies }: OriginSettings): string {
  return proxied(headers['x-forwarded-for'], proxies) || (socket.remoteAddress ?? 'unknown');
}
