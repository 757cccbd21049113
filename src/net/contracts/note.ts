import * as z from 'zod/mini';

/**
 * What an engine did or ignored, for every language: a code that names a text, and what fills its
 * places. A value is a word or a number, another note (a term with a text of its own), or a list of
 * these. Whoever shows it takes unknown codes and values for what it cannot say.
 */
export const noteSchema = z.object({
  code: z.string(),
  parameters: z.optional(z.record(z.string(), z.unknown())),
});

/** A place's filling; see {@link noteSchema}. */
export type NoteValue = string | number | Note | readonly NoteValue[];

/** See {@link noteSchema}. */
export interface Note {
  readonly code: string;
  readonly parameters?: Readonly<Record<string, NoteValue>>;
}
