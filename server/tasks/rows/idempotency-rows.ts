import type { Rows } from './task-row.ts';

/** How long a key is remembered, in milliseconds. */
export const IDEMPOTENCY_MS = 24 * 3_600_000;

/** A key and what was asked for by it. */
export interface IdempotencyKey {
  readonly userId: string;
  readonly key: string;
  /** SHA-256 in hexadecimal of everything that makes up the request. */
  readonly fingerprint: string;
}

/** What was asked for by this key before. */
export interface EarlierUse {
  readonly fingerprint: string;
  readonly taskId: string;
}

/**
 * Takes a key for a new task, or answers what it was used for before. Waits for another transaction
 * that is just taking the same key. The user's row must exist.
 */
export async function takeKey(
  rows: Rows,
  { userId, key, fingerprint }: IdempotencyKey,
  taskId: string,
  now: Date,
): Promise<EarlierUse | null> {
  await rows
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('create_time', '<', expiredBefore(now))
    .execute();
  const { numInsertedOrUpdatedRows } = await rows
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, fingerprint, task_id: taskId, create_time: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return null;
  return rows
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'task_id as taskId'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

/** Forgets keys that are too old. */
export async function forgetOldKeys(rows: Rows, now: Date): Promise<void> {
  await rows.deleteFrom('idempotency_keys').where('create_time', '<', expiredBefore(now)).execute();
}

const expiredBefore = (now: Date) => new Date(now.getTime() - IDEMPOTENCY_MS);
