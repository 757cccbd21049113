import type { Composer } from '../compose/composer.ts';
import { type Engine, type EngineContext, EngineError } from '../engines/engine.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { TaskImage, TaskRow } from '../tasks/rows/task-row.ts';
import type { Produced } from './produced-image.ts';

/** The parts of a run that are done when its crop is cut out, and when the engine is done. */
const SHARES = { prepared: 0.05, engine: 0.9 } as const;

/** What a removal works with. */
export interface RemovalTools {
  readonly composer: Composer;
  readonly images: Pick<ImageStore, 'withFile'>;
}

/** Runs a task of kind `remove`. Rejects as engines and the composer do. */
export async function removeArea(
  task: TaskRow,
  { composer, images }: RemovalTools,
  pictures: readonly TaskImage[],
  engine: Engine,
  { signal, onProgress }: EngineContext,
): Promise<Produced> {
  const original = shaOf(pictures, 'original');
  const mask = shaOf(pictures, 'mask');
  return images.withFile(original, (originalPath) =>
    images.withFile(mask, async (maskPath) => {
      const { crop, area, plan } = await composer.prepare({ originalPath, maskPath, signal });
      onProgress({ progress: SHARES.prepared, stage: 'preparing' });
      const filled = await engine.run(
        { kind: 'remove', image: crop, area, seed: Number(task.seed) },
        {
          signal,
          onProgress: ({ stage, progress }) =>
            onProgress({ stage, progress: mix(SHARES.prepared, SHARES.engine, progress) }),
        },
      );
      const [result] = filled.images;
      if (result === undefined) throw new EngineError('engine_failed', 'The engine made nothing.');
      onProgress({ progress: SHARES.engine, stage: 'blending' });
      const finished = await composer.finish({ originalPath, plan, result, signal });
      onProgress({ progress: 1, stage: 'finishing' });
      return { images: [{ ...finished, contentType: 'image/png' }], notes: filled.notes };
    }),
  );
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function shaOf(pictures: readonly TaskImage[], role: 'original' | 'mask'): string {
  const found = pictures.find((picture) => picture.role === role);
  if (found === undefined) throw new EngineError('image_gone', `The ${role} picture is gone.`);
  return found.sha256;
}
