/** Whether a rejection of the file system says that there is no such file or folder. */
export const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** Whether it says that something there is no folder. */
export const isNoFolder = (error: unknown): boolean => codeOf(error) === 'ENOTDIR';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Null for a file that is not there, to be given to `catch`; rethrows any other error. */
export function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}
