import type { Thing } from '../../words/idea.ts';
import { lookUp } from '../../world/height-map.ts';
import { makeThing } from './make-thing.ts';
import type { Planted, Stage } from './stage.ts';
import { STANDS } from './stands.ts';

/** Boats that lie in a harbour, and how high each is, world units. */
const BOATS: readonly (readonly [thing: Thing, high: number])[] = [
  ['boat', 9],
  ['rowboat', 2],
  ['trawler', 6.4],
  ['boat', 8],
  ['rowboat', 2],
  ['boat', 9.5],
];
/** How near the first lies, and how much farther each next one, world units; how deep it must be there. */
const FIRST = 27;
const NEXT = 7;
/** How much farther than the lowest water that is seen the nearest boat lies. */
const IN_VIEW = 1.25;
const DEEP = -1.5;
/** Room that is free to each side, world units. */
const ROOM = 4;

/** The boats of a harbour of which nothing was said. */
export function moored({ setting, map, frame, camera }: Stage): Planted[] {
  const { land, subjects, random, light, side } = setting;
  const isTaken = subjects.some(({ thing }) => thing !== 'pier' && STANDS[thing].on === 'water');
  if (land !== 'harbour' || isTaken || setting.idea.without.includes('boat')) return [];
  const half = (0.5 * frame.width) / camera.focal;
  const lowest = (camera.height * camera.focal) / Math.max(1, frame.height - camera.horizon);
  return BOATS.flatMap(([thing, high], n): Planted[] => {
    const z = Math.max(FIRST, IN_VIEW * lowest) + NEXT * n + 4 * random.unit();
    // They lie on both sides of the middle in turn.
    const aside = (n % 2 === 0 ? -side : side) * (0.14 + 0.62 * random.unit());
    const x = aside * z * half;
    const isFree = [-ROOM, 0, ROOM].every((dx) => lookUp(map.heights, x + dx, z) < DEEP);
    if (!isFree) return [];
    const tall = (high * camera.focal) / z;
    const sprite = makeThing(setting, thing, { colour: null, posture: null }, tall, false);
    return [{ sprite, x, z, base: -0.02 * high, size: high, boost: light.isNight ? 1.5 : 1.05 }];
  });
}
