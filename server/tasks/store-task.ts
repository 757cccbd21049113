import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema.ts';
import type { ImageStore, StagedBytes } from '../images/image-store.ts';
import { createLimitForEach } from '../limit.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { Refusal } from '../refusal.ts';
import type { Space } from '../space/open-space.ts';
import { type IdempotencyKey, takeKey } from './rows/idempotency-rows.ts';
import { ensureUser, insertImages, insertTask } from './rows/insert-task.ts';
import type { NewImage, NewTask, Rows } from './rows/task-row.ts';

/** A picture whose bytes are staged. */
export interface StagedImage extends NewImage {
  readonly staged: StagedBytes;
}

/** Everything that one request for work consists of. */
export interface TaskOrder {
  readonly task: NewTask;
  readonly images: readonly StagedImage[];
  /** Undefined when the client sent no key. */
  readonly idempotency: Omit<IdempotencyKey, 'userId'> | undefined;
}

/** Stores orders. */
export interface OrderStore {
  /**
   * Stores and queues a task in one transaction. Answers the id of the task that stands for the
   * order: an earlier one if its idempotency key was used for the same before.
   * @throws {Refusal} `idempotency_conflict` when the key was used for something else; `storage_full`.
   */
  store(order: TaskOrder): Promise<string>;
}

/**
 * Orders of one user that are stored at once. Each holds the row of the user's count until it is committed: more than
 * the next would only wait, with connections that everybody else needs.
 */
const STORED_AT_ONCE = 2;

/** Makes a store of orders. */
export function createOrderStore({
  database,
  queue,
  images: bytes,
  space,
}: {
  readonly database: Kysely<Tables>;
  readonly queue: Pick<TaskQueue, 'enqueue'>;
  readonly images: Pick<ImageStore, 'keep'>;
  readonly space: Pick<Space, 'assertEnough'>;
}): OrderStore {
  const inTurn = createLimitForEach(STORED_AT_ONCE);

  async function storeNew(rows: Rows, { task, images }: TaskOrder, now: Date): Promise<string> {
    await space.assertEnough();
    const turn = await insertTask(rows, task, now);
    const newImages = images.map(({ staged: _, ...image }) => image);
    await insertImages(rows, { taskId: task.id, userId: task.userId, images: newImages, now });
    await queue.enqueue(rows, task, turn);
    for (const { staged } of images) await bytes.keep(staged);
    return task.id;
  }

  return {
    store: (order) =>
      inTurn(order.task.userId, () =>
        database.transaction().execute(async (rows) => {
          const now = new Date();
          const earlier = await takeOrderKey(rows, order, now);
          return earlier ?? (await storeNew(rows, order, now));
        }),
      ),
  };
}

/** The task that the order's key stands for already; null when the order is new. */
async function takeOrderKey(
  rows: Rows,
  { task, idempotency }: TaskOrder,
  now: Date,
): Promise<string | null> {
  if (idempotency === undefined) return null;
  await ensureUser(rows, task.userId, now);
  const key = { userId: task.userId, ...idempotency };
  const earlier = await takeKey(rows, key, task.id, now);
  if (earlier === null) return null;
  if (earlier.fingerprint === idempotency.fingerprint) return earlier.taskId;
  throw new Refusal(
    'idempotency_conflict',
    'This idempotency key was used for another request; use a new one.',
  );
}
