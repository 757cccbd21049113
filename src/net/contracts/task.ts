import './jitless.ts';
import * as z from 'zod/mini';
import { idSchema } from './identity.ts';
import { noteSchema } from './note.ts';
import {
  PICTURES_PER_REQUEST,
  PROMPT_MAX,
  RATIOS,
  type Ratio,
  STYLES,
  TASK_KINDS,
} from './terms.ts';

export * from './terms.ts';

/** A member of {@link TASK_KINDS}. */
export const taskKindSchema = z.enum(TASK_KINDS);

/** A member of {@link TASK_STATUS}. */
export const taskStatusSchema = z.enum(['0', '1', '2', '3', '4']);

/** Why a task failed: a stable code and an English sentence. */
export const taskErrorSchema = z.object({ code: z.string(), message: z.string() });
/** See {@link taskErrorSchema}. */
export type TaskError = z.infer<typeof taskErrorSchema>;

const uint32Schema = z.int().check(z.minimum(0), z.maximum(4_294_967_295));

/** The user's words. */
export const promptSchema = z.string().check(
  z.maxLength(PROMPT_MAX, `A prompt has at most ${PROMPT_MAX} characters.`),
  z.refine((text) => text.trim() !== '', 'Please enter description text'),
  // PostgreSQL keeps no text with this character.
  z.refine((text) => !text.includes('\0'), 'A prompt has no null characters.'),
);

/** Body of `POST /api/tasks/create`. No ratio means 1:1, no style means none is applied. */
export const createTaskSchema = z.object({
  prompt: promptSchema,
  ratio: z.optional(z.nullable(z.enum(Object.keys(RATIOS) as [Ratio, ...Ratio[]]))),
  style: z.optional(z.nullable(z.enum(STYLES))),
  count: z.optional(z.int().check(z.minimum(1), z.maximum(PICTURES_PER_REQUEST))),
  seed: z.optional(uint32Schema),
});
/** See {@link createTaskSchema}. */
export type CreateTask = z.infer<typeof createTaskSchema>;

/** Data of every call that makes a task; `promptId` equals `taskId`. */
export const taskCreatedSchema = z.object({ taskId: idSchema, promptId: idSchema });
/** See {@link taskCreatedSchema}. */
export type TaskCreated = z.infer<typeof taskCreatedSchema>;

/**
 * Body of `POST /api/tasks/status`: '2' confirms one's finished task, '3' gives up one's unfinished
 * one; any other is answered with 409.
 */
export const updateStatusSchema = z.object({ taskId: z.string(), status: taskStatusSchema });

/** Pixels that are added on each side of a picture. */
export const paddingSchema = z.object({
  left: z.int(),
  top: z.int(),
  right: z.int(),
  bottom: z.int(),
});
/** See {@link paddingSchema}. */
export type Padding = z.infer<typeof paddingSchema>;

/** What every view of a task has: where it stands. */
export const progressFields = {
  kind: taskKindSchema,
  status: taskStatusSchema,
  /** Text key of what is being done; null when nothing is. */
  stage: z.nullable(z.string()),
  /** 0 to 1. */
  progress: z.number(),
  /** 1 is next; null when not waiting. */
  queuePosition: z.nullable(z.int()),
  error: z.nullable(taskErrorSchema),
  createTime: z.string(),
  updateTime: z.string(),
};

/** Data of `GET /api/tasks/{id}`. A parameter that does not apply to the kind is null. */
export const taskDetailSchema = z.object({
  taskId: idSchema,
  ...progressFields,
  finishTime: z.nullable(z.string()),
  /** Name of the engine that made the result; null before one ran. */
  engine: z.nullable(z.string()),
  imageUrls: z.array(z.string()),
  imageIds: z.array(idSchema),
  originalImageUrl: z.nullable(z.string()),
  /** The second picture of a task that has two. */
  originalImage2Url: z.nullable(z.string()),
  /** What was marked, or what was found. */
  maskUrl: z.nullable(z.string()),
  fullCommand: z.string(),
  negativePrompt: z.nullable(z.string()),
  // Null does not apply; the specification's defaults stand for what is not said (decision 22).
  model: z.optional(z.nullable(z.string())),
  width: z.optional(z.nullable(z.int())),
  height: z.optional(z.nullable(z.int())),
  step: z.optional(z.nullable(z.int())),
  cfgScale: z.optional(z.nullable(z.number())),
  seed: z.optional(z.nullable(uint32Schema)),
  ratio: z.nullable(z.string()),
  style: z.nullable(z.string()),
  /** How many pictures were asked for. */
  count: z.int(),
  /** What the engine says it did or ignored, in English. */
  notes: z.array(z.string()),
  /** The same in the same order, for every language; null for a sentence that has no code. */
  noteTerms: z.optional(z.array(z.nullable(noteSchema))),
  /** What an expansion was asked to add on each side, in pixels; null for other kinds. */
  padding: z.nullable(paddingSchema),
  /** Whether the results can be blended again by `POST /api/tasks/{id}/compose`. */
  canCompose: z.boolean(),
});
/** See {@link taskDetailSchema}. */
export type TaskDetail = z.infer<typeof taskDetailSchema>;
