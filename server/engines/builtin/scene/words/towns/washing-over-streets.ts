import type { Piece } from '../../../words/reader.ts';
import type { Meaning } from '../meaning.ts';
import { isWashing, says } from '../neighbours.ts';

type Pieces = readonly Piece<Meaning>[];

const isStreet = ({ land, alley, ifNone }: Meaning): boolean =>
  (land === 'street' && ifNone !== true) || alley === true;
/** Words that say that it hangs from house to house. */
const BETWEEN =
  /houses|street|maisons|rue|häusern|casas|domami|домами|case|evlerin|البيوت|घरों|房子|家と家|집 사이/iu;

/** Washing hangs over a street from house to house, which is a narrow one; between houses it makes one of an old town. */
export function washingOverStreets(pieces: Pieces): Pieces {
  if (!says(pieces, isWashing)) return pieces;
  const isInStreet = says(pieces, isStreet);
  return pieces.map((piece) => {
    const isBetween = BETWEEN.test(piece.text);
    if (!piece.meanings.some(isWashing) || !(isInStreet || isBetween)) return piece;
    const hung: Meaning = isInStreet
      ? { thing: 'washinglines', alley: true }
      : { thing: 'washinglines', land: 'street', alley: true, ifNone: true };
    return { ...piece, meanings: piece.meanings.map((one) => (isWashing(one) ? hung : one)) };
  });
}
