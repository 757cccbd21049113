import { clamp } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import { isAnimalFolk } from '../../../words/creatures.ts';
import type { Subject, Thing } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { lookUp } from '../../../world/height-map.ts';
import { middleOfWay } from '../../../world/paths/path.ts';
import { TRAM_LINE } from '../../../world/street/kerb/rails.ts';
import { type StreetKind } from '../../../world/street/street-kind.ts';
import { wayOf } from '../../../world/street/way.ts';
import { isAbout } from '../size/about.ts';
import type { Stage } from '../stage.ts';

/**
 * What drives on a way: how high it is, and how far from the way's middle it keeps, world units, and where the
 * nearest one's wheels are, as a share of the way from the horizon down.
 */
const DRIVERS: Partial<
  Readonly<Record<Thing, { readonly high: number; readonly lane: number; readonly feet: number }>>
> = {
  car: { high: 1.5, lane: 2.2, feet: 0.86 },
  policecar: { high: 1.62, lane: 2.2, feet: 0.86 },
  ambulance: { high: 2.7, lane: 2.4, feet: 0.82 },
  fireengine: { high: 3.4, lane: 2.6, feet: 0.78 },
  truck: { high: 3.8, lane: 2.6, feet: 0.76 },
  bus: { high: 3.1, lane: 2.7, feet: 0.78 },
  motorcycle: { high: 1.24, lane: 2, feet: 0.9 },
  tram: { high: 4.1, lane: -TRAM_LINE, feet: 0.78 },
};

/** How high a car of another kind is. */
const KINDS: Partial<Readonly<Record<Trait, number>>> = {
  sports: 1.25,
  pickup: 1.85,
  van: 2.3,
  taxi: 1.66,
};

/** How high a motorcycle is with who rides it. */
const RIDDEN = 1.75;

/** How much larger than it is a motorcycle is drawn that the picture is about: in a street, where cars tell its size, and elsewhere. */
const BOLD = { street: 1.6, road: 2.1 } as const;
/** What is as low as a car, and how much larger it is drawn on a road. */
const CARS: ReadonlySet<Thing> = new Set<Thing>(['car', 'policecar']);
const BOLD_CAR = 1.35;
/** The least of the picture's height that it has then, and how much larger than it is it is drawn for that at the most. */
const LEAST_CAR = 0.17;
const MOST_BOLD = 1.9;
/** The same of one in which somebody is who was asked for, and is to be seen. */
const LEAST_WITH_PEOPLE = 0.27;
const MOST_WITH_PEOPLE = 2.5;
/** The least of the picture's height that a car has with an animal at its wheel, which must be seen; of each one behind it that share. */
const LEAST_WITH_BEAST = 0.34;
/** The least and the most of the picture's height that it has then. */
const SHOWN = { least: 0.28, most: 0.5 } as const;

/** Of the lane in a street that one keeps to on a road in open land, which is narrower. */
const NARROWER = 0.72;

/** The same for each one behind it, of that share. */
const BEHIND = 0.52;
/** From which height on something is as long as a bus, world units, and its share behind others beside that: it needs more room. */
const LONG = { from: 2.6, behind: 0.72 } as const;
/** By night the first is so much farther off: its lamps light the road before it. */
const BY_NIGHT = 0.74;

/** How far ahead is looked for its place, world units. */
const FARTHEST = 120;

/** Somewhere on a way, and how it is seen there. */
export interface LanePlace {
  readonly x: number;
  readonly z: number;
  /** Height in pixels. */
  readonly tall: number;
  /** How far it is turned from driving to the right, radians. */
  readonly heading: number;
}

/** The streets in which cars drive. */
const ROADS: ReadonlySet<StreetKind> = new Set<StreetKind>(['avenue', 'suburb']);

/** Whether cars drive in a setting's street. */
export const hasRoadway = (setting: Setting): boolean =>
  setting.land === 'street' && ROADS.has(wayOf(setting).kind);

