import type { TaskDetail } from '../../net/contracts/index.ts';
import { type NoteTexts, sayNote } from '../../net/contracts/say-note.ts';

const loaders = import.meta.glob<NoteTexts>(
  ['../../../locales/notes/*.json', '!../../../locales/notes/en.json'],
  { import: 'default' },
);

/**
 * What loads a language's texts for notes, the same function each time; null for languages that have
 * none, and for English, which the server speaks.
 */
export const noteLoader = (language: string): (() => Promise<NoteTexts>) | null =>
  loaders[`../../../locales/notes/${language}.json`] ?? null;

/** Unicode's marks around words that may run the other way. */
const ISOLATED = ['\u2068', '\u2069'] as const;

/** One sentence of an engine; `isEnglish` where the page's language had no words for it. */
export interface NoteWords {
  readonly sentence: string;
  readonly isEnglish: boolean;
}

/** The sentences as the server says them. */
export const englishNotes = (notes: readonly string[]): readonly NoteWords[] =>
  notes.map((sentence) => ({ sentence, isEnglish: true }));

/**
 * What an engine says it did, in a language; where that has no words for it, or the server is of a time
 * before there were any, in the server's English.
 */
export const noteWords = (
  { notes, noteTerms }: Pick<TaskDetail, 'notes' | 'noteTerms'>,
  texts: NoteTexts,
  language: string,
): readonly NoteWords[] =>
  englishNotes(notes).map((english, index) => {
    const sentence = sayNote(noteTerms?.[index], { texts, language, around: ISOLATED });
    return sentence === null ? english : { sentence, isEnglish: false };
  });
