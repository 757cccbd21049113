import { WILD } from '../lands/halts.ts';
import type { Meaning } from '../meaning.ts';
import type { Pieces } from '../pieces.ts';

/** Words for a street between houses, and for no road through open land. */
const STREET =
  /street|alley|boulevard|stra(?:ß|ss)enszene|gasse|^rues?$|ruelle|^calles?$|callej|^ruas?$|^beco|^vicolo|улиц|переул|проспект|sokak|sokağ|^cadde|شارع|زقاق|街|马路|馬路|巷|通り|路地|골목|거리|गली|सड़क/iu;

const isStreet = ({ land, ifNone }: Meaning): boolean => land === 'street' && ifNone !== true;

/** Whether it is somebody whom one thinks of in open land where no other is named. */
const isOfWild = ({ thing, land, ifNone, scenery }: Meaning): boolean =>
  thing === 'person' &&
  ifNone === true &&
  land !== undefined &&
  WILD.has(land) &&
  scenery === undefined;

/** The words of a prompt; who is in a street that is named is there, and not where one thinks of them: a pirate, a shepherd. */
export const inStreets = (pieces: Pieces): Pieces =>
  pieces.some(
    ({ text, negated, meanings }) => !negated && STREET.test(text) && meanings.some(isStreet),
  )
    ? pieces.map((piece) =>
        piece.meanings.some(isOfWild)
          ? {
              ...piece,
              meanings: piece.meanings.map((one) => {
                if (!isOfWild(one)) return one;
                const { land: _land, ifNone: _ifNone, ...rest } = one;
                return rest;
              }),
            }
          : piece,
      )
    : pieces;
