import { ACTORS } from '../creatures.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece } from '../pieces.ts';

/** The words of a prompt. */

/** Whether it is an animal of a kind, a robot, or animals of any kind. */
export const isActor = ({ thing, fauna }: Meaning): boolean => ACTORS.has(thing) || fauna === true;

/** Whether a word names such. */
export const namesActor = (piece: Piece | undefined): boolean =>
  piece !== undefined && !piece.negated && piece.meanings.some(isActor);
