import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configSchema, healthSchema } from '../src/net/contracts/server-info.ts';
import { send } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());

const get = (path: string, init?: RequestInit) => fetch(server.url + path, init);

describe('the page', () => {
  it('carries a fresh nonce that its policy names, and no other way to run inline scripts', async () => {
    const nonces = new Set<string>();
    for (const path of ['/', '/zh/edit', '/image-detail/0189-x?tab=1']) {
      const response = await get(path);
      const [, nonce = ''] = /nonce="([^"]+)"/.exec(await response.text()) ?? [];
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(response.status).toBe(200);
      expect(policy).toContain(`'nonce-${nonce}'`);
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')/);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  it('may load a picture from any web address, and show or run nothing from there', async () => {
    const policy = (await get('/edit')).headers.get('content-security-policy') ?? '';
    const directives = Object.fromEntries(
      policy.split('; ').map((directive) => directive.split(/ (.*)/s)),
    );
    expect(directives['connect-src']).toMatch(/'self' https: http: /);
    expect(directives['img-src']).toBe("'self' blob: data:");
    expect(directives['default-src']).toBe("'self'");
    expect(directives['script-src']).not.toContain('http');
  });

  it('is answered with 404 where no screen lives', async () => {
    for (const path of ['/nothing', '/xx/edit', '/zh/nothing', '/edit/more']) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.get('content-type')).toContain('text/html');
    }
  });
});

describe('files of the build', () => {
  it('are kept for ever and compressed where a browser can', async () => {
    const plain = await get('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('cache-control')).toContain('immutable');
    expect(plain.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await plain.text()).toContain('plain');
    const packed = await get('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'br' } }).catch(
      (error: unknown) => error,
    );
    // The test's stand-in is no real Brotli, so the client may fail to unpack what it was promised.
    if (packed instanceof Response) expect(packed.headers.get('content-encoding')).toBe('br');
  });

  it('let a browser ask each time whether there is another build, and install the app', async () => {
    const worker = await get('/sw.js');
    expect(worker.headers.get('content-type')).toContain('javascript');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    const manifest = await get('/manifest.webmanifest');
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
    const policy = manifest.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("worker-src 'self'");
  });

  it('do not give the page away without its nonce', async () => {
    expect(await (await get('/index.html')).text()).not.toContain('__CSP_NONCE__');
  });
});

describe('what the server says about itself', () => {
  it('health names every part', async () => {
    const { status, body } = await send(`${server.url}/api/health`);
    expect(status).toBe(200);
    const health = healthSchema.parse(body.data);
    expect(health).toMatchObject({ ok: true, database: { ok: true }, broker: { ok: true } });
    expect(health.engines.map(({ name }) => name)).toEqual(['test']);
    expect(health.version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('configuration says what a page needs', async () => {
    const config = configSchema.parse((await send(`${server.url}/api/config`)).body.data);
    expect(config).toMatchObject({ maxUploadBytes: 10_485_760, signIn: false });
  });

  it('the description names every call of the specification', async () => {
    const description = await (await get('/api/docs/json')).json();
    expect(Object.keys(description.paths)).toEqual(
      expect.arrayContaining([
        '/api/login/anonymous',
        '/api/tasks/create',
        '/api/tasks/edit/remove',
        '/api/tasks/{id}',
        '/api/images/{id}',
      ]),
    );
    expect(await (await get('/api/docs')).text()).toContain('POST /api/tasks/create');
  });

  it('metrics count tasks and requests', async () => {
    const text = await (await get('/metrics')).text();
    expect(text).toContain('overpaint_tasks{state="waiting"} 0');
    expect(text).toMatch(/overpaint_http_request_seconds_count\{.*route="\/api\/config"/);
  });
});

describe('a guest', () => {
  it.each([
    ['https://pictures.example', true],
    ['http://pictures.example', false],
    ['null', false],
  ])(
    'whose page has the origin %s has a cookie for encrypted connections alone: %s',
    async (origin, isSecure) => {
      const headers = { 'content-type': 'application/json', origin };
      const answer = await get('/api/login/anonymous', { method: 'POST', headers, body: '{}' });
      expect(answer.headers.get('set-cookie')?.includes('; Secure')).toBe(isSecure);
    },
  );

  it('gets a fresh token for the same user by the cookie', async () => {
    const login = (cookie?: string) =>
      get('/api/login/anonymous', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
        body: '{}',
      });
    const first = await login();
    const set = first.headers.get('set-cookie') ?? '';
    expect(set).toMatch(/HttpOnly/);
    expect(set).toMatch(/SameSite=Strict/);
    const [cookie = ''] = set.split(';');
    const { userId } = (await first.json()).data;
    expect((await (await login(cookie)).json()).data.userId).toBe(userId);
    expect((await (await login()).json()).data.userId).not.toBe(userId);
    expect((await (await login(`${cookie}x`)).json()).data.userId).not.toBe(userId);
  });
});
