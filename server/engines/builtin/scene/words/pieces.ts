import type { Piece as PieceOf } from '../../words/reader.ts';
import type { Meaning } from './meaning.ts';

/** A word or phrase of a prompt, with all that it means to the painter. */
export type Piece = PieceOf<Meaning>;

/** The words of a prompt in the order in which they stand. */
export type Pieces = readonly Piece[];

/** What some words mean beside others: takes the words of a prompt and gives them back with those meanings. */
export type Rule = (pieces: Pieces) => Pieces;
