import type { FastifyRequest } from 'fastify';
import { EDIT_CALLS, type FindMode, PARTS } from '../../src/net/contracts/edit.ts';
import type { Padding } from '../../src/net/contracts/task.ts';
import type { ImageLimits } from '../images/image-limits.ts';
import type { ImageStore, StagedBytes } from '../images/image-store.ts';
import {
  assertAllowedSize,
  assertDecodes,
  assertMarksSomething,
  inspectImage,
} from '../images/inspect-image.ts';
import type { FairLimit } from '../limit.ts';
import { Refusal } from '../refusal.ts';
import { type EditWish, type ReceivedImage, sizeWith } from '../tasks/order-task.ts';
import { readFields } from './read-fields.ts';
import { discardAll, receiveParts } from './receive-parts.ts';

/** A kind of edit that has a call of its own. */
export type EditCall = keyof typeof EDIT_CALLS;

/** What receiving works with. */
export interface ReceiveTools {
  readonly images: Pick<ImageStore, 'stage' | 'discard'>;
  readonly limits: ImageLimits;
  /** Largest file, in bytes. */
  readonly maxPartBytes: number;
  /** Bounds how many pictures are decoded at once, users taking turns. */
  readonly limit: FairLimit;
}

/** Of a picture, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Text fields of all the calls: each has some of them. */
interface EditFields extends Partial<Padding> {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly prompt?: string;
  readonly count?: number | undefined;
  readonly seed?: number | undefined;
  readonly mode?: FindMode | undefined;
  readonly scale?: '2' | '4' | undefined;
}

/** The files of all the calls: each has some of them. */
interface EditFiles {
  readonly original: StagedBytes;
  readonly original2: StagedBytes | undefined;
  readonly mask: StagedBytes | undefined;
}

const ORIGINAL = 'The picture';
const ORIGINAL2 = 'The second picture';
const MASK = 'The mask';

/**
 * Receives the body of a call that asks for an edit, checks it, and lends it to `use`. Nothing of it
 * stays behind but what `use` has kept. Once the signal aborts nobody will learn of the task, so that
 * the edit no longer waits for its turn to be checked.
 * @throws {Refusal} with the code of what is wrong, or the signal's reason.
 */
export async function withEdit<Result>(
  kind: EditCall,
  request: FastifyRequest,
  { images, limits, maxPartBytes, limit }: ReceiveTools,
  signal: AbortSignal,
  use: (wish: EditWish) => Promise<Result>,
): Promise<Result> {
  const fieldOf = (part: keyof typeof PARTS) => PARTS[part].field;
  const names = EDIT_CALLS[kind].parts.map(fieldOf);
  const optional = EDIT_CALLS[kind].optional.map(fieldOf);
  const rules = { names, optional, maxBytes: maxPartBytes };
  const { fields, files } = await receiveParts(request, images, rules);
  try {
    const original = files.get(PARTS.original.field);
    if (original === undefined) throw new Error('A part is missing');
    const [original2, mask] = [files.get(PARTS.original2.field), files.get(PARTS.mask.field)];
    const said: EditFields = readFields(EDIT_CALLS[kind].fields, fields);
    const checked = () => check(kind, said, { original, original2, mask }, limits);
    return await use(await limit(request.userId, checked, signal));
  } finally {
    await discardAll(images, files.values());
  }
}

async function check(
  kind: EditCall,
  said: EditFields,
  files: EditFiles,
  limits: ImageLimits,
): Promise<EditWish> {
  const original = await inspect(files.original, ORIGINAL, limits);
  const original2 = files.original2 && (await inspect(files.original2, ORIGINAL2, limits));
  const mask = files.mask && (await inspectMask(files.mask, original, limits));
  assertSaidSize(said, original);
  const padding = kind === 'expand' ? paddingOf(said) : null;
  const scale = said.scale === undefined ? null : Number(said.scale);
  const { width, height } = sizeWith(padding, original);
  const [wide, high] = [width * (scale ?? 1), height * (scale ?? 1)];
  assertAllowedSize({ width: wide, height: high }, 'The result', limits);
  await assertDecodes(original.staged.path, ORIGINAL);
  if (original2 !== undefined) await assertDecodes(original2.staged.path, ORIGINAL2);
  if (mask !== undefined) await assertMarksSomething(mask.staged.path);
  return {
    kind: kind === 'flux-context-multi' && original2 === undefined ? 'flux-context' : kind,
    prompt: said.prompt ?? '',
    count: said.count ?? 1,
    seed: said.seed ?? null,
    padding,
    mode: said.mode ?? 'run',
    scale,
    original,
    original2: original2 ?? null,
    mask: mask ?? null,
  };
}

async function inspect(
  staged: StagedBytes,
  what: string,
  limits: ImageLimits,
): Promise<ReceivedImage> {
  const { contentType, width, height } = await inspectImage(staged.path, what, limits);
  return { staged, contentType, width, height };
}

async function inspectMask(
  staged: StagedBytes,
  original: Size,
  limits: ImageLimits,
): Promise<ReceivedImage> {
  const { hasAlpha, ...mask } = await inspectImage(staged.path, MASK, limits);
  if (mask.width !== original.width || mask.height !== original.height) {
    const sentence = `The mask is ${mask.width}×${mask.height} pixels, the picture ${original.width}×${original.height}; they must be equal.`;
    throw new Refusal('mask_size_mismatch', sentence);
  }
  if (mask.contentType !== 'image/png' || !hasAlpha) {
    throw new Refusal('mask_unreadable', 'The mask has to be a PNG with an alpha channel.');
  }
  return { staged, ...mask };
}

const paddingOf = ({ left = 0, top = 0, right = 0, bottom = 0 }: EditFields): Padding => ({
  left,
  top,
  right,
  bottom,
});

/** The size that the fields say, where they do, has to be the picture's. */
export function assertSaidSize(
  said: { readonly width?: number | undefined; readonly height?: number | undefined },
  { width, height }: Size,
): void {
  if ((said.width ?? width) === width && (said.height ?? height) === height) return;
  const sentence = `The fields say ${said.width ?? '–'}×${said.height ?? '–'} pixels, the picture is ${width}×${height}.`;
  throw new Refusal('size_mismatch', sentence);
}
