import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** A server's pages as if another build of them stood there by now. */
export interface UpdatedServer {
  readonly url: string;
  /** What is answered: the build as it is, a newer one that lacks the files of `gone`, or no worker. */
  show(build: {
    readonly version?: string;
    readonly gone?: RegExp;
    readonly hasWorker?: boolean;
  }): void;
  close(): Promise<void>;
}

/** The version in the worker's list. */
const VERSION = /version:`[0-9a-f]{12}`/;

/** Stands before a server and changes what it says of its build. */
export async function standBefore(serverUrl: string): Promise<UpdatedServer> {
  let shown: Parameters<UpdatedServer['show']>[0] = {};
  const proxy = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const isWorker = url === '/sw.js';
    if ((isWorker && shown.hasWorker === false) || shown.gone?.test(url) === true) {
      outgoing.writeHead(404).end();
      return;
    }
    const onward = request(new URL(url, serverUrl), { method, headers }, (answer) => {
      if (!isWorker || shown.version === undefined) {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
        outgoing.end(text.replace(VERSION, `version:\`${shown.version}\``));
      });
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://localhost:${address.port}`,
    show: (build) => {
      shown = build;
    },
    close: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
