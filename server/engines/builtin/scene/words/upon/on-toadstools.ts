import type { Piece } from '../../../words/reader.ts';
import type { Subject } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import { namesThing } from '../neighbours.ts';
import { isSaidOn } from './said-on.ts';

type Pieces = readonly Piece<Meaning>[];

/** The word for a mushroom that one is on, in the languages that say it by its ending: "mantarda", "버섯에". */
const ON_ENDING = /(?:mantar[dt]a|上|に|에)$/iu;

const isMushroom = ({ meanings }: Piece<Meaning>): boolean =>
  meanings.some(({ thing }) => thing === 'mushroom');

/** Whether "on" is said of the mushroom. */
const isSaidOnIt = (pieces: Pieces): boolean =>
  pieces.some(
    (piece) =>
      isMushroom(piece) &&
      !piece.negated &&
      (ON_ENDING.test(piece.text) || isSaidOn(pieces, piece, namesThing)),
  );

/** Somebody who sits on one mushroom is drawn with it as one; beside it, under it or at a table they stay apart. */
export function onToadstools(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const mushroom = things.find(({ thing, count }) => thing === 'mushroom' && count === 1);
  const sitter = things.find(
    ({ thing, company, on, holds }) =>
      thing === 'person' && company === undefined && on === undefined && holds === undefined,
  );
  // The word for sitting may be told of what it stands beside.
  const isSaid = [mushroom, sitter].some((one) => one?.posture === 'sitting');
  if (mushroom === undefined || sitter === undefined || !isSaid || !isSaidOnIt(pieces))
    return things;
  return things
    .filter((one) => one !== mushroom)
    .map((one) =>
      one === sitter
        ? { ...one, posture: null, traits: ['ontoadstool', ...(one.traits ?? [])] }
        : one,
    );
}
