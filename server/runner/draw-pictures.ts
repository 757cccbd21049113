import sharp from 'sharp';
import type { Engine, EngineContext, Pixels } from '../engines/engine.ts';
import type { TaskRow } from '../tasks/rows/task-row.ts';
import { answeredImages } from './edit-tools.ts';
import type { Produced, ProducedImage } from './produced-image.ts';

/** The part of a run that is done when the engine is; the rest is encoding. */
const ENGINE_SHARE = 0.9;

/** Runs a task of kind `text-to-image`. Rejects as engines do. */
export async function drawPictures(
  task: TaskRow,
  engine: Engine,
  { signal, onProgress }: EngineContext,
): Promise<Produced> {
  const { prompt, style, width, height, seed, count } = task;
  if (width === null || height === null) throw new Error(`Task ${task.id} has no size`);
  const request = { kind: 'text-to-image', prompt, style, count, seed: Number(seed) } as const;
  const made = await engine.run(
    { ...request, width, height },
    {
      signal,
      onProgress: (told) => onProgress({ ...told, progress: told.progress * ENGINE_SHARE }),
    },
  );
  const images = answeredImages(made, count);
  const encoded: ProducedImage[] = [];
  for (const pixels of images) {
    signal.throwIfAborted();
    encoded.push(await encode(pixels));
    const share = encoded.length / images.length;
    onProgress({ progress: ENGINE_SHARE + (1 - ENGINE_SHARE) * share, stage: 'finishing' });
  }
  return { images: encoded, crops: null, found: null, notes: made.notes };
}

async function encode({ data, width, height }: Pixels): Promise<ProducedImage> {
  const bytes = await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { bytes, contentType: 'image/png', width, height };
}
