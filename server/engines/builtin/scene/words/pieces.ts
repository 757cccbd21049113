import type { Piece as PieceOf } from '../../words/reader.ts';
import type { Meaning } from './meaning.ts';

/** A word or phrase of a prompt, with all that it means to the painter. */
export type Piece = PieceOf<Meaning>;

/** The words of a prompt in the order in which they stand; a rule takes them and gives them back with other meanings. */
export type Pieces = readonly Piece[];
