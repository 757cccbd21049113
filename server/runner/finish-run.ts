import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tables } from '../database/schema.ts';
import type { ImageStore, StagedBytes } from '../images/image-store.ts';
import { insertImages, lockBytes } from '../tasks/rows/insert-task.ts';
import { type RunKey, succeedRun } from '../tasks/rows/run-rows.ts';
import type { TaskRow } from '../tasks/rows/task-row.ts';
import type { StagedImage } from '../tasks/store-task.ts';
import type { Produced } from './produced-image.ts';

/** A task that succeeded, and its pictures. */
export interface FinishedRun {
  readonly task: TaskRow;
  /** In the order asked for. */
  readonly imageIds: readonly string[];
}

/** Stores what runs made. */
export type FinishRun = (
  run: RunKey & { readonly userId: string },
  produced: Produced,
  engine: string,
  /** Called right before the end is written: what is told later than that would be older news. */
  onEnd: () => void,
) => Promise<FinishedRun | null>;

/**
 * Makes what stores results: all of them and the task's end in one transaction, or nothing. Answers
 * null when the run had lost its task, so that a task never gets two sets of results.
 */
export function createFinishRun({
  database,
  images: store,
}: {
  readonly database: Kysely<Tables>;
  readonly images: ImageStore;
}): FinishRun {
  return async (run, produced, engine, onEnd) => {
    const staged: StagedBytes[] = [];
    try {
      for (const { bytes } of produced.images) staged.push(await store.stage([bytes]));
      const images = toStagedImages(produced, staged);
      return await database.transaction().execute(async (rows) => {
        onEnd();
        const now = new Date();
        const task = await succeedRun(rows, run, { engine, notes: produced.notes, now });
        if (task === undefined) return null;
        await lockBytes(
          rows,
          images.map(({ sha256 }) => sha256),
        );
        const newImages = images.map(({ staged: _, ...image }) => image);
        await insertImages(rows, { ...run, images: newImages, now });
        for (const one of staged) await store.keep(one);
        return { task, imageIds: images.map(({ id }) => id) };
      });
    } finally {
      await Promise.all(staged.map((one) => store.discard(one)));
    }
  };
}

function toStagedImages(produced: Produced, staged: readonly StagedBytes[]): StagedImage[] {
  return produced.images.flatMap(({ contentType, width, height }, position) => {
    const one = staged[position];
    if (one === undefined) return [];
    const { sha256, bytes } = one;
    const base = { id: uuidv7(), role: 'result', position, contentType } as const;
    return [{ ...base, width, height, sha256, bytes, staged: one }];
  });
}
