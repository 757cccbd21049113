import type { Colour } from '../../../words/idea.ts';
import { ROAD_VEHICLES } from '../../../words/vehicles.ts';
import { lookUp } from '../../../world/height-map.ts';
import { middleOfWay } from '../../../world/paths/path.ts';
import { car } from '../../vehicles/road/car.ts';
import { type Draft, drawAsSeen } from '../as-seen.ts';
import { STATION_ROAD } from '../ground/paved-round.ts';
import { GREEN } from '../ground/yard.ts';
import { boostIn } from '../light/boost.ts';
import { turned } from '../put-in-place.ts';
import type { Planted, Stage } from '../stage.ts';

/** How high a car is beside a gas station, and the most of the picture's height at which one is drawn. */
const HIGH = 0.3;
const MOST = 0.3;
/** Where cars are: to the right and before the station in its widths, how they are turned from driving to the right, radians, how they are painted. */
const CARS: readonly (readonly [x: number, before: number, heading: number, paint: Colour])[] = [
  [-0.26, 0.235, 0.1, [0.62, 0.08, 0.07]],
  [0.4, STATION_ROAD.before - 0.04, Math.PI, [0.1, 0.25, 0.48]],
];

/** A car at the pumps of a gas station that stands in open land, and one that passes it; none where others are named, or none are wanted. */
export function atGasStation(stage: Stage, wished: readonly Planted[]): Planted[] {
  const { setting, map, frame } = stage;
  const { idea, land } = setting;
  const isOpen = GREEN.includes(land) && !setting.snowy;
  if (!isOpen || idea.forsaken || idea.without.includes('car')) return [];
  if (setting.subjects.some(({ thing }) => ROAD_VEHICLES.has(thing))) return [];
  const drafts = wished
    .filter(({ thing, z }) => thing === 'gasstation' && middleOfWay(setting, z) === null)
    .flatMap(({ sprite, x, z, size }) => {
      const wide = (size * sprite.width) / sprite.height;
      return CARS.map(([aside, before, heading, paint]): Draft => {
        const [atX, atZ] = [x + aside * wide, z - before * wide];
        return {
          draw: turned(stage, car, heading, [atX, atZ], paint),
          ...{ x: atX, z: atZ, base: lookUp(map.heights, atX, atZ), size: HIGH * size },
          ...{ casts: true, boost: boostIn(setting) },
        };
      });
    });
  return drawAsSeen(stage, drafts, MOST * frame.height);
}
