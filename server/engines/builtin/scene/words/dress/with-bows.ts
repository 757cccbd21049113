import { isAnimal } from '../creatures.ts';
import type { Subject } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';

const isBow = (piece: Piece | undefined): boolean =>
  piece?.meanings.some(({ bow }) => bow !== undefined) === true;

const colourOf = ({ meanings }: Piece): Meaning['colour'] =>
  meanings.find(({ colour }) => colour !== undefined)?.colour;

/** The words of a prompt: a colour right before a bow is that of the bow. */
export const withBows = (pieces: Pieces): Pieces =>
  pieces.map((piece, at) => {
    const [before, next] = [pieces[at - 1], pieces[at + 1]];
    const own = colourOf(piece);
    if (own !== undefined && isBow(next) && next?.afterStop === false)
      return { ...piece, meanings: [{ bow: own }] };
    const told = before === undefined || piece.afterStop ? undefined : colourOf(before);
    return isBow(piece) && told !== undefined ? { ...piece, meanings: [{ bow: told }] } : piece;
  });

/** Things of which the animal that was named last before a bow wears it, or else the first that is named. */
export function wearingBows(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const at = pieces.findIndex((piece) => isBow(piece));
  const bow = pieces[at]?.meanings.find((one) => one.bow !== undefined)?.bow;
  if (bow === undefined) return things;
  const named = pieces
    .slice(0, at)
    .flatMap(({ meanings }) => meanings.map(({ thing }) => thing))
    .findLast((thing) => thing !== undefined && isAnimal(thing));
  const owner =
    things.findLast(({ thing }) => thing === named) ?? things.find(({ thing }) => isAnimal(thing));
  return things.map((one) => (one === owner ? { ...one, bow } : one));
}