/** How many of other kinds drive before something on its lane: the lower ones, and of those as high the ones that are named first. */
function driversBefore({ subjects }: Setting, subject: Subject): number {
  const own = DRIVERS[subject.thing];
  const place = subjects.indexOf(subject);
  return subjects.reduce((sum, one, at) => {
    const other = DRIVERS[one.thing];
    const isBeside = one === subject || one.far === true || other === undefined;
    if (isBeside || own === undefined || other.lane < 0 !== own.lane < 0) return sum;
    const isBefore = other.high < own.high || (other.high === own.high && at < place);
    return sum + (isBefore ? one.count : 0);
  }, 0);
}

/**
 * Where something drives along the way ahead, as large as it is there, towards the eye and on the left of the way; null for what
 * drives nowhere and where no way leads.
 */
export function onLane(
  { camera, frame, map, setting }: Stage,
  subject: Subject,
  index: number,
): LanePlace | null {
  const { thing, traits } = subject;
  // A car on which somebody is has been parked; one that flies needs no lane.
  const isOff = subject.carries !== undefined || traits?.includes('inair') === true;
  const driver = isOff ? undefined : DRIVERS[thing];
  const isStreet = hasRoadway(setting);
  const isRoad = setting.idea.path === 'road' && middleOfWay(setting, 1) !== null;
  if (driver === undefined || !(isStreet || isRoad)) return null;
  const room = frame.height - camera.horizon;
  const before = index + driversBefore(setting, subject);
  const long = before > 0 && driver.high > LONG.from ? LONG.behind : 1;
  const near = driver.feet * (setting.light.isNight ? BY_NIGHT : 1);
  const wanted = camera.horizon + room * near * long * BEHIND ** before;
  const way = wayOf(setting);
  const placeAt = (z: number) => {
    const middle = isStreet ? way.middle(z) : (middleOfWay(setting, z) ?? 0);
    const x = middle - driver.lane * (isStreet ? 1 : NARROWER);
    const ground = isStreet ? 0 : lookUp(map.heights, x, z);
    return { x, z, row: camera.horizon + (camera.focal * (camera.height - ground)) / z };
  };
  let best = placeAt(2);
  for (let z = 2; z < FARTHEST; z *= 1.03) {
    const place = placeAt(z);
    if (Math.abs(place.row - wanted) < Math.abs(best.row - wanted)) best = place;
  }
  const { x, z } = best;
  const ahead = placeAt(z * 1.1).x - placeAt(z * 0.9).x;
  const heading = Math.PI / 2 - Math.atan2(x, z) + Math.atan2(ahead, 0.2 * z);
  const kind = traits?.map((trait) => KINDS[trait]).find((high) => high !== undefined);
  const high = traits?.includes('mounted') ? RIDDEN : (kind ?? driver.high);
  const tall = (high * camera.focal) / z;
  if (isAnimalFolk(subject.traits) && thing !== 'motorcycle') {
    const least = LEAST_WITH_BEAST * frame.height * BEHIND ** before;
    return { x, z, tall: Math.max(least, tall), heading };
  }
  if (CARS.has(thing) && !isStreet && isAbout(setting.idea, subject)) {
    const [least, most] =
      traits?.includes('crewed') === true
        ? [LEAST_WITH_PEOPLE, MOST_WITH_PEOPLE]
        : [LEAST_CAR, MOST_BOLD];
    return { x, z, tall: clamp(least * frame.height, BOLD_CAR * tall, most * tall), heading };
  }
  if (thing !== 'motorcycle' || !isAbout(setting.idea, subject)) return { x, z, tall, heading };
  const bold = tall * (isStreet ? BOLD.street : BOLD.road);
  const { least, most } = SHOWN;
  const shown = clamp(bold, least * frame.height, most * frame.height);
  return { x, z, tall: Math.max(tall, shown), heading };
}
