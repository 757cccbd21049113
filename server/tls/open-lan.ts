import type { RequestListener, Server, ServerOptions } from 'node:http';
import { hostname, networkInterfaces } from 'node:os';
import { type Addresses, addressesOf, type Machine } from './addresses.ts';
import { openAuthority, tlsFolderOf } from './authority.ts';
import { createHelpHandler } from './help/help-handler.ts';
import { introduce } from './introduction.ts';
import { isGood, openLeaf } from './leaf.ts';
import { TwoWayServer } from './two-way-server.ts';

/** What makes a server reachable from the local network. */
export interface Lan {
  /** Makes the server that is to listen: HTTPS, and a help page for who comes without. */
  createServer(handler: RequestListener, options: ServerOptions): Server;
  /** What to tell the operator about a server on this port. */
  introduction(port: number): string;
  /** Looks whether addresses or time ask for another certificate, and shows that from then on. */
  refresh(): Promise<void>;
  /** Ends looking. */
  close(): void;
}

/** What it needs; all but the first two are the system's own when not given. */
export interface LanOptions {
  readonly dataDir: string;
  /** Address or name that the server listens on. */
  readonly host: string;
  readonly machine?: () => Machine;
  readonly now?: () => Date;
  /** Told to the operator: the introduction again when there are new addresses, and failures. */
  readonly tell?: (words: string) => void;
  readonly isTerminal?: boolean;
}

/** How often addresses and time are looked at. */
const LOOK_EVERY_MS = 15_000;

const thisMachine = (): Machine => ({ interfaces: networkInterfaces(), hostname: hostname() });

/**
 * Opens the authority and the certificate of a data folder, making what is missing.
 * @throws {StartError} when the authority's files can't be used.
 */
export async function openLan(options: LanOptions): Promise<Lan> {
  const { dataDir, host, machine = thisMachine, now = () => new Date() } = options;
  const { tell = console.log, isTerminal = process.stdout.isTTY } = options;
  const look = (): Addresses => addressesOf(machine(), host);
  let addresses = look();
  const known = { hostname: machine().hostname, names: addresses.names };
  const authority = await openAuthority(dataDir, { ...known, now: now() });
  const folder = tlsFolderOf(dataDir);
  let leaf = await openLeaf(folder, { authority, addresses, now: now() });
  const servers: TwoWayServer[] = [];
  const fingerprint = authority.parsed.fingerprint256;

  const introduction = (port: number): string =>
    introduce({ hosts: addresses.reachable, port, fingerprint, isTerminal });

  const refresh = async (): Promise<void> => {
    const found = look();
    const wish = { authority, addresses: found, now: now() };
    if (isGood(leaf, wish)) return;
    const isNew = found.reachable.some((one) => !addresses.reachable.includes(one));
    [leaf, addresses] = [await openLeaf(folder, wish), found];
    for (const server of servers) server.show(leaf.pem);
    if (isNew) for (const port of servers.flatMap(portsOf)) tell(introduction(port));
  };
  let lastFailure = '';
  const refreshOrTell = (): void => {
    refresh().catch((error: unknown) => {
      const failure = error instanceof Error ? error.message : String(error);
      if (failure !== lastFailure) tell(`The certificate could not be renewed. ${failure}`);
      lastFailure = failure;
    });
  };
  const timer = setInterval(refreshOrTell, LOOK_EVERY_MS).unref();

  return {
    createServer(handler, serverOptions) {
      const help = createHelpHandler({ certificate: authority.certificate, fingerprint });
      const server = new TwoWayServer(leaf.pem, serverOptions, handler, help);
      servers.push(server);
      return server;
    },
    introduction,
    refresh,
    close: () => clearInterval(timer),
  };
}

function portsOf(server: Server): number[] {
  const address = server.address();
  return address !== null && typeof address === 'object' ? [address.port] : [];
}
