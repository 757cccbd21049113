import type { Clock } from '../../net/index.ts';
import type { HeldStorage } from './held-storage.ts';

/** How long the browser's storage may take for a call, ms. */
export const HELD_LIMIT_MS = 15_000;
/** Files may take longer: bytes a millisecond of a slow memory card. */
const SLOWEST_BYTES = 1_000;

/**
 * The same storage, of which every call settles: one that is not answered in time rejects. Work that is
 * kept after its asker was told that it could not be is taken out again.
 */
export const limitHeld = (storage: HeldStorage, clock: Pick<Clock, 'after'>): HeldStorage => {
  const within = <Result>(
    asked: Promise<Result>,
    limit = HELD_LIMIT_MS,
    onLate?: () => void,
  ): Promise<Result> =>
    new Promise((resolve, reject) => {
      let isLate = false;
      const cancel = clock.after(limit, () => {
        isLate = true;
        reject(new Error('The storage of the browser does not answer.'));
      });
      asked.then((result) => {
        cancel();
        if (isLate) onLate?.();
        resolve(result);
      }, reject);
      asked.catch(cancel);
    });
  return {
    list: () => within(storage.list()),
    add: (work) =>
      within(
        storage.add(work),
        HELD_LIMIT_MS + work.bytes / SLOWEST_BYTES,
        () => void storage.remove(work.id).catch(() => undefined),
      ),
    remove: (id) => within(storage.remove(id)),
  };
};
