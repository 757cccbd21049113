import type { Piece } from '../../../words/reader.ts';
import { ACTORS } from '../creatures.ts';
import type { Meaning } from '../meaning.ts';

/** The words of a prompt. */
export type Pieces = readonly Piece<Meaning>[];

/** Whether it is an animal of a kind, a robot, or animals of any kind. */
export const isActor = ({ thing, fauna }: Meaning): boolean => ACTORS.has(thing) || fauna === true;

/** Whether a word names such. */
export const namesActor = (piece: Piece<Meaning> | undefined): boolean =>
  piece !== undefined && !piece.negated && piece.meanings.some(isActor);
