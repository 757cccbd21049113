import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StartError } from '../config/start-error.ts';
import { sendFailure } from '../http/error-handler.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { isKnownRoute } from './known-routes.ts';

const NONCE_PLACE = '__CSP_NONCE__';
const NONCE_BYTES = 16;
const INDEX = 'index.html';
/** Files whose names change with their content. */
const HASHED = /[\\/]assets[\\/]/;
/** The service worker, by which a browser sees that there is another build. */
const WORKER = /[\\/]sw\.js$/;

/**
 * Serves the browser build in `folder`: files as they are, and the page for every other path, with
 * 200 where a screen lives and 404 elsewhere. Unknown paths below `/api/` get a coded 404.
 * @throws {StartError} when the build is missing.
 */
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  const page = await readPage(folder);
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    globIgnore: [INDEX, '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    setHeaders(reply, path) {
      reply.header('cache-control', cachingOf(path));
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|mqtt)(\/|$)/.test(path);
    if (isPage) return sendPage(request, reply, page, isKnownRoute(path) ? 200 : 404);
    const message = `There is nothing at ${request.method} ${path}.`;
    return sendFailure(request, reply, { code: 'not_found', message });
  });
}

function cachingOf(path: string): string {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  return WORKER.test(path) ? 'no-cache' : 'public, max-age=3600';
}

async function readPage(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, INDEX), 'utf8');
  } catch {
    const sentence = `The pages are not built: "${join(folder, INDEX)}" is missing; run "npm run build".`;
    throw new StartError(sentence);
  }
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
  status: number,
): FastifyReply {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', contentSecurityPolicy({ host: request.host, nonce }))
    .send(page.replaceAll(NONCE_PLACE, nonce));
}
