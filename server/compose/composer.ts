import type { Pixels } from '../engines/engine.ts';
import { defineTask } from '../threads/task.ts';
import type { ThreadPool } from '../threads/thread-pool.ts';
import type { ComposePlan, Finished, Prepared } from './plan.ts';

const prepareTask = defineTask<typeof import('./prepare-task.ts').run>(
  new URL('./prepare-task.ts', import.meta.url),
);
const finishTask = defineTask<typeof import('./finish-task.ts').run>(
  new URL('./finish-task.ts', import.meta.url),
);

/**
 * Stands between files and engines. Pixels outside the mask and a band of `BLEND_BAND` around it
 * are, in what `finish` gives, byte for byte the decoded 8-bit sRGB straight-alpha pixels of the
 * original, whatever the engine answered. Mask values between 0 and 255 mix by that share.
 */
export interface Composer {
  /**
   * Rejects with `TaskFailure`: `image_unreadable`, `mask_unreadable`, `mask_size_mismatch`,
   * `mask_empty`; or with the signal's reason.
   */
  prepare(files: {
    readonly originalPath: string;
    readonly maskPath: string;
    readonly signal: AbortSignal;
  }): Promise<Prepared>;
  /** Rejects with `TaskFailure`: `image_unreadable`, `engine_failed`; or with the signal's reason. */
  finish(answer: {
    readonly originalPath: string;
    readonly plan: ComposePlan;
    /** The engine's answer, as large as the plan's crop. */
    readonly result: Pixels;
    readonly signal: AbortSignal;
  }): Promise<Finished>;
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
    finish: ({ signal, ...answer }) => pool.run(finishTask, { ...answer, maxPixels }, { signal }),
  };
}
