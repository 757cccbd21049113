import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import type { SceneryPlan } from './site.ts';

const EARTH: Colour = [0.62, 0.5, 0.34];

const LAWN: Colour = [0.36, 0.54, 0.2];

/** Where the houses are: how far to the right of the eye on its higher side, how far off, how high. World units. */
export const HOMES = [
  { x: 2.3, z: 15.5, high: 5.4 },
  { x: -8.6, z: 25, high: 5.6 },
  { x: 15, z: 38, high: 6 },
  { x: -4, z: 52, high: 6 },
  { x: -33, z: 66, high: 6.4 },
  { x: 26, z: 82, high: 6.4 },
  { x: 2, z: 104, high: 6.4 },
] as const;
/** The yard before each: how far to both sides of its door, and before it. World units. */
const YARD = { wide: 5, deep: 8 } as const;

/** How much of a place is the mown yard of a house, 0 to 1. */
function yardAt(side: number, x: number, z: number): number {
  let most = 0;
  for (const home of HOMES) {
    const aside = Math.abs(x - side * home.x) / YARD.wide;
    const before = (home.z - z) / YARD.deep;
    if (before < -0.3 || before > 1 || aside > 1) continue;
    most = Math.max(most, smoothstep(1, 0.75, aside) * smoothstep(1, 0.75, before));
  }
  return most;
}

/** Green hills with round doors in them, and a lane between. */
export const BURROWS: SceneryPlan = {
  land: 'field',
  relief: 0.25,
  trees: 0.16,
  views: [
    { horizon: 0.46, lens: 0.95, eye: 0.72 },
    { horizon: 0.36, lens: 0.86, eye: 1.2 },
    { horizon: 0.52, lens: 0.85, eye: 0.58 },
    { horizon: 0.44, lens: 1.1, eye: 0.85 },
  ],
  soil: (wild, { side, noise, snowy }) =>
    snowy
      ? wild
      : (x, z, height, steepness) => {
          const own = wild(x, z, height, steepness);
          const middle = side * (-1.2 + 4 * Math.sin(z / 15) * smoothstep(2, 30, z) - 0.03 * z);
          const lane = smoothstep(1.25 + 0.01 * z, 0.85, Math.abs(x - middle));
          const doors = HOMES.reduce((share, home) => {
            const path = smoothstep(0.75, 0.5, Math.abs(x - side * home.x - 0.15 * (home.z - z)));
            return Math.max(share, path * (z < home.z && z > home.z - YARD.deep ? 1 : 0));
          }, 0);
          const grain = 0.9 + 0.25 * noise.fbm(x * 1.7, z * 1.7, 3);
          const mown = mixColour(own, scaleColour(LAWN, grain), yardAt(side, x, z));
          const trodden = Math.max(lane * smoothstep(130, 90, z), doors);
          return mixColour(mown, scaleColour(EARTH, grain), 0.9 * trodden);
        },
  isTended: (x, z, { side }) => yardAt(side, x, z) > 0.4,
  has: new Set(['house']),
};
