import { isIP } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';

/** Under which names and addresses this machine can be reached. */
export interface Addresses {
  /** Host names that a certificate is to be good for, lower case, each once. */
  readonly names: readonly string[];
  /** IP addresses that a certificate is to be good for, loopback included, each once. */
  readonly ips: readonly string[];
  /** What another machine can type, the likeliest first; IPv6 only where there is no IPv4. */
  readonly reachable: readonly string[];
}

/** What the system says of this machine; the results of `os.networkInterfaces` and `os.hostname`. */
export interface Machine {
  readonly interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;
  readonly hostname: string;
}

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*$/;
/** Zone-bound addresses: no browser can open them. */
const LINK_LOCAL_V6 = /^fe[89ab][0-9a-f]:/i;
const WILDCARDS = ['0.0.0.0', '::'];
const LOOPBACKS = ['127.0.0.1', '::1'];
/** Interfaces that lead to virtual machines and containers, never to a tablet. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|utun|lxc|cni|podman)/;
/** RFC 1918 in the order in which home and office networks use it. */
const PRIVATE = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];

/** Works out the addresses of a machine that listens on `host` (an address, a name, a wildcard). */
export function addressesOf({ interfaces, hostname }: Machine, host: string): Addresses {
  const found = Object.entries(interfaces)
    .flatMap(([device, infos = []]) => infos.map((info) => ({ device, ...info })))
    .filter(({ internal, address }) => !internal && !LINK_LOCAL_V6.test(address))
    .sort((a, b) => rank(a) - rank(b));
  const listensOnAll = WILDCARDS.includes(host);
  const own = found.map(({ address }) => address);
  const given = listensOnAll ? [] : [host];
  return {
    names: unique(['localhost', ...namesOf(hostname), ...given.filter((one) => isIP(one) === 0)]),
    ips: unique([...LOOPBACKS, ...own, ...given.filter((one) => isIP(one) !== 0)]),
    reachable: listensOnAll ? typeable(own) : given,
  };
}

function rank({ device, address }: { readonly device: string; readonly address: string }): number {
  const range = PRIVATE.findIndex((pattern) => pattern.test(address));
  return (VIRTUAL.test(device) ? 10 : 0) + (range < 0 ? PRIVATE.length : range);
}

/** The host's own name, and the one by which multicast DNS (RFC 6762) finds it. */
function namesOf(hostname: string): readonly string[] {
  const name = hostname.toLowerCase();
  const [first = ''] = name.split('.');
  return [name, `${first}.local`].filter((one) => HOST_NAME.test(one) && isIP(one) === 0);
}

function typeable(ips: readonly string[]): readonly string[] {
  const v4 = ips.filter((one) => isIP(one) === 4);
  return v4.length > 0 ? v4 : ips;
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}

/** The address of a page at `host`, which may be an IPv6 address. */
export function urlOf(scheme: 'http' | 'https', host: string, port: number): string {
  return `${scheme}://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}
