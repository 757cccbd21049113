import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Aedes } from 'aedes';
import { afterEach, expect, it, vi } from 'vitest';
import { createWebSocketStream, WebSocketServer } from 'ws';
import { CODE_MS } from './in-time.ts';
import { connectMqtt } from './mqtt-connection.ts';

const TOPIC = 'overpaint/GID_overpaint@@@u1';
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A broker of our own that lets `user` with `secret` read one topic. */
const startBroker = async () => {
  const broker = await Aedes.createBroker({
    authenticate: (_client, userName, password, done) =>
      done(null, userName === 'user' && String(password) === 'secret'),
    authorizeSubscribe: (_client, subscription, done) =>
      done(null, subscription.topic === TOPIC ? subscription : null),
  });
  const http: Server = createServer();
  const sockets = new WebSocketServer({ server: http });
  sockets.on('connection', (socket) => broker.handle(createWebSocketStream(socket)));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  closers.push(
    () =>
      new Promise((resolve) => {
        for (const socket of sockets.clients) socket.terminate();
        sockets.close();
        broker.close(() => http.close(() => resolve()));
      }),
  );
  return {
    url: `ws://127.0.0.1:${port}/mqtt`,
    publish: (payload: string) =>
      broker.publish(
        { cmd: 'publish', topic: TOPIC, payload, qos: 0, retain: false, dup: false },
        () => {},
      ),
    cut: () => {
      for (const socket of sockets.clients) socket.terminate();
    },
  };
};

const connect = async (url: string, change: { password?: string; topic?: string } = {}) => {
  const payloads: string[] = [];
  let tellLost = (_error: Error): void => {};
  const lost = new Promise<Error>((resolve) => {
    tellLost = resolve;
  });
  let tellPayload = (): void => {};
  const heard = new Promise<void>((resolve) => {
    tellPayload = resolve;
  });
  const connection = await connectMqtt({
    url,
    connectionId: 'GID_overpaint@@@u1@@@a1',
    userName: 'user',
    password: 'secret',
    topic: TOPIC,
    signal: new AbortController().signal,
    onPayload: (text) => {
      payloads.push(text);
      tellPayload();
    },
    onLost: tellLost,
    ...change,
  });
  return { connection, payloads, heard, lost };
};

it('hears what a real broker publishes on the topic', async () => {
  const broker = await startBroker();
  const { connection, payloads, heard } = await connect(broker.url);
  broker.publish('grüße');
  await heard;
  expect(payloads).toEqual(['grüße']);
  connection.close();
});

it('tells that a real connection was cut', async () => {
  const broker = await startBroker();
  const { lost } = await connect(broker.url);
  broker.cut();
  expect(await lost).toBeInstanceOf(Error);
});

it('rejects when the broker refuses the credentials, the topic, or is not there', async () => {
  const broker = await startBroker();
  await expect(connect(broker.url, { password: 'wrong' })).rejects.toThrow();
  await expect(connect(broker.url, { topic: 'overpaint/other' })).rejects.toThrow();
  await expect(connect('ws://127.0.0.1:9/mqtt')).rejects.toThrow();
});

it('asks for a clean session of MQTT 3.1.1 within 10 s and never connects again by itself', async () => {
  const connected = vi.fn(() => {
    throw new Error('Asked.');
  });
  vi.doMock('mqtt', () => ({ default: { connect: connected } }));
  try {
    await expect(connect('ws://127.0.0.1:9/mqtt')).rejects.toThrow('Asked.');
  } finally {
    vi.doUnmock('mqtt');
  }
  expect(connected).toHaveBeenCalledWith(
    'ws://127.0.0.1:9/mqtt',
    expect.objectContaining({
      ...{ connectTimeout: 10_000, protocolVersion: 4, clean: true, reconnectPeriod: 0 },
    }),
  );
});

it('rejects when its code does not come in time', async () => {
  vi.useFakeTimers();
  vi.doMock('mqtt', () => new Promise(() => {}));
  try {
    const refused = expect(connect('ws://127.0.0.1:9/mqtt')).rejects.toThrow('The code is late.');
    await vi.advanceTimersByTimeAsync(CODE_MS);
    await refused;
  } finally {
    vi.doUnmock('mqtt');
    vi.useRealTimers();
  }
}, 10_000);
