import type { ErrorCode } from '../src/net/contracts/answer.ts';

/**
 * What a user is told instead of an answer: a stable code and an English sentence that says what to
 * do. Anything else that is thrown is our mistake and is answered as `internal_error`.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** What is said to whoever has no good token. */
export const loginAgain = (): Refusal =>
  new Refusal('authentication_required', 'Authentication required. Please login again.');
