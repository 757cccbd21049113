import { once } from 'node:events';
import { connect } from 'node:net';
import mqtt from 'mqtt';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { HEARTBEAT_MS, type LiveCredentials } from '../src/net/contracts/live.ts';
import { connectLive, type LiveClient, openLive, readCredentials } from './testing/live-client.ts';
import { newGuest, type TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let guest: TestClient;
let opened: LiveClient[] = [];

beforeAll(async () => {
  server = await startTestServer({ ENGINE_THREADS: '2' });
  guest = await newGuest(server.url);
});
afterEach(async () => {
  await Promise.all(opened.map((live) => live.close()));
  opened = [];
});
afterAll(() => server.dispose());

async function open(client = guest, suffix = 'tab1'): Promise<LiveClient> {
  const live = await openLive(server.url, client, suffix);
  opened.push(live);
  return live;
}

describe('messages', () => {
  it('tell a task’s way in order, with all urls once, in the last one', async () => {
    const live = await open();
    const id = await guest.create('a lake', { count: 3 });
    await live.until(({ status }) => status === '2');
    const told = live.messages.filter(({ taskId }) => taskId === id);
    const task = await guest.detail(id);

    expect(told.at(-1)).toMatchObject({
      status: '2',
      progress: 1,
      urls: task.imageUrls,
      updateTime: task.updateTime,
      target_client_id: `GID_overpaint@@@${guest.userId}`,
    });
    expect(told.filter(({ urls }) => urls !== undefined)).toHaveLength(1);
    const statuses = told.map(({ status }) => status ?? '');
    expect(statuses).toEqual([...statuses].sort());
    expect(new Set(statuses)).toEqual(new Set(['0', '1', '2']));
    const shares = told.map(({ progress }) => progress ?? 0);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
  });

  it('come in both tabs of one user, and in nobody else’s', async () => {
    const stranger = await newGuest(server.url);
    const [one, two, theirs] = [
      await open(guest, 'a'),
      await open(guest, 'b'),
      await open(stranger),
    ];
    const id = await guest.create('shared');
    await one.until(({ status, taskId }) => status === '2' && taskId === id);
    await two.until(({ status, taskId }) => status === '2' && taskId === id);
    const own = await stranger.create('own');
    await theirs.until(({ status, taskId }) => status === '2' && taskId === own);
    expect(theirs.messages.filter(({ taskId }) => taskId !== own)).toEqual([]);
  });

  it('come at least every 5 s while tasks run and wait, with their place in the queue', async () => {
    const live = await open();
    const ids: string[] = [];
    for (let count = 0; count < 4; count++) ids.push(await guest.create('wait', { seed: count }));
    const [running = '', , , last = ''] = ids;
    const watchedMs = HEARTBEAT_MS * 1.6;
    const start = performance.now();
    await live.until(({ taskId }) => taskId === last && performance.now() - start > watchedMs);
    for (const id of [running, last]) {
      const times = live.messages.filter(({ taskId }) => taskId === id).map(({ at }) => at);
      const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
      // The middle one: a busy machine may hold a single message back.
      const middle = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)];
      expect(middle).toBeLessThan(HEARTBEAT_MS);
    }
    const ofLast = live.messages.filter(({ taskId }) => taskId === last);
    expect(ofLast.at(-1)).toMatchObject({ status: '0', queuePosition: 2, stage: null });
    const before = ofLast[0]?.updateTime ?? '';
    expect((await guest.detail(last)).updateTime > before).toBe(true);
    for (const id of ids.reverse()) await guest.delete(`/api/tasks/${id}`);
  });

  it('tell where a picture on its way can be seen small, by its user only', async () => {
    const live = await open();
    const id = await guest.create('sketch', { count: 2 });
    const { previewUrl = '', ...told } = await live.until((one) => one.previewUrl !== undefined);
    expect(told).toMatchObject({ taskId: id, index: 1, status: '1' });
    const picture = await fetch(server.url + previewUrl);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ width: 8 });
    const stranger = await newGuest(server.url);
    const path = previewUrl.split('?')[0] ?? '';
    expect([(await guest.get(path)).status, (await stranger.get(path)).status]).toEqual([200, 404]);
    const kept = await server.database.kysely
      .selectFrom('images')
      .select('kept_until')
      .where('id', '=', path.split('/').at(-1) ?? '')
      .executeTakeFirstOrThrow();
    expect(kept.kept_until).not.toBeNull();
    // Who listens only now hears of it too: a page connects when its task is on its way already.
    const late = await open();
    const again = await late.until((one) => one.previewUrl !== undefined);
    expect(again).toMatchObject({ taskId: id, index: 1, previewUrl });
    await guest.delete(`/api/tasks/${id}`);
  });

  it('tell a failure with its code and a cancellation', async () => {
    const live = await open();
    const failing = await guest.create('fail');
    const failed = await live.until(({ taskId, status }) => taskId === failing && status === '3');
    expect(failed.error).toMatchObject({ code: 'nothing_to_copy_from' });
    const id = await guest.create('wait');
    await live.until(({ taskId, progress }) => taskId === id && (progress ?? 0) > 0);
    await guest.delete(`/api/tasks/${id}`);
    await live.until(({ taskId, status }) => taskId === id && status === '4');
  });
});

