/** The addresses under which people find the server. */
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

type Interfaces = { readonly [name: string]: readonly NetworkInterfaceInfo[] | undefined };

/** Addresses for other devices on the network; IPv4 only, because people type them. */
export function networkAddresses(port: number, interfaces: Interfaces = networkInterfaces()): readonly string[] {
  return Object.values(interfaces)
    .flatMap((cards) => cards ?? [])
    .filter((card) => card.family === 'IPv4' && !card.internal)
    .map((card) => `http://${card.address}:${port}`);
}

/** What a person reads when the server has started. */
export function greeting(port: number, network: readonly string[]): string {
  const others = network.map((address) => `  other devices on this network: ${address}`);
  return [`Minibridge is ready: http://localhost:${port}`, ...others, '  Ctrl+C stops it.'].join('\n');
}
