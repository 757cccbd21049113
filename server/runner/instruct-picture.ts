import { MAX_PIXELS, MAX_SIDE } from '../../src/net/contracts/task.ts';
import { MOST_OF_WHOLE } from '../compose/kernels/work-scale.ts';
import type { ShownPicture } from '../compose/plan.ts';
import type { EngineRequest, Pixels } from '../engines/engine.ts';
import type { Note } from '../engines/note.ts';
import type { TaskRow } from '../tasks/rows/task-row.ts';
import {
  asPngs,
  type EditRun,
  engineContext,
  finishEach,
  madeSmallerNote,
  shaOf,
} from './edit-tools.ts';
import type { Produced } from './produced-image.ts';
import { sharesOf } from './shares.ts';

/** Runs a task that may change a picture anywhere. Rejects as engines and the composer do. */
export async function instructPicture(
  kind: 'flux-context' | 'flux-context-multi' | 'restore',
  { task, pictures, tools: { composer, images }, engine, context }: EditRun,
): Promise<Produced> {
  const { signal, onProgress } = context;
  const read = (role: 'original' | 'original2') =>
    images.withFile(shaOf(pictures, role), (originalPath) =>
      composer.readWhole({ originalPath, shownPixels: MOST_OF_WHOLE, signal }),
    );
  const first = await read('original');
  const second = kind === 'flux-context-multi' ? await read('original2') : null;
  const shares = sharesOf({ picture: sizeOf(task), shown: first.image, count: task.count });
  onProgress({ progress: shares.prepared, stage: 'preparing' });
  const request = toRequest(kind, task, first.image, second?.image ?? null);
  const { width, height } = first.image;
  const made = await engine.run(request, engineContext(context, shares));
  // Only an answer of the size that was shown stands for the picture's own size.
  const isShrunk = (result: Pixels) =>
    second === null && first.scale < 1 && result.width === width && result.height === height;
  const finished = await finishEach(made, task.count, context, shares, (result, onProgress) => {
    const size = isShrunk(result) ? sizeOf(task) : allowed(result);
    return composer.encode(result, { signal, onProgress, size });
  });
  return {
    images: asPngs(finished),
    crops: null,
    found: null,
    notes: [...made.notes, ...smallerNotes([first, second])],
  };
}

/** The size of a result, or the largest of its shape that a picture may have: two in a row have more. */
function allowed({ width, height }: Pixels) {
  const scale = Math.min(
    MAX_SIDE / Math.max(width, height),
    Math.sqrt(MAX_PIXELS / (width * height)),
  );
  if (scale >= 1) return { width, height };
  const shrink = (length: number) => Math.max(1, Math.floor(length * scale));
  return { width: shrink(width), height: shrink(height) };
}

function toRequest(
  kind: 'flux-context' | 'flux-context-multi' | 'restore',
  { seed, count, prompt }: TaskRow,
  image: Pixels,
  second: Pixels | null,
): EngineRequest {
  const asked = { seed: Number(seed), count };
  if (kind === 'restore') return { kind, image, ...asked };
  if (kind === 'flux-context' || second === null)
    return { kind: 'flux-context', image, prompt, ...asked };
  return { kind, images: [image, second], prompt, ...asked };
}

/** The picture's own size, which edits are stored with. */
export function sizeOf({ id, width, height }: TaskRow) {
  if (width === null || height === null) throw new Error(`Task ${id} has no size`);
  return { width, height };
}

const smallerNotes = (shown: readonly (ShownPicture | null)[]): readonly Note[] => {
  const scale = Math.min(...shown.map((one) => one?.scale ?? 1));
  return scale < 1 ? [madeSmallerNote(scale)] : [];
};
