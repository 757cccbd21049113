import { WILD } from '../lands/halts.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

const isCastle = ({ thing, ifNone }: Meaning): boolean => thing === 'castle' && ifNone !== true;

/** Whether it is a street, and not a country's where none is named. */
const isStreet = ({ land, ifNone, town, city }: Meaning): boolean =>
  land === 'street' && ifNone !== true && (town ?? city) === undefined;

/** Whether it is another place: open land, water, a city that has its own. */
const isElsewhere = ({ land, city, town, scenery, hill }: Meaning): boolean =>
  (city ?? town ?? scenery ?? hill) !== undefined ||
  land === 'river' ||
  (land !== undefined && land !== 'street' && WILD.has(land));

/** Words for what children make castles of on a street, and for making them. */
const MADE =
  /chalk|card ?board|paper|pappe|karton|papp|kreide|craie|carton|tiza|cartón|giz|papelão|gesso|cartone|мел(?:ом)?$|картон|tebeşir|karton|طباشير|كرتون|चाक|粉笔|纸板|チョーク|段ボール|분필|골판지|^(?:dr[ae]w(?:s|n|ing)?|zeichn\p{L}*|malen|malt|dessin\p{L}*|dibuj\p{L}*|desenh\p{L}*|disegn\p{L}*|рису\p{L}*|çiz\p{L}*)$|画|描|그리/iu;

/** The words of a prompt: a castle that is named with a street stands over the end of that on its hill, not small between its houses. */
export function belowCastles(pieces: Pieces): Pieces {
  if (!says(pieces, isStreet) || !says(pieces, isCastle) || says(pieces, isElsewhere))
    return pieces;
  if (pieces.some(({ text, negated }) => !negated && MADE.test(text))) return pieces;
  return pieces.map((piece) =>
    !piece.negated && piece.meanings.some(isCastle)
      ? {
          ...piece,
          meanings: piece.meanings.map(
            (one): Meaning =>
              isCastle(one)
                ? { land: 'street', ifNone: true, alley: true, city: 'castlehill' }
                : one,
          ),
        }
      : piece,
  );
}
