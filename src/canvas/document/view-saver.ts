import type { SavedView } from '../../workers/index.ts';

/** Saves what often changes: at once, then at most every so often, and always the last. */
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

/** Between two savings, ms. */
const PAUSE = 500;

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
      if (timer !== null) return;
      flush();
      timer = setTimeout(rest, PAUSE);
    },
    flush,
    stop() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}
