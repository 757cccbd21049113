/** Codes of the system, of PostgreSQL and of ourselves for a disk, or a quota, that is full. */
const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100', 'storage_full']);

/** What is said to whoever asks for something that finds no space: they can only make some, or wait. */
export const STORAGE_FULL = {
  code: 'storage_full',
  message:
    'The server has no space left to store pictures. Nothing of yours was lost; delete what you no longer need or tell whoever runs it, and try again.',
} as const;

/** Whether something failed because there is no space left for files or the database. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.has(error.code);
