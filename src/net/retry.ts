import { isApiError } from './api-error.ts';
import { type Clock, sleep } from './platform.ts';

/** Pauses before each repetition; together long enough for a server to restart. */
export const RETRY_PAUSES_MS: readonly number[] = [500, 1_500, 3_000];

/**
 * Repeats what may be repeated safely while the server can't be reached. Any other error, and the
 * last failure, is thrown.
 */
export const retryOnNetwork = async <T>(
  attempt: () => Promise<T>,
  clock: Clock,
  signal?: AbortSignal,
): Promise<T> => {
  for (const pause of RETRY_PAUSES_MS) {
    try {
      return await attempt();
    } catch (error) {
      if (!isApiError(error, 'network')) throw error;
      await sleep(clock, pause, signal);
    }
  }
  return attempt();
};
