import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Ports that an import may go to: those of the web, and those that are commonly used beside them. */
const PORTS: ReadonlySet<number> = new Set([80, 443, 8080, 8443]);

/**
 * IPv4 networks that are not public (IANA's special-purpose registry): this network, private,
 * shared (CGNAT), loopback, link-local with the clouds' metadata, protocol assignments,
 * documentation, 6to4 relays, benchmarks, multicast, reserved; and Azure's platform address.
 */
const CLOSED_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['168.63.129.16', 32],
];

/** Of IPv6 only global unicast is public; within it these are not: they hold or stand for others. */
const GLOBAL_V6 = ['2000::', 3] as const;
const CLOSED_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23], // protocol assignments, Teredo (which carries IPv4 addresses)
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4 (which carries IPv4 addresses)
  ['3fff::', 20], // documentation
];

const closed = new BlockList();
for (const [network, prefix] of CLOSED_V4) closed.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of CLOSED_V6) closed.addSubnet(network, prefix, 'ipv6');
const global = new BlockList();
global.addSubnet(...GLOBAL_V6, 'ipv6');

/**
 * Whether an address belongs to the public internet: none that is private, loopback, link-local,
 * shared, multicast, reserved, for documentation, a cloud's metadata, or an IPv6 form of such; and
 * none of this machine's own.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0 || isOwn(address)) return false;
  if (version === 4) return !closed.check(address, 'ipv4');
  return global.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** Whether the server may connect to an address and port for a user. */
export type MayConnect = (address: string, port: number) => boolean;

/** See {@link MayConnect}: public addresses, ports of the web. */
export const mayConnect: MayConnect = (address, port) =>
  PORTS.has(port) && isPublicAddress(address);

function isOwn(address: string): boolean {
  const own = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
  return own.some((entry) => entry.address === address);
}
