import { type EditItem, isTerminal, TASK_STATUS } from '../../net/contracts/index.ts';
import { type Api, isApiError, isRecent } from '../../net/index.ts';
import type { TaskFollower } from '../follow/task-follower.ts';
import type { CreationStore } from '../stores/creation-store.ts';
import type { EarlierCreations } from '../stores/earlier-creations.ts';
import type { EditFilter } from '../stores/edit-list.ts';
import type { GalleryStore } from '../stores/gallery-store.ts';
import type { Notices } from '../stores/notices.ts';
import { eventOfItem, newTask, type TaskMap } from '../stores/task-reducer.ts';
import type { TaskStore } from '../stores/task-store.ts';
import type { Actions } from './actions.ts';
import type { OpenFiles } from './open-files.ts';

/** What acting on tasks needs. */
export interface TaskActionsOptions {
  readonly api: Pick<
    Api,
    'editList' | 'taskDetail' | 'cancelTask' | 'deleteTask' | 'restoreTask' | 'imageBlob'
  >;
  readonly tasks: TaskStore;
  readonly creations: CreationStore;
  readonly follower: Pick<TaskFollower, 'follow' | 'tell' | 'reconcile'>;
  /** Told of what goes and comes back. */
  readonly gallery: Pick<GalleryStore, 'remove' | 'reload'>;
  /** The same. */
  readonly earlier: Pick<EarlierCreations, 'remove' | 'reload'>;
  readonly openBlob: OpenFiles['openBlob'];
  readonly notices: Notices;
  /** Tells other tabs of this user that the lists changed. */
  readonly tellOtherTabs: () => void;
  /** Called after the list was read: addresses of pictures that no row shows can go. */
  readonly onListRead: () => void;
  readonly now: () => number;
  readonly log: (message: string, error?: unknown) => void;
}

/** Rows that are read at once. */
const PAGE_SIZE = 30;
/** A picture that breaks again within this time, in milliseconds, is not asked for again. */
const REFRESH_PAUSE_MS = 30_000;

type TaskActions = Pick<
  Actions,
  | 'loadEditList'
  | 'findEdits'
  | 'openUrl'
  | 'selectEditImage'
  | 'cancelTask'
  | 'deleteTask'
  | 'restoreTask'
  | 'imageBroken'
  | 'editImageBroken'
>;

const wishOf = ({ q, kind }: EditFilter) => ({ ...(q && { q }), ...(kind && { kind }) });

