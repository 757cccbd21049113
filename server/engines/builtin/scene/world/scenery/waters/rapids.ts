import { mix, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import { createSoil } from '../../soil/soil.ts';
import type { SceneryPlan } from '../site.ts';

/** Half the river's width, how far it bends aside, and how deep its bed is. World units. */
export const RIVER = { half: 8.5, bends: 7, bed: -3 } as const;
/** How steeply the valley rises beside it, and how high. World units. */
const VALLEY = { from: 4, to: 90, high: 34 } as const;
/** Steps over which it falls toward the eye: how far off each is, how high. World units. */
const STEPS: readonly (readonly [z: number, high: number])[] = [
  [20, 0.4],
  [26, 0.75],
  [33, 0.45],
  [45, 1.1],
  [58, 0.7],
  [78, 1.5],
  [98, 1.1],
];
/** How far the edge of a step winds, and over how much water it falls. World units. */
const EDGE = { winds: 8, falls: 1.5 } as const;
/** How high the waves are that stand below them, world units. */
const WAVES = 0.8;
/** Rocks in it: how far aside in shares of half its width on the picture's side, how far off, how high. World units. */
export const ROCKS: readonly (readonly [aside: number, z: number, high: number])[] = [
  [-0.86, 13, 1.5],
  [0.8, 15, 1.2],
  [0.34, 19.5, 0.9],
  [-0.36, 24, 1.4],
  [0.94, 26, 2.1],
  [-1, 29, 2.3],
  [0.12, 31, 1.1],
  [-0.6, 37, 1.7],
  [0.56, 41, 1.8],
  [-0.16, 46, 1.3],
  [0.9, 51, 2.5],
  [-0.9, 56, 2.6],
  [0.3, 61, 1.7],
  [-0.42, 71, 2.1],
  [0.62, 80, 2.4],
  [-0.74, 92, 2.8],
];
const STONE: Colour = [0.4, 0.38, 0.35];
const MOSS: Colour = [0.26, 0.34, 0.13];

/** How far to the right the river's middle is, world units. */
export const riverAt = (z: number, side: number): number =>
  side * RIVER.bends * (Math.sin(z / 34) * smoothstep(8, 60, z) + 0.9 * smoothstep(70, 150, z));

/** How high its water is there without its waves, world units. */
export const levelAt = (z: number): number =>
  STEPS.reduce((sum, [at, high]) => sum + high * smoothstep(at - 1, at + 1, z), 0);

/** How far beyond its bank a place is, less than 0 in the water. World units. */
function beyondBank(x: number, z: number, { side, noise }: Setting): number {
  const ragged = 1.6 * noise.at(z / 7, x > 0 ? 3 : 9) + 0.7 * noise.at(z / 2.1, x > 0 ? 5 : 1);
  return Math.abs(x - riverAt(z, side)) - RIVER.half - ragged;
}

/** How far above a step a place is, world units: less than 0 below it. */
const aboveStep = (noise: Noise, x: number, z: number, at: number): number =>
  z - at + EDGE.winds * noise.at(x / 6.5, at * 1.37);

/** The same of a gorge's walls, and in how many ledges they rise. */
const WALLS = { from: 3, to: 50, high: 84, ledges: 4 } as const;

/** How high a gorge's walls are so far beyond the bank, in ledges. World units. */
function wallAt(x: number, z: number, out: number, noise: Noise): number {
  const rim = smoothstep(WALLS.from, WALLS.to, out + 11 * noise.fbm(x / 34, z / 34, 3));
  const steps = WALLS.ledges * rim;
  const ledge = Math.floor(steps) + smoothstep(0.5, 0.92, steps - Math.floor(steps));
  return (ledge / WALLS.ledges) * WALLS.high * (1 + 0.25 * noise.fbm(x / 90, z / 90, 2));
}

/** How white the water is, and how high it stands. */
function createTorrent({ side, noise }: Setting) {
  const rocks = ROCKS.map(([aside, at, high]) => ({
    x: riverAt(at, side) + side * aside * RIVER.half,
    at,
    high,
  }));
  const whiteAt = (x: number, z: number): number => {
    let white = 0;
    for (const [at] of STEPS) {
      if (z - at < -8 - EDGE.winds || z - at > 2.2 + EDGE.winds) continue;
      const above = aboveStep(noise, x, z, at);
      if (above < -8 || above > 2.2) continue;
      // Some of its edge only bends the water, some breaks it.
      const breaks = 0.72 + 0.5 * noise.at(x / 3.1, at * 2.1 + 5);
      const fallen = smoothstep(-8, -0.6, above) * smoothstep(2.2, 0.5, above);
      white = Math.max(white, breaks * fallen);
    }
    for (const { x: middle, at, high } of rocks) {
      // Water heaps up before a rock and is torn behind it.
      const below = at - z;
      if (below < -1.6 * high || below > 5 * high) continue;
      const off = Math.abs(x - middle);
      const wide = (0.9 + 0.12 * Math.max(0, below)) * high;
      if (off >= wide) continue;
      white = Math.max(white, smoothstep(wide, 0.4 * wide, off) * smoothstep(5 * high, 0, below));
    }
    return white;
  };
  const swell = (x: number, z: number): number => {
    if (z > 150) return levelAt(150);
    let level = 0;
    for (const [at, high] of STEPS) {
      // So far off no winding of its edge matters.
      const isNear = Math.abs(z - at) < EDGE.winds + EDGE.falls;
      const above = isNear ? aboveStep(noise, x, z, at) : z - at;
      level += high * smoothstep(-EDGE.falls, EDGE.falls, above);
    }
    const across = x - riverAt(z, side);
    return level + WAVES * noise.fbm(across / 2.3, z / 1.9, 2) * smoothstep(120, 30, z);
  };
  const wakes = (x: number, z: number): number => {
    const across = x - riverAt(z, side);
    const streaks = noise.fbm(across / 0.8, z / 4.4, 3);
    const torn = noise.fbm(across / 0.5, z / 0.9, 2);
    const white = whiteAt(x, z);
    const edge = smoothstep(-1.4, 0.1, Math.abs(across) - RIVER.half);
    return Math.max(
      smoothstep(0.5, 1.05, white + 0.55 * streaks + 0.3 * torn),
      0.8 * smoothstep(0.2, 0.55, streaks + 0.3 * torn + 0.2 * edge + 0.16 * white),
    );
  };
  return { swell, wakes };
}

/** The ground along the river, with what rises above its banks. World units. */
const above =
  (setting: Setting, rises: (x: number, z: number, out: number) => number) =>
  (x: number, z: number): number => {
    const { noise } = setting;
    const out = beyondBank(x, z, setting);
    const lumps = 1.3 * noise.ridged(x / 5, z / 5, 2) * smoothstep(0, 2.5, out);
    const bank = levelAt(z) + 0.5 + lumps;
    return mix(RIVER.bed, bank, smoothstep(-0.5, 0.9, out)) + rises(x, z, out);
  };

/** White water that falls toward the eye over steps and round rocks, between banks of stone in a steep valley. */
export const RAPIDS: SceneryPlan = {
  land: 'river',
  trees: 1.5,
  views: [
    { horizon: 0.34, lens: 0.92, eye: 0.3 },
    { horizon: 0.28, lens: 0.86, eye: 0.5 },
    { horizon: 0.42, lens: 0.88, eye: 0.24 },
    { horizon: 0.32, lens: 1.1, eye: 0.36 },
  ],
  ground: (wild, setting) => {
    const { noise } = setting;
    return above(
      setting,
      (x, z, out) =>
        VALLEY.high *
          smoothstep(VALLEY.from, VALLEY.to, out) *
          (1 + 0.7 * noise.fbm(x / 60, z / 60, 3)) +
        smoothstep(50, 240, out) * Math.max(0, wild(x, z)),
    );
  },
  soil: (wild, setting) => (x, z, height, steepness) => {
    const out = beyondBank(x, z, setting);
    const { noise } = setting;
    const own = wild(x, z, Math.max(3, height - levelAt(z)), steepness);
    const bare = smoothstep(7, 3, out + 3 * noise.at(x / 4, z / 4));
    if (bare === 0) return own;
    const moss = smoothstep(0, 0.5, noise.fbm(x / 2.4, z / 2.4, 3)) * smoothstep(0.6, 2.4, out);
    const stone = scaleColour(
      mixColour(STONE, MOSS, moss),
      (0.6 + 0.4 * smoothstep(0.2, 1.6, out)) * (1 + 0.35 * noise.fbm(x / 1.1, z / 1.1, 3)),
    );
    return mixColour(own, stone, bare);
  },
  water: {
    deep: [0.05, 0.2, 0.19],
    shallow: [0.16, 0.34, 0.3],
    roughness: 0.45,
    depthAt: () => 2.4,
  },
  moves: createTorrent,
  isTended: (x, z, setting) => beyondBank(x, z, setting) < 2.5,
};

/** The same between the walls of a canyon, red and bare. */
export const GORGE: SceneryPlan = {
  ...RAPIDS,
  trees: 0.14,
  ground: (_, setting) => above(setting, (x, z, out) => wallAt(x, z, out, setting.noise)),
  soil: (_, { season, snowy, noise }) => createSoil('canyon', season, snowy, noise),
};

/** Grey stone of a ravine, and its layers. */
const LIMESTONE: Colour = [0.5, 0.5, 0.46];
const LAYER: Colour = [0.33, 0.35, 0.32];
/** From how steep on its stone is bare. */
const BARE = { from: 0.7, to: 1.3 } as const;

/** The same between grey walls in layers, mossy, with trees on their ledges. */
export const RAVINE: SceneryPlan = {
  ...GORGE,
  // Its walls are dark before the low sun.
  time: 'day',
  trees: 1.2,
  soil: (wild, setting) => (x, z, height, steepness) => {
    const { noise } = setting;
    const out = beyondBank(x, z, setting);
    const layer = Math.sin(height * 1.3 + 2.2 * noise.fbm(x / 14, z / 14, 2));
    const moss = smoothstep(0.05, 0.45, noise.fbm(x / 6, z / 6 + height / 9, 3));
    const stone = scaleColour(
      mixColour(mixColour(LIMESTONE, LAYER, smoothstep(0.2, 0.9, layer)), MOSS, 0.75 * moss),
      1 + 0.3 * noise.fbm(x / 1.3, z / 1.3 + height, 3),
    );
    const wet = 0.6 + 0.4 * smoothstep(0.2, 1.6, out);
    const bare = Math.max(
      smoothstep(BARE.from, BARE.to, steepness),
      smoothstep(5, 2, out + 2 * noise.at(x / 4, z / 4)),
    );
    const own = wild(x, z, Math.max(3, height - levelAt(z)), Math.min(steepness, 0.4));
    return mixColour(own, scaleColour(stone, wet), bare);
  },
};
