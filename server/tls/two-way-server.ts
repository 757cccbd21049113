import {
  createServer,
  type Server as HttpServer,
  type RequestListener,
  type ServerOptions,
} from 'node:http';
import { Server } from 'node:https';
import type { Socket } from 'node:net';

/** First byte of a TLS connection: a record of type handshake (RFC 8446 section 5.1). */
const HANDSHAKE = 22;
/** Whoever connects and says nothing, or does not finish its handshake or plain request, is cut off. */
const SILENT_MS = 15_000;

/**
 * An HTTPS server that answers plain HTTP on its port too, telling them apart by the first byte: a
 * person types an address without `https`, and a browser then tries plain HTTP first.
 */
export class TwoWayServer extends Server {
  readonly #plain: HttpServer;
  /** Every connection, and those of them that carry no encryption (yet). */
  readonly #open = new Set<Socket>();
  readonly #unencrypted = new Set<Socket>();

  /** `pem` holds key and certificate; `handler` gets what is encrypted, `plainHandler` the rest. */
  constructor(
    pem: string,
    options: ServerOptions,
    handler: RequestListener,
    plainHandler: RequestListener,
  ) {
    super({ ...options, key: pem, cert: pem, handshakeTimeout: SILENT_MS }, handler);
    this.#plain = createServer(plainHandler);
    const encrypted = this.listeners('connection');
    this.removeAllListeners('connection');
    this.on('connection', (socket: Socket) => {
      this.#note(socket);
      socket.once('readable', () => this.#tellApart(socket, encrypted));
    });
  }

  /** Shows another certificate to whoever connects from now on. */
  show(pem: string): void {
    this.setSecureContext({ key: pem, cert: pem });
  }

  /** Also ends the connections that are not encrypted, all of which can be made again. */
  override closeIdleConnections(): void {
    super.closeIdleConnections();
    for (const socket of this.#unencrypted) socket.destroy();
  }

  /** Also ends the connections that are in the middle of their handshake. */
  override closeAllConnections(): void {
    super.closeAllConnections();
    for (const socket of this.#open) socket.destroy();
  }

  #note(socket: Socket): void {
    this.#open.add(socket);
    this.#unencrypted.add(socket);
    socket.once('close', () => {
      this.#open.delete(socket);
      this.#unencrypted.delete(socket);
    });
    // A connection that breaks ends; nobody needs to know.
    socket.on('error', () => undefined);
    socket.setTimeout(SILENT_MS, () => socket.destroy());
  }

  #tellApart(socket: Socket, encrypted: ReturnType<Server['listeners']>): void {
    const start: Buffer | null = socket.read();
    if (start === null) return void socket.destroy();
    socket.unshift(start);
    socket.removeAllListeners('timeout').setTimeout(0);
    if (start[0] !== HANDSHAKE) return this.#answerPlainly(socket);
    this.#unencrypted.delete(socket);
    for (const take of encrypted) take.call(this, socket);
  }

  /** All of it is short; a server that does not listen itself looks after none of its timeouts. */
  #answerPlainly(socket: Socket): void {
    const cut = setTimeout(() => socket.destroy(), SILENT_MS);
    socket.once('close', () => clearTimeout(cut));
    this.#plain.emit('connection', socket);
  }
}
