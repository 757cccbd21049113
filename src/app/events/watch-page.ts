import { USER_KEY } from '../../net/index.ts';
import type { Actions } from '../commands/actions.ts';
import type { TaskFollower } from '../follow/task-follower.ts';
import type { ServerStore } from '../stores/server-store.ts';
import { SETTINGS_KEY } from '../stores/settings-store.ts';

/** What the page's own events lead to. */
export interface WatchPageOptions {
  readonly window: Window;
  /** Reads what every unfinished task has come to. */
  readonly reconcile: TaskFollower['reconcile'];
  readonly server: Pick<ServerStore, 'setOnline' | 'load'>;
  readonly onUserChangedElsewhere: () => void;
  readonly onSettingsChangedElsewhere: () => void;
  readonly openFiles: Actions['openFiles'];
}

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * Listens to visibility, network, storage and paste; answers what ends it. Pictures that nobody else
 * takes are opened wherever they are pasted.
 */
export const watchPage = (options: WatchPageOptions): (() => void) => {
  const { window, reconcile, server, openFiles } = options;
  const onVisible = (): void => {
    if (window.document.visibilityState === 'visible') void reconcile();
  };
  const onOnline = (): void => {
    server.setOnline(true);
    void server.load();
    void reconcile();
  };
  const onOffline = (): void => server.setOnline(false);
  const onStorage = (event: StorageEvent): void => {
    if (event.key === USER_KEY || event.key === null) options.onUserChangedElsewhere();
    if (event.key === SETTINGS_KEY) options.onSettingsChangedElsewhere();
  };
  // A page that one comes back to by the browser's Back heard nothing while it was away.
  const onShow = (event: PageTransitionEvent): void => {
    if (event.persisted) options.onSettingsChangedElsewhere();
  };
  const onPaste = (event: ClipboardEvent): void => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || event.defaultPrevented) return;
    if (isTextField(event.target)) return;
    event.preventDefault();
    void openFiles(files);
  };
  server.setOnline(window.navigator.onLine);
  window.document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', onOffline);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  window.addEventListener('paste', onPaste);
  return () => {
    window.document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
    window.removeEventListener('paste', onPaste);
  };
};
