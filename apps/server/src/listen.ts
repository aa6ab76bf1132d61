/** Opening the port on every address of this machine. */
import type { FastifyInstance } from 'fastify';

export type Listening = { readonly ok: true } | { readonly ok: false; readonly sentence: string };

/** IPv6 and IPv4 together, or IPv4 alone where the machine has no IPv6. */
export async function listen(server: FastifyInstance, port: number): Promise<Listening> {
  const both = await attempt(server, '::', port);
  const outcome = both === 'EAFNOSUPPORT' || both === 'EADDRNOTAVAIL' ? await attempt(server, '0.0.0.0', port) : both;
  if (outcome === 'open') return { ok: true };
  return { ok: false, sentence: refusal(outcome, port) };
}

/** `open`, or the system's error code. */
async function attempt(server: FastifyInstance, host: string, port: number): Promise<string> {
  try {
    await server.listen({ host, port });
    return 'open';
  } catch (error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
    throw error;
  }
}

function refusal(code: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use; stop the other program or choose another with --port.`;
  if (code === 'EACCES') return `Port ${port} needs rights that this user does not have; choose another with --port.`;
  return `Port ${port} could not be opened (${code}).`;
}
