import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { PictureFile } from './picture-files.ts';

/** Serves the two pages of our own and the pictures, on a free port of this machine. */
export interface PageServer {
  /** Without a slash at the end. */
  readonly url: string;
  /** Where a picture can be had from now on: a path below {@link url}. */
  offer(picture: PictureFile): string;
  close(): Promise<void>;
}

const PAGES = join(import.meta.dirname, '..', 'pages');
const NAMES = ['floor', 'naive'];

const documentOf = (name: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${name}</title>
<style>html, body { margin: 0; height: 100%; overflow: hidden; background: #222 }
img, canvas { position: absolute; user-select: none } canvas { touch-action: none; opacity: 0.5 }</style>
<body><script type="module" src="/${name}.js"></script></body></html>`;

/** Starts serving. */
export async function startPageServer(): Promise<PageServer> {
  const pictures = new Map<string, PictureFile>();
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const picture = pictures.get(pathname);
    if (picture !== undefined) sendPicture(picture, response);
    else void sendPage(pathname.slice(1), response);
  });
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await listening;
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return {
    url: `http://localhost:${address.port}`,
    offer(picture) {
      const path = `/${picture.width}x${picture.height}.jpg`;
      pictures.set(path, picture);
      return path;
    },
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

function sendPicture(picture: PictureFile, response: ServerResponse): void {
  response.setHeader('content-type', 'image/jpeg');
  createReadStream(picture.path).pipe(response);
}

async function sendPage(path: string, response: ServerResponse): Promise<void> {
  const name = NAMES.find((one) => path === one || path === `${one}.js`);
  if (name === undefined) {
    response.writeHead(204).end();
  } else if (path === name) {
    response.setHeader('content-type', 'text/html').end(documentOf(name));
  } else {
    const source = await readFile(join(PAGES, `${name}.ts`), 'utf8');
    response.setHeader('content-type', 'text/javascript').end(stripTypeScriptTypes(source));
  }
}
