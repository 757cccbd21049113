import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createRollCall } from './roll-call.ts';

let server: WebSocketServer;
let port: number;

beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  for (const socket of server.clients) socket.terminate();
  server.close();
});

it('cuts who does not answer, and nobody who does', async () => {
  const roll = createRollCall();
  server.on('connection', (socket) => roll.join(socket));
  const joined = () => once(server, 'connection') as Promise<[WebSocket]>;

  const [[living], client] = await Promise.all([joined(), open()]);
  // A client that shakes hands and then says nothing more, as one that lost its network.
  const [[dead], socket] = await Promise.all([joined(), openMute()]);
  const cut = once(dead, 'close');

  for (let round = 0; round < 2; round++) {
    const answer = once(living, 'pong');
    roll.call();
    if (round === 0) expect(dead.readyState).toBe(WebSocket.OPEN);
    await answer;
  }
  await cut;
  expect([living.readyState, client.readyState]).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
  socket.destroy();
  client.terminate();
  await once(living, 'close');
  expect(() => roll.call()).not.toThrow();
});

async function open(): Promise<WebSocket> {
  const client = new WebSocket(`ws://127.0.0.1:${port}/`);
  await once(client, 'open');
  return client;
}

async function openMute() {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const key = randomBytes(16).toString('base64');
  const lines = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
  socket.write(
    ['GET / HTTP/1.1', 'Host: here', ...lines, `Sec-WebSocket-Key: ${key}`, '', ''].join('\r\n'),
  );
  await once(socket, 'data');
  return socket.resume();
}
