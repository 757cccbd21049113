import type { KeyValueStorage } from '../../net/index.ts';

/** Session storage key of the specification: set while the page is open, gone after a reload. */
export const LOADED_KEY = 'homePageLoaded';

/**
 * Answers whether the page was reloaded since it was last left properly (or is new), and sets the
 * mark; the mark goes when the page is left.
 */
export const noteLoad = (storage: KeyValueStorage, target: EventTarget): boolean => {
  const isReload = storage.getItem(LOADED_KEY) === null;
  storage.setItem(LOADED_KEY, 'true');
  target.addEventListener('pagehide', () => storage.removeItem(LOADED_KEY));
  // By the browser's Back a page comes as it was left, without a load.
  target.addEventListener('pageshow', () => storage.setItem(LOADED_KEY, 'true'));
  return isReload;
};
