import { INDOORS } from '../../world/room/plan-room.ts';
import { EVERYDAY_KEYS } from '../keys/places/everyday-keys.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

const WINTER = { frozen: true, season: 'winter', snowy: true } as const;

const isHall = ({ land, crowded }: Meaning): boolean => land === 'icerink' && crowded === undefined;

/** Whether a word says that one skates, on a lake where no other ice is named. */
const isSkating = ({ thing, land, frozen }: Meaning): boolean =>
  frozen === true && (thing === 'skater' || land === 'lake');

/** Words for a lake, a pond or a river that is frozen, in all languages: what skating by itself is on is not said. */
const NATURAL_ICE =
  /pond|lake|river|creek|teich|weiher|see$|fluss|bach|étang|lac(?!e)|mare|rivière|estanque|lago|laguna|río|stagno|laghetto|fiume|lagoa|rio$|пруд|озер|рек[аеиу]|göl|nehir|nehr|dere|بحيرة|بركة|نهر|池塘|湖|河|池|川|연못|호수|강|तालाब|झील|नदी/iu;

/** Whether a lake, a pond or a river is named whose ice is said to be skated on. */
const namesNaturalIce = (pieces: Pieces): boolean =>
  says(pieces, ({ frozen }) => frozen === true) &&
  pieces.some(
    ({ text, negated, meanings }) =>
      !negated &&
      NATURAL_ICE.test(text) &&
      meanings.some(({ land, thing }) => land === 'lake' && thing === undefined),
  );

/** Whether a word names a town by the streets and squares of its kind, and no square of its own. */
const isOldTown = ({ land, square, scenery, ifNone }: Meaning): boolean =>
  land === 'street' && square === true && scenery === undefined && ifNone !== true;

/** Words for a square itself, beside which it is that which the ice is on. */
const SQUARE =
  /square|plaza|platz|markt|place |piazza|praça|площад|meydan|ميدان|ساحة|广场|広場|광장|चौक/iu;

/** The words of a prompt without the streets of the town in which a lake or a pond is that is frozen. */
const outsideTowns = (pieces: Pieces): Pieces =>
  pieces.map((piece) =>
    piece.meanings.some(isOldTown) ? { ...piece, meanings: [{ snowy: true }] } : piece,
  );

/** Whether it names a place and not somebody or something that is in one. */
const isPlace = ({ thing, trait, scenery, ifNone }: Meaning): boolean =>
  (scenery !== undefined && ifNone !== true) || (thing ?? trait) === undefined;

/** Whether it names a place in the open that ice may be laid on, or something that stands there. */
const isOpen = (one: Meaning): boolean =>
  [one.park, one.square, one.outdoors, one.christmas].includes(true) ||
  (OPEN.has(one.land) && isPlace(one)) ||
  one.sky !== undefined ||
  one.weather === 'snowfall' ||
  one.thing === 'christmastree' ||
  one.thing === 'fairylights';

const OPEN: ReadonlySet<Meaning['land']> = new Set<Meaning['land']>(['street', 'city', 'field']);

/** Words for what is out of doors. */
const IN_THE_OPEN =
  /^(?:open[ -]?air$|outdoor|outside|freiluft|draußen|extérieur)|plein air|aire libre|ar livre|aperto|^(?:на |под )?открыт|^(?:açık|خارج|मैदान)|露天|室外|屋外|野外|야외/iu;

/** Words between stars and what they are sewn to or painted on. */
const UPON = /^(?:on|auf|sur|sobre|en|na|no|su|sul|sulla|на)$/iu;

/** The words without a sky that is said to be upon something ("stars on her dress"). */
const withoutSkiesUpon = (pieces: Pieces): Pieces =>
  pieces.filter(({ meanings }, at) => {
    const next = pieces[at + 1];
    const isUpon = next?.afterStop === false && UPON.test(next.text);
    return !isUpon || meanings.every(({ sky }) => sky === undefined);
  });

/** The words of a prompt: a rink in a park is ice there, one that is named with a square, a city or the sky is laid on a square, and who skates before a town hall does it there too; a lake or a pond that is said to be frozen is there itself, with no town's streets. */
export function openRinks(pieces: Pieces): Pieces {
  if (namesNaturalIce(pieces) && !pieces.some(({ text }) => SQUARE.test(text)))
    return outsideTowns(pieces);
  const isRink = says(pieces, isHall);
  const isInRoom = says(
    pieces,
    ({ land, ifNone }) =>
      land !== undefined && land !== 'icerink' && ifNone !== true && INDOORS.includes(land),
  );
  if (isInRoom || says(pieces, ({ land, crowded }) => land === 'icerink' && crowded !== undefined))
    return pieces;
  const isOutside =
    says(withoutSkiesUpon(pieces), isOpen) ||
    (isRink && pieces.some(({ text, negated }) => !negated && IN_THE_OPEN.test(text)));
  const isSquare = says(pieces, ({ square }) => square === true);
  if (!isOutside || !(isRink || (isSquare && says(pieces, isSkating)))) return pieces;
  const isPark = says(pieces, ({ park }) => park === true);
  const isPlaced = says(
    pieces,
    ({ land, scenery, ifNone }) => scenery !== undefined || (land === 'street' && ifNone !== true),
  );
  const isPeopled = says(pieces, ({ thing }) => thing === 'person' || thing === 'skater');
  const ground: Meaning = {
    ...WINTER,
    ...(isPark ? EVERYDAY_KEYS.parkpond : isPlaced ? {} : { land: 'street', square: true }),
    ...(!isPeopled && { thing: 'skater', count: 4, vague: true }),
  };
  return pieces.map((piece) => ({
    ...piece,
    meanings: piece.meanings.map((one): Meaning => {
      if (isHall(one)) return ground;
      if (!isSkating(one) || isPark) return one;
      const { land: _land, ...rest } = one;
      return isPlaced ? rest : { ...rest, land: 'street', square: true };
    }),
  }));
}
