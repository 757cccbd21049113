import type { Setting } from '../../../setting.ts';
import type { Subject, Thing } from '../../../words/idea.ts';
import { lookUp } from '../../../world/height-map.ts';
import { middleOfWay, pathAt } from '../../../world/paths/path.ts';
import type { Stage } from '../stage.ts';
import { heightBeside } from './one-ground.ts';

/** How much ground may rise or fall from side to side beneath a building, as a share of its height. */
const LEVEL = 0.26;

/** How high above the water a building's ground is at the least, world units. */
const DRY = 0.6;

/** Whether the ground that is seen at a pixel is level enough for a building. */
export function levelFor({ frame, camera, map, setting }: Stage, subject: Subject) {
  const share = heightBeside(setting.idea, subject) * frame.height;
  return (at: number): boolean => {
    const z = frame.depth[at] as number;
    const x = (((at % frame.width) - camera.centre) * z) / camera.focal;
    const size = (share * z) / camera.focal;
    // A tent has its place there by `on-ice.ts`.
    if (setting.idea.frozen && subject.thing === 'igloo') return true;
    const sides = [-0.95, -0.5, 0, 0.5, 0.95].map((side) =>
      lookUp(map.heights, x + side * size, z),
    );
    sides.push(lookUp(map.heights, x, z - 0.6 * size));
    if (liesOnWay(setting, x, z, size)) return false;
    return Math.min(...sides) > DRY && Math.max(...sides) - Math.min(...sides) < LEVEL * size;
  };
}

/** Whether a way leads through where a building so high would stand, or would be hidden by it farther on. */
function liesOnWay(setting: Setting, x: number, z: number, size: number): boolean {
  if ([-0.7, 0, 0.7].some((side) => pathAt(setting, x + side * size, z - 0.7 * size) > 0))
    return true;
  return [0.85, 1, 1.25, 1.6, 2.1].some((share) => {
    const middle = middleOfWay(setting, z * share);
    return middle !== null && Math.abs(middle / share - x) < ASIDE * size;
  });
}

/** What does not move and is on no way, and how far from its middle to each side it reaches, by its height. */
const BESIDE_WAYS: Partial<Readonly<Record<Thing, number>>> = {
  gasstation: 1.1,
  factory: 0.8,
  stall: 0.6,
  villa: 0.9,
  fountain: 0.6,
  bench: 0.9,
  haybale: 0.5,
  swings: 0.6,
  slide: 0.5,
  statue: 0.2,
  billboard: 0.6,
  mural: 1.05,
  railsignal: 0.14,
  flag: 0.3,
  ticketbooth: 0.4,
  popcorncart: 0.5,
  icecreamcart: 0.5,
  torch: 0.1,
  streetlamp: 0.1,
  tree: 0.14,
  blossom: 0.14,
  conifer: 0.2,
  birch: 0.1,
  palm: 0.1,
  baobab: 0.2,
  cactus: 0.2,
};

/** How far to each side of what belongs to a place its way is not, world units. */
const OFF_WAY = 1.1;

/** Whether no way leads over the ground that is seen at a pixel, nor so close by as a subject reaches. */
export function besideWay({ frame, camera, setting }: Stage, subject: Subject) {
  const reach = BESIDE_WAYS[subject.thing];
  if (reach === undefined && subject.isDressing !== true) return () => true;
  const high = heightBeside(setting.idea, subject) * frame.height;
  return (at: number): boolean => {
    const z = frame.depth[at] as number;
    const x = (((at % frame.width) - camera.centre) * z) / camera.focal;
    const aside = (reach ?? 0) * high;
    const half = Math.max(OFF_WAY, (aside * z) / camera.focal);
    // Nearer to the picture's sides it would be moved in, onto the way.
    if (Math.abs((at % frame.width) - frame.width / 2) > 0.45 * frame.width - aside) return false;
    // A way that winds comes near beside its middle too.
    return [-1, -0.5, 0, 0.5, 1].every(
      (share) =>
        pathAt(setting, x + share * half, z) <= 0 &&
        pathAt(setting, x + share * half, z - 0.7 * half) <= 0,
    );
  };
}

/** How far aside of a way the middle of a building is at the least, in its heights. */
const ASIDE = 1.15;
