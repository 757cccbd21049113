/**
 * Whether a picture was open in the editor when this browser was last here: the editor's own storage is
 * asked only when its code is there, and until then the page has to show something. The script in
 * index.html reads the same key.
 */
export interface WorkHint {
  /** Whether work is likely to come back. */
  isThere(): boolean;
  /** Notes whether a picture is open in this tab, which leaves alone what another one noted. */
  note(isOpen: boolean): void;
}

const KEY = 'hasOpenWork';

/**
 * See {@link WorkHint}; kept in the browser, for every tab.
 * @param tabId stays the same for as long as the tab lives
 */
export const createWorkHint = (
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  tabId: string,
): WorkHint => ({
  isThere: () => storage.getItem(KEY) !== null,
  note: (isOpen) => {
    if (isOpen) storage.setItem(KEY, tabId);
    else if (storage.getItem(KEY) === tabId) storage.removeItem(KEY);
  },
});
