import { smoothstep } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import { ROAD_VEHICLES } from '../../../words/vehicles.ts';
import { LAND } from '../../../world/frame.ts';
import { middleOfWay } from '../../../world/paths/path.ts';
import { wayOf } from '../../../world/street/way.ts';
import { hasRoadway } from '../own-places/on-lane.ts';
import type { Planted, Stage } from '../stage.ts';

/** How many times as much light as by night falls on the road before the lamps, of each colour, and the share of that in a street, which lamps light already. */
const LIGHT: Colour = [7, 5.6, 3.2];
const IN_STREET = 0.3;
/** The most that they add to pale ground at dusk, which else would be burnt out. Linear light. */
const MOST_ADDED = 0.42;
/** Where the light begins, where it is full and over what length it fades, in heights of what drives; how far each lamp is from the middle, half as wide as its light is there, and how much wider for each unit ahead. */
const POOL = { from: 0.05, full: 0.7, fades: 3.4, aside: 0.4, half: 0.34, wider: 0.12 } as const;

/** Lets what drives toward the eye by night light the ground before it with two lamps. */
export function castHeadlights(
  { frame, camera, setting }: Stage,
  wished: readonly Planted[],
): void {
  if (!setting.light.isNight) return;
  const drivers = wished.filter(
    ({ thing, z }) => thing !== undefined && ROAD_VEHICLES.has(thing) && drivesAt(setting, z),
  );
  if (drivers.length === 0) return;
  const { width, height, rgb, depth, kind } = frame;
  const strength = hasRoadway(setting) ? IN_STREET : 1;
  for (let row = Math.max(0, Math.floor(camera.horizon)); row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      if (kind[at] !== LAND) continue;
      const z = depth[at] as number;
      const x = ((column - camera.centre) * z) / camera.focal;
      const share = strength * Math.max(...drivers.map((one) => lightAt(setting, one, x, z)));
      if (share < 0.001) continue;
      const added = LIGHT.map((light, c) => share * light * (rgb[at * 3 + c] as number));
      // All channels alike, so that the light keeps its colour.
      const kept = 1 / (1 + Math.max(...added) / MOST_ADDED);
      for (let c = 0; c < 3; c++)
        rgb[at * 3 + c] = (rgb[at * 3 + c] as number) + kept * (added[c] as number);
    }
}

/** Whether a way to drive on leads past a place so far ahead. */
const drivesAt = (setting: Setting, z: number): boolean =>
  hasRoadway(setting) || (setting.idea.path === 'road' && middleOfWay(setting, z) !== null);

/** How much of its lamps' light falls on the ground at a place, 0 to 1. */
function lightAt(setting: Setting, { x, z, size }: Planted, atX: number, atZ: number): number {
  const ahead = (z - atZ) / size;
  if (ahead < POOL.from) return 0;
  const middle = (far: number) =>
    hasRoadway(setting) ? wayOf(setting).middle(far) : (middleOfWay(setting, far) ?? 0);
  const aside = (atX - x - (middle(atZ) - middle(z))) / size;
  const half = POOL.half + POOL.wider * ahead;
  const lamp = (side: number) => Math.exp(-(((aside - side * POOL.aside) / half) ** 2));
  const along = smoothstep(POOL.from, POOL.full, ahead) * Math.exp(-ahead / POOL.fades);
  return Math.max(lamp(-1), lamp(1)) * along;
}
