import { subscribe } from 'valtio/vanilla';
import type { SettingsStore } from '../stores/settings-store.ts';

const DARK_QUERY = '(prefers-color-scheme: dark)';

/** Phones and installed windows colour their own bar as the page says. */
const paintSystemBar = (): void => {
  const surface = getComputedStyle(document.documentElement).getPropertyValue('--surface');
  for (const bar of document.querySelectorAll('meta[name="theme-color"]')) {
    bar.setAttribute('content', surface.trim());
  }
};

/**
 * Keeps the document's theme at what the user set, or at what the machine says; answers how to
 * stop. The script in index.html did the same once before the first paint.
 */
export const followTheme = ({ state }: SettingsStore): (() => void) => {
  const query = matchMedia(DARK_QUERY);
  const apply = (): void => {
    const systemTheme = query.matches ? 'dark' : 'light';
    document.documentElement.dataset['theme'] =
      state.theme === 'system' ? systemTheme : state.theme;
    paintSystemBar();
  };
  apply();
  const stopFollowing = subscribe(state, apply, true);
  query.addEventListener('change', apply);
  return () => {
    stopFollowing();
    query.removeEventListener('change', apply);
  };
};
