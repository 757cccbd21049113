import type { Idea } from './words/idea.ts';

/** Most ignored words that a note lists. */
const LISTED = 12;

/** What the painter made of a prompt's words, as notes; `whenNone` is said when it knew none. */
export function describeWords({ understood, akin, ignored }: Idea, whenNone: string): string[] {
  const notes = ['Drawn by the built-in painter, which knows landscapes and simple things.'];
  notes.push(understood.length > 0 ? `Understood: ${understood.join(', ')}.` : whenNone);
  const kin = akin.map(({ word, thing }) => `${word} as ${thing}`);
  if (kin.length > 0) notes.push(`Drawn as the nearest that it knows: ${kin.join(', ')}.`);
  const more = ignored.length > LISTED ? `, and ${ignored.length - LISTED} more` : '';
  if (ignored.length > 0) notes.push(`Ignored: ${ignored.slice(0, LISTED).join(', ')}${more}.`);
  return notes;
}
