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

/** The words of a prompt: a rink in a park is ice there, one that is named with a square, a city or the sky is laid on a square, and who skates before a town hall does it there too. */
export function openRinks(pieces: Pieces): Pieces {
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
