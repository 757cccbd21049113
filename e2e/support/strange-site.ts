import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another web site with pictures, on a port of its own. */
export interface StrangeSite {
  /** `http://127.0.0.1:{port}`; what lies below `/open/` may be read by pages of other sites. */
  readonly url: string;
  /** An address at which nothing answers. */
  readonly deadUrl: string;
  close(): Promise<void>;
}

const TOO_LARGE = 11 * 1024 * 1024;

/**
 * Starts a site that has `picture` at `open/cat.png` and `closed/cat.png`; besides below `open/`
 * `page.html`, `big.png` of 11 MB, `endless.png` that never comes to its end, and 404 elsewhere.
 */
export async function startStrangeSite(picture: Buffer): Promise<StrangeSite> {
  const answer = (path: string, response: ServerResponse): void => {
    if (path.endsWith('/cat.png'))
      response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    else if (path.endsWith('/page.html')) response.writeHead(200).end('<h1>No picture</h1>');
    else if (path.endsWith('/big.png')) {
      response.writeHead(200, { 'content-length': TOO_LARGE }).write(picture);
    } else if (path.endsWith('/endless.png'))
      response.writeHead(200).write(picture.subarray(0, 64));
    else response.writeHead(404).end();
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path.startsWith('/open/')) response.setHeader('access-control-allow-origin', '*');
    answer(path, response);
  });
  const dead = createServer();
  const portOf = async (one: typeof server): Promise<number> => {
    one.listen(0, '127.0.0.1');
    await once(one, 'listening');
    return (one.address() as AddressInfo).port;
  };
  const port = await portOf(server);
  const deadPort = await portOf(dead);
  dead.close();
  return {
    url: `http://127.0.0.1:${port}`,
    deadUrl: `http://127.0.0.1:${deadPort}/cat.png`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
