import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FetchLimits, fetchPicture, type HostAddress, type Reach } from './fetch-picture.ts';

let web: Server;
let origin: string;
const { signal } = new AbortController();
const everywhere: Reach = {
  resolve: async (): Promise<HostAddress[]> => [{ address: '127.0.0.1', family: 4 }],
  mayConnect: () => true,
};

beforeAll(async () => {
  web = createServer((request, response) => {
    if (request.url === '/silent') return;
    response.writeHead(request.url === '/missing' ? 404 : 200);
    response.write('a');
    // A byte now and then: never silent for long, never done.
    const drip = setInterval(() => response.write('b'), 10);
    response.on('close', () => clearInterval(drip));
  });
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  origin = `http://web.test:${(web.address() as AddressInfo).port}`;
});
afterAll(async () => {
  web.closeAllConnections();
  await new Promise((resolve) => web.close(resolve));
});

async function readAll(path: string, limits: Partial<FetchLimits>, reach = everywhere) {
  const all = { maxBytes: 1_000_000, totalMs: 60_000, silenceMs: 60_000, ...limits };
  let bytes = 0;
  for await (const chunk of await fetchPicture(origin + path, reach, all, signal)) {
    bytes += chunk.length;
  }
  return bytes;
}

describe('a fetch ends', () => {
  const refused = { name: 'Refusal', code: 'image_unreachable' };

  it('when the server is silent', async () => {
    await expect(readAll('/silent', { silenceMs: 50 })).rejects.toMatchObject(refused);
  });

  it('when the server sends for ever', async () => {
    await expect(readAll('/drip', { totalMs: 200 })).rejects.toMatchObject(refused);
  });

  it('when the name is never resolved', async () => {
    const reach: Reach = { ...everywhere, resolve: () => new Promise(() => undefined) };
    await expect(readAll('/drip', { totalMs: 50 }, reach)).rejects.toMatchObject({
      ...refused,
      message: expect.stringContaining('it takes too long'),
    });
  });

  it('when the name is not known, and says that', async () => {
    const reach: Reach = { ...everywhere, resolve: () => Promise.reject(new Error('ENOTFOUND')) };
    await expect(readAll('/drip', {}, reach)).rejects.toMatchObject({
      ...refused,
      message: expect.stringContaining('its host is not known'),
    });
  });
});

it('does not go on reading what a server says beside a refusal', async () => {
  const closed = new Promise<void>((resolve) => {
    web.once('request', (_request, response) => response.on('close', resolve));
  });
  await expect(readAll('/missing', {})).rejects.toMatchObject({
    code: 'image_unreachable',
    message: expect.stringContaining('it answers with status 404'),
  });
  await closed;
}, 10_000);

it('connects to the address that was checked, whatever the name says later', async () => {
  const asked: string[] = [];
  const answers: HostAddress[][] = [
    [{ address: '127.0.0.1', family: 4 }],
    [{ address: '10.0.0.1', family: 4 }],
  ];
  const reach: Reach = {
    resolve: async (name) => {
      asked.push(name);
      return answers.shift() ?? [];
    },
    mayConnect: (address) => address === '127.0.0.1',
  };
  await expect(readAll('/drip', { maxBytes: 3 }, reach)).rejects.toMatchObject({
    code: 'body_too_large',
  });
  expect(asked).toEqual(['web.test']);
});
