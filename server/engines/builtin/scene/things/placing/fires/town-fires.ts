import { mix } from '../../../../kernels/arithmetic.ts';
import { lookUp } from '../../../world/height-map.ts';
import { isEnclosed } from '../../../world/street/street-kind.ts';
import { type Way, wayOf } from '../../../world/street/way.ts';
import type { Planted, Stage } from '../stage.ts';
import type { FirePlace, Fires } from './make-fires.ts';

/** Where a city burns that is seen over its water: how far off, how many fires there are across the picture, and how high they are. World units. */
const CITY = [
  { z: 266, many: 8, tall: [14, 40] },
  { z: 293, many: 8, tall: [44, 84] },
  { z: 326, many: 6, tall: [60, 110] },
  { z: 404, many: 5, tall: [80, 140] },
] as const;
/** The share of the picture's width, from its middle, in which a city burns. */
const CITY_HALF = 0.47;
/** The smoke over a burning city: over which of its fires, of how large ones, and how many times that it rises. */
const CITY_SMOKE = { every: 3, size: 46, rises: 3.4 } as const;
/** Where houses burn along a street: the nearest and the farthest, from one fire to the next, how far before its walls; the floors, how high one is, and how high the flames are. World units. */
const STREET = {
  near: 13,
  far: 110,
  apart: 6.4,
  before: 0.5,
  floors: 4,
  floor: 3.2,
  tall: [3, 6],
} as const;
/** Each of them: how far along the wall its tongues are from its middle, and how high, by the highest. */
const TONGUES = [
  { along: 0, tall: 1 },
  { along: -1.5, tall: 0.7 },
  { along: 1.7, tall: 0.58 },
] as const;
/** The smoke over a burning street: over which of its fires, from how high, of how large ones; and what rises behind its houses: how far off, how far aside, how high from and how large. World units. */
const STREET_SMOKE = { every: 5, base: 7, size: 11 } as const;
const BEHIND = [
  { z: 70, aside: 16, base: 14, size: 17 },
  { z: 120, aside: -20, base: 16, size: 26 },
  { z: 210, aside: 9, base: 20, size: 38 },
] as const;

/** The fires of a city that is seen over its water, among its buildings, and their smoke. */
export function cityFires({ camera, frame, map }: Stage, fires: Fires): Planted[] {
  return CITY.flatMap(({ z, many, tall: [least, most] }) => {
    const half = (CITY_HALF * frame.width * z) / camera.focal;
    return Array.from({ length: many }, (_, n): Planted[] => {
      const x = half * ((2 * (n + fires.unit())) / many - 1);
      const place = { x, z, base: lookUp(map.heights, x, z), size: mix(least, most, fires.unit()) };
      const [ratio, smokes] = [0.8 + 0.5 * fires.unit(), n % CITY_SMOKE.every === 0];
      if (place.base <= 0) return [];
      const { size, rises } = CITY_SMOKE;
      const smoke = smokes ? fires.smoke({ ...place, size }, size, rises) : [];
      return [fires.fire(place, ratio), ...smoke];
    }).flat();
  });
}

/** The fires in the windows and doors of a street's houses, and their smoke. */
export function streetFires({ setting }: Stage, fires: Fires): Planted[] {
  const way = wayOf(setting);
  if (isEnclosed(way)) return [];
  const all: Planted[] = [];
  const { near, apart, floors, floor, tall } = STREET;
  for (const side of [-1, 1]) {
    const last = Math.min(STREET.far, way.end - 2);
    for (let z = near, n = side; z < last; z += apart * (0.5 + fires.unit()) * (1 + z / 60), n++) {
      // The higher the floor is the fewer fires are on it.
      const up = floor * Math.floor(floors * fires.unit() ** 1.6);
      all.push(
        ...burningAt(way, fires, { side, z, base: up, size: mix(...tall, fires.unit()) }, n),
      );
    }
  }
  const behind = BEHIND.flatMap(({ z, aside, base, size }) =>
    fires.smoke({ x: way.middle(z) + setting.side * aside, z, base, size }, size, 2.6),
  );
  return [...all, ...behind];
}

/** One fire on a side of a street, −1 left or 1 right, and the smoke that rises over its roofs from some of them. */
function burningAt(
  way: Way,
  fires: Fires,
  { side, z, base, size }: Pick<FirePlace, 'z' | 'base' | 'size'> & { readonly side: number },
  index: number,
): Planted[] {
  const x = (at: number) => way.middle(at) + side * (way.front - STREET.before);
  const tongues = TONGUES.map(({ along, tall }) =>
    fires.fire(
      { x: x(z + along), z: z + along, base, size: tall * size },
      0.8 + 0.6 * fires.unit(),
    ),
  );
  if (index % STREET_SMOKE.every !== 0) return tongues;
  const { base: from, size: large } = STREET_SMOKE;
  return [...tongues, ...fires.smoke({ x: x(z), z, base: from, size: large }, 2)];
}
