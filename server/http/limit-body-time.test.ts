import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitBodyTime } from './limit-body-time.ts';

let app: FastifyInstance;
/** Bodies that were received whole, by what they say. */
let received: unknown[];

beforeEach(async () => {
  received = [];
  app = fastify();
  limitBodyTime(app, { graceMs: 400, bytesPerSecond: 1_000 });
  await app.register(multipart);
  app.post('/json', async ({ body }) => received.push(body));
  app.post('/form', async (request) => {
    for await (const part of request.parts()) {
      if (part.type === 'file') received.push((await part.toBuffer()).length);
    }
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const FORM = 'content-type: multipart/form-data; boundary=x\r\n';
const JSON_TYPE = 'content-type: application/json\r\n';
const FILE = '--x\r\ncontent-disposition: form-data; name="a"; filename="a"\r\n\r\n';

/** Asks to send a body, and sends its beginning once the server has taken notice of the request. */
async function begin(path: string, type: string, length: number, body: string): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  // Whoever is cut off may be writing just then.
  socket.on('error', () => undefined);
  const head = `host: x\r\nexpect: 100-continue\r\n${type}content-length: ${length}`;
  socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\n\r\n`);
  expect(String((await once(socket, 'data'))[0])).toContain('100 Continue');
  socket.write(body);
  return socket;
}

/** Everything that comes until the connection ends. */
async function read(socket: Socket): Promise<string> {
  let came = '';
  socket.on('data', (piece) => (came += String(piece)));
  await new Promise((resolve) => socket.once('close', resolve));
  return came;
}

it.each([
  ['JSON', '/json', JSON_TYPE, '"'],
  ['a form', '/form', FORM, FILE],
])('a body of %s that comes byte by byte is ended with 408', async (_what, path, type, first) => {
  const socket = await begin(path, type, 9_000, first);
  const trickle = setInterval(() => socket.write('a'), 20);
  const answer = await read(socket).finally(() => clearInterval(trickle));
  expect(answer).toMatch(/^HTTP\/1.1 408 [\s\S]*The request did not arrive in time/);
  expect(received).toEqual([]);
});

it('one that has come faster before may stand still for as long as that is worth', async () => {
  const bytes = 900;
  const end = '\r\n--x--\r\n';
  const length = FILE.length + bytes + end.length;
  const socket = await begin('/form', FORM, length, FILE + 'a'.repeat(bytes));
  // Beyond the time that every body has, and before what the bytes are worth is over.
  const goOn = setTimeout(() => socket.end(end), 900);
  expect(await read(socket).finally(() => clearTimeout(goOn))).toContain('200 OK');
  expect(received).toEqual([bytes]);
});
