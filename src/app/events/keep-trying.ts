import { subscribe } from 'valtio/vanilla';
import type { Clock } from '../../net/index.ts';
import type { ServerStore } from '../stores/server-store.ts';

/** Pause between two tries to reach a server that is away, in milliseconds. */
export const TRY_MS = 5_000;

/**
 * Asks a server that could not be reached again and again until it answers: the page says that it
 * does. Rests without a network. Answers what ends it.
 */
export const keepTrying = (
  server: Pick<ServerStore, 'state' | 'load'>,
  clock: Clock,
): (() => void) => {
  const life = new AbortController();
  let cancel: (() => void) | null = null;
  const isWanted = (): boolean =>
    !life.signal.aborted && server.state.online && !server.state.reachable;
  const plan = (): void => {
    if (cancel !== null || !isWanted()) return;
    cancel = clock.after(TRY_MS, () => void tryOnce());
  };
  const tryOnce = async (): Promise<void> => {
    if (isWanted()) await server.load(life.signal);
    cancel = null;
    plan();
  };
  const unsubscribe = subscribe(server.state, plan);
  plan();
  return () => {
    life.abort();
    unsubscribe();
    cancel?.();
  };
};
