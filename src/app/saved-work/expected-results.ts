import type { ResultOrigin } from '../../canvas/index.ts';
import { EDIT_CALLS } from '../../net/contracts/index.ts';
import type { EditCall, KeyValueStorage } from '../../net/index.ts';

/** A result that belongs on a document as it was when the task was made. */
export interface ExpectedResult {
  readonly taskId: string;
  readonly documentId: string;
  readonly revision: number;
  readonly kind: EditCall;
  /** What an expansion adds on each side, image px. */
  readonly padding?: NonNullable<ResultOrigin['padding']>;
}

/** Which results are under way for which documents; outlives the page, as the documents do. */
export interface ExpectedResults {
  list(): readonly ExpectedResult[];
  add(result: ExpectedResult): void;
  remove(taskId: string): void;
}

/** Local storage key of the list. */
export const EXPECTED_KEY = 'expectedResults';

/** Results of documents that never come back are forgotten when there are more. */
const MAX_EXPECTED = 50;

const isExpected = (value: unknown): value is ExpectedResult =>
  typeof value === 'object' &&
  value !== null &&
  'taskId' in value &&
  typeof value.taskId === 'string' &&
  'documentId' in value &&
  typeof value.documentId === 'string' &&
  'revision' in value &&
  typeof value.revision === 'number' &&
  'kind' in value &&
  typeof value.kind === 'string' &&
  value.kind in EDIT_CALLS &&
  (!('padding' in value) || isPadding(value.padding));

const isPadding = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ['left', 'right', 'top', 'bottom'].every((side) => typeof Reflect.get(value, side) === 'number');

/** Keeps the list in the storage that all tabs share. */
export const createExpectedResults = (storage: KeyValueStorage): ExpectedResults => {
  const list = (): readonly ExpectedResult[] => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(EXPECTED_KEY) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isExpected) : [];
    } catch {
      return [];
    }
  };
  const others = (taskId: string): readonly ExpectedResult[] =>
    list().filter((one) => one.taskId !== taskId);
  const write = (results: readonly ExpectedResult[]): void => {
    try {
      storage.setItem(EXPECTED_KEY, JSON.stringify(results.slice(-MAX_EXPECTED)));
    } catch {
      // Full: the result waits in the list after a reload, which says so.
    }
  };
  return {
    list,
    add: (result) => write([...others(result.taskId), result]),
    remove: (taskId) => write(others(taskId)),
  };
};
