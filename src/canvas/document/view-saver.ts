import type { SavedView } from '../../workers/index.ts';

/** Saves what often changes: at most every so often, only if it changed, and always the last. */
export interface ViewSaver {
  /** Something may have changed. */
  note(): void;
  /** Saves now what is not saved yet. */
  flush(): void;
  stop(): void;
}

/** What a {@link ViewSaver} needs. */
export interface ViewSaverOptions {
  /** The view as it is; null while there is none to save. */
  readonly read: () => SavedView | null;
  readonly save: (view: SavedView) => void;
}

/** Between a change and its saving, ms: a crash may lose the camera's last way, never a stroke. */
const PAUSE = 2_000;

/** A saver that has saved nothing. */
export function createViewSaver({ read, save }: ViewSaverOptions): ViewSaver {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let saved = '';
  const flush = (): void => {
    const view = read();
    const text = JSON.stringify(view);
    if (view === null || text === saved) return;
    saved = text;
    save(view);
  };
  const rest = (): void => {
    timer = null;
    flush();
  };
  return {
    note() {
      timer ??= setTimeout(rest, PAUSE);
    },
    flush,
    stop() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}
