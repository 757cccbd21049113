import { X509Certificate } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, createServer } from 'node:tls';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../config/start-error.ts';
import { makeLeaf } from './make-certificates.ts';
import { type Lan, type LanOptions, openLan } from './open-lan.ts';
import { handshake, listen } from './testing/connections.ts';
import { machineWith } from './testing/machines.ts';

/** DER of the OID 1.2.840.10045.4.3.2, and the OID of server authentication (RFC 5280, 4.2.1.12). */
const ECDSA_WITH_SHA256 = Buffer.from('06082a8648ce3d040302', 'hex');
const SERVER_AUTH = '1.3.6.1.5.5.7.3.1';
/** DER of BasicConstraints with cA true and pathLenConstraint 0. */
const CA_WITH_NO_CA_BELOW = Buffer.from('30060101ff020100', 'hex');
const DAY = 86_400_000;
const begin = new Date('2026-03-01T12:00:00Z');
const home = machineWith({ wlan0: ['192.168.1.5', 'fd00::5'] });
const office = machineWith({ wlan0: ['10.20.30.40'] });

let dataDir: string;
const closers: (() => unknown)[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'overpaint-tls-'));
});

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await rm(dataDir, { recursive: true, force: true });
});

async function open(options: Partial<LanOptions> = {}): Promise<Lan> {
  const machine = (): typeof home => home;
  const lan = await openLan({ dataDir, host: '::', machine, now: () => begin, ...options });
  closers.push(() => lan.close());
  return lan;
}

/** Serves with it; answers the port. */
async function serve(lan: Lan): Promise<number> {
  const server = lan.createServer((_request, response) => void response.end('secret'), {});
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return listen(server);
}

const pathOf = (file: string): string => join(dataDir, 'tls', file);
const read = (file: string): Promise<string> => readFile(pathOf(file), 'utf8');
const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;
const certificateIn = async (file: string): Promise<X509Certificate> =>
  new X509Certificate(await read(file));

describe('the authority', () => {
  it('is made once and kept, and so is the certificate that it signed', async () => {
    await open();
    const [authority, leaf] = [await read('authority.crt'), await read('leaf.pem')];
    await open({ now: () => new Date(begin.getTime() + 300 * DAY) });
    expect(await read('authority.crt')).toBe(authority);
    expect(await read('leaf.pem')).toBe(leaf);
    expect(await readdir(dataDir)).toEqual(['tls']);
  });

  it('is for its owner only, also after it came back from a careless backup', async () => {
    await open();
    await chmod(join(dataDir, 'tls'), 0o755);
    await chmod(pathOf('authority.key'), 0o644);
    await open();
    expect(await modeOf(join(dataDir, 'tls'))).toBe(0o700);
    expect(await modeOf(pathOf('authority.key'))).toBe(0o600);
    expect(await modeOf(pathOf('leaf.pem'))).toBe(0o600);
  });

  it('can sign no further authority and stands for no web site', async () => {
    await open();
    expect((await certificateIn('authority.crt')).raw.includes(CA_WITH_NO_CA_BELOW)).toBe(true);
    const authority = {
      certificate: await read('authority.crt'),
      key: await read('authority.key'),
    };
    const names = ['bank.example'];
    const forged = await makeLeaf({ authority, names, ips: [], now: new Date() });
    const server = createServer({ key: forged.key, cert: forged.certificate });
    closers.push(() => server.close());
    const port = await listen(server);
    const refused = handshake(port, authority.certificate, 'bank.example');
    await expect(refused).rejects.toThrow('permitted subtree violation');
  });

  it.each([
    ['authority.key', null, 'authority.key is missing'],
    ['authority.crt', null, 'authority.crt is missing'],
    ['authority.key', 'no key', 'authority.key holds no private key'],
    ['authority.crt', 'no certificate', 'authority.crt holds no certificate'],
  ])(
    'whose %s is damaged is never replaced, but named in one sentence',
    async (file, text, why) => {
      await open();
      await rm(pathOf(file));
      if (text !== null) await writeFile(pathOf(file), text);
      const before = await readdir(join(dataDir, 'tls'));
      const failure = await open().catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(StartError);
      expect(String(failure)).toContain(why);
      expect(String(failure)).toContain(join(dataDir, 'tls'));
      expect(String(failure)).not.toContain('\n');
      expect(await readdir(join(dataDir, 'tls'))).toEqual(before);
    },
  );

  it('with the key of another, a certificate that is none of an authority, or an end in the past is refused', async () => {
    await open();
    const [leaf, authority] = [await read('leaf.pem'), await read('authority.crt')];
    const over = () => new Date(begin.getTime() + 3_651 * DAY);
    await expect(open({ now: over })).rejects.toThrow('authority.crt ended on');
    await writeFile(pathOf('authority.crt'), leaf);
    await expect(open()).rejects.toThrow("is not an authority's certificate");
    await writeFile(pathOf('authority.crt'), authority);
    await writeFile(pathOf('authority.key'), leaf);
    await expect(open()).rejects.toThrow('authority.key does not belong to authority.crt');
  });
});

