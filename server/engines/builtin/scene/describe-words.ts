import { type Note, type NoteCode, note } from '../../note.ts';
import type { Idea } from './words/idea.ts';

/** Most ignored words that a note lists. */
const LISTED = 12;

/** What the painter made of a prompt's words, as notes; `whenNone` is said when it knew none. */
export function describeWords({ understood, akin, ignored }: Idea, whenNone: NoteCode): Note[] {
  const notes = [note('painter.introduction')];
  notes.push(
    understood.length > 0 ? note('painter.understood', { words: understood }) : note(whenNone),
  );
  const things = akin.map(({ word, thing }) =>
    note('painter.kin-of', { word, thing: note(`thing.${thing}`) }),
  );
  if (things.length > 0) notes.push(note('painter.kin', { things }));
  const words = ignored.slice(0, LISTED);
  const more = ignored.length - words.length;
  if (more > 0) notes.push(note('painter.ignored-more', { words, more }));
  else if (words.length > 0) notes.push(note('painter.ignored', { words }));
  return notes;
}
