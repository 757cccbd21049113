import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from '../http/error-handler.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { requestOrigin } from './request-origin.ts';
import { sendText } from './send-text.ts';
import { findPage, readSiteIndex, type SiteIndex } from './site-index.ts';

const NONCE_PLACE = '__CSP_NONCE__';
const ORIGIN_PLACE = '__ORIGIN__';
const NONCE_BYTES = 16;
/** Folder of the rendered pages, whose places are still to be filled. */
const PAGES = 'pages';
/** Files whose names change with their content. */
const HASHED = /[\\/]assets[\\/]/;
/** The service worker, by which a browser sees that there is another build. */
const WORKER = /[\\/]sw\.js$/;
/** An hour: they change with a new version only, but keep their names. */
const SHORT = 'public, max-age=3600';
const TYPES: Record<string, string> = {
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};

/** Answers a text of the build by the name of its file. */
type ReadText = (file: string) => Promise<string>;

/**
 * Serves the browser build in `folder`: files as they are, and for every other path the page that the
 * build rendered for it, with 200 where a screen lives and 404 elsewhere. Unknown paths below `/api/`
 * get a coded 404.
 * @throws {StartError} when the build is missing.
 */
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  const index = await readSiteIndex(join(folder, PAGES));
  const read = createReader(join(folder, PAGES));
  await serveFiles(app, folder);
  serveNamedTexts(app, index, read);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|mqtt)(\/|$)/.test(path);
    if (isPage) return sendPage(request, reply, index, read);
    const message = `There is nothing at ${request.method} ${path}.`;
    return sendFailure(request, reply, { code: 'not_found', message });
  });
}

function cachingOf(path: string): string {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  return WORKER.test(path) ? 'no-cache' : SHORT;
}

async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    globIgnore: ['index.html', `${PAGES}/**`, '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    setHeaders(reply, path) {
      reply.header('cache-control', cachingOf(path));
    },
  });
}

/** robots.txt and its like: they name the place where they were asked for. */
function serveNamedTexts(app: FastifyInstance, { files }: SiteIndex, read: ReadText): void {
  for (const file of files) {
    app.get(`/${file}`, { schema: { hide: true } }, async (request, reply) => {
      const text = (await read(file)).replaceAll(ORIGIN_PLACE, requestOrigin(request));
      reply.type(TYPES[file.split('.').at(-1) ?? ''] ?? 'text/plain; charset=utf-8');
      return sendText(request, reply.header('cache-control', SHORT), text);
    });
  }
}

/** Each file is read once; there are some fifty, of a few ten kilobytes. */
function createReader(folder: string): ReadText {
  const texts = new Map<string, string>();
  return async (file) => {
    const text = texts.get(file) ?? (await readFile(join(folder, file), 'utf8'));
    texts.set(file, text);
    return text;
  };
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  index: SiteIndex,
  read: ReadText,
): Promise<FastifyReply> {
  const { file, status } = findPage(index, request.url.split('?')[0] ?? '');
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  const page = (await read(file))
    .replaceAll(NONCE_PLACE, nonce)
    .replaceAll(ORIGIN_PLACE, requestOrigin(request));
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', contentSecurityPolicy({ host: request.host, nonce }));
  return sendText(request, reply, page);
}
