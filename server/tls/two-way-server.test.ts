import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Lan, openLan } from './open-lan.ts';
import { listen, sendPlain } from './testing/connections.ts';
import { machineWith } from './testing/machines.ts';

/** Shorter than the time after which a silent connection ends by itself. */
const LIMIT_MS = 10_000;
/** That time, and more. */
const PATIENCE_MS = 20_000;

let dataDir: string;
let lan: Lan;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'overpaint-two-way-'));
  lan = await openLan({ dataDir, host: '::', machine: () => machineWith({ eth0: ['10.0.0.5'] }) });
});

afterAll(async () => {
  lan.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function serve<Value>(use: (port: number) => Promise<Value>): Promise<Value> {
  const server = lan.createServer((_request, response) => void response.end('product'), {});
  const port = await listen(server);
  const value = await use(port);
  const closed = once(server, 'close');
  server.close();
  await closed; // what is still open at this point must not keep it from closing
  return value;
}

const request = (line: string, headers = 'host: 10.0.0.5:8080'): string =>
  `${line} HTTP/1.1\r\n${headers}\r\nconnection: close\r\n\r\n`;
const ask = (line: string, headers?: string): Promise<string> =>
  serve((port) => sendPlain(port, request(line, headers)));

describe('without encryption', () => {
  it('the page says how to trust the authority, and leads to the same host', async () => {
    const answer = await ask('GET /');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('Open Overpaint on this device');
    expect(answer).toContain('href="https://10.0.0.5:8080/"');
    const fingerprint = /fingerprint: (\S+)/.exec(lan.introduction(1))?.[1];
    expect(answer.replaceAll('<wbr>', '')).toContain(fingerprint);
    expect(answer).toMatch(/content-security-policy: default-src 'none'; style-src 'sha256-/);
    expect(answer).not.toContain('<script');
  });

  it.each([
    ['zh-CN,zh;q=0.9,en;q=0.8', '<html lang="zh" dir="ltr">'],
    ['fr, ar;q=0.5', '<html lang="ar" dir="rtl">'],
    ['fr', '<html lang="en" dir="ltr">'],
  ])('the page speaks the language of a browser that wants %s', async (languages, html) => {
    expect(await ask('GET /', `host: a\r\naccept-language: ${languages}`)).toContain(html);
  });

  it("the authority's certificate comes as the type that devices install, without its key", async () => {
    const answer = await ask('GET /overpaint-authority.crt');
    expect(answer).toMatch(/content-type: application\/x-x509-ca-cert\r\n/i);
    expect(answer).toContain('-----BEGIN CERTIFICATE-----');
    expect(answer).not.toContain('PRIVATE KEY');
  });

  it.each(['/api/health', '/edit', '/authority.key', '/../tls/authority.key'])(
    '%s answers 404 and nothing of the product',
    async (path) => {
      const answer = await ask(`GET ${path}`);
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
      expect(answer).not.toMatch(/product|PRIVATE KEY/);
    },
  );

  it('nothing is taken', async () => {
    expect(await ask('POST /api/login/anonymous')).toMatch(/^HTTP\/1\.1 405 /);
  });

  it.each(['"><script>', 'a/b', 'a b'])('the host %s is not repeated', async (host) => {
    const answer = await ask('GET /', `host: ${host}`);
    expect(answer).toMatch(/href="https:\/\/localhost:\d+\/"/);
    expect(answer).not.toContain('<script>');
  });

  it('bytes that are neither end the connection', async () => {
    expect(await serve((port) => sendPlain(port, '\0\0\0'))).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('with encryption', () => {
  it('the product answers, even when the first bytes come one by one', async () => {
    const answer = await serve(async (port) => {
      const wire = connect({ port, host: '127.0.0.1', noDelay: true });
      const device = connectTls({ socket: byteByByte(wire), rejectUnauthorized: false });
      device.end(request('GET /'));
      return (await device.setEncoding('utf8').toArray()).join('');
    });
    expect(answer).toContain('product');
  });
});

describe('a plain connection', () => {
  it(
    'that never finishes its request is cut off',
    async () => {
      await serve(async (port) => {
        const device = connect(port, '127.0.0.1').on('error', () => undefined);
        device.write('GET / HTTP/1.1\r\n');
        await once(device.resume(), 'close');
      });
    },
    PATIENCE_MS,
  );
});

describe('closing', () => {
  it.each([
    ['says nothing', []],
    ['stops in the middle of its request', [...Buffer.from('GET / HTTP/1.1\r\n')]],
    ['stops in the middle of its handshake', [22, 3, 1]],
  ])(
    'does not wait for a connection that %s',
    async (_what, bytes) => {
      const server = lan.createServer(() => undefined, {});
      const device = connect(await listen(server), '127.0.0.1').on('error', () => undefined);
      const [accepted] = await once(server, 'connection');
      if (bytes.length > 0) {
        device.write(Uint8Array.from(bytes));
        await once(accepted, 'readable');
      }
      const closed = Promise.all([once(server, 'close'), once(device, 'close')]);
      server.close();
      server.closeAllConnections();
      await closed;
      expect(accepted.destroyed).toBe(true);
    },
    LIMIT_MS,
  );
});

/** Sends every byte on its own. */
function byteByByte(wire: Socket): Duplex {
  const writeAll = async (bytes: Buffer): Promise<void> => {
    for (const byte of bytes) {
      await new Promise((resolve) => wire.write(Uint8Array.of(byte), resolve));
    }
  };
  const slow = new Duplex({
    read: () => undefined,
    write: (bytes, _encoding, done) => void writeAll(bytes).then(() => done(), done),
    final: (done) => void wire.end(done),
  });
  wire.on('data', (bytes) => slow.push(bytes)).on('end', () => slow.push(null));
  return slow;
}
