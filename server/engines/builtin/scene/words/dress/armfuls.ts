import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** How many words flowers are off the word that says that they are held, at the most. */
const NEAR = 6;

/** The German word for carrying, which is also that for wearing. */
const CARRIES = /^tr(?:ägt|agen|agend)$/iu;

/** Words for as many as arms hold. */
const ARMFUL =
  /^(?:armfuls?|brassée|armvoll|brazada|braçada|bracciata|охапк\p{L}*|kucak|一抱|满怀|한아름)$/iu;

const isFlower = ({ negated, meanings }: Piece): boolean =>
  !negated && meanings.some(({ thing, land }) => thing === 'flower' && land === undefined);

const isHolding = ({ text, meanings }: Piece): boolean =>
  CARRIES.test(text) || meanings.some(({ holding }) => holding === true);

/** Whether a word only tells how many flowers there are, of which colour, or that they are a bunch. */
const tellsFlowers = ({ text, meanings }: Piece): boolean =>
  ARMFUL.test(text) ||
  meanings.every(({ colour, count, size, bunched }) =>
    [colour, count, size, bunched].some((one) => one !== undefined),
  );

/** Where the flowers are that a word says are held: right behind it or before it, beyond words that tell of them; −1: none. */
function heldAt(pieces: Pieces, at: number): number {
  for (const step of [1, -1])
    for (let n = 1; n <= NEAR; n++) {
      const piece = pieces[at + step * n];
      const later = step > 0 ? piece : pieces[at + step * n + 1];
      if (piece === undefined || later?.afterStop === true) break;
      if (isFlower(piece)) return at + step * n;
      if (!tellsFlowers(piece)) break;
    }
  return -1;
}

/** The words of a prompt; flowers that somebody is said to hold or carry are in their arms, and neither in a vase nor in a bed. */
export function armfuls(pieces: Pieces): Pieces {
  if (!says(pieces, ({ thing }) => thing === 'person')) return pieces;
  const at = pieces.findIndex((piece, n) => isHolding(piece) && heldAt(pieces, n) >= 0);
  if (at < 0) return pieces;
  const flowers = heldAt(pieces, at);
  const [from, to] = [Math.min(at, flowers), Math.max(at, flowers)];
  return pieces.map((piece, n): Piece => {
    if (n === at) return { ...piece, role: null, meanings: [{ holding: true }] };
    if (n === flowers) {
      const isSun = piece.meanings.some(({ bloom }) => bloom === 'sunflower');
      return { ...piece, meanings: [{ held: isSun ? 'sunflowers' : 'flowers' }] };
    }
    const isOfThem =
      n > from &&
      n < to &&
      (ARMFUL.test(piece.text) || piece.meanings.some(({ bunched }) => bunched === true));
    return isOfThem ? { ...piece, role: 'other', meanings: [{ size: 1 }] } : piece;
  });
}
