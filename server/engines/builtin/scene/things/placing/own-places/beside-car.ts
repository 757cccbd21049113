import { isWalker } from '../../../words/creatures.ts';
import type { Subject } from '../../../words/idea.ts';
import { ROAD_VEHICLES } from '../../../words/vehicles.ts';
import { lookUp } from '../../../world/height-map.ts';
import { metresBeside } from '../size/true-size.ts';
import type { Stage } from '../stage.ts';
import type { JettyPlace } from './at-jetty.ts';
import { hasRoadway, onLane } from './on-lane.ts';

/** How far from the middle of a car the first one is beside it and each next one, world units, and how far off by how far the car is. */
const BESIDE = { first: 1.55, next: 0.75, nearer: 0.94 } as const;

/** Where an animal or somebody stands beside a car on a road in open land, as large as they are there; null without one, and in a street, which tells their size. */
export function besideCar(stage: Stage, subject: Subject, index: number): JettyPlace | null {
  const { setting, camera, map } = stage;
  if (!isWalker(subject.thing) || subject.far === true || hasRoadway(setting)) return null;
  const vehicle = setting.subjects.find(
    ({ thing, far }) => ROAD_VEHICLES.has(thing) && far !== true,
  );
  const metres = metresBeside(subject);
  const at = vehicle && onLane(stage, vehicle, 0);
  if (at === undefined || at === null || metres === null) return null;
  const z = at.z * BESIDE.nearer;
  const x = at.x + BESIDE.first + BESIDE.next * index;
  return {
    ...{ x, z, base: Math.max(0, lookUp(map.heights, x, z)) },
    tall: (metres * camera.focal) / z,
  };
}
