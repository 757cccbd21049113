import { createHash, randomInt } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { EditKind, FindMode } from '../../src/net/contracts/edit.ts';
import {
  type CreateTask,
  type Padding,
  PICTURES_PER_REQUEST,
  RATIOS,
} from '../../src/net/contracts/task.ts';
import type { NewTask } from './rows/task-row.ts';
import type { StagedImage, TaskOrder } from './store-task.ts';

/** Who asks, and under which idempotency key if any. */
export interface Asker {
  readonly userId: string;
  readonly key: string | undefined;
}

/** A picture that was received and checked. */
export type ReceivedImage = Pick<StagedImage, 'staged' | 'contentType' | 'width' | 'height'>;

const SEEDS = 2 ** 32;
const DEFAULT_RATIO = '1:1';

/** An order of pictures from words. No ratio means 1:1; no seed means a random one. */
export function orderPictures(asker: Asker, request: CreateTask): TaskOrder {
  const ratio = request.ratio ?? DEFAULT_RATIO;
  const task: NewTask = {
    id: uuidv7(),
    userId: asker.userId,
    kind: 'text-to-image',
    prompt: request.prompt,
    ratio,
    style: request.style ?? null,
    count: request.count ?? PICTURES_PER_REQUEST,
    seed: request.seed ?? randomInt(SEEDS),
    ...RATIOS[ratio],
    padding: null,
    mode: 'run',
    scale: null,
  };
  const { prompt, style, count } = task;
  const asked = { prompt, ratio, style, count, seed: request.seed ?? null };
  return { task, images: [], idempotency: keyFor(asker, ['create', asked]) };
}

/** A wish to change a picture, received and checked. */
export interface EditWish {
  readonly kind: EditKind;
  /** Empty for kinds that take no words. */
  readonly prompt: string;
  readonly count: number;
  /** uint32; null when the client leaves it to us. */
  readonly seed: number | null;
  readonly padding: Padding | null;
  /** Whether only to find what there is to remove. */
  readonly mode: FindMode;
  /** How many times as large an enhancement shall be; null leaves it to the engine. */
  readonly scale: number | null;
  readonly original: ReceivedImage;
  /** Null for tasks of one picture. */
  readonly original2: ReceivedImage | null;
  /** As large as the original; null when none came. */
  readonly mask: ReceivedImage | null;
}

/** An order to change a picture. */
export function orderEdit(asker: Asker, wish: EditWish): TaskOrder {
  const { kind, prompt, count, padding, mode, scale, original, original2, mask } = wish;
  const task: NewTask = {
    id: uuidv7(),
    userId: asker.userId,
    kind,
    prompt,
    ratio: null,
    style: null,
    count,
    seed: wish.seed ?? randomInt(SEEDS),
    ...sizeWith(padding, original),
    padding,
    mode,
    scale,
  };
  const images = [toImage(original, 'original')];
  if (original2 !== null) images.push(toImage(original2, 'original2'));
  if (mask !== null) images.push(toImage(mask, 'mask'));
  const hashes = images.map(({ role, sha256 }) => [role, sha256]);
  const asked = [kind, hashes, prompt, count, wish.seed, padding, mode, scale];
  return { task, images, idempotency: keyFor(asker, asked) };
}

/** Size of a picture with what is added to it. */
export function sizeWith(
  padding: Padding | null,
  { width, height }: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number } {
  if (padding === null) return { width, height };
  const { left, top, right, bottom } = padding;
  return { width: left + width + right, height: top + height + bottom };
}

function toImage(image: ReceivedImage, role: 'original' | 'original2' | 'mask'): StagedImage {
  const { sha256, bytes } = image.staged;
  return { ...image, id: uuidv7(), role, position: 0, sha256, bytes };
}

function keyFor({ key }: Asker, asked: readonly unknown[]): TaskOrder['idempotency'] {
  if (key === undefined) return undefined;
  const fingerprint = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
  return { key, fingerprint };
}
