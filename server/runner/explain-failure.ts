import { ERROR_CODES } from '../../src/net/contracts/answer.ts';
import type { TaskError } from '../../src/net/contracts/task.ts';
import { EngineError } from '../engines/engine.ts';
import { storageTrouble } from '../storage-trouble.ts';
import { TaskFailure } from '../threads/task.ts';

const KNOWN: ReadonlySet<string> = new Set(ERROR_CODES);
const UNEXPECTED: TaskError = {
  code: 'engine_failed',
  message: 'The engine failed unexpectedly. Nothing of yours was lost; please try again.',
};

/** What the user is told about a run that failed; `isExpected` is false for what is to be logged. */
export function explainFailure(error: unknown): TaskError & { readonly isExpected: boolean } {
  const isCoded = error instanceof EngineError || error instanceof TaskFailure;
  if (isCoded && KNOWN.has(error.code)) {
    return { code: error.code, message: error.message, isExpected: true };
  }
  // Expected or not, it belongs in the log, which the operator reads.
  return { ...(storageTrouble(error) ?? UNEXPECTED), isExpected: false };
}
