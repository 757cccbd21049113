import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import mqtt from 'mqtt';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { createBroker } from './broker.ts';
import { createLiveAccess, LIVE_PATH } from './live-credentials.ts';

const READER = '01890000-0000-7000-8000-000000000001';
const SLEEPER = '01890000-0000-7000-8000-000000000002';
/** More than the buffers of both systems hold. */
const MANY_MESSAGES = 20_000;
const LONG = 'x'.repeat(1_000);

/** A broker on a port of its own, and how a user connects to it. */
async function open() {
  const access = createLiveAccess({ key: new Uint8Array(32).fill(7) });
  const broker = await createBroker(access, async () => false);
  const server = createServer();
  broker.listenOn(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  onTestFinished(async () => {
    await broker.close();
    server.close();
  });
  const connect = async (userId: string) => {
    const { clientId, userName, password, topic } = access.issue(userId);
    const socket = new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}`, ['mqtt']);
    const client = await mqtt.connectAsync('ws://127.0.0.1', {
      ...{ clientId: `${clientId}@@@tab1`, username: userName, password },
      ...{ protocolVersion: 4, reconnectPeriod: 0, createWebsocket: () => socket },
    });
    onTestFinished(() => client.endAsync(true));
    await client.subscribeAsync(topic);
    return { client, socket, topic };
  };
  return { broker, connect };
}

it('cuts who does not read what comes, and nobody else waits for that', async () => {
  const { broker, connect } = await open();
  const reader = await connect(READER);
  const sleeper = await connect(SLEEPER);
  // As a machine does that was put to sleep, or a program that hangs.
  sleeper.socket.pause();
  const come = new Promise((resolve) => reader.client.once('message', resolve));
  for (let n = 0; n < MANY_MESSAGES; n++) broker.publish(SLEEPER, { stage: LONG });
  broker.publish(READER, { stage: 'drawing' });
  await come;
  await expect.poll(broker.connections, { timeout: 10_000 }).toBe(1);
});

it('tells a connection until it unsubscribes from its topic, and again once it subscribes', async () => {
  const { broker, connect } = await open();
  const { client, topic } = await connect(READER);
  const come: unknown[] = [];
  client.on('message', (_topic, payload) => come.push(JSON.parse(payload.toString()).stage));
  const tell = async (stage: string) => {
    broker.publish(READER, { stage });
    // What is answered now was written later.
    await client.unsubscribeAsync('another/topic');
  };
  await tell('first');
  await tell('second');
  await client.unsubscribeAsync(topic);
  await tell('unheard');
  await client.subscribeAsync(topic);
  await tell('third');
  expect(come).toEqual(['first', 'second', 'third']);
});
