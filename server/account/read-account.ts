import type { Account } from '../../src/net/contracts/account.ts';
import type { Rows } from '../tasks/rows/task-row.ts';
import { countUsage, measureStorage, userSince } from './account-rows.ts';

/** Reads the figures of a user's account; `since` is the beginning of the user's day. */
export type ReadAccount = (userId: string, since?: Date) => Promise<Account>;

const DAY_MS = 86_400_000;

/** Makes a reader of accounts. `now` answers milliseconds since 1970. */
export function createReadAccount({
  rows,
  now = Date.now,
}: {
  readonly rows: Rows;
  readonly now?: () => number;
}): ReadAccount {
  return async (userId, since = new Date(Math.floor(now() / DAY_MS) * DAY_MS)) => {
    const [created, usage, storage] = await Promise.all([
      userSince(rows, userId),
      countUsage(rows, userId, since),
      measureStorage(rows, userId),
    ]);
    return {
      userId,
      // Until an identity provider is set up there is no other kind of user.
      isGuest: true,
      createTime: created?.toISOString() ?? null,
      todaySince: since.toISOString(),
      usage: [...usage],
      storage,
    };
  };
}
