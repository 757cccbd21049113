import { isOnRoof } from '../../../choices/choose-land.ts';
import { isColossal } from '../../../choices/colossal.ts';
import { isInBeds } from '../../../choices/in-garden.ts';
import { isFromAbove, isStillLife } from '../../../choices/still-life.ts';
import { isWalker } from '../../../words/creatures.ts';
import type { Idea, Subject, Thing } from '../../../words/idea.ts';
import type { Land } from '../../../words/land.ts';
import { isLaid as isOnTable, standsOnFloor } from '../../../words/meals/laid.ts';
import type { Scenery } from '../../../words/scenery.ts';
import { SEASIDE_THINGS } from '../../../words/seaside-things.ts';
import { isExamined } from '../../../words/work/at-vets.ts';
import { INDOORS } from '../../../world/room/plan-room.ts';
import { figureOf } from '../../creatures/figure.ts';
import { isLone } from './about.ts';
import { LIVING, naturalMetres } from './metres.ts';
import { postureShare } from './posture-share.ts';

/** How high what stands on a window's sill is, metres; else `SMALL`. */
const ON_SILL: Partial<Readonly<Record<Thing, number>>> = {
  apple: 0.09,
  fruit: 0.16,
  cup: 0.1,
  book: 0.2,
  candle: 0.18,
  vase: 0.34,
  flower: 0.36,
  plant: 0.4,
  lamp: 0.42,
  lantern: 0.34,
  clock: 0.24,
  fishbowl: 0.3,
  teddy: 0.32,
  pumpkin: 0.26,
  bread: 0.14,
  cake: 0.18,
  wine: 0.3,
  drink: 0.17,
  beer: 0.2,
};
const SMALL = 0.2;
/** How high what stands on the floor of a porch or a terrace is, with its pot, metres. */
const ON_GROUND: Partial<Readonly<Record<Thing, number>>> = {
  pumpkin: 0.46,
  basket: 0.42,
  plant: 0.8,
  vase: 0.6,
  lantern: 0.5,
  flower: 0.6,
};
/** What may lie about in a street or a garden. */
const LOOSE: ReadonlySet<Thing> = new Set<Thing>([
  'apple',
  'fruit',
  'cup',
  'book',
  'bread',
  'teddy',
]);
/** What else is as large there as it is by nature: nothing that is taller than doors. */
const MEASURED: ReadonlySet<Thing> = new Set<Thing>([
  ...SEASIDE_THINGS,
  'clothesline',
  'popcorncart',
  'icecreamcart',
  'tumbleweed',
  'cowskull',
  'loudspeaker',
  'torch',
]);
/** What fits a hand, metres, and how much larger it is drawn. */
const HANDY = { below: 0.15, times: 2 } as const;

const looseBoldness = (own: number): number =>
  own < HANDY.below ? HANDY.times : boldness(own, false);

/** How high what is on a window's sill is there, metres; what is small is drawn larger, as one looks at it. */
export function metresOnSill(thing: Thing | undefined): number {
  const own = (thing && (LIVING[thing] ?? ON_SILL[thing])) ?? SMALL;
  return own * looseBoldness(own);
}

/** How much higher an animal is with who rides it. */
const RIDDEN = 1.45;

/** How high the smallest beast of tales is with a grown man on it, metres. */
const WITH_RIDER = 2.2;

/** How tall the tallest of those is beside a man. */
const tallestIn = (crew: NonNullable<Subject['crew']>): number =>
  Math.max(...crew.map((traits) => figureOf(traits).tall));

/** What is so low, metres, is drawn larger than it is, so many times at the most: it must be seen. */
const BOLD: readonly { readonly below: number; readonly times: number }[] = [
  { below: 0.2, times: 1.6 },
  { below: 0.5, times: 1.2 },
];

/** The same again among flowers, which hide it and tell its size less than doors do. */
const BOLDER = { below: 0.5, times: 1.35 } as const;

function boldness(high: number, isAmongFlowers: boolean): number {
  const bold = BOLD.find(({ below }) => high < below)?.times ?? 1;
  return isAmongFlowers && high < BOLDER.below ? bold * BOLDER.times : bold;
}

/** Places whose doors, tables and beds tell how large who is there is. */
const TOLD: ReadonlySet<Scenery> = new Set<Scenery>([
  'backyard',
  'vegetablegarden',
  'schoolgarden',
  'countrystop',
  'driveway',
  'snowydriveway',
]);

