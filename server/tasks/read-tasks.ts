import type { z } from 'zod/mini';
import type {
  CreationItem,
  creationListSchema,
  EditItem,
  EditQuery,
  editListSchema,
  GalleryItem,
  galleryListSchema,
  ListQuery,
} from '../../src/net/contracts/lists.ts';
import type { TaskDetail } from '../../src/net/contracts/task.ts';
import type { ImageRole } from '../database/schema.ts';
import type { ImageAddresses } from '../images/image-addresses.ts';
import { listTasks, type TaskList } from './rows/list-tasks.ts';
import { findTask, imagesOf, positionsOf } from './rows/read-tasks.ts';
import type { Rows, TaskRow } from './rows/task-row.ts';
import { assertTaskId, taskNotFound } from './task-not-found.ts';
import { toCard, toCreation, toDetail, toEdit, type Viewed } from './task-views.ts';

/** What a user may read of their tasks. */
export interface TaskReader {
  /** @throws {Refusal} `task_not_found` for unknown, foreign and deleted ids alike. */
  detail(userId: string, taskId: string): Promise<TaskDetail>;
  creations(userId: string, page: ListQuery): Promise<z.infer<typeof creationListSchema>>;
  edits(userId: string, page: EditQuery): Promise<z.infer<typeof editListSchema>>;
  /** Edits that succeeded, as cards. */
  gallery(userId: string, page: EditQuery): Promise<z.infer<typeof galleryListSchema>>;
}

const LISTED: readonly ImageRole[] = ['original', 'result'];
const DETAILED: readonly ImageRole[] = [...LISTED, 'original2', 'mask'];

/** Makes a reader of tasks. */
export function createTaskReader({
  rows,
  addresses: { urlOf },
}: {
  readonly rows: Rows;
  readonly addresses: ImageAddresses;
}): TaskReader {
  async function view(
    tasks: readonly TaskRow[],
    roles: readonly ImageRole[],
  ): Promise<readonly Viewed[]> {
    const ids = tasks.map(({ id }) => id);
    const waiting = tasks.filter(({ status }) => status === '0').map(({ id }) => id);
    const [images, positions] = await Promise.all([
      imagesOf(rows, ids, roles),
      positionsOf(rows, waiting),
    ]);
    return tasks.map((task) => ({
      task,
      images: images.filter(({ taskId }) => taskId === task.id),
      queuePosition: positions.get(task.id) ?? null,
    }));
  }

  async function page<Item extends CreationItem | EditItem | GalleryItem>(
    list: TaskList,
    userId: string,
    query: EditQuery,
    toItem: (viewed: Viewed, of: typeof urlOf) => Item,
  ) {
    const { tasks, total } = await listTasks(rows, userId, list, query);
    const taskList = (await view(tasks, LISTED)).map((viewed) => toItem(viewed, urlOf));
    const { pageNum, pageSize } = query;
    return { taskList, pageNum, pageSize, total, totalPages: Math.ceil(total / pageSize) };
  }

  return {
    async detail(userId, taskId) {
      assertTaskId(taskId);
      const task = await findTask(rows, userId, taskId);
      const [viewed] = await view(task === undefined ? [] : [task], DETAILED);
      if (viewed === undefined) throw taskNotFound();
      return toDetail(viewed, urlOf);
    },
    creations: (userId, query) => page('creations', userId, query, toCreation),
    edits: (userId, query) => page('edits', userId, query, toEdit),
    async gallery(userId, query) {
      const { taskList, ...pagination } = await page('gallery', userId, query, toCard);
      return { taskList, ...pagination, pagination };
    },
  };
}
