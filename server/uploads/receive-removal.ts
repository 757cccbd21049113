import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { PARTS, removeFieldsSchema } from '../../src/net/contracts/task.ts';
import { InvalidFields } from '../http/invalid-fields.ts';
import type { ImageLimits } from '../images/image-limits.ts';
import type { ImageStore, StagedBytes } from '../images/image-store.ts';
import {
  assertDecodes,
  assertMarksSomething,
  type InspectedImage,
  inspectImage,
} from '../images/inspect-image.ts';
import { Refusal } from '../refusal.ts';
import type { ReceivedImage } from '../tasks/order-task.ts';
import type { Limit } from './limit.ts';
import { discardAll, receiveParts } from './receive-parts.ts';

/** A picture and the mask on it, received and checked. */
export interface Removal {
  readonly original: ReceivedImage;
  readonly mask: ReceivedImage;
}

/** What receiving works with. */
export interface ReceiveTools {
  readonly images: Pick<ImageStore, 'stage' | 'discard'>;
  readonly limits: ImageLimits;
  /** Largest file, in bytes. */
  readonly maxPartBytes: number;
  /** Bounds how many pictures are decoded at once. */
  readonly limit: Limit;
}

const ORIGINAL = 'The picture';
const MASK = 'The mask';
const NAMES = [PARTS.original.field, PARTS.mask.field];

/**
 * Receives the body of `POST /api/tasks/edit/remove`, checks it, and lends it to `use`. Nothing of
 * it stays behind but what `use` has kept.
 * @throws {Refusal} with the code of what is wrong.
 */
export async function withRemoval<Result>(
  request: FastifyRequest,
  { images, limits, maxPartBytes, limit }: ReceiveTools,
  use: (removal: Removal) => Promise<Result>,
): Promise<Result> {
  const rules = { names: NAMES, maxBytes: maxPartBytes };
  const { fields, files } = await receiveParts(request, images, rules);
  try {
    const [original, mask] = NAMES.map((name) => files.get(name));
    if (original === undefined || mask === undefined) throw new Error('A part is missing');
    return await use(await limit(() => check({ original, mask }, fields, limits)));
  } finally {
    await discardAll(images, files.values());
  }
}

async function check(
  files: { readonly original: StagedBytes; readonly mask: StagedBytes },
  fields: Readonly<Record<string, string>>,
  limits: ImageLimits,
): Promise<Removal> {
  const said = z.safeParse(removeFieldsSchema, fields);
  if (!said.success) throw new InvalidFields(said.error.issues);
  const original = await inspectImage(files.original.path, ORIGINAL, limits);
  const mask = await inspectImage(files.mask.path, MASK, limits);
  assertSizes(said.data, original, mask);
  if (mask.contentType !== 'image/png' || !mask.hasAlpha) {
    throw new Refusal('mask_unreadable', 'The mask has to be a PNG with an alpha channel.');
  }
  await assertDecodes(files.original.path, ORIGINAL);
  await assertMarksSomething(files.mask.path);
  return {
    original: received(files.original, original),
    mask: received(files.mask, mask),
  };
}

function received(
  staged: StagedBytes,
  { contentType, width, height }: InspectedImage,
): ReceivedImage {
  return { staged, contentType, width, height };
}

function assertSizes(
  said: { readonly width: number; readonly height: number },
  original: InspectedImage,
  mask: InspectedImage,
): void {
  const size = `${original.width}×${original.height}`;
  if (mask.width !== original.width || mask.height !== original.height) {
    const sentence = `The mask is ${mask.width}×${mask.height} pixels, the picture ${size}; they must be equal.`;
    throw new Refusal('mask_size_mismatch', sentence);
  }
  if (said.width !== original.width || said.height !== original.height) {
    const sentence = `The fields say ${said.width}×${said.height} pixels, the picture is ${size}.`;
    throw new Refusal('size_mismatch', sentence);
  }
}
