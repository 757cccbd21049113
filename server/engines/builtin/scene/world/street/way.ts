import type { Setting } from '../../setting.ts';
import { endsStreet } from '../../words/buildings.ts';
import { isWalker } from '../../words/creatures.ts';
import type { Subject } from '../../words/idea.ts';
import type { Town } from '../../words/place.ts';
import { ROAD_VEHICLES } from '../../words/vehicles.ts';
import type { EastTown } from './asia/east-front.ts';
import { isWideOver, leadsStraight } from './landmarks/over-roofs.ts';

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
export const isWater = ({ kind }: Pick<Way, 'kind'>): boolean =>
  kind === 'canal' || ON_WATER.has(kind);

/** Whether its water is the open sea. */
export const isSea = ({ kind }: Pick<Way, 'kind'>): boolean => AT_SEA.has(kind);

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

/** How a street runs: straight on, in a bend, or out on a square. */
export type StreetForm = 'straight' | 'bend' | 'square';

/** How a street runs and how wide it is; lengths in world units. */
export interface Way {
  readonly kind: StreetKind;
  readonly form: StreetForm;
  /** How far its middle is aside so far ahead, and how much that changes with a unit. */
  readonly middle: (z: number) => number;
  readonly turns: (z: number) => number;
  /** From its middle to the houses. */
  readonly front: number;
  /** Half its roadway or its water; the pavement or the quay goes from there to the houses. */
  readonly road: number;
  /** Where it ends at houses across it. */
  readonly end: number;
  /** Whether its church stands behind those houses rather than before them. */
  readonly hidesChurch: boolean;
}

/** Where a bend begins, and how far it takes to turn by an eighth. */
const BEND = { from: 10, long: 62, most: 1.15 } as const;
/** From the middle to the houses of each kind, and half the roadway. */
const WIDTHS: Readonly<Record<StreetKind, readonly [front: number, road: number]>> = {
  avenue: [10.5, 6],
  old: [9.6, 9.6],
  lane: [2.9, 2.9],
  neon: [2.8, 2.8],
  canal: [9.5, 9.5],
  suburb: [11.6, 3.6],
  watertown: [7.2, 5],
  souk: [4.3, 4.3],
  nightmarket: [5.9, 5.9],
  cafes: [7.4, 7.4],
  greek: [12, 12],
  western: [8.6, 8.6],
  amsterdam: [10.6, 6.6],
  plaza: [13, 13],
  indian: [5, 5],
  hanok: [2.7, 2.7],
  machiya: [3.1, 3.1],
  hutong: [3.4, 3.4],
  port: [12, 12],
  havana: [6.6, 5.2],
  caribbean: [7.4, 6.2],
  african: [6.6, 4.4],
  favela: [12, 12],
  ghats: [12, 12],
  hillstreet: [9, 6],
  greeklane: [2.5, 2.5],
  backalley: [2.7, 2.7],
  streetcourt: [13, 13],
  court: [6.2, 6.2],
  palace: [28, 28],
  arena: [19, 19],
  stadium: [24, 24],
  yatai: [5.4, 5.4],
  deserttown: [10, 5.2],
  busstop: [7.6, 3.6],
};
/** The same of an avenue full of neon: narrower, so that its signs are near. */
const LIT_AVENUE: readonly [front: number, road: number] = [8.2, 5.2];
/** How far from the middle of a suburb's street the eye is, on its pavement. World units. */
const ASIDE = 4.6;
/** The same of a street with a bus stop: at its kerb. */
const BY_KERB = 2.7;
/** The same of a street of cafés: nearer to one of its terraces. */
const BY_TERRACE = 1.7;
/** The same of a water town's canal where somebody is asked for who stands on its quay. */
const ON_QUAY = 5.6;
/** The same of a canal of Holland. */
const ON_WIDE_QUAY = 7.6;
/** How wide squares are to each side of their middle, how far off they end, and how far aside the eye is, in the four pictures. */
const SQUARES: readonly (readonly [front: number, end: number, aside: number])[] = [
  [18, 44, 2],
  [20, 50, 0],
  [15, 40, 7],
  [21, 56, -10],
];

