import type { Setting } from '../../setting.ts';
import type { Subject } from '../../words/idea.ts';
import type { Town } from '../../words/place.ts';
import { ROAD_VEHICLES } from '../../words/vehicles.ts';
import type { EastTown } from './asia/east-front.ts';
import { isWideOver } from './landmarks/over-roofs.ts';

/** What a street is: one of a city with cars, one of an old town for people on foot, a lane between old houses, an alley full of neon signs, water, one between the gardens of a suburb, water between the quays of a town in China, a covered lane of shops in the East, a street full of stalls and neon there, one of Paris with the terraces of cafés, the sea below a village of Greece, a dusty one between wooden houses of the West, a canal of Holland, a plaza of Mexico, a street of India full of shops, a court within a house, the quay of a container port. */
export type StreetKind =
  | 'avenue'
  | 'old'
  | 'lane'
  | 'neon'
  | 'canal'
  | 'suburb'
  | 'watertown'
  | 'souk'
  | 'nightmarket'
  | 'cafes'
  | 'greek'
  | 'western'
  | 'amsterdam'
  | 'plaza'
  | 'indian'
  | 'port'
  | 'havana'
  | 'caribbean'
  | 'african'
  | 'favela'
  | 'ghats'
  | 'hillstreet'
  /** A lane of a village of Greece that ends over the sea. */
  | 'greeklane'
  /** An alley between the backs of a city's brick houses. */
  | 'backalley'
  | 'streetcourt'
  | 'court'
  /** The court of an eastern palace. */
  | 'palace'
  /** The sand of an arena. */
  | 'arena'
  /** The turf of a stadium. */
  | 'stadium'
  /** A street of Japan with food stalls by night. */
  | 'yatai'
  /** The road through a small town in a desert of the American West. */
  | 'deserttown'
  /** A street with the shelter of a bus stop. */
  | 'busstop'
  | EastTown;

/** Whether a street is water between its houses. */
export const isWater = ({ kind }: { readonly kind: StreetKind }): boolean =>
  kind === 'canal' || ON_WATER.has(kind);

/** Whether its water is the open sea. */
export const isSea = ({ kind }: { readonly kind: StreetKind }): boolean => AT_SEA.has(kind);

/** Towns over the open sea, and all that are seen over water. */
const AT_SEA: ReadonlySet<StreetKind> = new Set<StreetKind>([
  'greek',
  'port',
  'favela',
  'ghats',
  'hillstreet',
]);
const ON_WATER: ReadonlySet<StreetKind> = new Set<StreetKind>([
  ...AT_SEA,
  'watertown',
  'amsterdam',
]);

/** Whether a street is an old town's, paved for people on foot: where a market is held, or lanterns hang. */
export const isOldStreet = (subjects: readonly Pick<Subject, 'thing'>[]): boolean =>
  subjects.some(({ thing }) => thing === 'stall' || thing === 'paperlantern');

/** What the street of a setting is. */
export const kindOf = (setting: WaySetting): StreetKind => {
  const { land, subjects, isAlley, idea } = setting;
  const isSquare = isOnSquare(setting);
  const town = idea.town === null ? null : (WITHIN[idea.town] ?? (idea.town as StreetKind));
  if (land === 'canal') return town !== null && ON_WATER.has(town) ? town : 'canal';
  if (land === 'street' && town !== null && !ON_WATER.has(town)) return town;
  const isNeon = isAlley && idea.neon;
  if ((isOldStreet(subjects) && !isNeon) || isSquare) return 'old';
  if (!isAlley) return 'avenue';
  if (idea.neon) return 'neon';
  // Between the houses of a lane no mountain or castle is seen.
  return isWideOver(idea.city) ? 'old' : 'lane';
};

/** Towns of which a court or what lies within is seen, and of which kind it is. */
const WITHIN: Partial<Readonly<Record<Town, StreetKind>>> = {
  riad: 'court',
  patio: 'court',
  gyeongbok: 'palace',
  forbidden: 'palace',
  colosseum: 'arena',
  bullring: 'arena',
};

const ENCLOSED: ReadonlySet<StreetKind> = new Set<StreetKind>([
  ...Object.values(WITHIN),
  'stadium',
]);

/** Whether a street is a court, an arena or a stadium, over whose walls nothing else is seen. */
export const isEnclosed = ({ kind }: { readonly kind: StreetKind }): boolean => ENCLOSED.has(kind);

/** Whether a town is seen from the middle of an arena or a stadium, with seats all round. */
export const isAmongSeats = ({ town }: Pick<Setting['idea'], 'town'>): boolean =>
  town === 'colosseum' || town === 'bullring' || town === 'stadium';

/** What of a setting decides how its street runs. */
export type WaySetting = Pick<Setting, 'land' | 'subjects' | 'isAlley' | 'turn' | 'side' | 'idea'>;

/** Whether a street is a square for people on foot. */
export const isOnSquare = ({ land, idea, subjects }: WaySetting): boolean =>
  land === 'street' &&
  idea.square &&
  idea.town === null &&
  !subjects.some(({ thing }) => ROAD_VEHICLES.has(thing) || thing === 'tram');
