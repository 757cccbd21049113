import type { EngineNotes } from '../../commands/picture-actions.ts';

/** Codes of notes that say which words a picture lacks, or has something else for. */
const CODES: ReadonlySet<string> = new Set([
  'painter.ignored',
  'painter.ignored-more',
  'painter.kin',
  'painter.landscape',
  'painter.no-place',
  'painter.no-place-in',
  'painter.none',
  'words.unknown',
]);

/** Those notes that say which words of the prompt a picture lacks, or has something else for. */
export const notesOnWords = ({ notes, noteTerms = [] }: EngineNotes): EngineNotes => {
  const isOnWords = (_: unknown, index: number): boolean => CODES.has(noteTerms[index]?.code ?? '');
  return { notes: notes.filter(isOnWords), noteTerms: noteTerms.filter(isOnWords) };
};
