import type { Clock } from '../../net/index.ts';

/** A call that waits until nothing more is asked for. */
export interface Debounced<Value> {
  /** Calls back with the latest value after the pause. */
  later(value: Value): void;
  /** Calls back now, if something waits. */
  flush(): void;
  cancel(): void;
}

/** Makes a call that waits for a pause of so many milliseconds. */
export const createDebounced = <Value>(
  clock: Clock,
  milliseconds: number,
  callback: (value: Value) => void,
): Debounced<Value> => {
  let waiting: { readonly value: Value; readonly cancel: () => void } | null = null;
  const cancel = (): void => {
    waiting?.cancel();
    waiting = null;
  };
  const flush = (): void => {
    if (waiting === null) return;
    const { value } = waiting;
    cancel();
    callback(value);
  };
  return {
    cancel,
    flush,
    later: (value) => {
      cancel();
      waiting = { value, cancel: clock.after(milliseconds, flush) };
    },
  };
};
