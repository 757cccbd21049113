import { type KeyValueStorage, randomLetters } from '../../net/index.ts';

/** Session storage key of a tab's id. */
export const TAB_KEY = 'tabId';

/** The id of this tab, the same across reloads. */
export const readTabId = (storage: KeyValueStorage): string => {
  const known = storage.getItem(TAB_KEY);
  if (known !== null) return known;
  const made = randomLetters(12);
  storage.setItem(TAB_KEY, made);
  return made;
};
