import { isApiError } from '../../net/index.ts';
import type { TextParams } from '../text-keys.ts';

/** The `code` of any error that has one: calls, workers, DOM exceptions by name; else ''. */
export const codeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'name' in error && typeof error.name === 'string' ? error.name : '';
};

/** Whether this is merely an abort that somebody asked for. */
export const isAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/** A refusal, or 507: no space left, which asking again does not mend. Other failures may pass. */
const isSaid = (status: number): boolean => (status >= 400 && status < 500) || status === 507;

/**
 * What the server said about a refused call, or null when it was no answer of the server. `code`
 * lets the screens say it in another language: `error.{code}` where such a text exists.
 */
export const refusalOf = (error: unknown): { text: string; params: TextParams } | null =>
  isApiError(error) && isSaid(error.status)
    ? { text: error.message, params: { code: error.code } }
    : null;
