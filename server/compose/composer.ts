import type { Padding } from '../../src/net/contracts/task.ts';
import type { Area, Pixels } from '../engines/engine.ts';
import { defineTask } from '../threads/task.ts';
import type { ThreadPool } from '../threads/thread-pool.ts';
import type { Rectangle } from './kernels/rectangle.ts';
import type {
  ComposePlan,
  Finished,
  PngFile,
  Prepared,
  PreparedExpansion,
  ShownPicture,
} from './plan.ts';

const prepareTask = defineTask<typeof import('./prepare-task.ts').run>(
  new URL('./prepare-task.ts', import.meta.url),
);
const finishTask = defineTask<typeof import('./finish-task.ts').run>(
  new URL('./finish-task.ts', import.meta.url),
);
const recomposeTask = defineTask<typeof import('./recompose-task.ts').run>(
  new URL('./recompose-task.ts', import.meta.url),
);
const prepareExpansionTask = defineTask<typeof import('./prepare-expansion-task.ts').run>(
  new URL('./prepare-expansion-task.ts', import.meta.url),
);
const finishExpansionTask = defineTask<typeof import('./finish-expansion-task.ts').run>(
  new URL('./finish-expansion-task.ts', import.meta.url),
);
const readWholeTask = defineTask<typeof import('./read-whole-task.ts').run>(
  new URL('./read-whole-task.ts', import.meta.url),
);
const encodeTask = defineTask<typeof import('./encode-task.ts').run>(
  new URL('./encode-task.ts', import.meta.url),
);

const readAreaTask = defineTask<typeof import('./read-area-task.ts').run>(
  new URL('./read-area-task.ts', import.meta.url),
);
const finishFoundTask = defineTask<typeof import('./finish-found-task.ts').run>(
  new URL('./finish-found-task.ts', import.meta.url),
);
const encodeMaskTask = defineTask<typeof import('./encode-mask-task.ts').run>(
  new URL('./encode-mask-task.ts', import.meta.url),
);

/** A size in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Ends the work early. */
interface Abortable {
  readonly signal: AbortSignal;
}

/** Tells how much is done, 0 to 1, where that can be told. */
interface Telling extends Abortable {
  readonly onProgress?: (share: number) => void;
}

/**
 * Stands between files and engines. Pixels outside the mask and the blend band around it are, in
 * what `finish` and `recompose` give, byte for byte the decoded 8-bit sRGB straight-alpha pixels of
 * the original, whatever the engine answered; so is the whole original in its place in what
 * `finishExpansion` gives, and all that was not found in what `finishFound` gives. Mask values between 0 and 255 mix by that share.
 */
export interface Composer {
  /**
   * Rejects with `TaskFailure`: `image_unreadable`, `mask_unreadable`, `mask_size_mismatch`,
   * `mask_empty`; or with the signal's reason.
   */
  prepare(
    files: Abortable & { readonly originalPath: string; readonly maskPath: string },
  ): Promise<Prepared>;
  /** Rejects with `TaskFailure`: `image_unreadable`, `engine_failed`; or with the signal's reason. */
  finish(
    answer: Telling & {
      readonly originalPath: string;
      readonly plan: ComposePlan;
      /** The engine's answer, as large as the plan's crop. */
      readonly result: Pixels;
      /** What the engine made anew beside the area, as large as the result: taken whole, within the blend band. */
      readonly filled?: Area | undefined;
    },
  ): Promise<Finished>;
  /**
   * Blends a crop that `finish` gave once more, `feather` pixels wide. It knows the mask alone: what was
   * `filled` beside it fades out with the blend. Rejects as `prepare`.
   */
  recompose(
    files: Abortable & {
      readonly originalPath: string;
      readonly maskPath: string;
      readonly cropPath: string;
      readonly place: Rectangle;
      readonly feather: number;
    },
  ): Promise<PngFile>;
  /** Reads a picture as an engine is to expand it. Rejects with `image_unreadable`. */
  prepareExpansion(
    file: Abortable & { readonly originalPath: string; readonly padding: Padding },
  ): Promise<PreparedExpansion>;
  /** Makes the expanded picture. Rejects as `finish`. */
  finishExpansion(
    answer: Telling & {
      readonly originalPath: string;
      readonly padding: Padding;
      /** As large as the prepared picture with its padding. */
      readonly result: Pixels;
    },
  ): Promise<PngFile>;
  /** Decodes a picture, smaller where it has more than `shownPixels`. Rejects with `image_unreadable`. */
  readWhole(
    file: Abortable & { readonly originalPath: string; readonly shownPixels: number },
  ): Promise<ShownPicture>;
  /**
   * Reads what a mask marks, as large as its picture of `size` is shown. Rejects with
   * `mask_unreadable`, `mask_size_mismatch`.
   */
  readArea(
    file: Abortable & { readonly maskPath: string; readonly size: Size; readonly shown: Size },
  ): Promise<Area>;
  /** Puts an answer into the picture where something was found. Rejects as `finish`. */
  finishFound(
    answer: Telling & {
      readonly originalPath: string;
      readonly found: Area;
      /** As large as `found`. */
      readonly result: Pixels;
    },
  ): Promise<PngFile>;
  /** Encodes what an engine made, taking its bytes over; at another size where one is given. */
  encode(pixels: Pixels, options: Telling & { readonly size?: Size }): Promise<PngFile>;
  /** Encodes an area as the mask of a picture of that size. */
  encodeMask(area: Area, options: Abortable & { readonly size: Size }): Promise<PngFile>;
}

/** Makes a composer that works on the pool's threads and refuses pictures of more than `maxPixels`. */
export function createComposer({
  pool,
  maxPixels,
}: {
  readonly pool: ThreadPool;
  readonly maxPixels: number;
}): Composer {
  return {
    prepare: ({ signal, ...files }) => pool.run(prepareTask, { ...files, maxPixels }, { signal }),
    finish: ({ signal, onProgress, ...answer }) =>
      pool.run(finishTask, { ...answer, maxPixels }, { signal, ...(onProgress && { onProgress }) }),
    recompose: ({ signal, ...files }) =>
      pool.run(recomposeTask, { ...files, maxPixels }, { signal }),
    prepareExpansion: ({ signal, ...file }) =>
      pool.run(prepareExpansionTask, { ...file, maxPixels }, { signal }),
    finishExpansion: ({ signal, onProgress, ...answer }) =>
      pool.run(
        finishExpansionTask,
        { ...answer, maxPixels },
        { signal, ...(onProgress && { onProgress }) },
      ),
    readWhole: ({ signal, ...file }) => pool.run(readWholeTask, { ...file, maxPixels }, { signal }),
    readArea: ({ signal, ...file }) => pool.run(readAreaTask, { ...file, maxPixels }, { signal }),
    finishFound: ({ signal, onProgress, ...answer }) =>
      pool.run(
        finishFoundTask,
        { ...answer, maxPixels },
        { signal, ...(onProgress && { onProgress }) },
      ),
    encode: (pixels, { signal, onProgress, size = pixels }) =>
      pool.run(
        encodeTask,
        { pixels, size: { width: size.width, height: size.height } },
        { signal, ...(onProgress && { onProgress }), transfer: [pixels.data.buffer] },
      ),
    encodeMask: (area, { signal, size }) => pool.run(encodeMaskTask, { area, size }, { signal }),
  };
}
