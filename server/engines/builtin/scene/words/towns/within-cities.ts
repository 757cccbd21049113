import { FAMOUS_KEYS } from '../keys/places/famous-keys.ts';
import { TOWN_KEYS } from '../keys/places/town-keys.ts';
import type { Meaning } from '../meaning.ts';
import type { Pieces } from '../pieces.ts';
import type { Scenery } from '../scenery.ts';

/** What a city that is usually seen from afar is in its streets and on its beach. */
const WITHIN: Partial<Readonly<Record<Scenery, Readonly<Record<'street' | 'beach', Meaning>>>>> = {
  rio: {
    street: { land: 'field', scenery: 'riostreet', season: 'summer' },
    beach: { land: 'beach', scenery: 'promenade' },
  },
};

const names = (pieces: Pieces, test: (one: Meaning) => boolean): boolean =>
  pieces.some(({ meanings }) => meanings.some(test));

/** Whether a street climbs a hill of San Francisco. */
const climbs = ({ town }: Meaning): boolean => town === 'hillstreet';

/** Whether it is San Francisco, known by its bridge where nothing else of it is said. */
const isOnBay = ({ also, ifNone }: Meaning): boolean =>
  ifNone === true && also?.includes('suspensionbridge') === true;

const isOnRails = ({ scenery, thing }: Meaning): boolean =>
  scenery === 'ropeway' || thing === 'tram';

/** What a street that climbs has around it anyway. */
const isAroundHill = ({ hill, land, ground, scenery, thing }: Meaning): boolean =>
  thing === undefined &&
  (hill !== undefined || scenery === 'cove' || (land === 'sea' && ground === true));

/** The words of a prompt; a cable car of San Francisco runs on rails up one of its streets, over no mountains. */
export function onHillStreets(pieces: Pieces): Pieces {
  const isTram = names(pieces, isOnBay) && names(pieces, isOnRails);
  if (!isTram && !names(pieces, climbs)) return pieces;
  return pieces.map((piece) => ({
    ...piece,
    meanings: piece.meanings.map((one) => {
      const isThere =
        one.scenery === 'ropeway' ||
        (isTram && (one.thing === 'tram' || isOnBay(one) || isAroundHill(one)));
      return isThere ? TOWN_KEYS.hillstreet : one;
    }),
  }));
}

/** Whether it is Venice, of which no more is said. */
const isVenice = ({ land, also, thing }: Meaning): boolean =>
  land === 'canal' && thing === undefined && also?.includes('gondola') === true;

const isSquare = ({ land, square, ifNone, manner }: Meaning): boolean =>
  land === 'street' && square === true && (ifNone ?? manner) === undefined;

/** What is on the water there, sold under awnings, or served before a door, and so on no such square. */
const isBesideSquare = ({ thing, land }: Meaning): boolean =>
  thing === 'gondola' || thing === 'stall' || land === 'cafe' || land === 'restaurant';

/** The words of a prompt; a square of Venice is its great one, and has no gables of the north. */
function onSquaresOfVenice(pieces: Pieces): Pieces {
  const isThere = names(pieces, isVenice) && names(pieces, isSquare);
  if (!isThere || names(pieces, isBesideSquare)) return pieces;
  return pieces.map((piece) => ({
    ...piece,
    meanings: piece.meanings.map((one) =>
      isVenice(one)
        ? FAMOUS_KEYS.stmarks
        : isSquare(one)
          ? { ...(one.grounded && { grounded: true as const }) }
          : one,
    ),
  }));
}

/** The words of a prompt: who is in a street or on a beach of such a city does not see it from its mountain, unless that is named too, and a quarter of it is what is drawn. */
export function withinCities(named: Pieces): Pieces {
  const pieces = onSquaresOfVenice(named);
  const known = pieces.filter(({ meanings }) =>
    meanings.some(({ scenery }) => scenery !== undefined && WITHIN[scenery] !== undefined),
  );
  if (known.length !== 1) return pieces;
  const isQuarter = names(pieces, ({ town, ifNone }) => town !== undefined && ifNone !== true);
  const at = (['street', 'beach'] as const).find((land) =>
    names(pieces, (one) => one.land === land && one.ifNone !== true && one.scenery === undefined),
  );
  if (at === undefined && !isQuarter) return pieces;
  return pieces.map((piece) => ({
    ...piece,
    meanings: piece.meanings.map((one) => {
      const within = one.scenery === undefined ? undefined : WITHIN[one.scenery];
      if (within === undefined) return one;
      return isQuarter ? { season: 'summer' as const } : at === undefined ? one : within[at];
    }),
  }));
}
