import * as z from 'zod/mini';

declare module 'fastify' {
  interface FastifySchema {
    /** Fields of a multipart body, for the description only: handlers check them as they arrive. */
    form?: z.core.$ZodType;
  }
}

/** Describes a multipart body: the files that must come, those that may, and its text fields. */
export function formOf(
  files: readonly string[],
  optional: readonly string[],
  fields: z.ZodMiniObject<z.core.$ZodLooseShape>,
): z.core.$ZodType {
  const parts = Object.fromEntries(files.map((name) => [name, z.file()]));
  const others = Object.fromEntries(optional.map((name) => [name, z.optional(z.file())]));
  return z.object({ ...parts, ...others, ...fields.shape });
}
