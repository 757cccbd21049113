import type { Piece } from '../../../words/reader.ts';
import type { Meaning } from '../meaning.ts';

type Pieces = readonly Piece<Meaning>[];

const isOne = ({ trait }: Meaning): boolean => trait === 'alien';

/** Whether a word names a place, or a thing that is nobody, and no deed: what may be called alien. */
const namesOther = (piece: Piece<Meaning> | undefined): boolean =>
  piece?.meanings.every(({ trait, posture }) => (trait ?? posture) === undefined) === true &&
  piece.meanings.some(
    ({ thing, land, scenery, settled, sky }) =>
      (thing !== undefined && thing !== 'person') ||
      (land ?? scenery ?? settled ?? sky) !== undefined,
  );

/** The words of a prompt: a word for somebody from another planet that stands right beside a place or a thing ("an alien city", "una nave alienígena") says of what world that is, and else names somebody. */
export const aliens = (pieces: Pieces): Pieces =>
  pieces.map((piece, at) => {
    if (!piece.meanings.some(isOne)) return piece;
    const next = pieces[at + 1];
    const isOfNext = next?.afterStop === false && namesOther(next);
    const isOfBefore = !piece.afterStop && namesOther(pieces[at - 1]);
    const others = piece.meanings.filter((one) => !isOne(one));
    if (!isOfNext && !isOfBefore) return { ...piece, meanings: piece.meanings.filter(isOne) };
    return { ...piece, meanings: others.length > 0 ? others : [{ sky: 'planet' }] };
  });
