import { subscribe } from 'valtio/vanilla';
import { idle } from '../pauses.ts';
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
    const wanted = state.theme === 'system' ? systemTheme : state.theme;
    const { dataset } = document.documentElement;
    // Setting it to what it is would have the whole page styled anew.
    if (dataset['theme'] !== wanted) dataset['theme'] = wanted;
    // By then the page has its styles: asking now would hold it up.
    void idle().then(paintSystemBar);
  };
  apply();
  const stopFollowing = subscribe(state, apply, true);
  query.addEventListener('change', apply);
  return () => {
    stopFollowing();
    query.removeEventListener('change', apply);
  };
};