describe('the certificate of the server', () => {
  it('is accepted for every address and name of the machine, and for no other', async () => {
    // A real handshake judges by the real time.
    const port = await serve(await open({ now: () => new Date() }));
    const ca = await read('authority.crt');
    const hosts = [
      '192.168.1.5',
      'fd00::5',
      '127.0.0.1',
      '::1',
      'localhost',
      'easel',
      'easel.local',
    ];
    for (const host of hosts) {
      expect((await handshake(port, ca, host)).subject.O, host).toBe('Overpaint');
    }
    await expect(handshake(port, ca, '192.168.1.6')).rejects.toThrow('192.168.1.6');
    await expect(handshake(port, ca, 'other.local')).rejects.toThrow('other.local');
  });

  it("keeps to Apple's rules: at most 398 days, SHA-256, P-256, for servers, named by SAN", async () => {
    await open();
    const leaf = await certificateIn('leaf.pem');
    expect(Date.parse(leaf.validTo) - Date.parse(leaf.validFrom)).toBeLessThanOrEqual(398 * DAY);
    expect(leaf.ca).toBe(false);
    expect(leaf.subjectAltName).toContain('DNS:easel.local, IP Address:127.0.0.1');
    expect(leaf.publicKey.asymmetricKeyDetails?.namedCurve).toBe('prime256v1');
    expect(leaf.keyUsage).toEqual([SERVER_AUTH]);
    expect(leaf.raw.includes(ECDSA_WITH_SHA256)).toBe(true);
  });

  it.each([
    ['a month before its end', { now: () => new Date(begin.getTime() + 370 * DAY) }],
    [
      'when the clock was wrong and it begins in the future',
      { now: () => new Date(begin.getTime() - 9 * DAY) },
    ],
    ['when the machine has an address that is not in it', { machine: () => office }],
    ['when the machine listens on a name that is not in it', { host: 'paint.local' }],
  ])('is made anew at a start %s', async (_when, options) => {
    await open();
    const [authority, before] = [await read('authority.crt'), await read('leaf.pem')];
    await open(options);
    expect(await read('leaf.pem')).not.toBe(before);
    expect(await read('authority.crt')).toBe(authority);
  });

  it('is kept when an address is gone', async () => {
    await open();
    const before = await read('leaf.pem');
    await open({ machine: () => machineWith({ wlan0: ['192.168.1.5'] }) });
    expect(await read('leaf.pem')).toBe(before);
  });

  it.each(['', 'no certificate'])('is made anew when its file holds "%s"', async (text) => {
    await open();
    await writeFile(pathOf('leaf.pem'), text);
    await open();
    expect((await certificateIn('leaf.pem')).checkIP('192.168.1.5')).toBe('192.168.1.5');
  });

  it('that can not be stored is named in one sentence', async () => {
    await open();
    await mkdir(pathOf('leaf.pem.new'));
    const failure = await open({ machine: () => office }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect(String(failure)).toContain(`"${pathOf('leaf.pem')}"`);
    expect(String(failure)).not.toContain('\n');
  });

  it('leaves out a name that its authority may not speak for', async () => {
    await open();
    await open({ machine: () => machineWith({ wlan0: ['192.168.1.5'] }, 'renamed') });
    const leaf = await certificateIn('leaf.pem');
    expect(leaf.checkHost('renamed')).toBeUndefined();
    expect(leaf.checkHost('renamed.local')).toBe('renamed.local');
  });

  it('never outlives its authority', async () => {
    await open();
    await open({ now: () => new Date(begin.getTime() + 3_500 * DAY) });
    const [leaf, authority] = [
      await certificateIn('leaf.pem'),
      await certificateIn('authority.crt'),
    ];
    expect(leaf.validTo).toBe(authority.validTo);
  });
});

describe('while the server runs', () => {
  it('a changed address is served at once, and connections that are open stay open', async () => {
    let machine = home;
    const told: string[] = [];
    const now = () => new Date();
    const lan = await open({ machine: () => machine, now, tell: (words) => told.push(words) });
    const port = await serve(lan);
    const ca = await read('authority.crt');
    const device = connect({ port, host: '127.0.0.1', ca, servername: 'localhost' });
    closers.push(() => device.destroy());
    await expect(handshake(port, ca, '10.20.30.40')).rejects.toThrow('10.20.30.40');

    await lan.refresh();
    expect(told).toEqual([]);
    machine = office;
    await lan.refresh();
    await handshake(port, ca, '10.20.30.40');
    expect(told).toEqual([lan.introduction(port)]);
    expect(told[0]).toContain(`https://10.20.30.40:${port}`);
    device.end('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
    const answer = await device.setEncoding('utf8').toArray();
    expect(answer.join('')).toContain('secret');
  });

  it('a certificate that nears its end is renewed without a word', async () => {
    let time = begin.getTime();
    const told: string[] = [];
    const lan = await open({ now: () => new Date(time), tell: (words) => told.push(words) });
    const before = await certificateIn('leaf.pem');
    time += 370 * DAY;
    await lan.refresh();
    const after = await certificateIn('leaf.pem');
    expect(Date.parse(after.validTo)).toBeGreaterThan(Date.parse(before.validTo) + 300 * DAY);
    expect(told).toEqual([]);
  });

  it('a certificate that ends with its authority is not made anew again and again', async () => {
    let time = begin.getTime();
    const told: string[] = [];
    const now = () => new Date(time);
    const lan = await open({ now, tell: (words) => told.push(words) });
    time += 3_640 * DAY; // ten days before the end of the authority
    await lan.refresh();
    const last = await read('leaf.pem');
    expect((await certificateIn('leaf.pem')).validTo).toBe(
      (await certificateIn('authority.crt')).validTo,
    );
    await lan.refresh();
    await open({ now });
    expect(await read('leaf.pem')).toBe(last);

    time += 20 * DAY;
    await expect(lan.refresh()).rejects.toThrow('authority.crt ended on');
    expect(await read('leaf.pem')).toBe(last);
  });
});
