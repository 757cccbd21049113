import { subscribe } from 'valtio/vanilla';
import type { Editor } from '../canvas/index.ts';
import { createImaging, type Imaging } from '../workers/index.ts';
import type { EditorStore } from './stores/editor-store.ts';
import type { SettingsStore } from './stores/settings-store.ts';

/** The editor and the imaging workers, each made when first needed. */
export interface EditorHolder {
  /** Loads the editor's code on the first call; the same editor ever after. */
  open(): Promise<Editor>;
  /** The editor, or null while it is not loaded. */
  current(): Editor | null;
  imaging(): Imaging;
  destroy(): void;
}

/** What the holder needs. */
export interface EditorHolderOptions {
  readonly store: EditorStore;
  readonly settings: SettingsStore;
  /** Called after every change of the editor's state. */
  readonly onChanged: () => void;
  /** Whether the end-to-end handle is to be put on the window. */
  readonly isHandleWanted: () => boolean;
  readonly log: (message: string, error?: unknown) => void;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The handle is switched on by `?handle`, on a loopback address only. */
export const wantsHandle = ({ hostname, search }: Location): boolean =>
  LOOPBACK.includes(hostname) && new URLSearchParams(search).has('handle');

/** Makes a holder that has loaded nothing. */
export const createEditorHolder = (options: EditorHolderOptions): EditorHolder => {
  const { store, settings, onChanged, isHandleWanted, log } = options;
  let workers: Imaging | null = null;
  let editor: Editor | null = null;
  let loading: Promise<Editor> | null = null;
  const disposers: (() => void)[] = [];

  const imaging = (): Imaging => {
    workers ??= createImaging();
    return workers;
  };
  const mirror = (shown: Editor): void => {
    store.state.documentName = shown.state.document?.name ?? null;
    settings.setTools(shown.state);
    onChanged();
  };
  const load = async (): Promise<Editor> => {
    const { createEditor, exposeHandle } = await import('../canvas/index.ts');
    const onError = (error: unknown): void => log('The editor met an error', error);
    const made = createEditor({ imaging: imaging(), onError });
    made.setToolSettings(settings.state.tools);
    disposers.push(subscribe(made.state, () => mirror(made)));
    if (isHandleWanted()) disposers.push(exposeHandle(made));
    editor = made;
    store.state.ready = true;
    onChanged();
    return made;
  };
  return {
    imaging,
    current: () => editor,
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
