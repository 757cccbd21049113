import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { ImageRole, Tables } from '../database/schema.ts';
import type { ImageStore, StagedBytes } from '../images/image-store.ts';
import { insertImages } from '../tasks/rows/insert-task.ts';
import { type RunKey, succeedRun } from '../tasks/rows/run-rows.ts';
import type { TaskRow } from '../tasks/rows/task-row.ts';
import type { StagedImage } from '../tasks/store-task.ts';
import type { Produced, ProducedImage } from './produced-image.ts';

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
      const made = inRoles(produced);
      for (const { image } of made) staged.push(await store.stage([image.bytes]));
      const images = toStagedImages(made, staged);
      return await database.transaction().execute(async (rows) => {
        onEnd();
        const now = new Date();
        const task = await succeedRun(rows, run, { engine, ...toEnd(produced), now });
        if (task === undefined) return null;
        const newImages = images.map(({ staged: _, ...image }) => image);
        await insertImages(rows, { ...run, images: newImages, now });
        for (const one of staged) await store.keep(one);
        const results = images.filter(({ role }) => role === 'result');
        return { task, imageIds: results.map(({ id }) => id) };
      });
    } finally {
      await Promise.all(staged.map((one) => store.discard(one)));
    }
  };
}

/** What the end of a task says of what was made. */
function toEnd({ images, crops, notes }: Produced) {
  const [first] = images;
  const size = first === undefined ? null : { width: first.width, height: first.height };
  return { notes, size, crop: crops?.place ?? null };
}

/** A picture of a run, and what it is to its task. */
interface InRole {
  readonly image: ProducedImage;
  readonly role: ImageRole;
  readonly position: number;
}

function inRoles({ images, crops, found }: Produced): readonly InRole[] {
  const as = (role: ImageRole, pictures: readonly ProducedImage[]) =>
    pictures.map((image, position) => ({ image, role, position }));
  return [
    ...as('result', images),
    ...as('crop', crops?.images ?? []),
    ...as('mask', found === null ? [] : [found]),
  ];
}

/** Pictures with their staged bytes, which come in the same order. */
function toStagedImages(made: readonly InRole[], staged: readonly StagedBytes[]): StagedImage[] {
  return made.flatMap(({ image, role, position }, index) => {
    const one = staged[index];
    if (one === undefined) return [];
    const { contentType, width, height } = image;
    const base = { id: uuidv7(), role, position, contentType };
    return [{ ...base, width, height, sha256: one.sha256, bytes: one.bytes, staged: one }];
  });
}
