import type { ErrorCode } from '../../src/net/contracts/answer.ts';
import { isDatabaseAway } from '../database/is-away.ts';
import { Refusal } from '../refusal.ts';
import { storageTrouble } from '../storage-trouble.ts';
import { type FieldProblem, InvalidFields } from './invalid-fields.ts';

/** What is said about an error. */
export interface Explained {
  readonly code: ErrorCode;
  readonly message: string;
  readonly fields?: readonly FieldProblem[];
}

/** Sentences for what the HTTP library refuses by itself, by its error codes. */
const LIBRARY_ERRORS: Readonly<Record<string, Explained>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    code: 'body_too_large',
    message: 'The request is larger than this server accepts.',
  },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'invalid_json', message: 'The body is not valid JSON.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'invalid_json', message: 'The body is empty; send JSON.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'unsupported_media_type',
    message: 'This call does not accept a body of that content type.',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: 'invalid_request',
    message: 'The body is not as long as its Content-Length says.',
  },
  FST_ERR_MAX_PARAM_LENGTH: { code: 'not_found', message: 'There is nothing at this address.' },
  FST_ERR_BAD_URL: { code: 'invalid_request', message: 'The address is not a valid one.' },
};

/** Turns whatever was thrown into what the user is told. */
export function explainError(error: unknown): Explained {
  if (error instanceof Refusal) return { code: error.code, message: error.message };
  if (error instanceof InvalidFields) return explainFields(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = LIBRARY_ERRORS[code];
  if (known !== undefined) return known;
  const trouble = storageTrouble(error);
  if (trouble !== null) return trouble;
  // Of a client that went away amid its body, in the words that a database's connection has for its end.
  if (code === 'ECONNRESET' && error instanceof Error && error.message === 'aborted') {
    return { code: 'invalid_request', message: 'The request was not sent to its end.' };
  }
  if (error instanceof SyntaxError && 'statusCode' in error && error.statusCode === 400) {
    return { code: 'invalid_json', message: 'The body is not valid JSON.' };
  }
  if (isDatabaseAway(error)) {
    return {
      code: 'database_unavailable',
      message: 'The database does not answer. Nothing was lost; please try again in a moment.',
    };
  }
  return {
    code: 'internal_error',
    message: 'Something went wrong on the server. Please try again.',
  };
}

function explainFields(error: InvalidFields): Explained {
  const [first] = error.fields;
  return {
    code: 'invalid_request',
    message: first?.message ?? error.message,
    fields: error.fields,
  };
}
