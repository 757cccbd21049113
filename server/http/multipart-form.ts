import * as z from 'zod/mini';

declare module 'fastify' {
  interface FastifySchema {
    /** Fields of a multipart body, for the description only: handlers check them as they arrive. */
    form?: z.core.$ZodType;
  }
}

/** Describes a multipart body: its file parts and its text fields. */
export function formOf(
  files: readonly string[],
  fields: z.ZodMiniObject<z.core.$ZodLooseShape>,
): z.core.$ZodType {
  const parts = Object.fromEntries(files.map((name) => [name, z.file()]));
  return z.object({ ...parts, ...fields.shape });
}
