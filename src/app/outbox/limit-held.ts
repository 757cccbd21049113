import type { Clock } from '../../net/index.ts';
import type { HeldStorage } from './held-storage.ts';

/**
 * How long the browser's storage may take for a call, s. Each second is waited for by itself, so that a
 * page that was busy or asleep meanwhile takes none of it for silence.
 */
export const HELD_LIMIT = 15;
const SECOND_MS = 1_000;
/** Files may take longer: bytes a second of a slow memory card. */
const SLOWEST_BYTES = 1 << 20;

/**
 * The same storage, of which every call settles: one that is not answered in time rejects. Work that is
 * kept after its asker was told that it could not be is taken out again.
 */
export const limitHeld = (storage: HeldStorage, clock: Pick<Clock, 'after'>): HeldStorage => {
  const within = <Result>(
    asked: Promise<Result>,
    seconds = HELD_LIMIT,
    onLate = (): void => {},
  ): Promise<Result> =>
    new Promise((resolve, reject) => {
      let left = Math.ceil(seconds);
      let cancel = (): void => {};
      const wait = (): void => {
        cancel = clock.after(SECOND_MS, () => {
          left -= 1;
          if (left > 0) wait();
          else reject(new Error('The storage of the browser does not answer.'));
        });
      };
      wait();
      asked.then(
        (result) => {
          cancel();
          if (left > 0) resolve(result);
          else onLate();
        },
        (error: unknown) => {
          cancel();
          reject(error);
        },
      );
    });
  return {
    list: () => within(storage.list()),
    add: (work) =>
      within(
        storage.add(work),
        HELD_LIMIT + work.bytes / SLOWEST_BYTES,
        () => void storage.remove(work.id).catch(() => undefined),
      ),
    remove: (id) => within(storage.remove(id)),
  };
};
