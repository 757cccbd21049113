/**
 * What `examples.json` says: everything that the example pictures are made of, by hand. And what
 * `example-pictures.json` says, which `npm run examples` writes beside the pictures.
 */
import * as z from 'zod/mini';
import {
  promptSchema,
  RATIOS,
  type Ratio,
  STYLES,
  type TaskKind,
} from '../../net/contracts/index.ts';

const seed = z.int().check(z.minimum(0), z.maximum(4_294_967_295));
/** Part of file names. */
const id = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'An id has small letters, digits and hyphens.'));
const share = z.number().check(z.minimum(0), z.maximum(1));

/** A picture from words, as the form on Home asks for it. */
const drawn = {
  prompt: promptSchema,
  seed,
  ratio: z.enum(Object.keys(RATIOS) as [Ratio, ...Ratio[]]),
  style: z.nullable(z.enum(STYLES)),
};

/** What is put on a picture, so that there is something to mend or to take off. */
const addedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('scratches'), seed }),
  z.object({ kind: z.literal('fading'), seed }),
  z.object({
    kind: z.literal('watermark'),
    text: z.string(),
    /** A CSS colour, with transparency. */
    ink: z.string(),
    /** Height of the letters' square, and distances of the repeated mark, in pixels. */
    size: z.number(),
    across: z.number(),
    down: z.number(),
    /** Radians, clockwise. */
    angle: z.number(),
  }),
  z.object({
    kind: z.literal('writing'),
    text: z.string(),
    /** Left end of the baseline as shares of width and height; `size` as a share of the height. */
    x: share,
    y: share,
    size: share,
    colour: z.string(),
    outline: z.optional(z.string()),
  }),
]);
/** See {@link addedSchema}. */
export type Added = z.infer<typeof addedSchema>;

const toolPicture = z.object({ ...drawn, added: z.optional(z.array(addedSchema)) });
const one = z.array(toolPicture).check(z.length(1));
const two = z.array(toolPicture).check(z.length(2));
const silent = z.object({ id, pictures: one, seed });
const told = z.object({ ...silent.shape, instruction: promptSchema });

/** The kinds that have examples of before and after. */
export type ExampleKind = Extract<
  TaskKind,
  'flux-context' | 'flux-context-multi' | 'restore' | 'text-removal' | 'watermark-remover'
>;

/** The whole of `examples.json`. */
export const examplesSchema = z.object({
  explore: z.array(z.object({ id, ...drawn })),
  /** Drawn once in each style. */
  styles: z.omit(z.object(drawn), { style: true }),
  tools: z.object({
    'flux-context': z.array(told),
    'flux-context-multi': z.array(z.extend(told, { pictures: two })),
    restore: z.array(silent),
    'text-removal': z.array(silent),
    'watermark-remover': z.array(silent),
  } satisfies Record<ExampleKind, unknown>),
});
/** See {@link examplesSchema}. */
export type Examples = z.infer<typeof examplesSchema>;

/** The whole of `example-pictures.json`: the size of each picture's largest file, by its name. */
export const examplePicturesSchema = z.object({
  /** Who made them. */
  engines: z.array(z.string()),
  pictures: z.record(z.string(), z.object({ width: z.int(), height: z.int() })),
});
/** See {@link examplePicturesSchema}. */
export type ExamplePictures = z.infer<typeof examplePicturesSchema>;
