import './jitless.ts';
import * as z from 'zod/mini';

/** Codes of errors that the server's calls can answer; the browser turns them into sentences. */
export const ERROR_CODES = [
  'address_not_allowed',
  'authentication_required',
  'body_too_large',
  'cannot_change_status',
  'cannot_compose',
  'database_unavailable',
  'engine_failed',
  'engine_unavailable',
  'idempotency_conflict',
  'image_expired',
  'image_gone',
  'image_too_large',
  'image_unreadable',
  'image_unreachable',
  'import_switched_off',
  'instruction_not_understood',
  'internal_error',
  'invalid_json',
  'invalid_request',
  'mask_empty',
  'mask_size_mismatch',
  'mask_unreadable',
  'missing_part',
  'not_an_image',
  'not_found',
  'nothing_found',
  'nothing_to_copy_from',
  'range_not_satisfiable',
  'sign_in_not_configured',
  'signature_invalid',
  'size_mismatch',
  'storage_full',
  'storage_unwritable',
  'task_not_found',
  'too_many_requests',
  'unsupported_media_type',
] as const;
/** See {@link ERROR_CODES}. */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** One field of a request that was not accepted. */
export const fieldProblemSchema = z.object({
  /** Path of the field, e.g. `prompt`. */
  field: z.string(),
  /** What is accepted, as an English sentence. */
  message: z.string(),
});

/** Every answer that is not a success; `code` repeats the HTTP status. */
export const failureSchema = z.object({
  code: z.int(),
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  requestId: z.string(),
  fields: z.optional(z.array(fieldProblemSchema)),
});
/** See {@link failureSchema}. */
export type Failure = z.infer<typeof failureSchema>;

/** The envelope of every success: `{ code: 200, success: true, data }`. */
export const successOf = <T extends z.core.$ZodType>(data: T) =>
  z.object({ code: z.literal(200), success: z.literal(true), data });

/** A success that carries nothing to read. */
export const emptySchema = z.object({});
