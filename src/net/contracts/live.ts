import './jitless.ts';
import * as z from 'zod/mini';
import { idSchema } from './identity.ts';
import { taskErrorSchema, taskStatusSchema } from './task.ts';

/** Fixed first part of a client id; a slash-free name, so that the topic has two levels. */
export const CLIENT_ID_PREFIX = 'GID_overpaint@@@';
/** Fixed first part of every topic. */
export const TOPIC_NAME = 'overpaint';
/** The server sends a message at least this often, in milliseconds, while a task waits or runs. */
export const HEARTBEAT_MS = 5_000;

/** The per-user id of the live channel, e.g. `GID_overpaint@@@0192…`. */
export const clientIdOf = (userId: string): string => `${CLIENT_ID_PREFIX}${userId}`;
/** The one topic that a user may subscribe to. */
export const topicOf = (userId: string): string => `${TOPIC_NAME}/${clientIdOf(userId)}`;

/** Data of `GET /api/live/credentials`. */
export const liveCredentialsSchema = z.object({
  /** `/mqtt`, resolved against the page's origin, or an absolute ws(s) address. */
  url: z.string(),
  clientId: z.string(),
  userName: z.string(),
  password: z.string(),
  topic: z.string(),
  /** Seconds until the credentials are refused by the broker. */
  expiresIn: z.int().check(z.positive()),
});
/** See {@link liveCredentialsSchema}. */
export type LiveCredentials = z.infer<typeof liveCredentialsSchema>;

/**
 * A message on a user's topic. `urls` is present once, in the final message of a successful task,
 * complete and in order. A message without `taskId` belongs to the oldest pending task.
 */
export const liveMessageSchema = z.object({
  target_client_id: z.string(),
  urls: z.optional(z.array(z.string())),
  taskId: z.optional(idSchema),
  status: z.optional(taskStatusSchema),
  /** 0 to 1: work that was finished. */
  progress: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** Text key of what is being done, e.g. `drawing`. */
  stage: z.optional(z.nullable(z.string())),
  /** 1 is next; null when not waiting. */
  queuePosition: z.optional(z.nullable(z.int())),
  error: z.optional(z.nullable(taskErrorSchema)),
  previewUrl: z.optional(z.string()),
  index: z.optional(z.int()),
  /** When the task last changed, ISO 8601 UTC; orders messages against REST answers. */
  updateTime: z.optional(z.string()),
});
/** See {@link liveMessageSchema}. */
export type LiveMessage = z.infer<typeof liveMessageSchema>;
