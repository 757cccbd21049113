import type { Editor } from '../../canvas/index.ts';
import type { KeyValueStorage } from '../../net/index.ts';
import type { Saving } from '../../workers/index.ts';
import { codeOf } from '../commands/error-words.ts';
import type { Notices } from '../stores/notices.ts';
import { newestFirst, removeUnclaimed } from './remove-unclaimed.ts';
import type { WorkspaceClaims } from './workspace-claims.ts';
import { WORKSPACE_KEY } from './workspace-key.ts';

/** What opening saved work needs. */
export interface SavedWorkOptions {
  readonly saving: Pick<Saving, 'list' | 'remove'>;
  readonly editor: Pick<Editor, 'restore'>;
  readonly claims: WorkspaceClaims;
  /** Lives as long as the tab, reloads included. */
  readonly storage: KeyValueStorage;
  readonly newId: () => string;
  readonly notices: Pick<Notices, 'notify'>;
  readonly log: (message: string, error?: unknown) => void;
}

/** How long a reload waits for the page before it to be gone, ms. */
const PATIENCE_MS = 2_000;

/** Workspaces that are kept, the newest ones; each may hold pictures of many megabytes. */
const KEPT_WORKSPACES = 8;

/**
 * Finds the work that this tab goes on with (decision 40): its own after a reload; in a new tab the
 * one that was used last and that no other tab holds; else none. Never rejects: whatever happens,
 * the editor can be worked with afterwards.
 */
export const openSavedWork = async (options: SavedWorkOptions): Promise<void> => {
  const { storage, newId } = options;
  const found = await findWorkspace(options);
  if (found === null || !(await goOnWith(found, options))) {
    const fresh = newId();
    storage.setItem(WORKSPACE_KEY, fresh);
    await options.claims.take(fresh, 0);
    await goOnWith(fresh, options);
  }
  void removeUnclaimed(options, KEPT_WORKSPACES - 1, async () => true).catch((error: unknown) =>
    options.log('Old work stays', error),
  );
};

/** Id of a workspace that now is this tab's; null if there is none. */
const findWorkspace = async (options: SavedWorkOptions): Promise<string | null> => {
  const { claims, storage } = options;
  const own = storage.getItem(WORKSPACE_KEY);
  const saved = await listSaved(options);
  // One that holds nothing was begun because another could not be opened: perhaps that can be now.
  if (own !== null && (saved === null || saved.some(({ id }) => id === own))) {
    // A duplicated tab has the same id, and finds it taken: it begins anew.
    return (await claims.take(own, PATIENCE_MS)) ? own : null;
  }
  for (const { id } of saved ?? []) {
    if (!(await claims.take(id, 0))) continue;
    storage.setItem(WORKSPACE_KEY, id);
    return id;
  }
  return null;
};

/** The newest first; null if nobody knows. */
const listSaved = async ({
  saving,
  log,
}: SavedWorkOptions): Promise<ReturnType<typeof newestFirst> | null> => {
  try {
    return newestFirst(await saving.list());
  } catch (error) {
    log('Saved work could not be listed', error);
    return null;
  }
};

const goOnWith = async (id: string, options: SavedWorkOptions): Promise<boolean> => {
  const { editor, claims, notices, log } = options;
  try {
    await editor.restore(id);
    return true;
  } catch (error) {
    log('Saved work could not be opened', error);
    const isNewer = codeOf(error) === 'saved_newer';
    notices.notify('warning', isNewer ? 'message.savedNewer' : 'message.savedUnreadable');
    claims.release(id);
    return false;
  }
};
