import type { Colour, Thing } from '../../words/idea.ts';
import { ROAD_VEHICLES } from '../../words/vehicles.ts';
import { lookUp } from '../../world/height-map.ts';
import { planOf } from '../../world/scenery/sceneries.ts';
import type { Sprite } from '../sprite.ts';
import { car } from '../vehicles/road/car.ts';
import type { Wish } from '../wish.ts';
import type { Draft, Drawing } from './as-seen.ts';
import { boostIn } from './light/boost.ts';
import { makeThing } from './makers/make-thing.ts';
import { kindOf, turnOf } from './scatter.ts';
import type { Stage } from './stage.ts';
import { kindsOf, PEOPLE, type Stroller } from './strollers.ts';

/** How high a car, a food truck with its sign and a racing car are. World units. */
export const HIGH = { car: 1.5, truck: 3.5, racer: 1.12 } as const;

/** Paints of cars as they stand about. */
export const PAINTS: readonly Colour[] = [
  [0.84, 0.84, 0.82],
  [0.62, 0.08, 0.07],
  [0.14, 0.16, 0.18],
  [0.1, 0.25, 0.48],
  [0.5, 0.52, 0.54],
  [0.16, 0.34, 0.3],
  [0.78, 0.6, 0.2],
];

/** Something at a place, so high, on the ground or so far above it. World units. */
export const at = (
  stage: Stage,
  draw: Drawing,
  x: number,
  z: number,
  size: number,
  up = 0,
): Draft => ({
  ...{ draw, x, z, size, casts: true },
  base: lookUp(stage.map.heights, x, z) - 0.01 * size + up,
});

/** Puts kinds of a thing by turns at places: to the right on the picture's side, ahead, so high; `boost` is how much more light they get. World units. */
export const putByTurns =
  (stage: Stage, kinds: readonly Drawing[], boost: number) =>
  ([aside, z, size]: readonly [number, number, number], n: number): Draft => ({
    ...at(stage, turnOf(kinds, n), stage.setting.side * aside, z, size),
    boost,
  });

/** What drives there, turned from driving to the right as it is seen from the eye. */
export const turned = (
  stage: Stage,
  draw: (wish: Wish) => Sprite,
  heading: number,
  [x, z]: readonly [number, number],
  colour: Colour | null = null,
): Drawing =>
  kindOf(stage, (wish) => draw({ ...wish, heading: heading - Math.atan2(x, z) }), colour);

/** The colour that was asked for of a thing; null where none was. */
export const askedOf = ({ setting }: Stage, ...things: readonly Thing[]): Colour | null =>
  setting.subjects.find(({ thing }) => things.includes(thing))?.colour ?? null;

/** People at places: to the right on the picture's side, and ahead; none where none are wanted. World units. */
export function people(stage: Stage, places: readonly (readonly [number, number])[]): Draft[] {
  if (stage.setting.idea.without.includes('person')) return [];
  const kinds = kindsOf(stage, PEOPLE);
  return places.map(([aside, z], n) => {
    const { draw, size } = kinds[n % kinds.length] as (typeof kinds)[number];
    return { ...at(stage, draw, stage.setting.side * aside, z, size), boost: 1.05 };
  });
}

/** People of a kind at places: to the right on the picture's side, and ahead; none where none are wanted. World units. */
export function dressed(
  stage: Stage,
  kinds: readonly Stroller[],
  places: readonly (readonly [number, number])[],
): Draft[] {
  if (stage.setting.idea.without.includes('person')) return [];
  const drawn = kindsOf(stage, kinds);
  return places.map(([aside, z], n) => {
    const { draw, size } = drawn[n % drawn.length] as (typeof drawn)[number];
    return { ...at(stage, draw, stage.setting.side * aside, z, size), boost: 1.05 };
  });
}

/** Cars that are drawn already by how they are turned and painted: those far off share one. */
const drawn = new WeakMap<Stage, Map<string, Drawing>>();

export function shared(
  stage: Stage,
  x: number,
  z: number,
  heading: number,
  paint: Colour,
): Drawing {
  const kept = drawn.get(stage) ?? new Map<string, Drawing>();
  drawn.set(stage, kept);
  const seen = Math.round((heading - Math.atan2(x, z)) / 0.34) * 0.34;
  const key = `${seen.toFixed(2)} ${paint.join(' ')}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const draw = kindOf(stage, (wish) => car({ ...wish, heading: seen }), paint);
  kept.set(key, draw);
  return draw;
}

/** Vehicles of a kind that stand before a building: to the right on the picture's side, ahead, how far they are turned to the eye; so high. World units. */
export function parkedBefore(
  stage: Stage,
  thing: Thing,
  places: readonly (readonly [number, number, number])[],
  size: number,
): Draft[] {
  const { setting } = stage;
  return places.map(([aside, z, turn]) => {
    const x = setting.side * aside;
    const plain = { colour: askedOf(stage, thing), posture: null, heading: turn };
    const draw: Drawing = (tall) => makeThing(setting, thing, plain, tall, false);
    return { ...at(stage, draw, x, z, size), boost: boostIn(setting) };
  });
}

/** Cars on a road: to the right of its middle, ahead, and whether they come. */
export type Driven = readonly [x: number, z: number, comes: boolean];

/** Cars that come and go, unless none are wanted. */
export function onRoad(stage: Stage, cars: readonly Driven[]): Draft[] {
  const { idea, subjects } = stage.setting;
  if (idea.without.includes('car')) return [];
  const asked = askedOf(stage, 'car');
  // What was asked for stands before the eye unless it is what is there anyway.
  const isFirst =
    planOf(stage.setting)?.has?.has('car') !== true &&
    subjects.some(({ thing }) => ROAD_VEHICLES.has(thing));
  return (isFirst ? [] : cars).map(([x, z, comes], n) => {
    const paint =
      n === 0 && asked !== null ? asked : (PAINTS[(n * 3 + 1) % PAINTS.length] as Colour);
    const draw = turned(stage, car, comes ? Math.PI / 2 : -Math.PI / 2, [x, z], paint);
    return { ...at(stage, draw, x, z, HIGH.car), boost: boostIn(stage.setting) };
  });
}
