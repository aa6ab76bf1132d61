/** Opening the port: on every address of this machine, or on one. */
import type { FastifyInstance } from 'fastify';

export type Listening = { readonly ok: true } | { readonly ok: false; readonly sentence: string };

/** `host`: an address of this machine; absent: all of them. */
export type Place = { readonly port: number; readonly host?: string | undefined };

/** All addresses are IPv6 and IPv4 together, or IPv4 alone where the machine has no IPv6. */
export async function listen(server: FastifyInstance, { port, host }: Place): Promise<Listening> {
  const first = await attempt(server, { host: host ?? '::', port });
  const isWithoutIPv6 = host === undefined && (first === 'EAFNOSUPPORT' || first === 'EADDRNOTAVAIL');
  const outcome = isWithoutIPv6 ? await attempt(server, { host: '0.0.0.0', port }) : first;
  if (outcome === 'open') return { ok: true };
  return { ok: false, sentence: refusal(outcome, { port, host }) };
}

/** `open`, or the system's error code. */
async function attempt(server: FastifyInstance, place: { host: string; port: number }): Promise<string> {
  try {
    await server.listen(place);
    return 'open';
  } catch (error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
    throw error;
  }
}

const NOT_HERE = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAFNOSUPPORT', 'EAI_AGAIN']);

function refusal(code: string, { port, host }: Place): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use; stop the other program or choose another with --port.`;
  if (code === 'EACCES') return `Port ${port} needs rights that this user does not have; choose another with --port.`;
  if (host !== undefined && NOT_HERE.has(code)) return `LISTEN_HOST must be an address of this machine, not "${host}".`;
  return `Port ${port} could not be opened (${code}).`;
}
