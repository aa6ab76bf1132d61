// Which pages may talk to the server: its own, and those that the operator names.

import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

export type OriginSettings = {
  /** Origins besides the server's own, such as `https://bridge.example`. */
  readonly allowedOrigins: readonly string[];
  /** The number of proxies in front of the server whose word on address and https is taken. */
  readonly proxies: number;
};

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

/**
 * A page of this host that came at least as safely as it connects. Over http anybody on the way may have written it, so such a page
 * does not get at what goes over https; behind a proxy that is not trusted nobody knows of https, and the host alone counts.
 */
function isOwnPage(origin: string, request: IncomingMessage, settings: OriginSettings): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  const isAsSafe = protocol === 'https:' || (protocol === 'http:' && !isSecure(request, settings));
  return host === request.headers.host && isAsSafe;
}

/** Programs that are no browsers send no origin; they have no cookies of somebody else either. */
export function mayConnect(request: IncomingMessage, settings: OriginSettings): boolean {
  const { origin } = request.headers;
  return origin === undefined || settings.allowedOrigins.includes(origin) || isOwnPage(origin, request, settings);
}

const IPV4_INSIDE = /[\d.]+$/;
/** Groups of sixteen bits: of a whole address, and of what one line is given at least (a /64). */
const GROUPS = 8;
const GROUPS_OF_A_LINE = 4;

/** One line of IPv6 has more addresses than anybody can count, and counts as one; so does IPv4 written as IPv6. */
function lineOf(address: string): string {
  if (!isIPv6(address)) return address;
  if (address.includes('.')) return IPV4_INSIDE.exec(address)?.[0] ?? address;
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = tail === undefined ? [] : Array.from({ length: GROUPS - head.length - tail.length }, () => '0');
  const groups = [...head, ...zeros, ...(tail ?? [])].slice(0, GROUPS_OF_A_LINE);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Where a request comes from, for the limits. */
export function addressOf({ headers, socket }: IncomingMessage, { proxies }: OriginSettings): string {
  return lineOf(proxied(headers['x-forwarded-for'], proxies) || (socket.remoteAddress ?? 'unknown'));
}