/** Streets so narrow that they bend sooner. */
const TIGHT: ReadonlySet<StreetKind> = new Set<StreetKind>([
  'lane',
  'backalley',
  'neon',
  'souk',
  'hanok',
  'machiya',
  'hutong',
]);
/** How a street of each kind runs in a request's four pictures. */
const FORMS: Readonly<Record<StreetKind, readonly StreetForm[]>> = {
  avenue: ['straight', 'bend', 'straight', 'bend'],
  old: ['straight', 'square', 'bend', 'straight'],
  lane: ['straight', 'bend', 'straight', 'bend'],
  neon: ['straight', 'bend', 'straight', 'bend'],
  canal: ['straight', 'bend', 'straight', 'bend'],
  port: ['straight', 'straight', 'straight', 'straight'],
  havana: ['straight', 'straight', 'straight', 'straight'],
  caribbean: ['straight', 'straight', 'straight', 'straight'],
  african: ['straight', 'straight', 'straight', 'straight'],
  favela: ['straight', 'straight', 'straight', 'straight'],
  ghats: ['straight', 'straight', 'straight', 'straight'],
  hillstreet: ['straight', 'straight', 'straight', 'straight'],
  greeklane: ['straight', 'straight', 'straight', 'straight'],
  backalley: ['straight', 'bend', 'straight', 'bend'],
  streetcourt: ['straight', 'straight', 'straight', 'straight'],
  court: ['straight', 'straight', 'straight', 'straight'],
  palace: ['straight', 'straight', 'straight', 'straight'],
  arena: ['straight', 'straight', 'straight', 'straight'],
  stadium: ['straight', 'straight', 'straight', 'straight'],
  yatai: ['straight', 'straight', 'straight', 'straight'],
  deserttown: ['straight', 'straight', 'straight', 'straight'],
  busstop: ['straight', 'straight', 'straight', 'straight'],
  watertown: ['bend', 'straight', 'straight', 'bend'],
  suburb: ['bend', 'straight', 'bend', 'bend'],
  souk: ['straight', 'bend', 'straight', 'bend'],
  nightmarket: ['straight', 'bend', 'straight', 'straight'],
  cafes: ['straight', 'bend', 'straight', 'bend'],
  greek: ['straight', 'straight', 'straight', 'straight'],
  western: ['straight', 'straight', 'straight', 'straight'],
  amsterdam: ['bend', 'straight', 'bend', 'bend'],
  plaza: ['straight', 'straight', 'straight', 'straight'],
  indian: ['straight', 'bend', 'straight', 'bend'],
  hanok: ['bend', 'straight', 'bend', 'straight'],
  machiya: ['straight', 'bend', 'straight', 'bend'],
  hutong: ['straight', 'bend', 'straight', 'bend'],
};
/** How far off a street of each kind ends in the four pictures. */
const ENDS: Readonly<Record<StreetKind, readonly number[]>> = {
  avenue: [520, 130, 520, 150],
  old: [96, 58, 110, 150],
  lane: [52, 60, 84, 70],
  neon: [74, 60, 110, 70],
  canal: [150, 110, 210, 130],
  port: [250, 250, 250, 250],
  havana: [110, 92, 124, 84],
  caribbean: [54, 48, 60, 50],
  african: [84, 70, 96, 76],
  favela: [250, 250, 250, 250],
  ghats: [250, 250, 250, 250],
  hillstreet: [250, 250, 250, 250],
  greeklane: [20, 16, 25, 18],
  backalley: [46, 40, 58, 44],
  streetcourt: [26, 25, 27, 28],
  court: [15.5, 17, 14.5, 19],
  palace: [31, 36, 28, 44],
  arena: [30, 35, 27, 38],
  stadium: [36, 42, 33, 46],
  yatai: [70, 60, 84, 66],
  deserttown: [96, 80, 110, 90],
  busstop: [110, 90, 130, 100],
  watertown: [92, 130, 110, 76],
  suburb: [112, 78, 96, 124],
  souk: [58, 50, 66, 54],
  nightmarket: [96, 70, 120, 84],
  cafes: [130, 90, 150, 110],
  greek: [250, 250, 250, 250],
  western: [78, 60, 96, 70],
  amsterdam: [120, 140, 104, 130],
  plaza: [46, 54, 50, 44],
  indian: [120, 84, 140, 96],
  hanok: [58, 84, 64, 96],
  machiya: [66, 60, 90, 64],
  hutong: [80, 64, 110, 70],
};

