import type { Colour, Subject, Thing } from '../idea.ts';
import type { Pieces } from '../pieces.ts';
import type { Scenery } from '../scenery.ts';

/** What is drawn with another thing, and not beside it where both are named: sails are those of a tall ship ("a tall ship under full sail"), horses those of a carriage. */
const PARTS: Partial<Readonly<Record<Thing, readonly Thing[]>>> = {
  // Its nose is a carrot.
  snowman: ['fruit'],
  galleon: ['boat'],
  longship: ['boat'],
  rapunzeltower: ['tower'],
  stavechurch: ['church'],
  trojanhorse: ['horse'],
  carriage: ['horse', 'bus'],
  pumpkincoach: ['horse', 'bus', 'pumpkin', 'carriage'],
};

/** The things without those that are parts of another. */
export function withoutParts(things: readonly Subject[]): readonly Subject[] {
  const parts = new Set(things.flatMap(({ thing }) => PARTS[thing] ?? []));
  return things.filter(({ thing }) => !parts.has(thing));
}

/** A sleigh that is named with several dogs is drawn by them, and one that dogs draw with no others. */
export function behindDogs(things: readonly Subject[]): readonly Subject[] {
  const sleigh = things.find(({ thing }) => thing === 'sleigh');
  const isTeam = ({ thing, traits = [], count, on }: Subject) =>
    thing === 'dog' &&
    on === undefined &&
    (count > 1 || sleigh?.traits?.includes('dogteam')) &&
    !traits.includes('young');
  if (sleigh === undefined || !things.some((one) => isTeam(one))) return things;
  return things
    .filter((one) => !isTeam(one))
    .map((one) => (one === sleigh ? { ...one, count: 1, traits: ['dogteam'] } : one));
}

/** Who says that a castle is one of Japan. */
const OF_JAPAN = ['samurai', 'ninja', 'kimono'] as const;

/** A castle that is named with samurai is one of Japan. */
export function castlesOfJapan(things: readonly Subject[]): readonly Subject[] {
  const isInJapan = things.some(({ traits = [] }) => OF_JAPAN.some((one) => traits.includes(one)));
  if (!isInJapan) return things;
  return things.map((one) => (one.thing === 'castle' ? { ...one, thing: 'japancastle' } : one));
}

/** The habit of monks of the west. */
const HABIT: Colour = [0.13, 0.1, 0.085];

/** Places where such monks are. */
const OF_THE_WEST: ReadonlySet<Scenery> = new Set<Scenery>(['cliffmonastery', 'cloister']);

/** Monks who are named with a monastery or a cloister that is no temple of the east wear a dark habit. */
export function monksOfTheWest(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const isThere = pieces.some(({ meanings }) =>
    meanings.some(({ scenery }) => scenery !== undefined && OF_THE_WEST.has(scenery)),
  );
  if (!isThere && things.every(({ thing }) => thing !== 'monastery')) return things;
  return things.map((one) =>
    one.colour === null && one.traits?.includes('monk') === true ? { ...one, colour: HABIT } : one,
  );
}

/** A girl's cloth over her hair is of the colour of her clothes where nothing more is said of it: a riding hood is one garment. */
export const hooded = (things: readonly Subject[]): readonly Subject[] =>
  things.map((one) => {
    const { traits = [], colour, hat } = one;
    const isHooded = traits.includes('girl') && traits.includes('headscarf');
    return isHooded && colour !== null && hat === undefined ? { ...one, hat: colour } : one;
  });
