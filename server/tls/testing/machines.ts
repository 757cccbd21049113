import type { NetworkInterfaceInfo } from 'node:os';
import type { Machine } from '../addresses.ts';

/** A machine with these addresses by device; loopback is always there. */
export function machineWith(
  devices: Readonly<Record<string, readonly string[]>>,
  hostname = 'easel',
): Machine {
  const found = Object.entries(devices).map(
    ([device, ips]) => [device, ips.map((ip) => infoOf(ip, false))] as const,
  );
  const lo = [infoOf('127.0.0.1', true), infoOf('::1', true)];
  return { interfaces: { lo, ...Object.fromEntries(found) }, hostname };
}

function infoOf(address: string, internal: boolean): NetworkInterfaceInfo {
  const common = { address, internal, mac: '02:00:00:00:00:01', netmask: '', cidr: null };
  return address.includes(':')
    ? { ...common, family: 'IPv6', scopeid: 0 }
    : { ...common, family: 'IPv4' };
}