describe('the broker', () => {
  it('refuses every topic but one’s own', async () => {
    const live = await open();
    const stranger = await newGuest(server.url);
    const { topic } = await readCredentials(stranger);
    for (const foreign of [topic, '#', '+/+', 'overpaint/#', '$SYS/#', 'overpaint']) {
      await expect(live.mqtt.subscribeAsync(foreign)).rejects.toThrow();
    }
    const id = await stranger.create('secret');
    await stranger.until(id, ({ status }) => status === '2');
    const own = await guest.create('own');
    await live.until(({ taskId, status }) => taskId === own && status === '2');
    expect(live.messages.filter(({ taskId }) => taskId === id)).toEqual([]);
  });

  it('cuts who publishes, and nobody gets it', async () => {
    const [live, second] = [await open(guest, 'a'), await open(guest, 'b')];
    const { topic } = await readCredentials(guest);
    const cut = new Promise<void>((resolve) => live.mqtt.once('close', () => resolve()));
    live.mqtt.publish(topic, '{"target_client_id":"forged"}');
    await cut;
    const id = await guest.create('after');
    await second.until(({ taskId, status }) => taskId === id && status === '2');
    expect(second.messages.filter(({ target_client_id }) => target_client_id === 'forged')).toEqual(
      [],
    );
  });

  it.each(['/mqtt', '/elsewhere'])(
    'lives on when who asks for a web socket at %s is gone before the answer',
    async (path) => {
      const lost: unknown[] = [];
      const note = (error: unknown): void => void lost.push(error);
      process.on('uncaughtException', note);
      onTestFinished(() => void process.off('uncaughtException', note));
      const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
      const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
      const asked = [`GET ${path} HTTP/1.1`, 'Host: here', ...upgrade, key, '', ''].join('\r\n');
      for (let n = 0; n < 20; n++) {
        const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
        await once(socket, 'connect');
        socket.write(asked, () => socket.resetAndDestroy());
        await once(socket, 'close');
      }
      // An answer after all of them: the server has seen each end.
      expect((await guest.get('/api/health')).status).toBe(200);
      expect(lost).toEqual([]);
    },
  );

  it('keeps nothing of a connection: no session that outlives it, no last will', async () => {
    const { clientId, userName, password, topic, url } = await readCredentials(guest);
    const live = await open();
    const connect = async () => {
      const client = mqtt.connect(server.url.replace('http', 'ws') + url, {
        ...{ clientId: `${clientId}@@@keep`, username: userName, password },
        ...{ protocolVersion: 4, reconnectPeriod: 0, clean: false },
        will: {
          topic,
          payload: Buffer.from('{"target_client_id":"forged"}'),
          qos: 0,
          retain: true,
        },
      });
      const isOldSession = await new Promise((resolve) => {
        client.once('connect', ({ sessionPresent }) => resolve(sessionPresent));
      });
      return { client, isOldSession };
    };
    const first = await connect();
    await first.client.subscribeAsync(topic);
    first.client.stream.destroy();
    const second = await connect();
    await second.client.endAsync(true);
    expect([first.isOldSession, second.isOldSession]).toEqual([false, false]);
    const id = await guest.create('after');
    await live.until(({ taskId, status }) => taskId === id && status === '2');
    expect(live.messages.filter(({ target_client_id }) => target_client_id === 'forged')).toEqual(
      [],
    );
  });

  it.each<[string, (good: LiveCredentials) => Partial<LiveCredentials>]>([
    [
      'another user’s id',
      () => ({ clientId: 'GID_overpaint@@@01890000-0000-7000-8000-000000000000' }),
    ],
    ['a forged password', ({ password }) => ({ password: `${password.slice(0, -2)}AA` })],
    ['a later expiry', ({ password }) => ({ password: `9${password}` })],
    [
      'an earlier expiry',
      ({ password }) => ({
        password: `${Number.parseInt(password, 10) - 1}.${password.split('.')[1]}`,
      }),
    ],
    ['another user name', () => ({ userName: 'Signature|x|y' })],
    ['no password', () => ({ password: '' })],
  ])('lets nobody in with %s', async (_what, change) => {
    const credentials = await readCredentials(guest);
    const attempt = connectLive(server.url, { ...credentials, ...change(credentials) }, 'tab1');
    await expect(attempt).rejects.toThrow();
  });

  it.each(['', 'UPPER', 'toolong99', 'a-b'])(
    'lets nobody in with the suffix "%s"',
    async (suffix) => {
      const attempt = connectLive(server.url, await readCredentials(guest), suffix);
      await expect(attempt).rejects.toThrow();
    },
  );
});
