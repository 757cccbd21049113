import { type AddressInfo, connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitPipelining } from './limit-pipelining.ts';

let app: FastifyInstance;
let begun: number;

beforeEach(async () => {
  begun = 0;
  app = fastify();
  limitPipelining(app, 3);
  app.get('/', async () => `answer ${++begun}`);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** Sends so many requests at once on one connection; answers what came until it ended. */
async function send(requests: number): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  let came = '';
  socket.on('data', (text) => (came += String(text)));
  const last = 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(requests - 1) + last);
  await new Promise((resolve) => socket.once('close', resolve));
  return came;
}

it('answers a few requests that come at once, in their order', async () => {
  expect((await send(3)).match(/answer \d/g)).toEqual(['answer 1', 'answer 2', 'answer 3']);
});

it('begins no more of those that come in thousands, and cuts the connection', async () => {
  await send(5_000);
  expect(begun).toBeLessThanOrEqual(3);
});

it('takes as many as ever one after another', async () => {
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`;
  for (let n = 1; n <= 20; n++) expect(await (await fetch(url)).text()).toBe(`answer ${n}`);
});
