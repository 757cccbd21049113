import type { z } from 'zod/mini';
import type {
  CreationItem,
  creationListSchema,
  EditItem,
  editListSchema,
  ListQuery,
  TaskDetail,
} from '../../src/net/contracts/task.ts';
import type { ImageAddresses } from '../images/image-addresses.ts';
import { findTask, imagesOf, listTasks, positionsOf } from './rows/read-tasks.ts';
import type { Rows, TaskRow } from './rows/task-row.ts';
import { assertTaskId, taskNotFound } from './task-not-found.ts';
import { toCreation, toDetail, toEdit, type Viewed } from './task-views.ts';

/** What a user may read of their tasks. */
export interface TaskReader {
  /** @throws {Refusal} `task_not_found` for unknown, foreign and deleted ids alike. */
  detail(userId: string, taskId: string): Promise<TaskDetail>;
  creations(userId: string, page: ListQuery): Promise<z.infer<typeof creationListSchema>>;
  edits(userId: string, page: ListQuery): Promise<z.infer<typeof editListSchema>>;
}

/** Makes a reader of tasks. */
export function createTaskReader({
  rows,
  addresses: { urlOf },
}: {
  readonly rows: Rows;
  readonly addresses: ImageAddresses;
}): TaskReader {
  async function view(tasks: readonly TaskRow[]): Promise<readonly Viewed[]> {
    const ids = tasks.map(({ id }) => id);
    const waiting = tasks.filter(({ status }) => status === '0').map(({ id }) => id);
    const [images, positions] = await Promise.all([
      imagesOf(rows, ids),
      positionsOf(rows, waiting),
    ]);
    return tasks.map((task) => ({
      task,
      images: images.filter(({ taskId }) => taskId === task.id),
      queuePosition: positions.get(task.id) ?? null,
    }));
  }

  async function page<Item extends CreationItem | EditItem>(
    list: 'creations' | 'edits',
    userId: string,
    query: ListQuery,
    toItem: (viewed: Viewed, of: typeof urlOf) => Item,
  ) {
    const { tasks, total } = await listTasks(rows, userId, { list, ...query });
    const taskList = (await view(tasks)).map((viewed) => toItem(viewed, urlOf));
    return { taskList, ...query, total, totalPages: Math.ceil(total / query.pageSize) };
  }

  return {
    async detail(userId, taskId) {
      assertTaskId(taskId);
      const task = await findTask(rows, userId, taskId);
      const [viewed] = await view(task === undefined ? [] : [task]);
      if (viewed === undefined) throw taskNotFound();
      return toDetail(viewed, urlOf);
    },
    creations: (userId, query) => page('creations', userId, query, toCreation),
    edits: (userId, query) => page('edits', userId, query, toEdit),
  };
}
