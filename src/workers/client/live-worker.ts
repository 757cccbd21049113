import * as Comlink from 'comlink';
import { ImagingError } from '../shared/imaging-error.ts';
import type { RemoteService } from '../shared/remote.ts';

/**
 * How often a busy worker is asked whether it lives, and how long it may be silent, ms. It can't
 * answer while it works: growing a soft mask of 67 megapixels by 256 px took 92 s on two busy cores
 * before it was done by vectors, and still does where there are none.
 */
const PULSE_INTERVAL = 5_000;
const MAX_SILENCE = 300_000;

/** A started worker that tells when it ended. */
export interface LiveWorker {
  readonly service: Comlink.Remote<RemoteService>;
  isLost(): boolean;
  /** Calls back with `worker_lost` once the worker ended, at once if it has; returns the disposer. */
  onLost(listener: (error: ImagingError) => void): () => void;
  /** Ends the worker. */
  lose(): void;
}

/**
 * Watches over a worker. Its death shows as an error event, as the release of the lock that it
 * holds while it lives, or, where there are no locks, as silence while somebody waits.
 */
export function startWorker(worker: Worker): LiveWorker {
  const service = Comlink.wrap<RemoteService>(worker);
  const end = new AbortController();
  const { signal } = end;
  const listeners = new Set<(error: ImagingError) => void>();
  const lostError = (): ImagingError =>
    new ImagingError('worker_lost', 'The imaging worker ended; the next call starts a new one.');

  const lose = (): void => {
    if (signal.aborted) return;
    end.abort();
    worker.terminate();
    for (const listener of [...listeners]) listener(lostError());
  };

  worker.addEventListener('error', lose, { signal });
  worker.addEventListener('messageerror', lose, { signal });
  watchLock(service, signal, lose);
  watchSilence(service, signal, () => listeners.size > 0, lose);

  return {
    service,
    isLost: () => signal.aborted,
    onLost(listener) {
      if (signal.aborted) queueMicrotask(() => listener(lostError()));
      else listeners.add(listener);
      return () => listeners.delete(listener);
    },
    lose,
  };
}

function watchLock(
  service: Comlink.Remote<RemoteService>,
  signal: AbortSignal,
  onDeath: () => void,
): void {
  const waitForRelease = (name: string | null): void => {
    if (name === null || signal.aborted) return;
    navigator.locks.request(name, { signal }, onDeath).catch(() => undefined);
  };
  service.pulse().then(waitForRelease, () => undefined);
}

function watchSilence(
  service: Comlink.Remote<RemoteService>,
  signal: AbortSignal,
  isAwaited: () => boolean,
  onDeath: () => void,
): void {
  // Counted in ticks: a clock goes on while the machine sleeps, and the worker does not.
  let silence = 0;
  const note = (): void => {
    silence = 0;
  };
  const timer = setInterval(() => {
    if (!isAwaited()) return note();
    if (silence >= MAX_SILENCE) return onDeath();
    silence += PULSE_INTERVAL;
    service.pulse().then(note, () => undefined);
  }, PULSE_INTERVAL);
  signal.addEventListener('abort', () => clearInterval(timer));
}