/** Whether a picture's walls, doors, furniture and beds of flowers tell the size of who is among them. */
export const tellsSize = (idea: Idea, land: Land): boolean =>
  idea.composition !== 'close' &&
  idea.composition !== 'portrait' &&
  !isFromAbove(idea) &&
  (land === 'street' ||
    isOnRoof(idea) ||
    isInBeds(idea, land) ||
    (land === 'field' && idea.scenery !== null && TOLD.has(idea.scenery)) ||
    (INDOORS.includes(land) && !isStillLife(idea)));

/** How high one of a subject is among doors and furniture, metres; null: nothing there says so, or a seat does. */
export function metresOf(idea: Idea, land: Land, subject: Subject): number | null {
  const { thing, traits = [], on, far, size, crew } = subject;
  if (isColossal(idea, subject)) return null;
  const isLoose = LOOSE.has(thing) && !INDOORS.includes(land);
  const own =
    (isExamined(subject) ? LIVING.person : undefined) ??
    LIVING[thing] ??
    (MEASURED.has(thing) ? naturalMetres(thing) : undefined) ??
    (isLoose ? ON_SILL[thing] : standsOnFloor(land, subject) ? ON_GROUND[thing] : undefined);
  if (own === undefined || on !== undefined || far === true || !tellsSize(idea, land)) return null;
  const age = thing === 'person' || thing === 'umbrella' ? figureOf(traits).tall : 1;
  const rider = traits.includes('mounted') && thing !== 'person' ? RIDDEN : 1;
  if (rider > 1 && crew !== undefined) return Math.max(own * rider, WITH_RIDER * tallestIn(crew));
  const bold = isLoose ? looseBoldness(own) : boldness(own, isInBeds(idea, land));
  return own * bold * age * rider * size * postureShare(idea, subject);
}

/** How high one of a subject is beside a car, metres: what is small is drawn larger, so that it is seen; null: unknown. */
export function metresBeside({ thing, traits = [], size, on }: Subject): number | null {
  const own = LIVING[thing];
  if (own === undefined || on !== undefined) return null;
  const age = thing === 'person' || thing === 'umbrella' ? figureOf(traits).tall : 1;
  return own * boldness(own, true) * age * size;
}

/** Where the feet of one that has its size are, as in `STANDS`: near, so that it is seen well; and how much farther off several are. */
const NEAR = { feet: 0.92, several: -0.22, group: -0.06 } as const;

/** Where the feet of so many are that have their size, as in `STANDS`; nearer of a group that the picture is of, who stand one behind the other. */
export const nearFeet = (count: number, isGroup: boolean): number =>
  NEAR.feet * count ** (isGroup ? NEAR.group : NEAR.several);

/** How high the eye is before who has their size, by the tallest of them; in a street, a garden and a room that at the least, metres. */
const EYE = { share: 0.86, street: 0.52, garden: 1.15, room: 0.78, tiny: 0.42 } as const;
/** The same in a street before the one of whom alone the picture is: lower, so that they are large among its houses. */
const BEFORE_ONE = { share: 0.58, underUmbrella: 0.48, least: 0.36 } as const;
/** What is below that, metres, is looked at from lower than a table in a room. */
const TINY = 0.3;

/** How high the tallest of those is that have their size, metres; 0: there is none. */
export const tallestOf = (idea: Idea, land: Land): number =>
  Math.max(0, ...idea.subjects.map((one) => metresOf(idea, land, one) ?? 0));

/** How high the eye is at the most, metres: low before what is low, which is large then among all that is large; null: as it is. */
export function lowEye(idea: Idea, land: Land): number | null {
  if (idea.composition === 'aerial' || isOnRoof(idea)) return null;
  const isInside = INDOORS.includes(land);
  const isLaid = (one: Subject) => one.on !== undefined || (isInside && isOnTable(land, one));
  if (idea.subjects.some(isLaid)) return null;
  const subjects = idea.subjects.map((one) => ({ ...one, posture: null }));
  const tallest = tallestOf({ ...idea, subjects }, land);
  if (tallest === 0) return null;
  const inRoom = tallest < TINY ? EYE.tiny : EYE.room;
  if (land === 'street' && isOfOneWalker(idea)) {
    const { share, underUmbrella, least } = BEFORE_ONE;
    const isDry = idea.subjects.some(({ thing }) => thing === 'umbrella');
    return Math.max(least, (isDry ? underUmbrella : share) * tallest);
  }
  const least = isInside ? inRoom : land === 'street' ? EYE.street : EYE.garden;
  return Math.max(least, EYE.share * tallest);
}

/** Whether one person or animal alone was asked for, and not to be seen in a wide view. */
const isOfOneWalker = (idea: Idea): boolean =>
  idea.composition !== 'wide' &&
  idea.subjects.every((one) => isLone(idea, one) && isWalker(one.thing));
