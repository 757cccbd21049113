import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedImageSchema } from '../src/net/contracts/image.ts';
import type { HostAddress } from './import/fetch-picture.ts';
import { isPublicAddress } from './import/guard-address.ts';
import { busyPng, claimSize } from './testing/pictures.ts';
import { newGuest, type TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

/** The web as these tests have it: real servers here, under names that lead to them. */
const LOCAL: HostAddress = { address: '127.0.0.1', family: 4 };
const INSIDE: HostAddress = { address: '10.0.0.5', family: 4 };
const NAMES: Readonly<Record<string, readonly HostAddress[]>> = {
  'pictures.test': [LOCAL],
  'inside.test': [INSIDE],
  'both.test': [LOCAL, INSIDE],
  'mapped.test': [{ address: '::ffff:10.0.0.5', family: 6 }],
  'metadata.test': [{ address: '169.254.169.254', family: 4 }],
};

let web: Server;
let port: number;
let server: TestServer;
let png: Buffer;
let asked: string[] = [];
let resolved: string[] = [];
const pages = new Map<string, (request: IncomingMessage, response: ServerResponse) => void>();

beforeAll(async () => {
  png = await busyPng(33, 21);
  web = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`);
    const page = pages.get(request.url ?? '');
    if (page === undefined) response.writeHead(404).end('nothing');
    else page(request, response);
  });
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  port = (web.address() as AddressInfo).port;
  const reach = {
    async resolve(name: string) {
      resolved.push(name);
      const found = NAMES[name];
      if (found === undefined) throw new Error('not found');
      return found;
    },
    // The one exception: the server of this test. Everything else is judged as it always is.
    mayConnect: (address: string, to: number) =>
      (address === LOCAL.address && to === port) || (isPublicAddress(address) && to === 80),
  };
  server = await startTestServer({ MAX_UPLOAD_MB: '1' }, { reach });
  serve('/a.png', png);
});
afterAll(async () => {
  await server.dispose();
  web.closeAllConnections();
  await new Promise((resolve) => web.close(resolve));
});

function serve(path: string, body: Uint8Array | string, headers: Record<string, string> = {}) {
  pages.set(path, (_request, response) => response.writeHead(200, headers).end(body));
}

function redirect(path: string, location: string, status = 302): void {
  pages.set(path, (_request, response) => response.writeHead(status, { location }).end());
}

const at = (path: string, host = 'pictures.test') => `http://${host}:${port}${path}`;

/** Each import by a guest of its own, so that no test meets another's rate. */
async function importFrom(url: unknown, client?: TestClient) {
  const guest = client ?? (await newGuest(server.url));
  asked = [];
  resolved = [];
  const answer = await guest.post('/api/images/import', { url });
  return { answer, guest, verdict: [answer.status, answer.body.error] };
}

describe('an import', () => {
  it('fetches a picture for the user, who alone can load it', async () => {
    const { answer, guest } = await importFrom(at('/a.png'));
    const stored = storedImageSchema.parse(answer.body.data);
    expect(stored).toMatchObject({ width: 33, height: 21 });
    const loaded = await fetch(server.url + stored.url);
    expect(Buffer.from(await loaded.arrayBuffer()).equals(png)).toBe(true);
    expect((await guest.get(`/api/images/${stored.imageId}`)).status).toBe(200);
    const other = await newGuest(server.url);
    expect((await other.get(`/api/images/${stored.imageId}`)).status).toBe(404);
    expect((await guest.get('/api/tasks/edit/list')).body.data['total']).toBe(0);
  });

  it('follows redirects, also to another host, resolving each host once', async () => {
    redirect('/first', '/second', 301);
    redirect('/second', at('/a.png'), 307);
    const { verdict } = await importFrom(at('/first'));
    expect(verdict).toEqual([200, undefined]);
    expect(asked).toHaveLength(3);
    expect(resolved).toEqual(['pictures.test', 'pictures.test', 'pictures.test']);
  });

  it('that is given up while it waits for its turn is never begun', async () => {
    const held = new Set<() => void>();
    pages.set('/held', (_request, response) => held.add(() => response.writeHead(404).end()));
    const asking = Array.from({ length: 4 }, () => importFrom(at('/held')));
    await expect.poll(() => held.size).toBe(4);
    const guest = await newGuest(server.url);
    const left = request(`${server.url}/api/images/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${guest.token}` },
    });
    left.on('error', () => undefined);
    left.end(JSON.stringify({ url: at('/a.png', 'left.test') }));
    await once(left, 'finish');
    await guest.get('/api/health');
    const later = importFrom(at('/a.png'));
    await new Promise((resolve) => left.once('close', resolve).destroy());
    await guest.get('/api/health');
    for (const letGo of held) letGo();
    expect((await later).verdict).toEqual([200, undefined]);
    await Promise.all(asking);
    expect(resolved).not.toContain('left.test');
  });

  it('decides by the bytes, whatever type and name say', async () => {
    serve('/page.html', png, { 'content-type': 'text/html' });
    expect((await importFrom(at('/page.html'))).verdict).toEqual([200, undefined]);
    serve('/text.png', '<html>', { 'content-type': 'image/png' });
    expect((await importFrom(at('/text.png'))).verdict).toEqual([422, 'not_an_image']);
  });

  it.each(['gif', 'tiff', 'avif'] as const)('makes a PNG of a %s', async (format) => {
    serve(`/a.${format}`, await sharp(png).toFormat(format).toBuffer());
    const { answer } = await importFrom(at(`/a.${format}`));
    const { url } = storedImageSchema.parse(answer.body.data);
    const loaded = await (await fetch(server.url + url)).arrayBuffer();
    expect(await sharp(loaded).metadata()).toMatchObject({ format: 'png', width: 33, height: 21 });
  });

  it.each([
    ['BMP', `BM${' '.repeat(70)}`],
    ['HEIC', `\0\0\0\x18ftypheic${' '.repeat(60)}`],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'],
  ])('names a format that it does not take: %s', async (name, body) => {
    serve('/other', Buffer.from(body, 'latin1'));
    const { verdict, answer } = await importFrom(at('/other'));
    expect(verdict).toEqual([415, 'unsupported_media_type']);
    expect(answer.body.message).toContain(name);
  });
});

describe('an import is refused, and nothing of it stays, when', () => {
  it.each([
    ['the host is private', () => at('/a.png', 'inside.test')],
    ['one of the host’s addresses is private', () => at('/a.png', 'both.test')],
    ['the host leads to a mapped address', () => at('/a.png', 'mapped.test')],
    ['the host is the clouds’ metadata', () => at('/latest/meta-data', 'metadata.test')],
    ['the address is loopback on another port', () => 'http://127.0.0.1:5432/'],
    ['the address is loopback as one number', () => 'http://2130706433/'],
    ['the address is loopback in hexadecimal', () => 'http://0x7f.1/'],
    ['the address is IPv6 loopback', () => 'http://[::1]/'],
    ['the address is mapped', () => 'http://[::ffff:127.0.0.1]/'],
    ['the address is private', () => 'https://192.168.0.1/a.png'],
    ['the port is not of the web', () => 'http://8.8.8.8:22/'],
    ['it names a user', () => `http://user:secret@pictures.test:${port}/a.png`],
  ])('%s', async (_what, url) => {
    const before = await server.stored();
    const { verdict } = await importFrom(url());
    expect(verdict).toEqual([422, 'address_not_allowed']);
    expect(asked).toEqual([]);
    expect(await server.stored()).toEqual(before);
  });

  it.each([
    ['a private host', () => at('/a.png', 'inside.test')],
    ['a private address', () => 'http://10.0.0.5/'],
    ['a file', () => 'file:///etc/passwd'],
    ['another protocol', () => 'gopher://pictures.test/'],
  ])('it redirects to %s', async (_what, target) => {
    redirect('/away', target());
    const { verdict } = await importFrom(at('/away'));
    expect(verdict).toEqual([422, 'address_not_allowed']);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['it is not there', () => at('/missing'), 'status 404'],
    ['the host is not known', () => at('/a.png', 'unknown.test'), 'host is not known'],
    ['it redirects for ever', () => at('/loop'), 'redirects too often'],
    ['the connection breaks', () => at('/broken'), 'connection'],
  ])('%s', async (_what, url, reason) => {
    redirect('/loop', '/loop');
    pages.set('/broken', (request) => request.socket.destroy());
    const before = await server.stored();
    const { verdict, answer } = await importFrom(url());
    expect(verdict).toEqual([422, 'image_unreachable']);
    expect(answer.body.message).toContain(reason);
    expect(answer.body.message).toContain(
      'Failed to load image. Please check if the URL is correct',
    );
    expect(await server.stored()).toEqual(before);
  });

  it.each([
    ['says that it is too large', { 'content-length': '1048577' }, 10],
    ['is too large without saying so', {}, 1_048_577],
  ])('it %s', async (_what, headers, bytes) => {
    pages.set('/large', (_request, response) => {
      response.on('error', () => undefined);
      response.writeHead(200, headers);
      response.write(Buffer.alloc(bytes));
      if (!('content-length' in headers)) response.end();
    });
    const before = await server.stored();
    const { verdict } = await importFrom(at('/large'));
    expect(verdict).toEqual([413, 'body_too_large']);
    expect(await server.stored()).toEqual(before);
  });

  it('it breaks off in the middle, or claims too many pixels', async () => {
    const before = await server.stored();
    pages.set('/half', (_request, response) => {
      response.writeHead(200, { 'content-length': String(png.length) });
      response.write(png.subarray(0, 60), () => response.destroy());
    });
    expect((await importFrom(at('/half'))).verdict).toEqual([422, 'image_unreachable']);
    serve('/bomb', claimSize(png, 60_000, 60_000));
    expect((await importFrom(at('/bomb'))).verdict).toEqual([413, 'image_too_large']);
    serve('/cut', png.subarray(0, -40));
    expect((await importFrom(at('/cut'))).verdict).toEqual([422, 'image_unreadable']);
    expect(await server.stored()).toEqual(before);
  });

  it.each([['ftp://pictures.test/a.png'], ['a.png'], [''], ['javascript:alert(1)'], [7], [null]])(
    'it is no web address: %s',
    async (url) => {
      const { verdict, answer } = await importFrom(url);
      expect(verdict).toEqual([400, 'invalid_request']);
      expect(answer.body.fields?.[0]?.field).toBe('url');
      if (typeof url === 'string')
        expect(answer.body.message).toBe('Please enter a valid image URL');
    },
  );

  it('one user asks too often; another is not hindered', async () => {
    const guest = await newGuest(server.url);
    const verdicts: unknown[] = [];
    for (let n = 0; n < 21; n++)
      verdicts.push((await importFrom(at('/missing'), guest)).answer.status);
    expect(verdicts).toEqual([...Array(20).fill(422), 429]);
    expect((await importFrom(at('/a.png'))).verdict).toEqual([200, undefined]);
  });

  it('nobody is signed in', async () => {
    const response = await fetch(`${server.url}/api/images/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: at('/a.png') }),
    });
    expect(response.status).toBe(401);
  });
});
