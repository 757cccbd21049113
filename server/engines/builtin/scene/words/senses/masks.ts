import { isBeast } from '../creatures.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Words for a mask. */
const MASK =
  /^(?:masks?|maske[nr]?|masques?|máscaras?|mascaras?|maschera|maschere|маск\p{L}*|maskes[iı]|maskeli|قناع|أقنعة|面具|面罩|お面|仮面|面|가면\p{L}*|탈을|मुखौटा|मुखौटे|नकाब)$/iu;
/** What stands between a mask and the animal whose face it is. */
const OF = /^(?:of|de|d|du|do|da|di|von|의|の|का|के|की|من)$/iu;

const isAnimal = (piece: Piece | undefined): boolean =>
  piece?.meanings.some(({ thing }) => thing !== undefined && isBeast(thing)) === true;

/** Where the animal stands whose face the mask at an index is; -1 where none is. */
function faceOf(pieces: Pieces, at: number): number {
  const isNear = (n: number) => pieces[Math.max(n, at)]?.afterStop === false;
  if (isAnimal(pieces[at - 1]) && isNear(at)) return at - 1;
  if (isAnimal(pieces[at - 2]) && OF.test(pieces[at - 1]?.text ?? '') && isNear(at)) return at - 2;
  if (isAnimal(pieces[at + 1]) && isNear(at + 1)) return at + 1;
  if (isAnimal(pieces[at + 2]) && OF.test(pieces[at + 1]?.text ?? '') && isNear(at + 2))
    return at + 2;
  return -1;
}

/** The words of a prompt: the mask of a fox is no fox beside who wears it. */
export function animalMasks(pieces: Pieces): Pieces {
  const faces = new Set(
    pieces.flatMap(({ text, negated }, at) =>
      !negated && MASK.test(text) ? [faceOf(pieces, at)] : [],
    ),
  );
  return pieces.map((piece, at) =>
    faces.has(at) ? { ...piece, role: 'other' as const, meanings: [] } : piece,
  );
}
