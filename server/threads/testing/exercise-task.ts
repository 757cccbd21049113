import { type TaskBody, TaskFailure } from '../task.ts';

/** What the pool's own tests ask a thread to do. */
export interface Exercise {
  readonly act: 'double' | 'spin' | 'fail' | 'exit' | 'give';
  readonly value: number;
  /** `spin` counts here until it is terminated. */
  readonly counter?: SharedArrayBuffer;
}

/** Does what a test asks. */
export const run: TaskBody<Exercise, number | Uint8Array<ArrayBuffer>, number> = async (
  { act, value, counter },
  progress,
) => {
  if (act === 'fail') throw new TaskFailure('asked_to_fail', `failed with ${value}`);
  if (act === 'exit') process.exit(value);
  if (act === 'spin' && counter) {
    progress(0);
    for (const cell = new Int32Array(counter); ; ) Atomics.add(cell, 0, 1);
  }
  if (act === 'give') {
    const output = new Uint8Array(value).fill(7);
    return { output, transfer: [output.buffer] };
  }
  for (let step = 1; step <= 3; step++) progress(step / 3);
  return { output: value * 2, transfer: [] };
};
