import type { TaskDetail } from '../../net/contracts/index.ts';

/** Sentences of an engine, and the same for every language. */
export type EngineNotes = Pick<TaskDetail, 'notes' | 'noteTerms'>;

/** Codes of notes that say which words a picture lacks, or has something else for. */
const CODES: ReadonlySet<string> = new Set([
  'painter.ignored',
  'painter.ignored-more',
  'painter.kin',
  'painter.landscape',
  'painter.none',
  'words.unknown',
]);

/** Those notes that say which words of the prompt a picture lacks, or has something else for. */
export const notesOnWords = ({ notes, noteTerms = [] }: EngineNotes): EngineNotes => {
  const isOnWords = (_: unknown, index: number): boolean => CODES.has(noteTerms[index]?.code ?? '');
  return { notes: notes.filter(isOnWords), noteTerms: noteTerms.filter(isOnWords) };
};
