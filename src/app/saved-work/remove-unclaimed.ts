import type { KeyValueStorage } from '../../net/index.ts';
import type { Saving } from '../../workers/index.ts';
import type { WorkspaceClaims } from './workspace-claims.ts';
import { WORKSPACE_KEY } from './workspace-key.ts';

/** What removing work of other tabs needs. */
export interface RemovalOptions {
  readonly saving: Pick<Saving, 'list' | 'remove'>;
  readonly claims: WorkspaceClaims;
  /** Lives as long as the tab: names its own work. */
  readonly storage: KeyValueStorage;
}

/** Workspaces, the one that was written last first. */
export const newestFirst = (
  workspaces: Awaited<ReturnType<Saving['list']>>,
): Awaited<ReturnType<Saving['list']>> => [...workspaces].sort((a, b) => b.usedAt - a.usedAt);

/**
 * Removes work that no tab has open, the oldest first; never this tab's own.
 * @param keep how many of the others stay, the newest ones
 * @param goesOn is asked after each removal
 */
export const removeUnclaimed = async (
  { saving, claims, storage }: RemovalOptions,
  keep: number,
  goesOn: () => Promise<boolean>,
): Promise<void> => {
  const own = storage.getItem(WORKSPACE_KEY);
  const others = newestFirst(await saving.list()).filter(({ id }) => id !== own);
  for (const { id } of others.slice(keep).reverse()) {
    if (!(await claims.take(id, 0))) continue;
    try {
      await saving.remove(id);
    } finally {
      claims.release(id);
    }
    if (!(await goesOn())) return;
  }
};
