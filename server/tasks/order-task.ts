import { createHash, randomInt } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { type CreateTask, PICTURES_PER_REQUEST, RATIOS } from '../../src/net/contracts/task.ts';
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
  };
  const { prompt, style, count } = task;
  const asked = { prompt, ratio, style, count, seed: request.seed ?? null };
  return { task, images: [], idempotency: keyFor(asker, ['create', asked]) };
}

/** An order to remove what a mask marks from a picture. Both are as large as each other. */
export function orderRemoval(
  asker: Asker,
  { original, mask }: { readonly original: ReceivedImage; readonly mask: ReceivedImage },
): TaskOrder {
  const task: NewTask = {
    id: uuidv7(),
    userId: asker.userId,
    kind: 'remove',
    prompt: '',
    ratio: null,
    style: null,
    count: 1,
    seed: randomInt(SEEDS),
    width: original.width,
    height: original.height,
  };
  const asked = ['remove', original.staged.sha256, mask.staged.sha256];
  return {
    task,
    images: [toImage(original, 'original'), toImage(mask, 'mask')],
    idempotency: keyFor(asker, asked),
  };
}

function toImage(image: ReceivedImage, role: 'original' | 'mask'): StagedImage {
  const { sha256, bytes } = image.staged;
  return { ...image, id: uuidv7(), role, position: 0, sha256, bytes };
}

function keyFor({ key }: Asker, asked: readonly unknown[]): TaskOrder['idempotency'] {
  if (key === undefined) return undefined;
  const fingerprint = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
  return { key, fingerprint };
}
