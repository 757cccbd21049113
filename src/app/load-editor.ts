import { v7 as newId } from 'uuid';
import { subscribe } from 'valtio/vanilla';
import type { Editor } from '../canvas/index.ts';
import { inTime, type KeyValueStorage } from '../net/index.ts';
import { createImaging, type Imaging } from '../workers/index.ts';
import { markShown } from './follow/mark-shown.ts';
import { createAskToPersist } from './saved-work/ask-to-persist.ts';
import { keepSaving } from './saved-work/keep-saving.ts';
import { openSavedWork } from './saved-work/open-saved-work.ts';
import { createSelectedImage } from './saved-work/selected-image.ts';
import type { WorkspaceClaims } from './saved-work/workspace-claims.ts';
import type { EditorStore } from './stores/editor-store.ts';
import type { Notices } from './stores/notices.ts';
import type { SettingsStore } from './stores/settings-store.ts';
import type { TaskStore } from './stores/task-store.ts';
import { tellFailedMoves } from './tell-failed-moves.ts';

/** The editor and the imaging workers, each made when first needed. */
export interface EditorHolder {
  /** Loads the editor's code and this tab's saved work on the first call; the same editor ever after. */
  open(): Promise<Editor>;
  /** The editor, or null while it is not loaded. */
  current(): Editor | null;
  /** The editor once it is loaded, where that was begun; null where it was not, or failed. Never rejects. */
  opened(): Promise<Editor | null>;
  imaging(): Imaging;
  destroy(): void;
}

/** What the holder needs. */
export interface EditorHolderOptions {
  readonly store: EditorStore;
  readonly settings: SettingsStore;
  readonly notices: Notices;
  readonly tasks: Pick<TaskStore, 'state' | 'select'>;
  readonly claims: WorkspaceClaims;
  /** Lives as long as the tab. */
  readonly tabStorage: KeyValueStorage;
  /** Work that was saved is there again, if there was any. */
  readonly onRestored: (editor: Editor) => void;
  /** Called after every change of the editor's state. */
  readonly onChanged: () => void;
  /** Whether the end-to-end handle is to be put on the window. */
  readonly isHandleWanted: () => boolean;
  readonly log: (message: string, error?: unknown) => void;
}

/** The last moments in which a page can be sure to be heard. */
const saveViewBeforeLeaving = (editor: Editor): (() => void) => {
  const life = new AbortController();
  const save = (): void => editor.saveView();
  window.addEventListener('pagehide', save, { signal: life.signal });
  document.addEventListener('visibilitychange', save, { signal: life.signal });
  return () => life.abort();
};

/** Makes a holder that has loaded nothing. */
export const createEditorHolder = (options: EditorHolderOptions): EditorHolder => {
  const { store, settings, notices, onChanged, isHandleWanted, log } = options;
  let workers: Imaging | null = null;
  let editor: Editor | null = null;
  let loading: Promise<Editor> | null = null;
  const disposers: (() => void)[] = [];

  const imaging = (): Imaging => {
    workers ??= createImaging();
    return workers;
  };
  const selectedImage = createSelectedImage(options.tabStorage);
  const askToPersist = createAskToPersist(navigator.storage);
  const mirror = (shown: Editor): void => {
    const { document } = shown.state;
    if (document !== null) {
      askToPersist();
      notices.withdraw('undo-new');
    }
    selectedImage.show(document?.id ?? null);
    store.state.documentName = document?.name ?? null;
    settings.setTools(shown.state);
    onChanged();
  };
  const load = async (): Promise<Editor> => {
    const { createEditor, exposeHandle } = await inTime(import('../canvas/index.ts'));
    const onError = (error: unknown): void => log('The editor met an error', error);
    const made = createEditor({ imaging: imaging(), onError });
    made.setToolSettings(settings.state.tools);
    disposers.push(tellFailedMoves(made, notices), markShown(made, options.tasks));
    const { saving } = imaging();
    disposers.push(keepSaving({ ...options, saving, storage: options.tabStorage }));
    await openSavedWork({
      ...options,
      saving,
      editor: made,
      storage: options.tabStorage,
      newId,
    });
    disposers.push(saveViewBeforeLeaving(made));
    mirror(made);
    disposers.push(subscribe(made.state, () => mirror(made)));
    if (isHandleWanted()) disposers.push(exposeHandle(made));
    editor = made;
    store.state.ready = true;
    onChanged();
    options.onRestored(made);
    return made;
  };
  return {
    imaging,
    current: () => editor,
    opened: async () => (await loading?.catch(() => null)) ?? null,
    open: () => {
      loading ??= load().catch((error: unknown) => {
        loading = null;
        throw error;
      });
      return loading;
    },
    destroy: () => {
      for (const dispose of disposers.splice(0).reverse()) dispose();
      editor?.destroy();
      workers?.destroy();
    },
  };
};
