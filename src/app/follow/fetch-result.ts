import { type Api, type Clock, isApiError, sleep } from '../../net/index.ts';

/** Which result. */
export interface WantedResult {
  readonly taskId: string;
  readonly index: number;
  readonly url: string;
}

/** Reads the bytes of results, with patience. */
export type FetchResult = (wanted: WantedResult, signal: AbortSignal) => Promise<Blob>;

/** Pauses before a result's bytes are asked for again while the server can't be reached. */
const PAUSES_MS: readonly number[] = [1_000, 3_000, 10_000, 30_000];

/** An address that has expired is read anew; what can't be reached is asked for again. */
export const createFetchResult = (
  api: Pick<Api, 'imageBlob' | 'taskDetail'>,
  clock: Clock,
): FetchResult => {
  const fetchOnce = async (
    { taskId, index, url }: WantedResult,
    signal: AbortSignal,
  ): Promise<Blob> => {
    try {
      return await api.imageBlob(url, { signal });
    } catch (error) {
      if (!isApiError(error, 'image_expired')) throw error;
      const { imageUrls } = await api.taskDetail(taskId, { signal });
      return api.imageBlob(imageUrls[index] ?? url, { signal });
    }
  };
  return async (wanted, signal) => {
    for (const pause of PAUSES_MS) {
      try {
        return await fetchOnce(wanted, signal);
      } catch (error) {
        if (!isApiError(error, 'network')) throw error;
        await sleep(clock, pause, signal);
      }
    }
    return fetchOnce(wanted, signal);
  };
};
