import type { Padding } from '../../src/net/contracts/task.ts';
import { asPngs, type EditRun, engineContext, finishEach, notesOf, shaOf } from './edit-tools.ts';
import { sizeOf } from './instruct-picture.ts';
import type { Produced } from './produced-image.ts';
import { sharesOf } from './shares.ts';

/** Runs a task of kind `expand`. Rejects as engines and the composer do. */
export async function expandPicture({
  task,
  pictures,
  tools: { composer, images },
  engine,
  context,
}: EditRun): Promise<Produced> {
  const { signal, onProgress } = context;
  const { padding, count } = task;
  if (padding === null) throw new Error(`Task ${task.id} says not what to add`);
  return images.withFile(shaOf(pictures, 'original'), async (originalPath) => {
    const prepared = await composer.prepareExpansion({ originalPath, padding, signal });
    const picture = sizeOf(task);
    const answer = padded(picture, padding);
    const shares = sharesOf({ picture, answer, shown: prepared.image, count });
    onProgress({ progress: shares.prepared, stage: 'preparing' });
    const { scale, ...asked } = prepared;
    const request = { kind: 'expand', ...asked, seed: Number(task.seed), count } as const;
    const made = await engine.run(request, engineContext(context, shares));
    const finished = await finishEach(made, count, context, shares, (result, onProgress) =>
      composer.finishExpansion({ originalPath, padding, result, signal, onProgress }),
    );
    return {
      images: asPngs(finished),
      crops: null,
      found: null,
      notes: notesOf(made, scale),
    };
  });
}

/** Runs a task of kind `enhance`. Rejects as engines and the composer do. */
export async function enhancePicture({
  task,
  pictures,
  tools: { composer, images },
  engine,
  context,
}: EditRun): Promise<Produced> {
  const { signal, onProgress } = context;
  const { image } = await images.withFile(shaOf(pictures, 'original'), (originalPath) =>
    composer.readWhole({ originalPath, shownPixels: Number.POSITIVE_INFINITY, signal }),
  );
  const shares = sharesOf({ picture: image, shown: image, count: task.count });
  onProgress({ progress: shares.prepared, stage: 'preparing' });
  const { scale } = task;
  const request = { kind: 'enhance', image, ...(isEnlargement(scale) && { scale }) } as const;
  const made = await engine.run(request, engineContext(context, shares));
  const finished = await finishEach(made, task.count, context, shares, (result, onProgress) =>
    composer.encode(result, { signal, onProgress }),
  );
  return {
    images: asPngs(finished),
    crops: null,
    found: null,
    notes: made.notes,
  };
}

const padded = (
  { width, height }: ReturnType<typeof sizeOf>,
  { left, top, right, bottom }: Padding,
) => ({ width: left + width + right, height: top + height + bottom });

const isEnlargement = (scale: number | null): scale is 2 | 4 => scale === 2 || scale === 4;
