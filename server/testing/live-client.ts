import mqtt from 'mqtt';
import {
  type LiveCredentials,
  type LiveMessage,
  liveCredentialsSchema,
  liveMessageSchema,
} from '../../src/net/contracts/live.ts';
import type { TestClient } from './test-client.ts';

/** A real MQTT client on the live channel. */
export interface LiveClient {
  /** Everything that arrived, in order, with the time of arrival. */
  readonly messages: readonly (LiveMessage & { readonly at: number })[];
  /** Waits for a message that is as wanted, also among those that came. @throws after 15 s. */
  until(isWanted: (message: LiveMessage) => boolean): Promise<LiveMessage>;
  readonly mqtt: mqtt.MqttClient;
  close(): Promise<void>;
}

const LIMIT_MS = 15_000;

/** Reads fresh credentials. */
export async function readCredentials(client: TestClient): Promise<LiveCredentials> {
  return liveCredentialsSchema.parse((await client.get('/api/live/credentials')).body.data);
}

/** Connects as a page would; rejects when the broker refuses. */
export function connectLive(
  baseUrl: string,
  { clientId, userName, password, url }: LiveCredentials,
  suffix: string,
  /** The only authority to trust, PEM; the system's when not given. */
  ca?: string,
): Promise<mqtt.MqttClient> {
  return mqtt.connectAsync(baseUrl.replace('http', 'ws') + url, {
    ...(ca === undefined ? {} : { ca }),
    clientId: `${clientId}@@@${suffix}`,
    username: userName,
    password,
    protocolVersion: 4,
    reconnectPeriod: 0,
    connectTimeout: 5_000,
  });
}

/** Connects and subscribes to the user's own topic. */
export async function openLive(
  baseUrl: string,
  client: TestClient,
  suffix = 'tab1',
): Promise<LiveClient> {
  const credentials = await readCredentials(client);
  const connection = await connectLive(baseUrl, credentials, suffix);
  const messages: (LiveMessage & { at: number })[] = [];
  const watchers = new Set<() => void>();
  connection.on('message', (_topic, payload) => {
    const message = liveMessageSchema.parse(JSON.parse(payload.toString()));
    messages.push({ ...message, at: performance.now() });
    for (const watch of watchers) watch();
  });
  await connection.subscribeAsync(credentials.topic);
  return {
    messages,
    mqtt: connection,
    until: (isWanted) =>
      new Promise((resolve, reject) => {
        const limit = setTimeout(() => {
          reject(new Error(`Waited in vain; came: ${JSON.stringify(messages)}`));
        }, LIMIT_MS);
        const watch = () => {
          const found = messages.find(isWanted);
          if (found === undefined) return;
          clearTimeout(limit);
          watchers.delete(watch);
          resolve(found);
        };
        watchers.add(watch);
        watch();
      }),
    close: () => connection.endAsync(true),
  };
}
