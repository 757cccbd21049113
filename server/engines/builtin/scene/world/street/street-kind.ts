import type { Setting } from '../../setting.ts';
import type { Subject } from '../../words/idea.ts';
import type { Town } from '../../words/place.ts';
import { ROAD_VEHICLES } from '../../words/vehicles.ts';
import { isWideOver } from './landmarks/over-roofs.ts';

/** Towns that are a court, an arena or a palace: these streets are of one kind each. */
type Enclosed = 'riad' | 'patio' | 'colosseum' | 'bullring' | 'gyeongbok' | 'forbidden';

/** What a street is: that of a town known by its houses, or one of a city with cars, one of an old town for people on foot, a lane between old houses, an alley full of neon signs, water, a court within a house, the court of an eastern palace, the sand of an arena. */
export type StreetKind =
  | Exclude<Town, Enclosed>
  | 'avenue'
  | 'old'
  | 'lane'
  | 'neon'
  | 'canal'
  | 'court'
  | 'palace'
  | 'arena';

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
