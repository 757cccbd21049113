import type { Piece, Pieces } from '../pieces.ts';

/** Of what a smell is, in the languages that call it like a bottle of it. */
const OF = /^(?:of|de|du|des|di|dei|del|della|delle|degli|das|dos|da|do|von)$/iu;
/** Korean for a longing for home, which is written like perfume, beside what tells it. */
const LONGING = /^향수/u;
const LONGED = /^(?:대한|불러|어린|젖|느끼|자극)/u;

const isPerfume = ({ meanings }: Piece): boolean =>
  meanings.some(({ thing }) => thing === 'perfume');

/** The words of a prompt; the perfume of flowers is a smell and stands in no bottle, and neither does what is longed for. */
export const smells = (pieces: Pieces): Pieces =>
  pieces.map((piece, at) => {
    if (!isPerfume(piece)) return piece;
    const [before, next, named] = [pieces[at - 1], pieces[at + 1], pieces[at + 2]];
    const isOfSomething =
      next?.afterStop === false &&
      OF.test(next.text) &&
      named?.meanings.some(({ thing }) => thing !== undefined) === true;
    const isLonging =
      LONGING.test(piece.text) &&
      (LONGED.test(before?.text ?? '') || LONGED.test(next?.text ?? ''));
    return isOfSomething || isLonging ? { ...piece, meanings: [] } : piece;
  });
