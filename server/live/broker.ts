import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Aedes, type AedesOptions, type Client } from 'aedes';
import { createWebSocketStream, type WebSocket, WebSocketServer } from 'ws';
import { clientIdOf, topicOf } from '../../src/net/contracts/live.ts';
import { createListeners, type Listeners } from './listeners.ts';
import { LIVE_PATH, type LiveAccess } from './live-credentials.ts';
import type { LivePublisher } from './live-publisher.ts';
import { createRollCall } from './roll-call.ts';

/** The embedded MQTT broker. */
export interface Broker extends LivePublisher {
  /** Takes connections from an HTTP server's `/mqtt`. */
  listenOn(server: Server): void;
  /** Whether it is there for its clients. */
  isOpen(): boolean;
  /** Cuts the connections of one user. */
  cut(userId: string): void;
  /** Clients connected now. */
  connections(): number;
  /** Cuts all connections. Safe to call twice. */
  close(): Promise<void>;
}

/** Longest frame that a client may send; CONNECT and SUBSCRIBE are far smaller. */
const MAX_FRAME_BYTES = 4_096;
/** All that one connection may ever send; its pings (2 bytes each 30 s) fill this after 11 days. */
const MAX_CONNECTION_BYTES = 65_536;
const CONNECT_LIMIT_MS = 10_000;
/** Most that waits for one connection to read, beside what the system has taken; a message has some 400 bytes. */
const MAX_UNREAD_BYTES = 1_048_576;
/** A connection that has more unread for this long is cut. */
const UNREAD_LIMIT_MS = 1_000;
/**
 * MQTT lets a client say that it is never to be missed (keepalive 0): who does not answer within this time
 * is cut all the same.
 */
const ROLL_CALL_MS = 60_000;
const BAD_USERNAME_OR_PASSWORD = 4;

/**
 * Makes a broker for MQTT 3.1.1 over WebSocket, QoS 0; `isDeleted` tells whether a user deleted the
 * account since the credentials were made.
 */
export async function createBroker(
  access: LiveAccess,
  isDeleted: (userId: string) => Promise<boolean>,
): Promise<Broker> {
  const users = new Map<Client, string>();
  const listeners = createListeners();
  const aedes = await Aedes.createBroker({
    ...rulesOf(access, isDeleted, users, listeners),
    connectTimeout: CONNECT_LIMIT_MS,
    drainTimeout: UNREAD_LIMIT_MS,
    maxClientsIdLength: 63,
  });
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    handleProtocols: (offered) => (offered.has('mqtt') ? 'mqtt' : false),
  });
  const roll = createRollCall();
  const calling = setInterval(roll.call, ROLL_CALL_MS).unref();
  sockets.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    roll.join(socket);
    aedes.handle(streamOf(socket), request);
  });
  // What a client does wrong ends its own connection and is nobody else's business.
  aedes.on('clientError', () => undefined);
  aedes.on('connectionError', () => undefined);
  aedes.on('unsubscribe', (topics, client) => {
    const userId = users.get(client);
    if (userId !== undefined && topics.includes(topicOf(userId))) listeners.remove(client);
  });
  return {
    listenOn(server) {
      server.on('upgrade', upgradeHandler(sockets));
    },
    isOpen: () => !aedes.closed,
    cut(cutId) {
      for (const [client, userId] of users) if (userId === cutId) client.close();
    },
    connections: () => aedes.connectedClients,
    publish(userId, message) {
      const payload = JSON.stringify({ target_client_id: clientIdOf(userId), ...message });
      const packet = { cmd: 'publish', qos: 0, dup: false, retain: false } as const;
      // Not by the broker: it has one line of messages for all, and each waits until all who listen have read it.
      for (const client of listeners.of(userId)) {
        client.publish({ ...packet, topic: topicOf(userId), payload }, () => undefined);
      }
    },
    async close() {
      clearInterval(calling);
      const closed = new Promise<void>((resolve) => aedes.close(resolve));
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      await closed;
    },
  };
}

/** Who may connect, and what a connection may do: subscribe to its own topic, publish nothing. */
function rulesOf(
  access: LiveAccess,
  isDeleted: (userId: string) => Promise<boolean>,
  users: Map<Client, string>,
  listeners: Listeners,
): AedesOptions {
  const userOf = async (client: Client, userName: string, password: Buffer | undefined) => {
    const said = { connectionId: client.id, userName, password: password?.toString() ?? '' };
    const userId = access.userOfConnection(said);
    if (userId === null) return null;
    // Before the account is asked for, so that deleting it meanwhile cuts this one, too.
    users.set(client, userId);
    client.conn.once('close', () => {
      users.delete(client);
      listeners.remove(client);
    });
    return (await isDeleted(userId)) ? null : userId;
  };
  return {
    // A session or a will that outlives its connection would be kept in memory for ever, by the
    // thousand if a client likes.
    preConnect(_client, packet, done) {
      packet.clean = true;
      delete packet.will;
      done(null, true);
    },
    authenticate(client, userName = '', password, done) {
      const refusal = Object.assign(new Error('Bad credentials'), {
        returnCode: BAD_USERNAME_OR_PASSWORD,
      });
      userOf(client, userName, password).then(
        (userId) => (userId === null ? done(refusal, false) : done(null, true)),
        () => done(refusal, false),
      );
    },
    authorizeSubscribe(client, subscription, done) {
      const userId = users.get(client);
      if (userId === undefined || subscription.topic !== topicOf(userId)) return done(null, null);
      listeners.add(userId, client);
      done(null, { ...subscription, qos: 0 });
    },
    authorizePublish(client, _packet, done) {
      done(client === null ? null : new Error('Clients publish nothing'));
    },
  };
}

function upgradeHandler(sockets: WebSocketServer) {
  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // Node has let go of the socket: an error that nobody hears would end the server.
    socket.on('error', () => undefined);
    const path = (request.url ?? '').split('?')[0];
    if (path !== LIVE_PATH) {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => {
      sockets.emit('connection', opened, request);
    });
  };
}

/**
 * The socket as a stream that ends a connection which sends more than it ever needs to. It takes what is not
 * read yet up to {@link MAX_UNREAD_BYTES}.
 */
function streamOf(socket: WebSocket): Duplex {
  let received = 0;
  socket.on('message', (data: Buffer) => {
    received += data.length;
    if (received > MAX_CONNECTION_BYTES) socket.terminate();
  });
  const stream = createWebSocketStream(socket, { writableHighWaterMark: MAX_UNREAD_BYTES });
  stream.on('error', () => undefined);
  return stream;
}
