/** Whether a rejection of the file system says that there is no such file or folder. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Null for a file that is not there, to be given to `catch`; rethrows any other error. */
export function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}
