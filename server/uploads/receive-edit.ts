import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { EDIT_CALLS, PARTS } from '../../src/net/contracts/edit.ts';
import { InvalidFields } from '../http/invalid-fields.ts';
import type { ImageLimits } from '../images/image-limits.ts';
import type { ImageStore, StagedBytes } from '../images/image-store.ts';
import {
  assertAllowedSize,
  assertDecodes,
  assertMarksSomething,
  type InspectedImage,
  inspectImage,
} from '../images/inspect-image.ts';
import { Refusal } from '../refusal.ts';
import { type EditWish, type ReceivedImage, sizeWith } from '../tasks/order-task.ts';
import type { Padding } from '../../src/net/contracts/task.ts';
import type { Limit } from '../limit.ts';
import { discardAll, receiveParts } from './receive-parts.ts';

/** A kind of edit that has a call of its own. */
export type EditCall = keyof typeof EDIT_CALLS;

/** What receiving works with. */
export interface ReceiveTools {
  readonly images: Pick<ImageStore, 'stage' | 'discard'>;
  readonly limits: ImageLimits;
  /** Largest file, in bytes. */
  readonly maxPartBytes: number;
  /** Bounds how many pictures are decoded at once. */
  readonly limit: Limit;
}

/** Text fields of all the calls: each has some of them. */
interface EditFields extends Partial<Padding> {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly prompt?: string;
  readonly count?: number | undefined;
  readonly seed?: number | undefined;
}

const ORIGINAL = 'The picture';
const MASK = 'The mask';

/**
 * Receives the body of a call that asks for an edit, checks it, and lends it to `use`. Nothing of it
 * stays behind but what `use` has kept.
 * @throws {Refusal} with the code of what is wrong.
 */
export async function withEdit<Result>(
  kind: EditCall,
  request: FastifyRequest,
  { images, limits, maxPartBytes, limit }: ReceiveTools,
  use: (wish: EditWish) => Promise<Result>,
): Promise<Result> {
  const names = EDIT_CALLS[kind].parts.map((part) => PARTS[part].field);
  const { fields, files } = await receiveParts(request, images, { names, maxBytes: maxPartBytes });
  try {
    const [original, mask = null] = names.map((name) => files.get(name));
    if (original === undefined) throw new Error('A part is missing');
    const said = readFields(kind, fields);
    return await use(await limit(() => check(kind, said, { original, mask }, limits)));
  } finally {
    await discardAll(images, files.values());
  }
}

function readFields(kind: EditCall, fields: Readonly<Record<string, string>>): EditFields {
  const said = z.safeParse(EDIT_CALLS[kind].fields, fields);
  if (!said.success) throw new InvalidFields(said.error.issues);
  return said.data;
}

async function check(
  kind: EditCall,
  said: EditFields,
  files: { readonly original: StagedBytes; readonly mask: StagedBytes | null },
  limits: ImageLimits,
): Promise<EditWish> {
  const original = await inspectImage(files.original.path, ORIGINAL, limits);
  const mask = files.mask === null ? null : await inspectMask(files.mask, original, limits);
  assertSaidSize(said, original);
  const padding = kind === 'expand' ? paddingOf(said) : null;
  assertAllowedSize(sizeWith(padding, original), 'The result', limits);
  await assertDecodes(files.original.path, ORIGINAL);
  if (files.mask !== null) await assertMarksSomething(files.mask.path);
  return {
    kind,
    prompt: said.prompt ?? '',
    count: said.count ?? 1,
    seed: said.seed ?? null,
    padding,
    original: received(files.original, original),
    mask: files.mask === null || mask === null ? null : received(files.mask, mask),
  };
}

async function inspectMask(
  { path }: StagedBytes,
  original: InspectedImage,
  limits: ImageLimits,
): Promise<InspectedImage> {
  const mask = await inspectImage(path, MASK, limits);
  if (mask.width !== original.width || mask.height !== original.height) {
    const sentence = `The mask is ${mask.width}×${mask.height} pixels, the picture ${original.width}×${original.height}; they must be equal.`;
    throw new Refusal('mask_size_mismatch', sentence);
  }
  if (mask.contentType !== 'image/png' || !mask.hasAlpha) {
    throw new Refusal('mask_unreadable', 'The mask has to be a PNG with an alpha channel.');
  }
  return mask;
}

const paddingOf = ({ left = 0, top = 0, right = 0, bottom = 0 }: EditFields): Padding => ({
  left,
  top,
  right,
  bottom,
});

function received(
  staged: StagedBytes,
  { contentType, width, height }: InspectedImage,
): ReceivedImage {
  return { staged, contentType, width, height };
}

/** The size that the fields say, where they do, has to be the picture's. */
export function assertSaidSize(
  said: { readonly width?: number | undefined; readonly height?: number | undefined },
  { width, height }: { readonly width: number; readonly height: number },
): void {
  if ((said.width ?? width) === width && (said.height ?? height) === height) return;
  const sentence = `The fields say ${said.width ?? '–'}×${said.height ?? '–'} pixels, the picture is ${width}×${height}.`;
  throw new Refusal('size_mismatch', sentence);
}
