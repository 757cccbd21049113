import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { type Failure, failureSchema, successOf } from './contracts/index.ts';
import type { HttpAnswer } from './transport.ts';

/** The words for a refused token (decision 2). */
export const LOGIN_AGAIN = 'Authentication required. Please login again.';
/** Longest raw text that is shown as a message. */
const RAW_TEXT_MAX = 300;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const messageIn = (body: unknown): string | null =>
  typeof body === 'object' &&
  body !== null &&
  'message' in body &&
  typeof body.message === 'string' &&
  body.message !== ''
    ? body.message
    : null;

/** Raw text is a message only if it reads like one: a proxy's HTML page does not. */
const messageOfText = (text: string): string | null => {
  const trimmed = text.trim();
  const isSentence = trimmed !== '' && !trimmed.startsWith('<') && trimmed.length <= RAW_TEXT_MAX;
  return isSentence && parseJson(trimmed) === undefined ? trimmed : null;
};

const restOf = (failure: Failure | undefined) => ({
  requestId: failure?.requestId ?? null,
  fields: failure?.fields ?? [],
});

/**
 * The error of a non-OK answer: the body's message, else its raw text, else 'Request failed with
 * status {n}' (document 1 section 8).
 */
export const errorOfAnswer = (status: number, text: string): ApiError => {
  const body = parseJson(text);
  const failure = failureSchema.safeParse(body).data;
  if (status === 401) {
    return new ApiError('authentication_required', status, LOGIN_AGAIN, restOf(failure));
  }
  const message = messageIn(body) ?? messageOfText(text) ?? `Request failed with status ${status}`;
  return new ApiError(failure?.error ?? `http_${status}`, status, message, restOf(failure));
};

const envelopeSchema = successOf(z.unknown());

/** Whether the status means success. */
export const isOk = (status: number): boolean => status >= 200 && status < 300;

/** The data of a success, checked by contract; else an `ApiError`. */
export const readData = async <T extends z.core.$ZodType>(
  answer: HttpAnswer,
  schema: T,
): Promise<z.infer<T>> => {
  const text = await answer.body.text();
  if (!isOk(answer.status)) throw errorOfAnswer(answer.status, text);
  const envelope = envelopeSchema.safeParse(parseJson(text));
  const parsed = z.safeParse(schema, envelope.data?.data);
  if (envelope.success && parsed.success) return parsed.data;
  throw new ApiError('invalid_answer', answer.status, 'The server gave an unexpected answer', {
    cause: envelope.error ?? parsed.error,
  });
};
