/** Codes of the system, of PostgreSQL and of ourselves for a disk, or a quota, that is full. */
const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100', 'storage_full']);

/** What is said to whoever asks for something that finds no space: they can only make some, or wait. */
export const STORAGE_FULL = {
  code: 'storage_full',
  message:
    'The server has no space left to store pictures. Nothing of yours was lost; delete what you no longer need or tell whoever runs it, and try again.',
} as const;

/** What is said where pictures can't be written at all: the user can only wait. */
export const STORAGE_UNWRITABLE = {
  code: 'storage_unwritable',
  message:
    'The server can store no pictures at the moment. Nothing of yours was lost; tell whoever runs it, and try again later.',
} as const;

/** What is said of something that failed because nothing can be stored; null where that is not why. */
export function storageTrouble(
  error: unknown,
): typeof STORAGE_FULL | typeof STORAGE_UNWRITABLE | null {
  if (isStorageFull(error)) return STORAGE_FULL;
  const isUnwritable =
    error instanceof Error && 'code' in error && error.code === STORAGE_UNWRITABLE.code;
  return isUnwritable ? STORAGE_UNWRITABLE : null;
}

/** Whether something failed because there is no space left for files or the database. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.has(error.code);
