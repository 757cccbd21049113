import { StorageError, type WorkspaceStorage } from './storage.ts';

/** Keeps nothing: where the browser has no storage for this page. */
export const NO_STORAGE: WorkspaceStorage = {
  list: async () => [],
  async open(_id, { create }) {
    if (create) throw new StorageError('denied', 'This browser keeps nothing for this page.');
    return null;
  },
  remove: async () => undefined,
};
