import { EngineError } from '../engines/engine.ts';
import { asPngs, type EditRun, engineContext, finishEach, notesOf, shaOf } from './edit-tools.ts';
import type { Produced } from './produced-image.ts';
import { sharesOf } from './shares.ts';

/** What of a run it takes to change an area. */
type AreaRun = Omit<EditRun, 'task' | 'pictures'> & {
  readonly task: Pick<EditRun['task'], 'prompt' | 'count' | 'seed'>;
  readonly pictures: readonly Pick<EditRun['pictures'][number], 'role' | 'sha256'>[];
};

/** Runs a task of a kind that changes what a mask marks. Rejects as engines and the composer do. */
export async function changeArea(
  kind: 'remove' | 'area-redraw',
  { task, pictures, tools: { composer, images }, engine, context }: AreaRun,
): Promise<Produced> {
  const { signal, onProgress } = context;
  const { prompt, count } = task;
  return images.withFile(shaOf(pictures, 'original'), (originalPath) =>
    images.withFile(shaOf(pictures, 'mask'), async (maskPath) => {
      const { crop, area, plan } = await composer.prepare({ originalPath, maskPath, signal });
      const shares = sharesOf({ picture: plan, shown: crop, count });
      onProgress({ progress: shares.prepared, stage: 'preparing' });
      const asked = { image: crop, area, seed: Number(task.seed), count };
      const request = kind === 'remove' ? { kind, ...asked } : { kind, prompt, ...asked };
      const made = await engine.run(request, engineContext(context, shares));
      const finished = await finishEach(made, count, context, shares, (result, onProgress) =>
        composer.finish({ originalPath, plan, result, filled: made.filled, signal, onProgress }),
      );
      const [first] = finished;
      if (first === undefined) throw new EngineError('engine_failed', 'The engine made nothing.');
      return {
        images: asPngs(finished.map(({ crop: _, ...picture }) => picture)),
        crops: {
          place: first.crop.place,
          images: asPngs(finished.map(({ crop: { place: _, ...kept } }) => kept)),
        },
        found: null,
        notes: notesOf(made, crop.width / plan.crop.width),
      };
    }),
  );
}
