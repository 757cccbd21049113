import { type Api, type Clock, type DownloadOptions, isApiError, sleep } from '../../net/index.ts';

/** Which result. */
export interface WantedResult {
  readonly taskId: string;
  readonly index: number;
  readonly url: string;
}

/** Reads the bytes of results, with patience; an attempt after another counts its bytes anew. */
export type FetchResult = (
  wanted: WantedResult,
  signal: AbortSignal,
  onDownload?: DownloadOptions['onDownload'],
) => Promise<Blob>;

/** Pauses before a result's bytes are asked for again while the server can't be reached. */
const PAUSES_MS: readonly number[] = [1_000, 3_000, 10_000, 30_000];

/** An address that has expired is read anew; what can't be reached is asked for again. */
export const createFetchResult = (
  api: Pick<Api, 'imageBlob' | 'taskDetail'>,
  clock: Clock,
): FetchResult => {
  const fetchOnce = async (
    { taskId, index, url }: WantedResult,
    call: DownloadOptions,
  ): Promise<Blob> => {
    try {
      return await api.imageBlob(url, call);
    } catch (error) {
      if (!isApiError(error, 'image_expired')) throw error;
      const { imageUrls } = await api.taskDetail(taskId, { signal: call.signal });
      return api.imageBlob(imageUrls[index] ?? url, call);
    }
  };
  return async (wanted, signal, onDownload) => {
    const call = { signal, onDownload };
    for (const pause of PAUSES_MS) {
      try {
        return await fetchOnce(wanted, call);
      } catch (error) {
        if (!isApiError(error, 'network')) throw error;
        await sleep(clock, pause, signal);
      }
    }
    return fetchOnce(wanted, call);
  };
};
