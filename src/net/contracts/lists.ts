import './jitless.ts';
import * as z from 'zod/mini';
import { editKindSchema } from './edit.ts';
import { idSchema } from './identity.ts';
import { progressFields } from './task.ts';
import { EVENT_TYPES, type EventType } from './terms.ts';

export { EVENT_TYPES, type EventType } from './terms.ts';

/** Query of the lists. */
export const listQuerySchema = z.object({
  pageNum: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 10),
});
/** See {@link listQuerySchema}. */
export type ListQuery = z.infer<typeof listQuerySchema>;

/** Query of the lists of edits. */
export const editQuerySchema = z.extend(listQuerySchema, {
  /** Only tasks whose prompt holds this text, upper and lower case alike. */
  q: z.optional(
    z.string().check(
      z.maxLength(200),
      z.refine((text) => !text.includes('\0'), 'No null characters.'),
    ),
  ),
  /** Only tasks of this kind. */
  kind: z.optional(editKindSchema),
});
/** See {@link editQuerySchema}. */
export type EditQuery = z.infer<typeof editQuerySchema>;

const pagingFields = {
  pageNum: z.int(),
  pageSize: z.int(),
  total: z.int(),
  totalPages: z.int(),
};

/** One item of `GET /api/tasks/create/list`: a creation as the server knows it. */
export const creationItemSchema = z.object({
  id: idSchema,
  taskId: idSchema,
  ...progressFields,
  prompt: z.string(),
  fullCommand: z.string(),
  ratio: z.nullable(z.string()),
  style: z.nullable(z.string()),
  count: z.int(),
  /** One per requested picture, in order; `url` is null until the task succeeded. */
  images: z.array(z.object({ id: z.string(), url: z.nullable(z.string()) })),
});
/** See {@link creationItemSchema}. */
export type CreationItem = z.infer<typeof creationItemSchema>;
/** Data of `GET /api/tasks/create/list`, newest first. */
export const creationListSchema = z.object({
  taskList: z.array(creationItemSchema),
  ...pagingFields,
});

/** One item of `GET /api/tasks/edit/list`. */
export const editItemSchema = z.object({
  id: idSchema,
  taskId: idSchema,
  ...progressFields,
  eventType: z.enum(Object.values(EVENT_TYPES) as [EventType, ...EventType[]]),
  originalImageUrl: z.nullable(z.string()),
  editedImageUrls: z.array(z.string()),
  prompt: z.string(),
  /** When it was asked for, ISO 8601 UTC. */
  timestamp: z.string(),
});
/** See {@link editItemSchema}. */
export type EditItem = z.infer<typeof editItemSchema>;
/** Data of `GET /api/tasks/edit/list`, newest first; everything but text-to-image. */
export const editListSchema = z.object({ taskList: z.array(editItemSchema), ...pagingFields });

/** One card of the gallery: an edit that succeeded. */
export const galleryItemSchema = z.object({
  id: idSchema,
  taskId: idSchema,
  kind: editKindSchema,
  eventType: z.enum(Object.values(EVENT_TYPES) as [EventType, ...EventType[]]),
  /** The first result; widths as in `thumbnailOf`. */
  imgUrl: z.string(),
  /** Size of the first result in pixels; null when it was not noted. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** How many results the task has. */
  imageCount: z.int(),
  originalImageUrl: z.nullable(z.string()),
  prompt: z.string(),
  /** The spec's second choice for a card's heading; we have none. */
  title: z.nullable(z.string()),
  createTime: z.string(),
});
/** See {@link galleryItemSchema}. */
export type GalleryItem = z.infer<typeof galleryItemSchema>;
/** Data of `GET /api/tasks/edit/gallery/list`, newest first; `total` counts cards. */
export const galleryListSchema = z.object({
  taskList: z.array(galleryItemSchema),
  ...pagingFields,
  /** The same numbers where the specification's editor reads them. */
  pagination: z.object(pagingFields),
});
