import './jitless.ts';
import * as z from 'zod/mini';
import { idSchema } from './identity.ts';
import { taskKindSchema, taskStatusSchema } from './task.ts';

/** Query of `GET /api/account`. */
export const accountQuerySchema = z.object({
  /** When the asker's day began, ISO 8601 with a zone; the UTC day when not said. */
  since: z.optional(z.iso.datetime({ offset: true })),
});

/** How many tasks of one kind are in one state. */
export const usageSchema = z.object({
  kind: taskKindSchema,
  status: taskStatusSchema,
  /** Asked for since the day began. */
  today: z.int(),
  all: z.int(),
});
/** See {@link usageSchema}. */
export type Usage = z.infer<typeof usageSchema>;

/** Data of `GET /api/account`: what the server keeps of who asks. */
export const accountSchema = z.object({
  userId: idSchema,
  /** Whether nobody but this browser's cookie can prove to be this user. */
  isGuest: z.boolean(),
  /** When something was first stored for the user, ISO 8601 UTC; null: nothing was yet. */
  createTime: z.nullable(z.string()),
  /** The beginning of the day that `today` counts from, ISO 8601 UTC. */
  todaySince: z.string(),
  /** Kinds and states that no task has are left out; so are deleted tasks. */
  usage: z.array(usageSchema),
  /** Pictures of all roles; pictures of the same bytes take their bytes once. */
  storage: z.object({ images: z.int(), bytes: z.int() }),
});
/** See {@link accountSchema}. */
export type Account = z.infer<typeof accountSchema>;

/** Data of `POST /api/account/export`. */
export const exportAddressSchema = z.object({
  /** Where the ZIP can be fetched without further proof, by a plain link. */
  url: z.string(),
  /** Seconds until the address is refused. */
  expiresIn: z.int(),
});

/** Query of `GET /api/account/export`. */
export const exportQuerySchema = z.object({
  /** From `POST /api/account/export`; not needed with a bearer token. */
  ticket: z.optional(z.string().check(z.maxLength(2_000))),
});

/** Data of `DELETE /api/account`: what is gone. */
export const accountDeletedSchema = z.object({ tasks: z.int(), images: z.int() });
/** See {@link accountDeletedSchema}. */
export type AccountDeleted = z.infer<typeof accountDeletedSchema>;
