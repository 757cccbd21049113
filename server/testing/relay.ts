import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A wire to a server that tests can cut without either end being told. */
export interface Relay {
  readonly port: number;
  /** From now on loses what is sent on all connections there are, and on new ones. */
  swallow(): void;
  /** New connections work again; those that were there stay dead. */
  heal(): void;
  close(): Promise<void>;
}

/** Listens on a free port of 127.0.0.1 and passes everything on to `port` there. */
export async function openRelay(port: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  /** Connections that have been told nothing since. */
  let cut = false;

  const server = createServer((near) => {
    near.on('error', () => undefined);
    sockets.add(near);
    if (cut) return near.resume();
    const far = connect(port, '127.0.0.1');
    far.on('error', () => near.destroy());
    sockets.add(far);
    near.pipe(far).pipe(near);
    // A pipe tells of no end that came by force.
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
    return near;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    port: (server.address() as AddressInfo).port,
    swallow() {
      cut = true;
      for (const socket of sockets) {
        socket.unpipe();
        socket.removeAllListeners('close');
        socket.resume();
      }
    },
    heal() {
      cut = false;
    },
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
