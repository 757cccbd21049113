import type { Failure } from './contracts/index.ts';

/** Codes that the client itself gives, beside the server's {@link ErrorCode}s. */
export type ClientErrorCode =
  /** The server could not be reached or did not answer in time. */
  | 'network'
  /** An answer that the contract does not know. */
  | 'invalid_answer'
  /** No token could be had. */
  | 'no_token'
  /** 401 twice: also a fresh token was refused. */
  | 'authentication_required';

/** A call that did not succeed. */
export class ApiError extends Error {
  /** The server's error code or a {@link ClientErrorCode}. */
  readonly code: string;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly requestId: string | null;
  /** Fields that were not accepted. */
  readonly fields: NonNullable<Failure['fields']>;

  constructor(code: string, status: number, message: string, rest: Partial<ApiErrorRest> = {}) {
    super(message, rest.cause === undefined ? undefined : { cause: rest.cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.requestId = rest.requestId ?? null;
    this.fields = rest.fields ?? [];
  }
}

interface ApiErrorRest {
  readonly requestId: string | null;
  readonly fields: NonNullable<Failure['fields']>;
  readonly cause: unknown;
}

/** Whether this is a call's error, optionally with one of these codes. */
export const isApiError = (error: unknown, ...codes: readonly string[]): error is ApiError =>
  error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));

/** The words for a refused token (decision 2). */
export const LOGIN_AGAIN = 'Authentication required. Please login again.';
