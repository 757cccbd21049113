import './jitless.ts';
import * as z from 'zod/mini';
import { CLIENT_LOG_MAX } from './terms.ts';

export { CLIENT_LOG_BYTES } from './terms.ts';

/** A path with every part that is somebody's own replaced by `{}`, as `/api/tasks/{}`. */
const pathSchema = z.string().check(z.regex(/^(?:\/(?:[a-z-]{1,30}|\{\}))+$|^\/$/));
/** An hour at most: what took longer slept. */
const durationSchema = z.int().check(z.minimum(0), z.maximum(3_600_000));
/** Words and numbers that our own code or a browser wrote; no quotes, no addresses. */
const saidSchema = z
  .string()
  .check(z.maxLength(200), z.regex(/^[\w .,:;#()[\]=<>!?+*-]*$/), z.regex(/^(?!.*\w:\/\/)/));
/** A place in a script of ours: `index-B3x.js:12:345`. */
const frameSchema = z
  .string()
  .check(z.maxLength(120), z.regex(/^[\w.-]+\.(?:js|ts|tsx):\d+(?::\d+)?$/));

/** One thing that went slowly or wrong in a page. It names no words, pictures or users. */
export const clientLogEntrySchema = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('slow-api'),
    path: pathSchema,
    /** HTTP status; 0 where the browser does not say. */
    status: z.int().check(z.minimum(0), z.maximum(999)),
    durationMs: durationSchema,
  }),
  z.object({ what: z.literal('slow-image'), durationMs: durationSchema }),
  z.object({
    what: z.literal('slow-interaction'),
    /** Name of the browser's event, as `pointerup`. */
    event: z.string().check(z.regex(/^[a-z]{1,30}$/)),
    screen: pathSchema,
    durationMs: durationSchema,
  }),
  z.object({
    what: z.literal('crash'),
    /** Kind of the error, as `TypeError`. */
    name: z.string().check(z.regex(/^\w{1,60}$/)),
    said: saidSchema,
    screen: pathSchema,
    /** Where it happened, innermost first. */
    frames: z.array(frameSchema).check(z.maxLength(8)),
  }),
]);
/** See {@link clientLogEntrySchema}. */
export type ClientLogEntry = z.infer<typeof clientLogEntrySchema>;

/** Body of `POST /api/client-log`. */
export const clientLogSchema = z.object({
  entries: z.array(clientLogEntrySchema).check(z.minLength(1), z.maxLength(CLIENT_LOG_MAX)),
  /** Entries that did not fit. */
  dropped: z.int().check(z.minimum(0), z.maximum(1_000_000)),
});
/** See {@link clientLogSchema}. */
export type ClientLog = z.infer<typeof clientLogSchema>;
