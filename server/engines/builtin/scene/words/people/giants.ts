import type { Piece } from '../../../words/reader.ts';
import type { Meaning } from '../meaning.ts';

type Pieces = readonly Piece<Meaning>[];

/** Words for somebody who is a giant that say of others how large they are. */
const GIANT = /^(?:giants?|géants?|gigante?s?|giganti|dev|عملاق|العملاق)$/iu;

/** What stands between a size and its thing in Turkish. */
const ONE = /^bir$/iu;

const hasThing = (piece: Piece<Meaning> | undefined): boolean =>
  piece?.meanings.some(({ thing, land, scenery, settled }) =>
    [thing, land, scenery, settled].some((one) => one !== undefined),
  ) === true;

/** Whether nothing stands beside a word for a size that it could be said of: a thing before or behind it, or a word that is not known. */
function standsAlone(pieces: Pieces, at: number): boolean {
  const [before, next] = [pieces[at - 1], pieces[at + 1]];
  // "Giant, colourful mushrooms", "dev bir kedi".
  const goesOn = next !== undefined && (next.afterStop ? !hasThing(next) : ONE.test(next.text));
  const isOfNext =
    next !== undefined &&
    (goesOn ||
      (!next.afterStop &&
        next.role === null &&
        next.meanings.every(({ posture, trait }) => (posture ?? trait) === undefined)));
  const isOfBefore = pieces[at]?.afterStop !== true && hasThing(before);
  return !isOfNext && !isOfBefore;
}

/** The words of a prompt: a word for a size that is said of nothing ("a giant walks over the hills") is somebody. */
export const giants = (pieces: Pieces): Pieces =>
  pieces.map((piece, at) => {
    const { meanings, text } = piece;
    const isSize = meanings.some(({ size = 1 }) => size > 2);
    const isSomebody = meanings.some(({ trait }) => trait === 'titan');
    const isAlone = isSize && GIANT.test(text) && standsAlone(pieces, at);
    if (!isSomebody && !isAlone) return piece;
    return {
      ...piece,
      meanings: [
        { thing: 'person', trait: 'bearded' },
        { thing: 'person', trait: 'titan' },
      ],
    };
  });
