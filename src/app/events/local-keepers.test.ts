import { expect, it } from 'vitest';
import { localKeepers } from './local-keepers.ts';

/** A browser that keeps one file, of which `removeEntry` is what the page tries. */
const browserWith = (removeEntry: () => Promise<void>): typeof globalThis =>
  ({
    navigator: {
      storage: {
        getDirectory: async () => ({
          keys: async function* () {
            yield 'workspaces';
          },
          removeEntry,
        }),
      },
    },
    indexedDB: { databases: async () => [] },
  }) as unknown as typeof globalThis;

const clear = (scope: typeof globalThis) =>
  Promise.all(localKeepers(scope).map((keeper) => keeper.clear()));

it('A file that another tab has removed in the meantime is gone, not held', async () => {
  const gone = () => Promise.reject(new DOMException('It is not there.', 'NotFoundError'));
  expect(await clear(browserWith(gone))).toEqual([true, true]);
});
