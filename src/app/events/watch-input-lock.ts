import type { Clock } from '../../net/index.ts';
import type { CreationMemory } from '../stores/creation-memory.ts';
import type { CreationStore } from '../stores/creation-store.ts';

/** What the watch needs. */
export interface InputLockOptions {
  readonly target: EventTarget;
  /** Whether the page can be seen. */
  readonly page: EventTarget & Pick<Document, 'visibilityState'>;
  readonly creations: Pick<CreationStore, 'unlock' | 'release' | 'unfinished'>;
  readonly memory: Pick<CreationMemory, 'isLocked' | 'unlock'>;
  readonly clock: Clock;
}

/** How long after loading a lock without a task counts as stale (document 1 section 9). */
export const RECOVERY_MS = 100;

/** Releases the input lock wherever document 1 section 4 says so; answers what ends the watch. */
export const watchInputLock = (options: InputLockOptions): (() => void) => {
  const { target, page, creations, memory, clock } = options;
  const releaseIfIdle = (): void => {
    if (creations.unfinished().length > 0) return;
    creations.release();
    memory.unlock();
  };
  const onError = (): void => creations.unlock();
  const onLeave = (): void => memory.unlock();
  const onVisible = (): void => {
    if (page.visibilityState === 'visible') releaseIfIdle();
  };
  const cancelRecovery = clock.after(RECOVERY_MS, () => {
    if (memory.isLocked()) releaseIfIdle();
  });
  const listeners = [
    [target, 'error', onError],
    [target, 'unhandledrejection', onError],
    [target, 'pagehide', onLeave],
    [target, 'offline', releaseIfIdle],
    [target, 'online', releaseIfIdle],
    [page, 'visibilitychange', onVisible],
  ] as const;
  for (const [where, name, listener] of listeners) where.addEventListener(name, listener);
  return () => {
    cancelRecovery();
    for (const [where, name, listener] of listeners) where.removeEventListener(name, listener);
  };
};
