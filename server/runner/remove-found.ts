import { MOST_OF_WHOLE } from '../compose/kernels/work-scale.ts';
import { type Area, EngineError } from '../engines/engine.ts';
import { asPngs, type EditRun, engineContext, finishEach, notesOf, shaOf } from './edit-tools.ts';
import { sizeOf } from './instruct-picture.ts';
import type { Produced } from './produced-image.ts';
import { sharesOf } from './shares.ts';

type FindKind = 'text-removal' | 'watermark-remover';

/** What each kind looks for, as sentences say it. */
const SOUGHT: Readonly<Record<FindKind, string>> = {
  'text-removal': 'text',
  'watermark-remover': 'watermark',
};

/**
 * Runs a task that finds something in a picture and, unless it is only to find it, removes it.
 * Rejects as engines and the composer do, and with `nothing_found`.
 */
export async function removeFound(
  kind: FindKind,
  { task, pictures, tools: { composer, images }, engine, context }: EditRun,
): Promise<Produced> {
  const { signal, onProgress } = context;
  const { mode, count } = task;
  const size = sizeOf(task);
  return images.withFile(shaOf(pictures, 'original'), async (originalPath) => {
    const shown = { originalPath, shownPixels: MOST_OF_WHOLE, signal };
    const { image, scale } = await composer.readWhole(shown);
    const area = await readMarked(image);
    const shares = sharesOf({ picture: size, shown: image, count });
    onProgress({ progress: shares.prepared, stage: 'preparing' });
    const asked = { image, area, mode, seed: Number(task.seed), count };
    const made = await engine.run({ kind, ...asked }, engineContext(context, shares));
    const { found } = made;
    if (mode === 'detect') return { ...(await toFinding(found)), notes: made.notes };
    if (found === null) {
      const sentence = `No ${SOUGHT[kind]} was found in this picture. Mark it yourself and try again.`;
      throw new EngineError('nothing_found', sentence);
    }
    const finished = await finishEach(made, count, context, shares, (result, onProgress) =>
      composer.finishFound({ originalPath, found, result, signal, onProgress }),
    );
    const marked = area === null ? await toFinding(found) : { found: null };
    return { ...marked, images: asPngs(finished), crops: null, notes: notesOf(made, scale) };
  });

  async function readMarked(shown: { readonly width: number; readonly height: number }) {
    if (!pictures.some(({ role }) => role === 'mask')) return null;
    return images.withFile(shaOf(pictures, 'mask'), (maskPath) =>
      composer.readArea({
        maskPath,
        size,
        shown: { width: shown.width, height: shown.height },
        signal,
      }),
    );
  }

  async function toFinding(found: Area | null) {
    const masks = found === null ? [] : [await composer.encodeMask(found, { size, signal })];
    return { images: [], crops: null, found: asPngs(masks)[0] ?? null };
  }
}
