/**
 * Whether a picture was open in the editor when this browser was last here: the editor's own storage is
 * asked only when its code is there, and until then the page has to show something. The script in
 * index.html reads the same key.
 */
export interface WorkHint {
  /** Whether work is likely to come back. */
  isThere(): boolean;
  /** Notes whether a picture is open. */
  note(isOpen: boolean): void;
}

const KEY = 'hasOpenWork';

/** See {@link WorkHint}; kept in the browser, for every tab. */
export const createWorkHint = (
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): WorkHint => ({
  isThere: () => storage.getItem(KEY) !== null,
  note: (isOpen) => {
    if (isOpen) storage.setItem(KEY, 'yes');
    else storage.removeItem(KEY);
  },
});
