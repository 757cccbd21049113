import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { THUMBNAIL_WIDTHS, type ThumbnailWidth } from '../../src/net/contracts/thumbnail.ts';
import { readByteRange } from '../http/byte-range.ts';
import type { ContractApp } from '../http/contract-provider.ts';
import { bearerOf } from '../http/require-user.ts';
import type { Sessions } from '../identity/sessions.ts';
import type { ImageAddresses } from '../images/image-addresses.ts';
import type { ImageStore } from '../images/image-store.ts';
import { type ReadableImage, readImage } from '../images/read-image.ts';
import { THUMBNAIL_TYPE, type Thumbnails, thumbnailWidth } from '../images/thumbnails.ts';
import { isMissing } from '../missing-file.ts';
import { Refusal } from '../refusal.ts';
import type { Rows } from '../tasks/rows/task-row.ts';

/** What the image route calls. */
export interface ImageRouteTools {
  readonly rows: Rows;
  readonly sessions: Pick<Sessions, 'userOfToken'>;
  readonly addresses: Pick<ImageAddresses, 'check'>;
  readonly images: Pick<ImageStore, 'open'>;
  readonly thumbnails: Thumbnails;
}

const querySchema = z.object({
  exp: z.optional(z.string()),
  sig: z.optional(z.string()),
  /** Wanted width in pixels: answers a thumbnail of the next of `THUMBNAIL_WIDTHS`. */
  w: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
});

/** Serves `GET /api/images/{id}`, also `HEAD`. */
export function serveImages(app: ContractApp, tools: ImageRouteTools): void {
  app.get(
    '/api/images/:id',
    {
      schema: {
        summary: "An image's bytes, for its owner's bearer token or a signed address.",
        description: `With w a WebP at least that wide, one of ${THUMBNAIL_WIDTHS.join(', ')} pixels; the image itself where that is not wider.`,
        params: z.object({ id: z.string() }),
        querystring: querySchema,
      },
    },
    async (request, reply) => {
      const token = bearerOf(request);
      const readable = await readImage(tools.rows, tools.addresses, {
        imageId: request.params.id,
        ...{ exp: request.query.exp, sig: request.query.sig },
        userId: token === null ? null : await tools.sessions.userOfToken(token),
      });
      const { w } = request.query;
      const width = w === undefined ? null : thumbnailWidth(w, readable.image.width);
      return width === null
        ? sendImage(request, reply, readable, tools.images)
        : sendThumbnail(request, reply, readable, width, tools.thumbnails);
    },
  );
}

async function sendThumbnail(
  request: FastifyRequest,
  reply: FastifyReply,
  { image, maxAgeSeconds }: ReadableImage,
  width: ThumbnailWidth,
  thumbnails: Thumbnails,
): Promise<FastifyReply> {
  const etag = `"${image.sha256}-${width}"`;
  addCaching(reply, etag, maxAgeSeconds);
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const bytes = await thumbnails.read(image.user_id, image.sha256, width).catch(asGone);
  return reply.type(THUMBNAIL_TYPE).send(bytes);
}

function addCaching(reply: FastifyReply, etag: string, maxAgeSeconds: number): void {
  reply.headers({
    'cache-control': `private, immutable, max-age=${maxAgeSeconds}`,
    etag,
    vary: 'authorization',
  });
}

async function sendImage(
  request: FastifyRequest,
  reply: FastifyReply,
  { image, maxAgeSeconds }: ReadableImage,
  images: Pick<ImageStore, 'open'>,
): Promise<FastifyReply> {
  const etag = `"${image.sha256}"`;
  addCaching(reply, etag, maxAgeSeconds);
  reply.header('accept-ranges', 'bytes');
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const ifRange = request.headers['if-range'];
  const wanted = ifRange === undefined || ifRange === etag ? request.headers.range : undefined;
  const range = readByteRange(wanted, image.bytes);
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${image.bytes}`);
    throw new Refusal('range_not_satisfiable', `The image has ${image.bytes} bytes.`);
  }
  const body = await images.open(image.sha256, range ?? undefined).catch(asGone);
  // Fastify would read it to its end to throw it away.
  if (request.method === 'HEAD') body.destroy();
  reply.type(image.content_type);
  if (range === null) return reply.header('content-length', image.bytes).send(body);
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${image.bytes}`)
    .header('content-length', range.end - range.start + 1)
    .send(body);
}

/** Whether `If-None-Match` names what would be sent, or says that anything will do (RFC 9110 section 13.1.2). */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header?.trim() === '*') return true;
  return header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
}

function asGone(error: unknown): never {
  throw isMissing(error) ? new Refusal('image_gone', 'This image was deleted.') : error;
}
