import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LiveMessage } from './contracts/index.ts';
import { ATTEMPT_MS, createLiveChannel, reconnectDelay, socketUrl } from './live-channel.ts';
import type { ConnectionRequest } from './mqtt-connection.ts';
import { createFakeClock, settle } from './testing/fakes.ts';

afterEach(() => void vi.unstubAllGlobals());

const CLIENT = 'GID_overpaint@@@u1';

/** A channel over connections that the test accepts, refuses and cuts. */
const setUp = () => {
  const clock = createFakeClock();
  const told: string[] = [];
  const messages: LiveMessage[] = [];
  const requests: ConnectionRequest[] = [];
  let broker: 'up' | 'down' | 'silent' = 'up';
  let closed = 0;
  let given = 0;
  const channel = createLiveChannel({
    clock,
    suffix: 'abc123',
    pageUrl: 'https://paint.example/edit?x=1',
    log: (message) => told.push(message),
    credentials: async () => {
      given++;
      return {
        url: '/mqtt',
        clientId: CLIENT,
        userName: `Signature|${given}|i`,
        password: 'p',
        topic: `overpaint/${CLIENT}`,
        expiresIn: 60,
      };
    },
    connect: async (request) => {
      requests.push(request);
      if (broker === 'down') throw new Error('connection refused');
      if (broker === 'silent') {
        const { promise, reject } = Promise.withResolvers<never>();
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
        return promise;
      }
      return { close: () => closed++ };
    },
    events: {
      onMessage: (message) => messages.push(message),
      onConnected: (again) => told.push(again ? 'reconnected' : 'connected'),
      onError: (error) => told.push(error.message),
      onGaveUp: () => told.push('gave up'),
    },
  });
  return {
    clock,
    channel,
    told,
    messages,
    requests,
    closed: () => closed,
    setBroker: (next: typeof broker): void => {
      broker = next;
    },
    lose: (): void => requests.at(-1)?.onLost(new Error('connection lost')),
    receive: (text: string): void => requests.at(-1)?.onPayload(text),
  };
};

