import type { Subject } from '../idea.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { isUpon } from './said-on.ts';

/** Turkish for being on a mushroom. */
const ON_MUSHROOM = /^mantar[dt]a$/iu;

const isMushroom = ({ meanings, negated }: Piece): boolean =>
  !negated && meanings.some(({ thing }) => thing === 'mushroom');

/** Whether "on" is said of the mushroom. */
const isSaidOnIt = (pieces: Pieces): boolean =>
  pieces.some(
    (piece) => isMushroom(piece) && (ON_MUSHROOM.test(piece.text) || isUpon(pieces, piece)),
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
