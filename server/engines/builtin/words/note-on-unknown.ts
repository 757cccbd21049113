import { type Note, note } from '../../note.ts';

/** Says which words were not understood; nothing where all were. */
export const noteOnUnknown = (unknown: readonly string[]): readonly Note[] =>
  unknown.length === 0
    ? []
    : [note('words.unknown', { words: unknown.map((word) => note('words.quoted', { word })) })];
