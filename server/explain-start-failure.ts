import { StartError } from './config/start-error.ts';
import { isStorageFull } from './storage-trouble.ts';

/** What the operator is shown of why the server can't start or go on: a sentence, or else the error itself. */
export function explainStartFailure(error: unknown): unknown {
  if (error instanceof StartError) return error.message;
  if (isStorageFull(error))
    return 'No space is left on the disk of the data folder: make some, then start Overpaint again. Nothing that is kept was harmed.';
  return error;
}
