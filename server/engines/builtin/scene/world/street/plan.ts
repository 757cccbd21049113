import { pick, type Random } from '../../../kernels/random.ts';
import type { Colour, Subject } from '../../words/idea.ts';

/** One house front along a street; lengths in world units. */
export interface House {
  /** Where it begins and ends along the street. */
  readonly from: number;
  readonly to: number;
  readonly height: number;
  /** How far its front stands from the street's middle. */
  readonly aside: number;
  readonly wall: Colour;
  /** Height of a storey and width of a window with its wall. */
  readonly storey: number;
  readonly bay: number;
  /** Share of a bay that is glass. */
  readonly glass: number;
  /** The colour of the shop's sign, or null for a plain ground floor. */
  readonly sign: Colour | null;
  /** Tells houses apart where their windows are lit by chance. */
  readonly number: number;
  /** Whether it has arched windows and a door instead of a shop. */
  readonly isOld: boolean;
  /** Whether it rises out of water, its foot wet. */
  readonly isAfloat: boolean;
}

/** A straight street ahead: houses on both sides, near to far. */
export interface Street {
  readonly left: readonly House[];
  readonly right: readonly House[];
  /** From its middle to the house fronts. */
  readonly front: number;
  /** Half the roadway's width; the pavement goes from there to the houses. */
  readonly road: number;
  /** Whether water fills it from front to front. */
  readonly isCanal: boolean;
  /** Whether it is paved with stone from front to front, for people on foot. */
  readonly isPaved: boolean;
}

/** From the street's middle to the house fronts, and in an alley. */
export const FRONT = 10.5;
const NARROW = 2.7;
/** How far the houses go. */
export const FARTHEST = 900;

const WALLS: readonly Colour[] = [
  [0.62, 0.36, 0.28],
  [0.82, 0.74, 0.6],
  [0.72, 0.7, 0.68],
  [0.5, 0.44, 0.4],
  [0.86, 0.82, 0.76],
  [0.58, 0.42, 0.34],
  [0.66, 0.56, 0.46],
];
const TOWER_WALLS: readonly Colour[] = [
  [0.34, 0.4, 0.46],
  [0.5, 0.54, 0.58],
  [0.26, 0.3, 0.36],
];
const SIGNS: readonly Colour[] = [
  [1, 0.25, 0.4],
  [0.2, 0.75, 1],
  [1, 0.72, 0.2],
  [0.45, 1, 0.6],
  [0.9, 0.35, 1],
];

/** Plaster of old houses by the water. */
const OLD_WALLS: readonly Colour[] = [
  [0.8, 0.56, 0.38],
  [0.76, 0.44, 0.34],
  [0.86, 0.76, 0.58],
  [0.72, 0.38, 0.3],
  [0.84, 0.66, 0.42],
  [0.8, 0.74, 0.66],
];

/** Whether a street is an old town's, paved for people on foot: where a market is held, or lanterns hang. */
export const isOldStreet = (subjects: readonly Pick<Subject, 'thing'>[]): boolean =>
  subjects.some(({ thing }) => thing === 'stall' || thing === 'paperlantern');

/** Builds a street: rows of houses with a side street now and then, towers farther away. */
export function planStreet(random: Random): Street {
  return {
    ...{ left: row(random), right: row(random), front: FRONT, road: 6 },
    ...{ isCanal: false, isPaved: false },
  };
}

/** Builds a canal: old houses that rise from the water on both sides. */
export function planCanal(random: Random): Street {
  return {
    ...oldTown(random, { front: FRONT, isOld: true, isAfloat: true }),
    isCanal: true,
    isPaved: false,
  };
}

/** Builds a street of an old town, low houses on both sides, where a market is held. */
export const planMarket = (random: Random): Street => ({
  ...oldTown(random, { front: FRONT, isOld: false, isAfloat: false }),
  isCanal: false,
  isPaved: true,
});

/** Builds an alley of an old town, paved from wall to wall. */
export const planAlley = (random: Random): Street => ({
  ...oldTown(random, { front: NARROW, isOld: true, isAfloat: false }),
  isCanal: false,
  isPaved: true,
});

/** How the houses of an old town stand. */
interface OldTown extends Pick<House, 'isOld' | 'isAfloat'> {
  readonly front: number;
}

const oldTown = (random: Random, town: OldTown) => ({
  left: oldRow(random, town),
  right: oldRow(random, town),
  front: town.front,
  road: town.front,
});

function oldRow(random: Random, { front, isOld, isAfloat }: OldTown): House[] {
  const houses: House[] = [];
  let at = -30 + 12 * random.unit();
  while (at < FARTHEST) {
    const length = 7 + 8 * random.unit();
    houses.push({
      from: at,
      to: at + length,
      height: 10 + 7 * random.unit(),
      aside: front + 0.5 * random.unit(),
      wall: pick(random, OLD_WALLS),
      storey: 3.2 + 0.5 * random.unit(),
      bay: 2.2 + 0.7 * random.unit(),
      glass: 0.36 + 0.08 * random.unit(),
      sign: null,
      number: random.below(4096),
      isOld,
      isAfloat,
    });
    at += length + (random.unit() < 0.1 ? 5 : 0);
  }
  return houses;
}

function row(random: Random): House[] {
  const houses: House[] = [];
  let at = -30 + 12 * random.unit();
  while (at < FARTHEST) {
    const far = Math.min(1, at / 320);
    const isTower = random.unit() < 0.12 + 0.5 * far;
    const length = isTower ? 20 + 14 * random.unit() : 9 + 12 * random.unit();
    houses.push({
      from: at,
      to: at + length,
      height: isTower ? 34 + 60 * random.unit() : 11 + 13 * random.unit(),
      aside: FRONT + (isTower ? 1.5 * random.unit() : 0.35 * random.unit()),
      wall: pick(random, isTower ? TOWER_WALLS : WALLS),
      storey: isTower ? 3.5 : 3.1 + 0.5 * random.unit(),
      bay: isTower ? 1.9 + 0.8 * random.unit() : 2.5 + 1.1 * random.unit(),
      glass: isTower ? 0.82 : 0.44 + 0.12 * random.unit(),
      sign: random.unit() < 0.7 ? pick(random, SIGNS) : null,
      number: random.below(4096),
      isOld: false,
      isAfloat: false,
    });
    at += length + (random.unit() < 0.16 ? 11 : 0);
  }
  return houses;
}
