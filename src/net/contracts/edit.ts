import './jitless.ts';
import * as z from 'zod/mini';
import { promptSchema } from './task.ts';
import { type EditKind, MAX_SIDE, PICTURES_PER_REQUEST, TASK_KINDS } from './terms.ts';

export type { EditKind } from './terms.ts';

/** See {@link EditKind}. */
export const editKindSchema = z.enum(
  TASK_KINDS.filter((kind): kind is EditKind => kind !== 'text-to-image') as [
    EditKind,
    ...EditKind[],
  ],
);

/** Names of the file parts of multipart calls, and the file names that go with them. */
export const PARTS = {
  original: { field: 'original_image', fileName: 'original.png' },
  original2: { field: 'original_image2', fileName: 'original2.png' },
  mask: { field: 'mask_image', fileName: 'mask.png' },
  image: { field: 'image', fileName: 'upload_image.png' },
} as const;

const sideField = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_SIDE));
/** Larger sums than a picture may have are refused as too large, not as malformed. */
const paddingField = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000));
const sizeFields = { width: sideField, height: sideField };
const variantFields = {
  /** How many different results. */
  count: z.optional(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PICTURES_PER_REQUEST)),
  ),
  /** uint32; a random one when not said. */
  seed: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(4_294_967_295))),
};

/** Text fields of `POST /api/tasks/edit/area-redraw`. Sizes are those of the picture, in pixels. */
export const areaRedrawFieldsSchema = z.object({
  ...sizeFields,
  prompt: promptSchema,
  ...variantFields,
});
/** Text fields of `POST /api/tasks/edit/remove`. */
export const removeFieldsSchema = z.object({ ...sizeFields, ...variantFields });
/** Text fields of `POST /api/tasks/edit/enhance`. No scale leaves it to the engine. */
export const enhanceFieldsSchema = z.object({
  ...sizeFields,
  /** How many times as wide and high the result shall be. */
  scale: z.optional(z.enum(['2', '4'])),
});
/** Text fields of `POST /api/tasks/edit/expand`: pixels to add on each side, at least one. */
export const expandFieldsSchema = z
  .object({
    left: paddingField,
    right: paddingField,
    top: paddingField,
    bottom: paddingField,
    width: z.optional(sideField),
    height: z.optional(sideField),
    ...variantFields,
  })
  .check(
    z.refine(({ left, right, top, bottom }) => left + right + top + bottom > 0, {
      error: 'Add at least one pixel on a side.',
      path: ['left'],
    }),
  );

/** Text fields of the calls that change a whole picture by an instruction. */
export const instructFieldsSchema = z.object({
  ...sizeFields,
  prompt: promptSchema,
  ...variantFields,
});
/** Text fields of `POST /api/flux/context/restore`. */
export const restoreFieldsSchema = z.object({ ...sizeFields, ...variantFields });
/**
 * What a call that finds by itself what to remove is to do: `detect` only finds, which the task then
 * answers as `maskUrl`, with no result; `run`, the usual, removes it.
 */
export const FIND_MODES = ['run', 'detect'] as const;
/** See {@link FIND_MODES}. */
export type FindMode = (typeof FIND_MODES)[number];
/** Text fields of the calls that remove a watermark or writing. */
export const findFieldsSchema = z.object({
  ...sizeFields,
  mode: z.optional(z.enum(FIND_MODES)),
  ...variantFields,
});

/**
 * The calls that ask for an edit: where, which file parts must come, which may, which text fields.
 */
export const EDIT_CALLS = {
  'area-redraw': {
    path: '/api/tasks/edit/area-redraw',
    parts: ['original', 'mask'],
    optional: [],
    fields: areaRedrawFieldsSchema,
  },
  remove: {
    path: '/api/tasks/edit/remove',
    parts: ['original', 'mask'],
    optional: [],
    fields: removeFieldsSchema,
  },
  expand: {
    path: '/api/tasks/edit/expand',
    parts: ['original'],
    optional: [],
    fields: expandFieldsSchema,
  },
  enhance: {
    path: '/api/tasks/edit/enhance',
    parts: ['original'],
    optional: [],
    fields: enhanceFieldsSchema,
  },
  'flux-context': {
    path: '/api/flux/context/default',
    parts: ['original'],
    optional: [],
    fields: instructFieldsSchema,
  },
  // Without its second picture the call is an instruction for one, and becomes such a task.
  'flux-context-multi': {
    path: '/api/flux/context/multi',
    parts: ['original'],
    optional: ['original2'],
    fields: instructFieldsSchema,
  },
  restore: {
    path: '/api/flux/context/restore',
    parts: ['original'],
    optional: [],
    fields: restoreFieldsSchema,
  },
  // The mask, where one comes, is what to remove: then nothing is looked for.
  'watermark-remover': {
    path: '/api/flux/context/watermark-remover',
    parts: ['original'],
    optional: ['mask'],
    fields: findFieldsSchema,
  },
  'text-removal': {
    path: '/api/flux/context/text-removal',
    parts: ['original'],
    optional: ['mask'],
    fields: findFieldsSchema,
  },
} as const satisfies Record<
  EditKind,
  {
    readonly path: string;
    readonly parts: readonly (keyof typeof PARTS)[];
    readonly optional: readonly (keyof typeof PARTS)[];
    readonly fields: z.ZodMiniObject<z.core.$ZodLooseShape>;
  }
>;

/** The band around a mask in which a result is mixed with the picture, in pixels. */
export const FEATHER = { usual: 8, most: 64 } as const;

/**
 * Body of `POST /api/tasks/{id}/compose`: blends a result of a redraw or a removal anew. `feather`
 * is how wide the blend is, in pixels: up to 16 of it lie outside the mask, the rest inside.
 */
export const composeSchema = z.object({
  /** Which result, from 0. */
  variant: z.int().check(z.minimum(0), z.maximum(PICTURES_PER_REQUEST - 1)),
  feather: z.int().check(z.minimum(0), z.maximum(FEATHER.most)),
});
/** See {@link composeSchema}. */
export type Compose = z.infer<typeof composeSchema>;
