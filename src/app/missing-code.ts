/**
 * Whether an error says that code did not come, in the words of the three engines. The same page can't ask
 * for it again: browsers remember that for as long as it lives.
 */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed/i.test(error.message);
