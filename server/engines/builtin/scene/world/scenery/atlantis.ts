import type { Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { frustumAt } from '../street/round-solid.ts';
import { boxOn, roofOn, type Solid } from '../street/solid.ts';
import { plotOf } from './hedge.ts';
import type { SceneryPlan } from './site.ts';
import {
  BOTTOM,
  builtBottom,
  clearWater,
  netAt,
  SUNKEN_VIEWS,
  sunkenStone,
} from './under-water.ts';

const MARBLE: Colour = [1, 0.97, 0.86];
const SLAB: Colour = [0.7, 0.7, 0.62];
const SAND: Colour = [0.86, 0.8, 0.64];
/** The avenue: how far aside its columns stand, from where to where, how far apart, and how high. World units. */
const AVENUE = { aside: 6, near: 9, far: 33, apart: 6, high: 7.4 } as const;
/** The temple at its end: how far off, half its width, and how high its columns are. World units. */
const TEMPLE = { z: 41, half: 11, high: 10, deep: 18 } as const;

/** A drowned city: an avenue of columns, some of them broken, that leads to a temple. */
export const ATLANTIS: SceneryPlan = {
  land: 'underwater',
  views: SUNKEN_VIEWS,
  light: clearWater,
  ground: builtBottom(16),
  soil:
    (wild, { noise }) =>
    (x, z, height, steepness) => {
      const own = wild(x, z, height, steepness);
      const paved = smoothstep(4.6, 4.2, Math.abs(x)) * smoothstep(TEMPLE.z, TEMPLE.z - 1, z);
      if (paved === 0) return own;
      const [u, v] = [x / 1.4, z / 1.4];
      const joint = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v)));
      const line = smoothstep(0.03 + z * 0.002, 0.015, joint);
      const silt = smoothstep(-0.05, 0.3, noise.fbm(x / 5, z / 5, 3));
      const slab = scaleColour(SLAB, (1 - 0.4 * line) * netAt(x, z));
      return mixColour(own, mixColour(slab, scaleColour(SAND, netAt(x, z)), 0.8 * silt), paved);
    },
  solids: ({ random }) => [...avenue(random), ...temple(), ...beside(random)],
  isTended: (x, z) => Math.abs(x) < 5 && z < TEMPLE.z,
  has: new Set(['ruin', 'fish', 'temple']),
};

const stone = sunkenStone(MARBLE);

/** A column with its base and its capital, or one that is broken at a share of its height. World units. */
function column(x: number, z: number, low: number, high: number, share = 1): Solid[] {
  const radius = high * 0.075;
  const shaft = high * 0.86 * share;
  const foot = frustumAt([x, low - 0.6, z], 1, radius * 1.7, radius * 1.4, stone);
  const body = frustumAt([x, low + 0.3, z], shaft, radius, radius * (1 - 0.16 * share), stone, 14);
  if (share < 1) return [foot, body];
  const top = low + 0.3 + shaft;
  const plate = radius * 1.5;
  return [
    foot,
    body,
    frustumAt([x, top, z], high * 0.05, radius * 0.9, radius * 1.4, stone, 14),
    boxOn(
      plotOf(x - plate, z - plate, x + plate, z + plate),
      top + high * 0.05,
      top + high * 0.09,
      stone,
    ),
  ];
}

function avenue(random: Random): Solid[] {
  const { aside, near, far, apart, high } = AVENUE;
  const solids: Solid[] = [];
  for (const side of [-1, 1]) {
    let wasWhole = false;
    for (let z = near; z <= far; z += apart) {
      const isWhole = random.unit() < 0.62 || z === near;
      solids.push(
        ...column(side * aside, z, BOTTOM, high, isWhole ? 1 : 0.25 + 0.5 * random.unit()),
      );
      const [left, right] = [side * aside - 0.8, side * aside + 0.8];
      const top = BOTTOM + 0.3 + high * 0.95;
      if (isWhole && wasWhole)
        solids.push(boxOn(plotOf(left, z - apart - 0.8, right, z + 0.8), top, top + 1, stone));
      wasWhole = isWhole;
    }
  }
  return solids;
}

function temple(): Solid[] {
  const { z, half, high, deep } = TEMPLE;
  const steps = [0, 1, 2].map((n) =>
    boxOn(
      plotOf(-half - 3 + n, z - 4 + n, half + 3 - n, z + deep),
      BOTTOM - 1,
      BOTTOM + 0.6 * (n + 1),
      stone,
    ),
  );
  const low = BOTTOM + 1.8;
  const columns = Array.from({ length: 8 }, (_, n) =>
    column(-half + 0.9 + ((2 * half - 1.8) * n) / 7, z, low, high, n === 6 ? 0.55 : 1),
  );
  const top = low + 0.3 + high * 0.95;
  const pitch = 0.36;
  return [
    ...steps,
    ...columns.flat(),
    boxOn(
      plotOf(-half + 2, z + 3, half - 2, z + deep - 1),
      low,
      top,
      sunkenStone([0.46, 0.5, 0.5]),
    ),
    boxOn(plotOf(-half - 0.4, z - 1.2, half * 0.62, z + 1.2), top, top + 1.6, stone),
    // Its gable has fallen on one side.
    roofOn(
      plotOf(-half - 0.6, z - 1.3, half * 0.5, z + deep),
      top + 1.6,
      top + 1.6 + half * pitch,
      [
        { side: 'start', pitch, from: top + 1.7 },
        { side: 'end', pitch: 1.3, from: top + 1.7 },
      ],
      stone,
    ),
    ...column(half + 5, z - 6, BOTTOM, 7, 0.4),
  ];
}

/** Fallen drums, blocks and lesser ruins aside of the avenue. */
function beside(random: Random): Solid[] {
  const solids: Solid[] = [];
  for (const side of [-1, 1])
    for (let n = 0; n < 5; n++) {
      const z = 13 + n * 7 + 4 * random.unit();
      const x = side * (9.5 + 6 * random.unit());
      const size = 0.7 + 0.9 * random.unit();
      solids.push(
        boxOn(
          plotOf(x - size, z - size * 0.7, x + size, z + size * 0.7),
          BOTTOM - 0.6,
          BOTTOM + size,
          stone,
        ),
        ...column(x + side * 3, z + 4, BOTTOM, 6 + 3 * random.unit(), n % 2 === 0 ? 1 : 0.4),
      );
    }
  // An arch on either side that still stands.
  for (const side of [-1, 1]) {
    const [x, z] = [side * 18, 30];
    for (const at of [-3.4, 3.4])
      solids.push(
        boxOn(plotOf(x + at - 1.2, z - 1.2, x + at + 1.2, z + 1.2), BOTTOM - 1, BOTTOM + 9, stone),
      );
    solids.push(
      boxOn(plotOf(x - 5.2, z - 1.4, x + 5.2, z + 1.4), BOTTOM + 9, BOTTOM + 11.4, stone),
    );
  }
  return solids;
}
