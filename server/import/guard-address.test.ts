import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { isPublicAddress, mayConnect } from './guard-address.ts';

describe('an address is not public when it is', () => {
  it.each([
    ['of this network', '0.0.0.0'],
    ['loopback', '127.0.0.1'],
    ['loopback, elsewhere in the block', '127.255.0.9'],
    ['private (10)', '10.1.2.3'],
    ['private (172.16)', '172.16.0.1'],
    ['private (172.31)', '172.31.255.254'],
    ['private (192.168)', '192.168.1.1'],
    ['shared by a carrier', '100.64.0.1'],
    ['link-local', '169.254.1.1'],
    ['the metadata of most clouds', '169.254.169.254'],
    ['the metadata of Alibaba', '100.100.100.200'],
    ['the metadata of Oracle', '192.0.0.192'],
    ['the platform of Azure', '168.63.129.16'],
    ['for documentation', '203.0.113.7'],
    ['for benchmarks', '198.19.0.1'],
    ['multicast', '224.0.0.1'],
    ['reserved', '250.1.1.1'],
    ['broadcast', '255.255.255.255'],
    ['IPv6 unspecified', '::'],
    ['IPv6 loopback', '::1'],
    ['IPv4 mapped to IPv6', '::ffff:127.0.0.1'],
    ['IPv4 mapped to IPv6, in hexadecimal', '::ffff:7f00:1'],
    ['a public IPv4 mapped to IPv6', '::ffff:8.8.8.8'],
    ['IPv4-compatible IPv6', '::8.8.8.8'],
    ['translated (NAT64)', '64:ff9b::a00:1'],
    ['IPv6 link-local', 'fe80::1'],
    ['IPv6 link-local with a zone', 'fe80::1%eth0'],
    ['IPv6 unique local', 'fd00:ec2::254'],
    ['IPv6 site-local', 'fec0::1'],
    ['IPv6 multicast', 'ff02::1'],
    ['Teredo', '2001::1'],
    ['6to4', '2002:7f00:1::'],
    ['IPv6 for documentation', '2001:db8::1'],
    ['IPv6 for documentation, new', '3fff::1'],
    ['no address', 'localhost'],
    ['nothing', ''],
  ])('%s: %s', (_what, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('one of this machine’s own', () => {
    const own = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
    expect(own.map(({ address }) => isPublicAddress(address))).toEqual(own.map(() => false));
  });
});

describe('an address is public when it is', () => {
  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '11.0.0.1', '2606:4700::1111'])(
    '%s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

it('only ports of the web may be connected to', () => {
  const ports = [22, 25, 80, 443, 3306, 5432, 6379, 8080, 8443, 9200];
  expect(ports.filter((port) => mayConnect('8.8.8.8', port))).toEqual([80, 443, 8080, 8443]);
});
