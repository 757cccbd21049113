import type { Composer } from '../compose/composer.ts';
import {
  type Engine,
  type EngineContext,
  EngineError,
  type EngineResult,
  type EngineStage,
  type Pixels,
} from '../engines/engine.ts';
import { type Note, note, type Remark } from '../engines/note.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { TaskImage, TaskRow } from '../tasks/rows/task-row.ts';
import type { Shares } from './shares.ts';

/** What runs of edits work with. */
export interface EditTools {
  readonly composer: Composer;
  readonly images: Pick<ImageStore, 'withFile'>;
}

/** The run of an edit: what was asked for with its pictures, and who makes it with what. */
export interface EditRun {
  readonly task: TaskRow;
  readonly pictures: readonly TaskImage[];
  readonly tools: EditTools;
  readonly engine: Engine;
  readonly context: EngineContext;
}

/** Name of the bytes of a task's picture. @throws {EngineError} `image_gone`. */
export function shaOf(
  pictures: readonly Pick<TaskImage, 'role' | 'sha256'>[],
  role: 'original' | 'original2' | 'mask',
): string {
  const found = pictures.find((picture) => picture.role === role);
  if (found === undefined) {
    const sentence = role === 'original2' ? 'The second picture is gone.' : `The ${role} is gone.`;
    throw new EngineError('image_gone', sentence);
  }
  return found.sha256;
}

/** What an engine is told: its progress is the middle part of the run's. */
export function engineContext(
  { signal, onProgress }: EngineContext,
  shares: Shares,
): EngineContext {
  const span = shares.engine - shares.prepared;
  return {
    signal,
    onProgress: ({ stage, progress }) =>
      onProgress({ stage, progress: shares.prepared + span * progress }),
  };
}

/** An engine's pictures. @throws {EngineError} `engine_failed` when there are not as many as asked for. */
export function answeredImages({ images }: EngineResult, count: number): readonly Pixels[] {
  if (images.length === count) return images;
  const sentence = `The engine made ${images.length} of ${count} pictures.`;
  throw new EngineError('engine_failed', sentence);
}

/**
 * Finishes an engine's answers one after the other, the rest of the run's progress; `finish` may
 * tell how much of its one is done, 0 to 1.
 * @throws {EngineError} `engine_failed` when there are not as many as asked for.
 */
export async function finishEach<Finished>(
  made: EngineResult,
  count: number,
  { signal, onProgress }: EngineContext,
  { engine }: Shares,
  finish: (result: Pixels, onShare: (share: number) => void) => Promise<Finished>,
): Promise<Finished[]> {
  const images = answeredImages(made, count);
  const finished: Finished[] = [];
  for (const result of images) {
    signal.throwIfAborted();
    const tell = (stage: EngineStage, share: number) =>
      onProgress({ progress: engine + ((1 - engine) * (finished.length + share)) / count, stage });
    tell('blending', 0);
    finished.push(await finish(result, (share) => tell('finishing', share)));
  }
  onProgress({ progress: 1, stage: 'finishing' });
  return finished;
}

const PNG = { contentType: 'image/png' } as const;

/** Says of pictures that the composer encoded what they are. */
export const asPngs = <Picture extends object>(pictures: readonly Picture[]) =>
  pictures.map((picture) => ({ ...picture, ...PNG }));

/** An engine's notes; `scale` is below 1 where it worked on a smaller picture than the user's. */
export const notesOf = ({ notes }: EngineResult, scale: number): readonly Remark[] =>
  scale === 1 ? notes : [...notes, enlargedNote(scale)];

/** Says that an engine saw a smaller picture than the user's. */
export const madeSmallerNote = (scale: number): Note =>
  note('picture.smaller', { percent: Math.round(scale * 100) });

const enlargedNote = (scale: number): Note =>
  note('picture.enlarged', { percent: Math.round(scale * 100) });
