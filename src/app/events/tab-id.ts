import { type KeyValueStorage, randomLetters } from '../../net/index.ts';
import { LOADED_KEY } from './page-load.ts';

/** Session storage key of a tab's id. */
export const TAB_KEY = 'tabId';

const newId = (storage: KeyValueStorage): string => {
  const made = randomLetters(12);
  storage.setItem(TAB_KEY, made);
  return made;
};

/** The id of this tab, the same across reloads. */
export const readTabId = (storage: KeyValueStorage): string => {
  const known = storage.getItem(TAB_KEY);
  return known ?? newId(storage);
};

/**
 * Gives a tab that was duplicated from another one an id of its own; answers the id that it had from that
 * one, or null. A tab that comes back after a crash is taken for a duplicate. To be called before the load is noted.
 */
export const leaveOriginal = (storage: KeyValueStorage): string | null => {
  const former = storage.getItem(TAB_KEY);
  // Its page was not left: it is open in the other tab.
  if (former === null || storage.getItem(LOADED_KEY) === null) return null;
  newId(storage);
  return former;
};