/** Makes the actions that concern tasks and lists. */
export const createTaskActions = (options: TaskActionsOptions): TaskActions => {
  const { api, tasks, creations, follower, gallery, earlier, notices, now, log } = options;
  const refreshedAt = new Map<string, number>();
  /** What the server's rows that are known were looked for by. */
  let shownFilter = tasks.state.editFilter;

  const take = (item: EditItem): void => {
    const known: TaskMap = tasks.state.tasks;
    if (known[item.taskId] === undefined) {
      // What ended before this tab knew of it has nothing more to tell.
      if (isTerminal(item.status)) return;
      tasks.track(newTask(item.taskId, item.kind));
    }
    follower.tell(eventOfItem(item));
    if (!isTerminal(item.status)) follower.follow(item.taskId);
  };
  const loadEditList = async (next?: 'next'): Promise<void> => {
    const saved = tasks.state.editItems.filter((row) => row.taskId !== null).length;
    const pageNum = next === undefined ? 1 : Math.floor(saved / PAGE_SIZE) + 1;
    const { editFilter } = tasks.state;
    if (next !== undefined && tasks.state.isReadingMore) return;
    tasks.setReadingMore(next !== undefined);
    if (tasks.state.editList !== 'ready') tasks.setListState('loading');
    try {
      const list = await api.editList({ pageNum, pageSize: PAGE_SIZE, ...wishOf(editFilter) });
      // The answer to an earlier wish is none to the present one.
      if (editFilter !== tasks.state.editFilter) return;
      if (shownFilter !== editFilter) tasks.dropServerRows();
      shownFilter = editFilter;
      tasks.mergeServerRows(list.taskList, list.total, pageNum === 1);
      for (const item of list.taskList) take(item);
      options.onListRead();
    } catch (error) {
      // What is known stays, temporary rows above all (document 2 section 4.9).
      log('The edit list could not be read', error);
      if (editFilter === tasks.state.editFilter) tasks.setListState('failed');
    } finally {
      if (next !== undefined) tasks.setReadingMore(false);
    }
  };
  const findEdits = async (change: Partial<EditFilter>): Promise<void> => {
    tasks.setEditFilter({ ...tasks.state.editFilter, ...change });
    tasks.setListState('loading');
    await loadEditList();
  };
  const refreshTask = async (taskId: string): Promise<readonly string[] | null> => {
    const last = refreshedAt.get(taskId);
    if (last !== undefined && isRecent(last, now(), REFRESH_PAUSE_MS)) return null;
    refreshedAt.set(taskId, now());
    try {
      return (await api.taskDetail(taskId)).imageUrls;
    } catch (error) {
      log('Fresh addresses could not be read', error);
      return null;
    }
  };
  const open = async (url: string, name: string): Promise<boolean> => {
    try {
      return await options.openBlob(await api.imageBlob(url), name);
    } catch (error) {
      log('A picture could not be read', error);
      notices.notify('error', 'message.imageLoadFailed');
      return false;
    }
  };
  /** A task that is gone leaves the lists; what comes next fills its place. */
  const forget = (taskId: string): true => {
    tasks.removeRow(taskId);
    for (const list of [gallery, earlier]) {
      list.remove(taskId);
      void list.reload();
    }
    return true;
  };
  const end = (taskId: string): void =>
    follower.tell({ taskId, status: TASK_STATUS.cancelled, stage: null, queuePosition: null });

  return {
    loadEditList,
    findEdits,
    openUrl: async (url, name) => {
      await open(url, name);
    },
    selectEditImage: async (selection) => {
      const row = tasks.row(selection.itemId);
      const url =
        selection.index < 0 ? row?.originalImageUrl : row?.editedImageUrls[selection.index];
      if (row === undefined || !url) return;
      const name = `${row.prompt || row.eventType}.png`;
      if (await open(url, name)) tasks.select(selection);
    },
    cancelTask: async (taskId) => {
      try {
        await api.cancelTask(taskId);
      } catch (error) {
        // It was finished first: what was made is there, and is shown.
        if (isApiError(error, 'cannot_change_status')) return follower.reconcile();
        if (!isApiError(error, 'task_not_found')) {
          log('A task could not be cancelled', error);
          notices.notify('error', 'message.cancelFailed');
          return;
        }
      }
      end(taskId);
      tasks.removeRow(taskId);
      notices.notify('info', 'message.taskCancelled');
      options.tellOtherTabs();
    },
    deleteTask: async (taskId) => {
      try {
        await api.deleteTask(taskId);
        forget(taskId);
        notices.notify('info', 'message.taskDeleted', {}, { kind: 'undo-delete', taskId });
        options.tellOtherTabs();
        return true;
      } catch (error) {
        if (isApiError(error, 'task_not_found')) return forget(taskId);
        log('A task could not be deleted', error);
        notices.notify('error', 'message.deleteFailed');
        return false;
      }
    },
    restoreTask: async (taskId) => {
      try {
        await api.restoreTask(taskId);
        notices.notify('success', 'message.taskRestored');
        await Promise.all([loadEditList(), gallery.reload(), earlier.reload()]);
        options.tellOtherTabs();
      } catch (error) {
        log('A task could not be brought back', error);
        notices.notify('error', 'message.restoreFailed');
      }
    },
    imageBroken: async (taskId, index) => {
      const urls = await refreshTask(taskId);
      const fresh = urls?.[index];
      if (fresh === undefined) creations.markImage(taskId, index, 'error');
      else
        for (const [at, url] of (urls ?? []).entries())
          creations.markImage(taskId, at, 'loaded', url);
    },
    editImageBroken: async (taskId) => {
      const last = refreshedAt.get(taskId);
      if (last !== undefined && isRecent(last, now(), REFRESH_PAUSE_MS)) return;
      refreshedAt.set(taskId, now());
      await loadEditList();
    },
  };
};
