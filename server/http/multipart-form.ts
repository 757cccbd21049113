import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { Refusal } from '../refusal.ts';

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

/**
 * Refuses forms of parts where a call takes none. Any page on the web can have a browser send one, and the
 * library takes it for an empty body: it would sign its visitors in as a new guest, whose cookie takes the
 * place of their own.
 */
export function refuseStrayForms(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ is404, routeOptions, headers }) => {
    if (is404 || routeOptions.schema?.form !== undefined) return;
    if (!/^\s*multipart\//i.test(headers['content-type'] ?? '')) return;
    throw new Refusal('unsupported_media_type', 'This call takes no multipart body; send JSON.');
  });
}
