import { afterEach, expect, it, vi } from 'vitest';
import type { WorkspaceStorage } from '../shared/storage/storage.ts';

// It names what workers alone have, which the types of tests don't know.
const MODULE = './choose-storage.ts';

afterEach(() => {
  vi.doUnmock('./indexeddb-storage.ts');
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('chooses again where the code of a storage could not be fetched', async () => {
  const found: { chooseStorage: () => WorkspaceStorage } = await import(MODULE);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('indexedDB', {});
  vi.doMock('./indexeddb-storage.ts', () => {
    throw new Error('offline');
  });
  const storage = found.chooseStorage();
  await expect(storage.list()).rejects.toThrow();

  vi.resetModules();
  vi.doMock('./indexeddb-storage.ts', () => ({
    createIndexedDbStorage: async () => ({ list: async () => [{ id: 'kept', usedAt: 1 }] }),
  }));
  await expect(storage.list()).resolves.toEqual([{ id: 'kept', usedAt: 1 }]);
});
