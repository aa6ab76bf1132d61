import type { NetworkInterfaceInfoIPv4, NetworkInterfaceInfoIPv6 } from 'node:os';
import { expect, test } from 'vitest';
import { greeting, networkAddresses } from './addresses.ts';

const v4 = (address: string, internal = false): NetworkInterfaceInfoIPv4 => ({
  family: 'IPv4',
  address,
  internal,
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
});
const v6: NetworkInterfaceInfoIPv6 = { ...v4('fe80::1'), family: 'IPv6', scopeid: 1 };

test('other devices are told the IPv4 addresses that are not this machine’s own', () => {
  const interfaces = { lo: [v4('127.0.0.1', true)], wlan0: [v4('192.168.1.20'), v6], off: undefined };
  expect(networkAddresses(3000, interfaces)).toEqual(['http://192.168.1.20:3000']);
});

test('the greeting names both', () => {
  expect(greeting(3000, ['http://192.168.1.20:3000'])).toBe(
    [
      'Minibridge is ready: http://localhost:3000',
      '  other devices on this network: http://192.168.1.20:3000',
      '  Ctrl+C stops it.',
    ].join('\n'),
  );
});
