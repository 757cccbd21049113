import { clamp, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Setting } from '../../setting.ts';
import type { Camera, Frame } from '../frame.ts';

/** A fishing boat under way: where it is, world units. */
export interface UnderWay {
  readonly x: number;
  readonly z: number;
  /** How far its bow is turned from the right to what lies ahead, radians. */
  readonly turned: number;
}

/** How high a fishing boat is with its mast, and half its length. World units. */
export const BOAT = { high: 6.4, half: 3.3 } as const;

/** The boats: how far aside, as a share of what is seen to each side there, and how much farther than the nearest (world units), and how far they are turned, radians. */
const FLEET: readonly (readonly [aside: number, farther: number, turned: number])[] = [
  [-0.34, 0, 0.42],
  [0.5, 7, 0.3],
  [-0.68, 17, 0.5],
  [0.08, 23, 0.36],
  [0.74, 33, 0.2],
  [-0.2, 38, 0.6],
];
/** How near the first is at the least, and how much farther than the lowest water that is seen. World units. */
const NEAREST = 16;
const IN_VIEW = 1.22;
/** The fewest that come home together. */
const FEWEST = 4;
/** How long a wake is and how it widens. World units. */
const WAKE = { long: 17, opens: 0.24 } as const;

/** The fishing boats that come into a harbour, or go out of it; none where none are named. */
export function fleetOf(
  { land, side, subjects }: Setting,
  { width, height }: Pick<Frame, 'width' | 'height'>,
  camera: Camera,
): UnderWay[] {
  const boats = subjects.find(({ thing }) => thing === 'trawler');
  if (land !== 'harbour' || boats === undefined || boats.on !== undefined) return [];
  const count = boats.exact === undefined ? Math.max(FEWEST, boats.count) : boats.count;
  const lowest = (camera.height * camera.focal) / Math.max(1, height - camera.horizon);
  const near = Math.max(NEAREST, IN_VIEW * lowest);
  const half = (0.5 * width) / camera.focal;
  return FLEET.slice(0, count).map(([aside, farther, turned]) => {
    const z = near + farther;
    return { x: side * aside * z * half, z, turned };
  });
}

/** How much foam of their wakes is at a place of the water, 0 to 1: a white bow wave, the arms that spread from it, and churned water astern. Bows point to the right. */
export function wakesOf(
  fleet: readonly UnderWay[],
  noise: Noise,
): (x: number, z: number) => number {
  const ways = fleet.map(({ x, z, turned }) => ({
    x,
    z,
    cos: Math.cos(turned),
    sin: Math.sin(turned),
  }));
  return (x, z) => {
    let most = 0;
    for (const way of ways) most = Math.max(most, wakeAt(way, noise, x, z));
    return most;
  };
}

/** Where a boat is, and the cosine and sine of how it is turned. */
interface Course {
  readonly x: number;
  readonly z: number;
  readonly cos: number;
  readonly sin: number;
}

function wakeAt(boat: Course, noise: Noise, x: number, z: number): number {
  // Along the boat from its bow, and aside of it.
  const dx = boat.x - x;
  const dz = boat.z - z;
  const astern = BOAT.half - 0.5 + dx * boat.cos + dz * boat.sin;
  const off = Math.abs(dx * boat.sin - dz * boat.cos);
  if (astern < -0.6 || astern > WAKE.long || off > 6) return 0;
  const torn = noise.fbm(x / 1.3, z / 1.1, 3);
  const fades = smoothstep(WAKE.long, 2, astern);
  const arm = Math.abs(off - 0.25 - WAKE.opens * Math.max(0, astern));
  const arms = smoothstep(0.34 + 0.05 * astern, 0.08, arm + 0.22 * torn) * fades;
  const past = astern - 2 * BOAT.half;
  const churned =
    past > -0.8 ? smoothstep(1.1, 0.2, off + 0.4 * torn) * smoothstep(10, 0, past) : 0;
  const lace = smoothstep(-0.45, 0.25, noise.fbm(x / 0.5, z / 0.5, 2));
  return clamp(0.72 * arms + 0.7 * churned) * (0.5 + 0.5 * lace);
}
