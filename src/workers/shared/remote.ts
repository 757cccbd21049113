import type { ImagingErrorCode } from './imaging-error.ts';

/** A failure as it crosses the thread: structured clones keep no codes of errors. */
export interface RemoteFailure {
  readonly aborted: boolean;
  readonly code: ImagingErrorCode;
  readonly message: string;
}

/** How a call ended. */
export type RemoteResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly failure: RemoteFailure };

/** What a worker exposes by Comlink: calls by name, each with a number by which to abort it. */
export interface RemoteService {
  call(
    number: number,
    method: string,
    parameters: readonly unknown[],
    onProgress?: (share: number) => void,
  ): Promise<RemoteResult>;
  abort(number: number): void;
  /** Resolves with the name of a lock that the worker holds while it lives, or null without locks. */
  pulse(): Promise<string | null>;
}
