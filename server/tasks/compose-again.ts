import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Compose, FEATHER } from '../../src/net/contracts/edit.ts';
import type { StoredImage } from '../../src/net/contracts/image.ts';
import type { Composer } from '../compose/composer.ts';
import type { PngFile } from '../compose/plan.ts';
import type { ImageRole, Tables } from '../database/schema.ts';
import type { ImageAddresses } from '../images/image-addresses.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { FairLimit } from '../limit.ts';
import { Refusal } from '../refusal.ts';
import { insertImages } from './rows/insert-task.ts';
import { findTask, holdTask, imagesOf } from './rows/read-tasks.ts';
import type { Rows, TaskImage, TaskRow } from './rows/task-row.ts';
import { assertTaskId, taskNotFound } from './task-not-found.ts';

/**
 * Blends a result of a user's finished edit anew. The same wish gives the same picture, which is
 * made once and belongs to the task.
 * @throws {Refusal} `task_not_found`; `cannot_compose` when the task keeps no such crop.
 */
export type ComposeAgain = (
  userId: string,
  taskId: string,
  wish: Compose,
  signal: AbortSignal,
) => Promise<StoredImage>;

/** What blending anew works with. */
export interface ComposeTools {
  readonly database: Kysely<Tables>;
  readonly images: ImageStore;
  readonly composer: Pick<Composer, 'recompose'>;
  readonly addresses: Pick<ImageAddresses, 'urlOf'>;
  /** Bounds how many are made at once, users taking turns. */
  readonly limit: FairLimit;
}

const ROLES: readonly ImageRole[] = ['original', 'mask', 'crop', 'composed'];

/** Makes what blends anew. */
export function createComposeAgain(tools: ComposeTools): ComposeAgain {
  const { database, addresses } = tools;
  const toStored = ({ imageId, width, height }: TaskImage): StoredImage => ({
    imageId,
    url: addresses.urlOf(imageId),
    width,
    height,
  });

  return async (userId, taskId, wish, signal) => {
    assertTaskId(taskId);
    const task = await findTask(database, userId, taskId);
    if (task === undefined) throw taskNotFound();
    const pictures = await imagesOf(database, [taskId], ROLES);
    const made = composedAs(pictures, wish);
    if (made !== undefined) return toStored(made);
    const picture = await compose(tools, task, pictures, wish, signal);
    return toStored(await keep(tools, task, picture, wish));
  };
}

/** Orders the pictures of role `composed`, and tells them apart. */
const positionOf = ({ variant, feather }: Compose): number =>
  variant * (FEATHER.most + 1) + feather;

const composedAs = (pictures: readonly TaskImage[], wish: Compose): TaskImage | undefined =>
  pictures.find(({ role, position }) => role === 'composed' && position === positionOf(wish));

async function compose(
  { images, composer, limit }: ComposeTools,
  { crop: place, user_id: userId }: TaskRow,
  pictures: readonly TaskImage[],
  { variant, feather }: Compose,
  signal: AbortSignal,
): Promise<PngFile> {
  const [original, mask, crop] = [
    pictures.find(({ role }) => role === 'original'),
    pictures.find(({ role }) => role === 'mask'),
    pictures.find(({ role, position }) => role === 'crop' && position === variant),
  ];
  if (place === null || original === undefined || mask === undefined || crop === undefined) {
    const sentence = pictures.some(({ role }) => role === 'crop')
      ? `This task has no result number ${variant + 1}.`
      : 'Only results of a redraw or a removal that succeeded can be blended anew.';
    throw new Refusal('cannot_compose', sentence);
  }
  return images.withFile(original.sha256, (originalPath) =>
    images.withFile(mask.sha256, (maskPath) =>
      images.withFile(crop.sha256, (cropPath) =>
        limit(
          userId,
          () => composer.recompose({ originalPath, maskPath, cropPath, place, feather, signal }),
          signal,
        ),
      ),
    ),
  );
}

/** Stores a picture with its task, unless another call has done so meanwhile. */
async function keep(
  { database, images }: ComposeTools,
  { id: taskId, user_id: userId }: TaskRow,
  { bytes, width, height }: PngFile,
  wish: Compose,
): Promise<TaskImage> {
  const staged = await images.stage([bytes]);
  try {
    return await database.transaction().execute(async (rows: Rows) => {
      if (!(await holdTask(rows, userId, taskId))) throw taskNotFound();
      const earlier = composedAs(await imagesOf(rows, [taskId], ['composed']), wish);
      if (earlier !== undefined) return earlier;
      const { sha256 } = staged;
      const base = { id: uuidv7(), role: 'composed', position: positionOf(wish) } as const;
      const image = { ...base, sha256, bytes: staged.bytes, contentType: 'image/png' };
      const newImages = [{ ...image, width, height }];
      await insertImages(rows, { taskId, userId, images: newImages, now: new Date() });
      await images.keep(staged);
      const { id: imageId, role, position } = image;
      return { taskId, role, position, imageId, sha256, width, height };
    });
  } finally {
    await images.discard(staged);
  }
}
