import { INDOORS } from '../../world/room/plan-room.ts';
import { OLD_KEYS } from '../keys/places/old-keys.ts';
import { QUARTER_KEYS } from '../keys/places/quarter-keys.ts';
import type { Meaning } from '../meaning.ts';
import { changed } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

/** A triumphal arch over a street of any town. */
const ARCH: Meaning = { land: 'street', ifNone: true, city: 'etoile' };
/** Words for Rome. */
const ROME = /^rom(?:e|a|ma)?$|^рим|罗马|羅馬|ローマ|로마|روما|^रोम/iu;

const isArch = (one: Meaning): boolean => one === QUARTER_KEYS.etoile;
const isIndoors = ({ land, ifNone }: Meaning): boolean =>
  land !== undefined && ifNone !== true && INDOORS.includes(land);
const isParis = ({ thing }: Meaning): boolean => thing === 'irontower';

/** Whether it is another town or region that is named, by its streets or by what it is known by. */
const isElsewhere = ({ land, thing, city, town, scenery, manner, ifNone }: Meaning): boolean =>
  thing !== 'person' &&
  ((ifNone === true && land === 'street') || (city ?? town ?? scenery ?? manner) !== undefined);

/** The words of a prompt; a triumphal arch of another town than Paris stands there, and in no street of cafés: those of Rome in its forum. */
export function archesElsewhere(pieces: Pieces): Pieces {
  const meanings = pieces.flatMap((piece) => (piece.negated ? [] : piece.meanings));
  if (!meanings.some(isArch) || meanings.some(isParis)) return pieces;
  const isRoman = pieces.some(({ text }) => ROME.test(text));
  const isOther = isRoman || meanings.some((one) => !isArch(one) && isElsewhere(one));
  if (!isOther) return pieces;
  // Rome's stand in its forum.
  if (isRoman && !meanings.some(isIndoors))
    return changed(pieces, (one): Meaning => (isArch(one) ? OLD_KEYS.romanforum : one));
  // What a town is known by, and its squares and alleys, would stand in the arch's stead.
  return changed(pieces, (one): Meaning => {
    if (isArch(one)) return ARCH;
    if (!isElsewhere(one)) return one;
    return {
      ...{ land: 'street', ifNone: true },
      ...(one.manner && { manner: one.manner, square: true }),
    };
  });
}
