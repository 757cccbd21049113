/** Name of errors that say: the server has another build, without this code. */
export const LOST_CODE = 'LostCode';

/**
 * Whether an error says that code can't come to this page any more, so that only loading it anew helps:
 * the server has another build, or the browser (in the words of the three engines) failed to import it,
 * which it remembers for as long as the page lives.
 */
export const isLostCode = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === LOST_CODE ||
    /dynamically imported module|importing a module script failed/i.test(error.message));
