import * as z from 'zod/mini';
import { ApiError, LOGIN_AGAIN } from './api-error.ts';
import * as contracts from './contracts/index.ts';
import { type HttpAnswer, isOk } from './transport.ts';

/** Every schema that an answer can be checked by. */
export type Contracts = typeof contracts;

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

const restOf = (failure: contracts.Failure | undefined) => ({
  requestId: failure?.requestId ?? null,
  fields: failure?.fields ?? [],
});

/**
 * The error of a non-OK answer: the body's message, else its raw text, else 'Request failed with
 * status {n}' (document 1 section 8).
 */
export const errorOfAnswer = (status: number, text: string): ApiError => {
  const body = parseJson(text);
  const failure = contracts.failureSchema.safeParse(body).data;
  if (status === 401) {
    return new ApiError('authentication_required', status, LOGIN_AGAIN, restOf(failure));
  }
  const message = messageIn(body) ?? messageOfText(text) ?? `Request failed with status ${status}`;
  return new ApiError(failure?.error ?? `http_${status}`, status, message, restOf(failure));
};

const envelopeSchema = contracts.successOf(z.unknown());

/**
 * The data of a success, checked by the contract that is picked.
 * @throws ApiError for everything else
 */
export const readData = async <T extends z.core.$ZodType>(
  answer: HttpAnswer,
  pick: (all: Contracts) => T,
): Promise<z.infer<T>> => {
  const text = await answer.body.text();
  if (!isOk(answer.status)) throw errorOfAnswer(answer.status, text);
  const envelope = envelopeSchema.safeParse(parseJson(text));
  const parsed = z.safeParse(pick(contracts), envelope.data?.data);
  if (envelope.success && parsed.success) return parsed.data;
  throw new ApiError('invalid_answer', answer.status, 'The server gave an unexpected answer', {
    cause: envelope.error ?? parsed.error,
  });
};
