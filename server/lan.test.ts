import { readFile, stat } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { request, Server } from 'node:https';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { liveCredentialsSchema } from '../src/net/contracts/live.ts';
import { connectLive } from './testing/live-client.ts';
import { newGuest } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

describe('with LAN=on', () => {
  let server: TestServer;
  let ca: string;
  let listening: Server | undefined;

  beforeAll(async () => {
    const limit = vi.spyOn(Server.prototype, 'setTimeout');
    server = await startTestServer({ LAN: 'on' });
    [listening] = limit.mock.contexts as Server[];
    limit.mockRestore();
    ca = await readFile(join(server.dataDir, 'tls', 'authority.crt'), 'utf8');
  });
  afterAll(() => server.dispose());

  /** Asks by HTTPS, trusting the server's own authority alone. */
  function ask(
    path: string,
    { base = server.url, method = 'GET', token = '' } = {},
  ): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> {
    const authorization = token === '' ? {} : { authorization: `Bearer ${token}` };
    return new Promise((resolve, reject) => {
      const sent = request(base + path, { method, ca, headers: authorization }, async (answer) => {
        const text = (await answer.setEncoding('utf8').toArray()).join('');
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      });
      sent.on('error', reject).end();
    });
  }

  it('serves HTTPS at every address of the machine', async () => {
    const { port } = new URL(server.url);
    const infos = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
    const hosts = infos
      .filter(({ address }) => !/^fe[89ab]/i.test(address))
      .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
    expect(hosts).toContain('127.0.0.1');
    for (const host of [...hosts, 'localhost']) {
      const answer = await ask('/api/health', { base: `https://${host}:${port}` });
      expect(answer.status, host).toBe(200);
    }
  });

  it('waits for a slow picture without a limit, but not for headers that never end', () => {
    expect(listening).toMatchObject({ requestTimeout: 0, headersTimeout: 60_000 });
  });

  it('gives the guest a cookie that never travels without encryption', async () => {
    const { headers } = await ask('/api/login/anonymous', { method: 'POST' });
    expect(headers['set-cookie']?.[0]).toMatch(/; HttpOnly; Secure; SameSite=Strict/);
  });

  it('lets the page open the live channel by wss', async () => {
    const { headers } = await ask('/');
    const { host } = new URL(server.url);
    expect(headers['content-security-policy']).toContain(`wss://${host}`);
    const guest = JSON.parse((await ask('/api/login/anonymous', { method: 'POST' })).text);
    const token = guest.data.accessToken;
    const answer = JSON.parse((await ask('/api/live/credentials', { token })).text);
    const credentials = liveCredentialsSchema.parse(answer.data);
    const live = await connectLive(server.url, credentials, 'tablet', ca);
    const granted = await live.subscribeAsync(credentials.topic);
    expect(granted).toEqual([expect.objectContaining({ topic: credentials.topic, qos: 0 })]);
    await live.endAsync(true);
  });

  it('shows the same certificate after a restart', async () => {
    const leaf = join(server.dataDir, 'tls', 'leaf.pem');
    const before = await readFile(leaf, 'utf8');
    await server.restart();
    expect((await ask('/api/health')).status).toBe(200);
    expect(await readFile(leaf, 'utf8')).toBe(before);
  });

  it('closes although somebody connected and says nothing', async () => {
    const silent = connect(Number(new URL(server.url).port), '127.0.0.1');
    silent.on('error', () => undefined);
    await ask('/api/health');
    await server.restart();
    expect((await ask('/api/health')).status).toBe(200);
  });
});

describe('without it', () => {
  it('the server speaks plain HTTP on the loopback address alone and makes no certificate', async () => {
    const server = await startTestServer();
    try {
      const guest = await newGuest(server.url.replace('localhost', '127.0.0.1'));
      expect((await guest.get('/api/health')).status).toBe(200);
      await expect(stat(join(server.dataDir, 'tls'))).rejects.toThrow('ENOENT');
      const { port } = new URL(server.url);
      const own = Object.values(networkInterfaces())
        .flatMap((infos) => infos ?? [])
        .filter(({ internal, family }) => !internal && family === 'IPv4');
      for (const { address } of own) {
        await expect(fetch(`http://${address}:${port}/`), address).rejects.toThrow('fetch failed');
      }
    } finally {
      await server.dispose();
    }
  });
});
