import type { FastifyRequest } from 'fastify';
import { PARTS } from '../../src/net/contracts/edit.ts';
import { type StoredImage, uploadFieldsSchema } from '../../src/net/contracts/image.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { LooseImages } from '../images/loose-images.ts';
import { readFields } from './read-fields.ts';
import { assertSaidSize, type Size } from './receive-edit.ts';
import { discardAll, receiveParts } from './receive-parts.ts';

/**
 * Receives the body of `POST /api/tasks/image/upload` and keeps its picture. Once the signal aborts
 * nobody will learn of the picture, so that it no longer waits for its turn to be checked.
 */
export async function receiveImage(
  request: FastifyRequest,
  {
    images,
    loose,
    maxUploadBytes,
  }: {
    readonly images: Pick<ImageStore, 'stage' | 'discard'>;
    readonly loose: LooseImages;
    /** Largest file, in bytes. */
    readonly maxUploadBytes: number;
  },
  signal: AbortSignal,
): Promise<StoredImage> {
  const rules = { names: [PARTS.image.field], maxBytes: maxUploadBytes };
  const { fields, files } = await receiveParts(request, images, rules);
  try {
    const said = readFields(uploadFieldsSchema, fields);
    const staged = files.get(PARTS.image.field);
    if (staged === undefined) throw new Error('A part is missing');
    const check = (size: Size) => assertSaidSize(said, size);
    return await loose.keep(request.userId, staged, { check, signal });
  } finally {
    await discardAll(images, files.values());
  }
}
