import { proxy } from 'comlink';
import { ImagingError } from '../shared/imaging-error.ts';
import type { RemoteFailure } from '../shared/remote.ts';
import { type LiveWorker, startWorker } from './live-worker.ts';

/**
 * Calls a method of a worker's service. Rejects with an ImagingError, with `worker_lost` if the
 * worker ends first, or with the signal's reason. `onProgress` hears nothing any more once it settled.
 */
export type Call = (
  method: string,
  parameters: readonly unknown[],
  signal?: AbortSignal,
  onProgress?: (share: number) => void,
) => Promise<unknown>;

/** A worker that is started when needed and whose calls always settle. */
export interface WorkerLink {
  readonly call: Call;
  /** Ends the worker for good. */
  destroy(): void;
}

/**
 * Wraps a worker. Comlink alone leaves a call pending for ever when the worker dies and knows no
 * AbortSignal; here a death rejects what is pending, and the next call starts a new worker.
 * Calls reach the worker in the order in which they are made.
 * @param restore is called at once when a new worker replaces a dead one; calls wait for it
 */
export function createWorkerLink(
  spawn: () => Worker,
  restore: (call: Call) => Promise<void>,
): WorkerLink {
  let live: LiveWorker | null = null;
  let ready: Promise<void> = Promise.resolve();
  let everStarted = false;
  let destroyed = false;

  const ensure = (): LiveWorker => {
    if (destroyed) throw new ImagingError('worker_lost', 'The imaging client was ended.');
    if (live !== null && !live.isLost()) return live;
    const started = startWorker(spawn());
    live = started;
    if (everStarted) ready = revive(started);
    // Every waiting call reports it; without one it must not count as unhandled.
    ready.catch(() => undefined);
    everStarted = true;
    return started;
  };

  const revive = async (started: LiveWorker): Promise<void> => {
    try {
      await restore((method, parameters) => send(started, method, parameters));
    } catch (error) {
      // A worker that is not as the dead one was is of no use: the next call tries again.
      started.lose();
      throw error;
    }
  };

  return {
    async call(method, parameters, signal, onProgress) {
      signal?.throwIfAborted();
      const target = ensure();
      await ready;
      return send(target, method, parameters, signal, onProgress);
    },
    destroy() {
      destroyed = true;
      live?.lose();
    },
  };
}

let lastNumber = 0;

function send(
  target: LiveWorker,
  method: string,
  parameters: readonly unknown[],
  signal?: AbortSignal,
  onProgress?: (share: number) => void,
): Promise<unknown> {
  lastNumber += 1;
  const number = lastNumber;
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      void target.service.abort(number);
      fail(signal?.reason);
    };
    let isSettled = false;
    // It comes on a way of its own, and may come after the answer.
    const hear = (share: number): void => {
      if (!isSettled) onProgress?.(share);
    };
    const settle = (): void => {
      isSettled = true;
      signal?.removeEventListener('abort', abort);
      unregister();
    };
    const fail = (reason: unknown): void => {
      settle();
      reject(reason);
    };
    const unregister = target.onLost(fail);
    if (signal?.aborted) return fail(signal.reason);
    signal?.addEventListener('abort', abort);
    target.service.call(number, method, parameters, onProgress && proxy(hear)).then(
      (result) => {
        settle();
        if (result.ok) resolve(result.value);
        else reject(errorOf(result.failure));
      },
      (cause: unknown) =>
        fail(new ImagingError('internal', `The call ${method} could not be sent.`, { cause })),
    );
  });
}

function errorOf(failure: RemoteFailure): unknown {
  return failure.aborted
    ? new DOMException(failure.message, 'AbortError')
    : new ImagingError(failure.code, failure.message);
}