describe('the live channel', () => {
  it('connects once with fresh credentials and an identifier of its own', async () => {
    const { channel, requests, told } = setUp();
    channel.open();
    channel.open();
    await settle();
    expect(told).toEqual(['connected']);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      url: 'wss://paint.example/mqtt',
      connectionId: 'GID_overpaint@@@u1@@@abc123',
      topic: 'overpaint/GID_overpaint@@@u1',
    });
  });

  it('does not wait for ever for a broker that lets it in and then says nothing', async () => {
    const { channel, clock, requests, setBroker, told } = setUp();
    setBroker('silent');
    channel.open();
    await settle();
    setBroker('up');
    await clock.pass(ATTEMPT_MS);
    expect(told).toEqual(['The live channel did not answer in time']);
    await clock.pass(reconnectDelay(0));
    expect([requests.length, told[1]]).toEqual([2, 'reconnected']);
    await clock.pass(ATTEMPT_MS);
    expect(told).toHaveLength(2);
  });

  it('opens, and ends an attempt with itself, in a browser that can not join signals', async () => {
    vi.stubGlobal('AbortSignal', class {});
    const { channel, requests, setBroker, told } = setUp();
    channel.open();
    await settle();
    expect(told).toEqual(['connected']);
    channel.close();
    setBroker('silent');
    channel.open();
    await settle();
    channel.close();
    expect(requests.map((one) => one.signal.aborted)).toEqual([true, true]);
  });

  it('reconnects after 5 s with fresh credentials', async () => {
    const { channel, clock, lose, requests, told } = setUp();
    channel.open();
    await settle();
    lose();
    await clock.pass(4_999);
    expect(requests).toHaveLength(1);
    await clock.pass(1);
    expect(told).toEqual(['connected', 'connection lost', 'reconnected']);
    expect(requests.map((one) => one.userName)).toEqual(['Signature|1|i', 'Signature|2|i']);
  });

  it('gives up after three reconnects at 5, 10 and 20 s', async () => {
    const { channel, clock, setBroker, requests, told } = setUp();
    setBroker('down');
    channel.open();
    await clock.pass(34_999);
    expect(requests).toHaveLength(3);
    await clock.pass(1);
    expect(requests).toHaveLength(4);
    expect(told.at(-1)).toBe('gave up');
    expect(channel.isOpen()).toBe(false);
    await clock.pass(600_000);
    expect(requests).toHaveLength(4);
  });

  it('tries at once and counts from the beginning when it is opened in a pause, and only then', async () => {
    const { channel, clock, setBroker, requests, told } = setUp();
    setBroker('down');
    channel.open();
    await clock.pass(5_000 + 10_000);
    expect(requests).toHaveLength(3);
    channel.open();
    channel.open();
    await settle();
    expect(requests).toHaveLength(4);
    await clock.pass(4_999);
    expect(requests).toHaveLength(4);
    setBroker('up');
    channel.open();
    await settle();
    expect([requests.length, told.at(-1)]).toEqual([5, 'reconnected']);
    channel.open();
    await clock.pass(600_000);
    expect(requests).toHaveLength(5);
  });

  it('counts from the beginning after a success', async () => {
    const { channel, clock, setBroker, lose, told } = setUp();
    channel.open();
    await settle();
    for (let round = 0; round < 4; round++) {
      setBroker('down');
      lose();
      await clock.pass(5_000);
      setBroker('up');
      await clock.pass(10_000);
      expect(told.at(-1)).toBe('reconnected');
    }
    expect(told).not.toContain('gave up');
  });

  it('is silent and final once closed on purpose, connected or not', async () => {
    const connected = setUp();
    connected.channel.open();
    await settle();
    connected.channel.close();
    connected.lose();
    await connected.clock.pass(60_000);
    expect(connected.told).toEqual(['connected']);
    expect([connected.closed(), connected.requests.length]).toEqual([1, 1]);

    const waiting = setUp();
    waiting.setBroker('down');
    waiting.channel.open();
    await settle();
    waiting.channel.close();
    await waiting.clock.pass(60_000);
    expect(waiting.requests).toHaveLength(1);
    expect(waiting.clock.waiting()).toBe(0);
  });

  it('closes a connection that came up after it was closed', async () => {
    const { channel, closed, told } = setUp();
    channel.open();
    channel.close();
    await settle();
    expect(told).toEqual([]);
    expect(closed()).toBeLessThanOrEqual(1);
  });

  it('passes messages of the contract on, logs broken ones, ignores those for others', async () => {
    const { channel, messages, receive, told } = setUp();
    channel.open();
    await settle();
    receive(JSON.stringify({ target_client_id: CLIENT, progress: 0.5 }));
    receive(JSON.stringify({ target_client_id: 'GID_overpaint@@@u2', progress: 0.6 }));
    receive('{');
    receive(JSON.stringify({ target_client_id: CLIENT, progress: 7 }));
    expect(messages).toEqual([{ target_client_id: CLIENT, progress: 0.5 }]);
    const unreadable = 'A live message could not be read';
    expect(told).toEqual(['connected', unreadable, unreadable]);
  });
});

it('the pause doubles from 5 s to at most 30 s', () => {
  expect([0, 1, 2, 3, 9].map(reconnectDelay)).toEqual([5_000, 10_000, 20_000, 30_000, 30_000]);
});

it.each([
  ['/mqtt', 'http://localhost:8080/en/', 'ws://localhost:8080/mqtt'],
  ['/mqtt', 'https://paint.example/', 'wss://paint.example/mqtt'],
  ['wss://broker.example:8084/mqtt', 'http://localhost/', 'wss://broker.example:8084/mqtt'],
])('%s on %s is %s', (url, page, socket) => {
  expect(socketUrl(url, page)).toBe(socket);
});
