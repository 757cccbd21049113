import type { Kysely } from 'kysely';
import type { AccountDeleted } from '../../src/net/contracts/account.ts';
import type { Tables } from '../database/schema.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import type { Space } from '../space/open-space.ts';
import { deleteUserRows } from './account-rows.ts';

/**
 * Deletes everything that is a user's. Once it resolves, rows and bytes are gone, runs have been
 * told to end, connections are cut, and every token, cookie and credential of the user is refused.
 */
export type DeleteAccount = (userId: string) => Promise<AccountDeleted>;

/** What deleting an account works with. */
export interface DeleteAccountTools {
  readonly database: Kysely<Tables>;
  readonly space: Pick<Space, 'makeRoom'>;
  readonly queue: Pick<TaskQueue, 'forget'>;
  /** Ends the run of a task if it runs here. */
  readonly stopRun: (taskId: string) => void;
  /** Cuts the user's connections to the live channel. */
  readonly cutConnections: (userId: string) => void;
  /** Removes bytes that no picture holds any more. */
  readonly removeBytes: (names: readonly string[]) => Promise<void>;
}

/** Makes what deletes accounts. */
export function createDeleteAccount(tools: DeleteAccountTools): DeleteAccount {
  const deleteRows = (userId: string) =>
    tools.database.transaction().execute(async (rows) => {
      const deleted = await deleteUserRows(rows, userId, new Date());
      await tools.queue.forget(rows, deleted.taskIds);
      return deleted;
    });

  return async (userId) => {
    const { taskIds, images, freed } = await tools.space.makeRoom(() => deleteRows(userId));
    for (const taskId of taskIds) tools.stopRun(taskId);
    tools.cutConnections(userId);
    await tools.removeBytes(freed);
    return { tasks: taskIds.length, images };
  };
}
