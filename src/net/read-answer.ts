import type * as z from 'zod/mini';
import type { Contracts } from './answer-reader.ts';
import { ApiError } from './api-error.ts';
import { inTime } from './in-time.ts';
import type { HttpAnswer } from './transport.ts';

type Reader = typeof import('./answer-reader.ts');

let reader: Reader | null = null;

/** The contracts come with the first answer: they are no part of a page's first view. */
const loadReader = async (): Promise<Reader> => {
  try {
    reader ??= await inTime(import('./answer-reader.ts'));
    return reader;
  } catch (error) {
    throw new ApiError('network', 0, 'The server could not be reached', { cause: error });
  }
};

/** See `readData` of the answer reader. */
export const readData = async <T extends z.core.$ZodType>(
  answer: HttpAnswer,
  pick: (all: Contracts) => T,
): Promise<z.infer<T>> => (reader ?? (await loadReader())).readData(answer, pick);

/** See `errorOfAnswer` of the answer reader. */
export const errorOfAnswer = async ({ status, body }: HttpAnswer): Promise<ApiError> => {
  const text = await body.text();
  return (reader ?? (await loadReader())).errorOfAnswer(status, text);
};
