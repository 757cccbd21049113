import { proxy } from 'valtio/vanilla';

/** The views of the edit page, each with a route of its own (document 2 sections 2.1 and 2.2). */
export const EDIT_VIEWS = ['edit', 'area-redraw', 'remove', 'expand'] as const;
/** What the edit page is for just now; `edit` is the main canvas with the skill bar. */
export type EditView = (typeof EDIT_VIEWS)[number];

/** How the editor's own work stands: everything about Remove that is not on the canvas. */
export interface EditorState {
  /** What the address says; the screens keep it current, everybody else reads it. */
  view: EditView;
  /** True once the editor's code is loaded and a document can be opened. */
  ready: boolean;
  /** Name of the open picture; null when there is none. */
  documentName: string | null;
  /** A picture is being read and decoded. */
  opening: boolean;
  /** Sending the edit: packaging, then uploading with 0 to 1 of the bytes; null otherwise. */
  sending: { readonly step: 'packaging' | 'uploading'; readonly progress: number } | null;
  /** Task id of the edit that this document waits for; null when it waits for none. */
  waitingFor: string | null;
  /** The last edit failed: picture, mask and strokes are kept and Retry is offered. */
  canRetry: boolean;
  /** The banner that says that the edit was submitted; hides by itself after 3000 ms. */
  submitted: boolean;
}

/** Makes the state of an editor that is not loaded. */
export const createEditorStore = (): { readonly state: EditorState } => ({
  state: proxy<EditorState>({
    view: 'edit',
    ready: false,
    documentName: null,
    opening: false,
    sending: null,
    waitingFor: null,
    canRetry: false,
    submitted: false,
  }),
});
/** See {@link createEditorStore}. */
export type EditorStore = ReturnType<typeof createEditorStore>;
