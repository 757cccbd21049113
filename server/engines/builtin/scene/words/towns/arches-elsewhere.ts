import type { Piece } from '../../../words/reader.ts';
import { QUARTER_KEYS } from '../keys/places/quarter-keys.ts';
import type { Meaning } from '../meaning.ts';
import { changed } from '../neighbours.ts';

type Pieces = readonly Piece<Meaning>[];

/** A triumphal arch over a street of any town. */
const ARCH: Meaning = { land: 'street', ifNone: true, city: 'etoile' };
/** Arches whose town is said by their names. */
const ROMAN = /constantin|konstantin|costantino|tit[uo]s?/iu;

const isArch = (one: Meaning): boolean => one === QUARTER_KEYS.etoile;
const isParis = ({ thing }: Meaning): boolean => thing === 'irontower';

/** Whether it is another town or region that is named, by its streets or by what it is known by. */
const isElsewhere = ({ land, thing, city, town, scenery, manner, ifNone }: Meaning): boolean =>
  thing !== 'person' &&
  ((ifNone === true && land === 'street') || (city ?? town ?? scenery ?? manner) !== undefined);

/** The words of a prompt; a triumphal arch of another town than Paris stands there, and in no street of cafés. */
export function archesElsewhere(pieces: Pieces): Pieces {
  const meanings = pieces.flatMap((piece) => (piece.negated ? [] : piece.meanings));
  if (!meanings.some(isArch) || meanings.some(isParis)) return pieces;
  const isRoman = pieces.some(({ text }) => ROMAN.test(text));
  const isOther = isRoman || meanings.some((one) => !isArch(one) && isElsewhere(one));
  if (!isOther) return pieces;
  // What a town is known by, and its squares and alleys, would stand in the arch's stead.
  return changed(pieces, (one): Meaning => {
    if (isArch(one)) return ARCH;
    if (!isElsewhere(one)) return one;
    return { land: 'street', ifNone: true, ...(one.manner && { manner: one.manner }) };
  });
}
