import { proxy } from 'valtio/vanilla';
import type { EditCall } from '../../net/index.ts';
import type { Arrival, RunningEdit } from './running-edits.ts';

/** How long the banner over a submitted edit stays, ms (document 2 section 9). */
export const BANNER_MS = 3_000;

/** The views of the edit page, each with a route of its own (document 2 sections 2.1 and 2.2). */
export const EDIT_VIEWS = ['edit', 'area-redraw', 'remove', 'expand'] as const;
/** What the edit page is for just now; `edit` is the main canvas with the skill bar. */
export type EditView = (typeof EDIT_VIEWS)[number];

/** How the editor's own work stands: everything about edits that is not on the canvas. */
export interface EditorState {
  /** What the address says; the screens keep it current, everybody else reads it. */
  view: EditView;
  /** True once the editor's code is loaded and a document can be opened. */
  ready: boolean;
  /** Name of the open picture; null when there is none. */
  documentName: string | null;
  /** A picture is being read and decoded. */
  opening: boolean;
  /** Edits under way, of this and other documents, the oldest first. */
  edits: readonly RunningEdit[];
  /** Kind of the edit that failed last: picture, mask and prompt are kept and Retry is offered. */
  failedKind: EditCall | null;
  /** The banner that says that the edit was submitted; hides by itself after 3000 ms. */
  submitted: boolean;
}

/** The editor's state, and the list of edits under way. */
export interface EditorStore {
  readonly state: EditorState;
  beginEdit(edit: RunningEdit): void;
  changeEdit(id: string, change: Partial<RunningEdit>): void;
  /** Ends the edit of this press. */
  endEdit(id: string): void;
  /** Says how far the result of this task is on its way, where an edit waits for it. */
  changeArrival(taskId: string, arrival: Arrival): void;
  /** Ends the edit that waits for this task, if one does. */
  endTask(taskId: string): void;
}

/** Makes the state of an editor that is not loaded. */
export const createEditorStore = (): EditorStore => {
  const state = proxy<EditorState>({
    view: 'edit',
    ready: false,
    documentName: null,
    opening: false,
    edits: [],
    failedKind: null,
    submitted: false,
  });
  return {
    state,
    beginEdit: (edit) => {
      state.edits = [...state.edits, edit];
    },
    changeEdit: (id, change) => {
      state.edits = state.edits.map((edit) => (edit.id === id ? { ...edit, ...change } : edit));
    },
    endEdit: (id) => {
      state.edits = state.edits.filter((edit) => edit.id !== id);
    },
    changeArrival: (taskId, arrival) => {
      state.edits = state.edits.map((edit) =>
        edit.taskId === taskId ? { ...edit, arrival } : edit,
      );
    },
    endTask: (taskId) => {
      state.edits = state.edits.filter((edit) => edit.taskId !== taskId);
    },
  };
};
