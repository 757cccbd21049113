import './jitless.ts';
import * as z from 'zod/mini';
import { taskKindSchema } from './task.ts';

/** Data of `GET /api/config`: what the page must know about this server. */
export const configSchema = z.object({
  /** Largest file that a user may pick, in bytes. */
  maxUploadBytes: z.int(),
  /** Largest PNG part that the editor may send, in bytes. */
  maxPartBytes: z.int(),
  /** Largest picture in pixels. */
  maxPixels: z.int(),
  /** Engines in order of preference with the kinds that each serves. */
  engines: z.array(z.object({ name: z.string(), kinds: z.array(taskKindSchema) })),
  /** Whether sign-in by the identity provider is set up. */
  signIn: z.boolean(),
  /** Whether `POST /api/images/import` is switched on. */
  importFromUrl: z.boolean(),
  /** Finished tasks go with their pictures after this many days; null: never. */
  retentionDays: z.nullable(z.int()),
  /** Most pictures from words that one user may ask for in a day; null: nobody is counted. */
  picturesPerDay: z.nullable(z.int()),
});
/** See {@link configSchema}. */
export type ServerConfig = z.infer<typeof configSchema>;

const partSchema = z.object({ ok: z.boolean(), detail: z.nullable(z.string()) });

/** Data of `GET /api/health`; answered with 503 when the database does not. */
export const healthSchema = z.object({
  ok: z.boolean(),
  version: z.string(),
  database: partSchema,
  /** The disk of the data folder. */
  storage: partSchema,
  broker: z.object({ ...partSchema.shape, connections: z.int() }),
  queue: z.object({ ...partSchema.shape, waiting: z.int(), running: z.int() }),
  engines: z.array(z.object({ name: z.string(), ...partSchema.shape })),
});
/** See {@link healthSchema}. */
export type Health = z.infer<typeof healthSchema>;
