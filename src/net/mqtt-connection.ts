import { inTime } from './in-time.ts';

/** One connection with one subscription. */
export interface LiveConnection {
  /** Ends it; `onLost` is not called. */
  close(): void;
}

/** How to connect once. */
export interface ConnectionRequest {
  /** ws or wss address. */
  readonly url: string;
  readonly connectionId: string;
  readonly userName: string;
  readonly password: string;
  readonly topic: string;
  readonly onPayload: (text: string) => void;
  /** The connection ended without `close`. */
  readonly onLost: (error: Error) => void;
  readonly signal: AbortSignal;
}

/** Connects and subscribes; resolves when both are done, rejects when either failed. */
export type ConnectOnce = (request: ConnectionRequest) => Promise<LiveConnection>;

/** How long connecting may take (document 1 section 9). */
export const CONNECT_TIMEOUT_MS = 10_000;
const KEEPALIVE_SECONDS = 30;
/** A granted QoS of 128 is a refusal (MQTT 3.1.1 section 3.9.3). */
const REFUSED = 128;

/** The real thing, by the mqtt package, whose 96 KB are loaded on first use. */
export const connectMqtt: ConnectOnce = async (request) => {
  const { default: mqtt } = await inTime(import('mqtt'));
  request.signal.throwIfAborted();
  const client = mqtt.connect(request.url, {
    clientId: request.connectionId,
    username: request.userName,
    password: request.password,
    protocolVersion: 4,
    clean: true,
    connectTimeout: CONNECT_TIMEOUT_MS,
    keepalive: KEEPALIVE_SECONDS,
    // Fresh credentials are needed each time, so reconnecting is ours.
    reconnectPeriod: 0,
    resubscribe: false,
    // The default runs timers in a worker from a blob, which the page's policy forbids.
    timerVariant: 'native',
  });
  const decoder = new TextDecoder();
  return new Promise((resolve, reject) => {
    let isSubscribed = false;
    let isOver = false;
    const end = (): void => {
      isOver = true;
      client.end(true);
    };
    const fail = (error: Error): void => {
      if (isOver) return;
      end();
      if (isSubscribed) request.onLost(error);
      else reject(error);
    };
    request.signal.addEventListener('abort', () => {
      if (!isSubscribed && !isOver) {
        end();
        reject(request.signal.reason);
      }
    });
    client.on('error', fail);
    client.on('close', () => fail(new Error('connection lost')));
    client.on('message', (_topic, payload) => {
      if (!isOver) request.onPayload(decoder.decode(payload));
    });
    client.on('connect', () => {
      client.subscribe(request.topic, { qos: 0 }, (error, granted) => {
        if (error) fail(error);
        else if (granted?.some(({ qos }) => qos === REFUSED)) fail(new Error('topic refused'));
        else if (!isOver) {
          isSubscribed = true;
          resolve({ close: end });
        }
      });
    });
  });
};
