import { isBeast } from '../../scene/words/creatures.ts';
import { readPrompt } from '../../scene/words/read-prompt.ts';
import type { Piece } from '../../words/reader.ts';

/** A word, of whatever reader. */
type Word = Pick<Piece<unknown>, 'text' | 'meanings' | 'role' | 'afterStop'>;

/** Whether nobody knows a word. */
export const isUnknown = ({ meanings, role }: Word): boolean =>
  meanings.length === 0 && role === null;

/** Whether a word that has no meaning here names a person or an animal, which a picture is mostly of: "everything except the dog". */
export const isSomebody = (piece: Word): boolean =>
  isUnknown(piece) &&
  readPrompt(piece.text).subjects.some(({ thing }) => thing === 'person' || isBeast(thing));

/** Whether a word that has no meaning here names a thing or somebody that the painter of scenes knows. */
export const namesThing = (piece: Word): boolean =>
  isUnknown(piece) && readPrompt(piece.text).subjects.length > 0;

/** "A train leaving the station": right behind a thing without a stop the word tells of it, and nothing stays as it is. */
export const isToldOf = (piece: Word, before: Word | undefined): boolean =>
  /^leaving$/iu.test(piece.text) && !piece.afterStop && before !== undefined && isUnknown(before);
