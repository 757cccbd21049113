import './jitless.ts';
import * as z from 'zod/mini';
import { idSchema } from './identity.ts';

/** Data of the calls that store or make one picture. Size in pixels. */
export const storedImageSchema = z.object({
  imageId: idSchema,
  url: z.string(),
  width: z.int(),
  height: z.int(),
});
/** See {@link storedImageSchema}. */
export type StoredImage = z.infer<typeof storedImageSchema>;

/** Text fields of `POST /api/tasks/image/upload`, all optional; sizes must be the picture's. */
export const uploadFieldsSchema = z.object({
  width: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  height: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  /** Not used. */
  prompt: z.optional(z.string()),
});

/** Longest address that can be imported, in characters. */
export const IMPORT_URL_MAX = 8_192;

/** Body of `POST /api/images/import`. */
export const importSchema = z.object({
  url: z
    .url({ protocol: /^https?$/, error: 'Please enter a valid image URL' })
    .check(z.maxLength(IMPORT_URL_MAX)),
});
