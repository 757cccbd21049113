import { lookup } from 'node:dns/promises';
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Refusal } from '../refusal.ts';
import { type MayConnect, mayConnect } from './guard-address.ts';

/** An address of a host. */
export interface HostAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/** Where names lead and where connections may go; tests hand in their own. */
export interface Reach {
  /** All addresses of a host name. Rejects when there are none. */
  readonly resolve: (hostname: string) => Promise<readonly HostAddress[]>;
  readonly mayConnect: MayConnect;
}

/** The internet. */
export const internet: Reach = {
  async resolve(hostname) {
    const found = await lookup(hostname, { all: true });
    return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
  },
  mayConnect,
};

/** Bounds of one import. */
export interface FetchLimits {
  /** Largest picture, in bytes. */
  readonly maxBytes: number;
  /** For all of it, and without a byte, in milliseconds. */
  readonly totalMs: number;
  readonly silenceMs: number;
}

const MOST_REDIRECTS = 5;
const HEADERS = {
  accept: 'image/*',
  'accept-encoding': 'identity',
  'user-agent': 'Overpaint (image import)',
};

/**
 * Opens a web address for reading, following redirects. Each hop's host is resolved once, all its
 * addresses have to be allowed, and the connection goes to the very address that was checked, so
 * that no second DNS answer can lead elsewhere. Reading beyond the limits throws.
 * @throws {Refusal} `address_not_allowed`, `image_unreachable`, `body_too_large`.
 */
export async function fetchPicture(
  url: string,
  reach: Reach,
  limits: FetchLimits,
  signal: AbortSignal,
): Promise<AsyncIterable<Uint8Array>> {
  const ending = AbortSignal.any([signal, AbortSignal.timeout(limits.totalMs)]);
  let current = new URL(url);
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const response = await open(
      current,
      await checkedAddress(current, reach, ending),
      limits,
      ending,
    );
    if (response.statusCode === 200) return readLimited(response, limits.maxBytes);
    // What else a server says along with its answer is not read, however long it is.
    response.destroy();
    current = redirectOf(response, current);
  }
  throw unreachable('it redirects too often');
}

/** The address to connect to. */
async function checkedAddress(
  url: URL,
  { resolve, mayConnect: may }: Reach,
  signal: AbortSignal,
): Promise<HostAddress> {
  if (!/^https?:$/.test(url.protocol)) throw notAllowed();
  if (url.username !== '' || url.password !== '') throw notAllowed();
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const version = isIP(host);
  const addresses: readonly HostAddress[] =
    version === 0
      ? await Promise.race([resolve(host), whenAborted(signal)]).catch(() => {
          throw signal.aborted ? explain(signal.reason) : unreachable('its host is not known');
        })
      : [{ address: host, family: version === 6 ? 6 : 4 }];
  const [first] = addresses;
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  if (first === undefined || !addresses.every(({ address }) => may(address, port))) {
    throw notAllowed();
  }
  return first;
}

/** Rejects when the signal aborts; look-ups of names can't be ended. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function open(
  url: URL,
  address: HostAddress,
  { silenceMs }: FetchLimits,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const options: RequestOptions = {
    headers: HEADERS,
    agent: false,
    lookup: always(address),
    timeout: silenceMs,
    signal,
  };
  return new Promise((resolve, reject) => {
    const asked = request(url, options, resolve);
    asked.on('timeout', () => asked.destroy(new Error('it does not answer in time')));
    asked.on('error', (error) => reject(explain(error)));
    asked.end();
  });
}

/** A name look-up that knows one answer. */
function always({ address, family }: HostAddress): LookupFunction {
  return (_hostname, options, answer) => {
    if (options.all === true) answer(null, [{ address, family }]);
    else answer(null, address, family);
  };
}

/** Where a response leads. @throws {Refusal} when it does not redirect. */
function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL {
  const next = headers.location === undefined ? null : URL.parse(headers.location, from);
  if (statusCode < 300 || statusCode >= 400 || next === null) {
    throw unreachable(`it answers with status ${statusCode}`);
  }
  return next;
}

async function* readLimited(
  response: IncomingMessage,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  if (Number(response.headers['content-length']) > maxBytes) {
    response.destroy();
    throw tooLarge(maxBytes);
  }
  let bytes = 0;
  try {
    for await (const chunk of response) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      yield chunk;
    }
  } catch (error) {
    throw explain(error);
  } finally {
    response.destroy();
  }
}

function tooLarge(maxBytes: number): Refusal {
  const megabytes = Math.floor(maxBytes / 1_048_576);
  return new Refusal('body_too_large', `The picture is larger than ${megabytes} MB.`);
}

function notAllowed(): Refusal {
  const sentence = 'Pictures can be fetched from public http and https addresses only.';
  return new Refusal('address_not_allowed', sentence);
}

function unreachable(reason: string): Refusal {
  return new Refusal(
    'image_unreachable',
    `Failed to load image. Please check if the URL is correct: ${reason}.`,
  );
}

function explain(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const name = error instanceof Error ? error.name : '';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (name === 'TimeoutError' || name === 'AbortError') return unreachable('it takes too long');
  return unreachable(code === '' ? 'the connection was lost' : `the connection fails (${code})`);
}
