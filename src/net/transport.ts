import { ApiError } from './api-error.ts';
import type { Clock } from './platform.ts';

/** One HTTP request. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Absolute, or relative to the page. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  readonly signal?: AbortSignal | undefined;
  /** Longest silence in milliseconds; bytes that were sent or came are signs of life. */
  readonly timeoutMs: number;
  /** Told the part of the body that was sent, 0 to 1. */
  readonly onUpload?: ((sent: number) => void) | undefined;
  /** Told the bytes of the answer that came so far, and all of them where that was announced. */
  readonly onDownload?: ((received: number, total: number | null) => void) | undefined;
  /** Longest answer, in bytes; a longer one is not read to its end. Any by default. */
  readonly maxBytes?: number | undefined;
}

/** What came back, whatever its status. */
export interface HttpAnswer {
  readonly status: number;
  readonly body: Blob;
}

/** Whether the status means success. */
export const isOk = (status: number): boolean => status >= 200 && status < 300;

/**
 * Sends one request. Rejects with an `ApiError` of code `network` when no answer came or the
 * limit passed, `body_too_large` when the answer is longer than asked for, and with the signal's
 * reason when it was aborted.
 */
export type Transport = (request: HttpRequest) => Promise<HttpAnswer>;

/** What the transport is made of; both are the browser's. */
export interface TransportOptions {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  /** Makes an XMLHttpRequest, the only way to see an upload's progress; null where missing. */
  readonly newXhr: (() => XMLHttpRequest) | null;
}

const noAnswer = (cause: unknown): ApiError =>
  new ApiError('network', 0, 'The server could not be reached', { cause });
const tooLate = (): ApiError => new ApiError('network', 0, 'The server did not answer in time');

/** Aborts on the caller's signal or after a silence; `alive` starts the silence again. */
const createLimit = (request: HttpRequest, clock: Clock) => {
  const controller = new AbortController();
  const onAbort = (): void => controller.abort(request.signal?.reason);
  const begin = (): (() => void) =>
    clock.after(request.timeoutMs, () => controller.abort(tooLate()));
  request.signal?.throwIfAborted();
  request.signal?.addEventListener('abort', onAbort, { once: true });
  let cancel = begin();
  return {
    signal: controller.signal,
    alive: (): void => {
      cancel();
      cancel = begin();
    },
    end: (): void => {
      cancel();
      request.signal?.removeEventListener('abort', onAbort);
    },
  };
};

type Limit = ReturnType<typeof createLimit>;

const tooLong = (): ApiError => new ApiError('body_too_large', 0, 'The answer is too large');

/** Null where the server did not say. */
const announcedLength = ({ headers }: Response): number | null => {
  const length = Number(headers.get('content-length') ?? Number.NaN);
  // The length of what is sent, which packing makes smaller than what comes out.
  return Number.isInteger(length) && !headers.has('content-encoding') ? length : null;
};

/** The whole body; each piece that comes is a sign of life. */
const readBody = async (
  response: Response,
  limit: Limit,
  { maxBytes = Number.POSITIVE_INFINITY, onDownload }: HttpRequest,
): Promise<Blob> => {
  const type = response.headers.get('content-type') ?? '';
  const total = announcedLength(response);
  const reader = response.body?.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (;;) {
    if (Math.max(received, total ?? 0) > maxBytes) {
      await reader?.cancel();
      throw tooLong();
    }
    const next = await reader?.read();
    if (next?.value === undefined) return new Blob(pieces, { type });
    limit.alive();
    pieces.push(next.value);
    received += next.value.length;
    onDownload?.(received, total);
  }
};

const byFetch = async (
  request: HttpRequest,
  limit: Limit,
  send: typeof fetch,
): Promise<HttpAnswer> => {
  const { signal } = limit;
  const init = { method: request.method, headers: request.headers, signal };
  const response = await send(
    request.url,
    request.body === undefined ? init : { ...init, body: request.body },
  );
  return { status: response.status, body: await readBody(response, limit, request) };
};

const byXhr = (request: HttpRequest, limit: Limit, xhr: XMLHttpRequest): Promise<HttpAnswer> =>
  new Promise((resolve, reject) => {
    const onAbort = (): void => {
      xhr.abort();
      reject(limit.signal.reason);
    };
    limit.signal.addEventListener('abort', onAbort, { once: true });
    xhr.upload.onprogress = (event) => {
      limit.alive();
      if (event.lengthComputable && event.total > 0) request.onUpload?.(event.loaded / event.total);
    };
    xhr.onload = () => resolve({ status: xhr.status, body: xhr.response as Blob });
    xhr.onerror = () => reject(new TypeError('The request failed'));
    xhr.open(request.method, request.url);
    xhr.responseType = 'blob';
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.send(request.body ?? null);
  });

/** Makes the transport: fetch, and XMLHttpRequest where the progress of an upload is asked for. */
export const createTransport = ({ fetch: send, clock, newXhr }: TransportOptions): Transport => {
  return async (request) => {
    const limit = createLimit(request, clock);
    try {
      return request.onUpload !== undefined && newXhr !== null
        ? await byXhr(request, limit, newXhr())
        : await byFetch(request, limit, send);
    } catch (error) {
      request.signal?.throwIfAborted();
      if (limit.signal.aborted) throw limit.signal.reason;
      throw error instanceof ApiError ? error : noAnswer(error);
    } finally {
      limit.end();
    }
  };
};