/** Whether a street is an old town's, paved for people on foot: where a market is held, or lanterns hang. */
export const isOldStreet = (subjects: readonly Pick<Subject, 'thing'>[]): boolean =>
  subjects.some(({ thing }) => thing === 'stall' || thing === 'paperlantern');

const kindOf = (setting: WaySetting): StreetKind => {
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
export const isEnclosed = ({ kind }: Pick<Way, 'kind'>): boolean => ENCLOSED.has(kind);

/** Whether a town is seen from the middle of an arena or a stadium, with seats all round. */
export const isAmongSeats = ({ town }: Pick<Setting['idea'], 'town'>): boolean =>
  town === 'colosseum' || town === 'bullring' || town === 'stadium';

/** What of a setting decides how its street runs. */
type WaySetting = Pick<Setting, 'land' | 'subjects' | 'isAlley' | 'turn' | 'side' | 'idea'>;

/** Whether a street is a square for people on foot. */
const isOnSquare = ({ land, idea, subjects }: WaySetting): boolean =>
  land === 'street' &&
  idea.square &&
  idea.town === null &&
  !subjects.some(({ thing }) => ROAD_VEHICLES.has(thing) || thing === 'tram');

/** How far off a stadium's seats behind the goal are where one is scored, world units. */
const BEFORE_GOAL = 17.5;

const isScorer = ({ traits }: Subject): boolean => traits?.includes('scoring') === true;

/** How the street of a setting runs. */
export function wayOf(setting: WaySetting): Way {
  const kind = kindOf(setting);
  const turn = setting.turn % 4;
  const { city } = setting.idea;
  const usual =
    isOnSquare(setting) && !isWideOver(city) ? 'square' : (FORMS[kind][turn] as StreetForm);
  // Flames are seen at the fronts along a straight street; in a bend they would be before a corner.
  const isKeptStraight = leadsStraight(city) || setting.idea.burning;
  const isStraight = needsStraight(setting) || (isKeptStraight && usual === 'bend');
  const form = isStraight ? 'straight' : usual;
  const [square, across, beside] = SQUARES[turn] as (typeof SQUARES)[number];
  const isSquare = form === 'square';
  const isNarrow = kind === 'avenue' && setting.idea.neon;
  const [front, road] = isSquare ? [square, square] : isNarrow ? LIT_AVENUE : WIDTHS[kind];
  const end = needsStraight(setting)
    ? 520
    : isSquare
      ? across
      : kind === 'stadium' && setting.subjects.some(isScorer)
        ? BEFORE_GOAL
        : kind === 'avenue' && leadsStraight(city)
          ? Math.max(...ENDS.avenue)
          : (ENDS[kind][turn] as number);
  // Away from the side to which the far end is moved, where there is more room.
  const aside = form === 'bend' ? -setting.side : 0;
  const long = BEND.long * (TIGHT.has(kind) ? 0.55 : 1);
  const shift = setting.side * (isSquare ? beside : -besideMiddle(setting, kind));
  const turns = (z: number) => aside * Math.min(BEND.most, Math.max(0, (z - BEND.from) / long));
  const middle = (z: number) => {
    const past = Math.max(0, z - BEND.from);
    const bent = Math.min(past, BEND.most * long);
    return shift + aside * ((bent * bent) / (2 * long) + (past - bent) * BEND.most);
  };
  const hidesChurch = isSquare && turn > 1;
  return { kind, form, middle, turns, front, road, end, hidesChurch };
}

/** How far from a street's middle the eye is: on a suburb's pavement, on a quay where somebody is asked for. World units. */
const besideMiddle = ({ subjects }: WaySetting, kind: StreetKind): number => {
  if (kind === 'suburb') return ASIDE;
  if (kind === 'cafes') return BY_TERRACE;
  if (kind === 'busstop') return BY_KERB;
  const hasWalker = subjects.some(({ thing }) => isWalker(thing) || thing === 'bicycle');
  if (kind === 'amsterdam' && hasWalker) return ON_WIDE_QUAY;
  return kind === 'watertown' && hasWalker ? ON_QUAY : 0;
};

/** Whether something that is asked for needs a straight street: rails, a tower or a board at its far end, or lanterns over it unless they hang over a square. */
const needsStraight = ({ subjects, idea }: WaySetting): boolean =>
  idea.scenery === 'newyear' ||
  subjects.some(
    ({ thing }) =>
      thing === 'tram' || endsStreet(thing) || (thing === 'paperlantern' && !idea.square),
  );
