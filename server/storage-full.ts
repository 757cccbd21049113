/** Codes of the system and of PostgreSQL for a disk, or a quota, that is full. */
const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** What is said to whoever asks for something that finds no space: they can do nothing but wait. */
export const STORAGE_FULL = {
  code: 'storage_full',
  message:
    'The server has no space left to store pictures. Nothing of yours was lost; tell whoever runs it, and try again later.',
} as const;

/** Whether something failed because there is no space left for files or the database. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.has(error.code);
