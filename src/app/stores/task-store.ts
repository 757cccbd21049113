import { proxy, ref } from 'valtio/vanilla';
import type { EditItem, EventType } from '../../net/contracts/index.ts';
import {
  type EditFilter,
  type EditListItem,
  EVERY_EDIT,
  mergeRows,
  rowAfter,
  rowOfItem,
  type TempRowSeed,
  tempRow,
} from './edit-list.ts';
import { HELD } from './held.ts';
import {
  addTask,
  applyTaskEvent,
  newTask,
  type TaskEvent,
  type TaskMap,
  type TrackedTask,
} from './task-reducer.ts';

/** Which picture of the edit list is highlighted: the original is index -1, results 0 to 3. */
export interface EditSelection {
  readonly itemId: string;
  readonly index: number;
}

/** What the store holds. */
export interface TaskState {
  /** Tasks by id, as live messages and REST answers told of them. */
  tasks: TaskMap;
  /** The edit list, newest first, temporary rows included. */
  editItems: readonly EditListItem[];
  /** How reading the list stands; on 'failed' the rows that are known stay. */
  editList: 'idle' | 'loading' | 'ready' | 'failed';
  /** Rows that the server has in all. */
  editTotal: number;
  /** What is looked for; the rows may still be those of an earlier wish while loading. */
  editFilter: EditFilter;
  /** The rows after those that are known are being read. */
  isReadingMore: boolean;
  selection: EditSelection | null;
}

/** The tasks of this tab; every change goes through these functions. */
export interface TaskStore {
  readonly state: TaskState;
  /** Starts knowing a task; a known one stays as it is. */
  track(task: TrackedTask): void;
  /** Applies an event by the pure reducer; answers whether anything changed. */
  apply(event: TaskEvent): boolean;
  /** Puts a temporary row on top; answers its id `temp_{timestamp}`. */
  addTemp(seed: Omit<TempRowSeed, 'id' | 'timestamp'>): string;
  /** Gives a temporary row its real task id and tracks the task. */
  bindTemp(tempId: string, taskId: string, eventType: EventType): void;
  /** Shows the picture before in a temporary row. */
  setOriginal(id: string, url: string): void;
  /** Whether what a temporary row stands for waits for the network. */
  setHeld(id: string, isHeld: boolean): void;
  row(id: string): EditListItem | undefined;
  removeRow(id: string): void;
  /** Merges what a page of the server's list says; `isFirst`: it begins with the newest row. */
  mergeServerRows(items: readonly EditItem[], total: number, isFirst: boolean): void;
  setListState(state: TaskState['editList']): void;
  setEditFilter(filter: EditFilter): void;
  setReadingMore(isReading: boolean): void;
  /** Forgets the server's rows, such as those of an earlier wish; this tab's own stay. */
  dropServerRows(): void;
  select(selection: EditSelection | null): void;
}

/** What the store needs from outside. */
export interface TaskStoreOptions {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const KIND_OF_EVENT = {
  IMAGE_AREA_REDRAW: 'area-redraw',
  IMAGE_REMOVE: 'remove',
  IMAGE_ENHANCEMENT: 'enhance',
  IMAGE_EXPAND: 'expand',
  FLUX_CONTEXT: 'flux-context',
  FLUX_CONTEXT_MULTI: 'flux-context-multi',
  IMAGE_RESTORE: 'restore',
  WATERMARK_REMOVER: 'watermark-remover',
  TEXT_REMOVAL: 'text-removal',
} as const satisfies Record<EventType, TrackedTask['kind']>;

/** Makes an empty store. */
export const createTaskStore = ({ now }: TaskStoreOptions): TaskStore => {
  // Rows are replaced whole, never changed in place, and there may be 10 000 of them:
  // kept as they are, a change costs one array and not a proxy for each.
  const state = proxy<TaskState>({
    tasks: {},
    editItems: ref([]),
    editList: 'idle',
    editTotal: 0,
    editFilter: EVERY_EDIT,
    isReadingMore: false,
    selection: null,
  });
  let lastTemp = 0;
  const setRows = (rows: readonly EditListItem[]): void => {
    state.editItems = ref(rows);
  };
  const patchRow = (id: string, change: (row: EditListItem) => EditListItem): void => {
    setRows(state.editItems.map((row) => (row.id === id ? change(row) : row)));
  };
  const showInList = (task: TrackedTask): void => {
    setRows(state.editItems.map((row) => (row.taskId === task.taskId ? rowAfter(row, task) : row)));
  };
  const track = (task: TrackedTask): void => {
    state.tasks = addTask(state.tasks, task);
  };
  return {
    state,
    track,
    apply: (event) => {
      const before = state.tasks[event.taskId];
      state.tasks = applyTaskEvent(state.tasks, event);
      const after = state.tasks[event.taskId];
      if (after === undefined || after === before) return false;
      showInList(after);
      return true;
    },
    addTemp: (seed) => {
      // Two rows of one millisecond must not share an id.
      lastTemp = Math.max(now(), lastTemp + 1);
      const id = `temp_${lastTemp}`;
      const timestamp = new Date(lastTemp).toISOString();
      setRows([tempRow({ ...seed, id, timestamp }), ...state.editItems]);
      return id;
    },
    bindTemp: (tempId, taskId, eventType) => {
      track(newTask(taskId, KIND_OF_EVENT[eventType]));
      // The server's own row may have come first, by another tab's news.
      setRows(state.editItems.filter((row) => row.id !== taskId));
      patchRow(tempId, (row) => ({ ...row, id: taskId, taskId, realTaskId: taskId }));
      if (state.selection?.itemId === tempId) {
        state.selection = { ...state.selection, itemId: taskId };
      }
    },
    setOriginal: (id, url) => patchRow(id, (row) => ({ ...row, originalImageUrl: url })),
    setHeld: (id, isHeld) => patchRow(id, (row) => ({ ...row, stage: isHeld ? HELD : null })),
    row: (id) => state.editItems.find((row) => row.id === id),
    removeRow: (id) => {
      setRows(state.editItems.filter((row) => row.id !== id));
      if (state.selection?.itemId === id) state.selection = null;
    },
    mergeServerRows: (items, total, isFirst) => {
      setRows(mergeRows(state.editItems, items.map(rowOfItem), isFirst));
      state.editTotal = total;
      state.editList = 'ready';
    },
    setListState: (listState) => {
      state.editList = listState;
    },
    setEditFilter: (filter) => {
      state.editFilter = filter;
    },
    setReadingMore: (isReading) => {
      state.isReadingMore = isReading;
    },
    dropServerRows: () => setRows(state.editItems.filter((row) => row.isTemp)),
    select: (selection) => {
      state.selection = selection;
    },
  };
};
