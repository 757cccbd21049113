import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import { isPicker } from '../../words/keys/places/field-keys.ts';
import type { Ground } from '../ground.ts';
import type { Soil } from '../soil/soil.ts';
import { plainFront } from '../street/front.ts';
import { boxOn, type Paint, plainPaint, type Solid } from '../street/solid.ts';
import { type WallLine, wallAlong } from './drystone.ts';
import { groveFeast, isAtTable, isFeast } from './grove-feast.ts';
import { plotOf } from './hedge.ts';
import { LEVEL } from './level-site.ts';
import type { SceneryPlan } from './site.ts';

const EARTH: Colour = [0.68, 0.5, 0.33];
const DRY: Colour = [0.66, 0.6, 0.32];
const GREEN: Colour = [0.46, 0.52, 0.24];

/** How far apart olives stand along and across their rows, and how far off the last are. World units. */
export const OLIVES = { across: 7.5, along: 8, near: 11, far: 190 } as const;

/** How far off the first trees of rows are: nearer where somebody picks from them. World units. */
export const firstTrees = ({ subjects }: Pick<Setting, 'subjects'>): number =>
  subjects.some(({ traits }) => isPicker(traits)) ? 7.6 : OLIVES.near;

/** Earth between old trees, with dry grass on it: all over where that is `grassy` (1), elsewhere in patches. */
const groveSoil = (_: Soil, { noise }: Pick<Setting, 'noise'>, grassy = 0.75): Soil => {
  return (x, z) => {
    const grain = 1 + 0.22 * noise.fbm(x * 1.2, z * 1.2, 3);
    const bare = grassy < 1 ? 0 : 0.36;
    const grass = smoothstep(-0.15 - bare, 0.25 - bare, noise.fbm(x / 4, z / 4, 3));
    const green = smoothstep(0, 0.4, noise.at(x / 11, z / 11));
    return scaleColour(
      mixColour(EARTH, mixColour(DRY, GREEN, Math.min(1, green + bare * 1.6)), grassy * grass),
      grain,
    );
  };
};

/** A grove of olives in rows, a wall of dry stones beside it. */
export const GROVE: SceneryPlan = {
  land: 'field',
  relief: 0.5,
  trees: 0.02,
  views: [
    { horizon: 0.54, lens: 0.95, eye: 0.5 },
    { horizon: 0.4, lens: 0.86, eye: 1.5 },
    { horizon: 0.6, lens: 0.85, eye: 0.42 },
    { horizon: 0.5, lens: 1.1, eye: 0.7 },
  ],
  soil: (wild, setting) => (setting.snowy ? wild : groveSoil(wild, setting)),
  has: new Set(['candle']),
  solids: ({ groundAt, setting }) => {
    const { side } = setting;
    const line: WallLine = {
      points: [
        [side * 4.4, 6],
        [side * 5.4, 22],
        [side * 4.6, 60],
        [side * 7, 130],
      ],
      high: 1,
      thick: 0.6,
    };
    const table = isFeast(setting) ? groveFeast(side, groundAt) : [];
    return [...wallAlong(line, groundAt), ...table];
  },
  isTended: (x, z, setting) =>
    z < 200 && (setting.noise.fbm(x / 4, z / 4, 3) < 0.2 || isAtTable(setting, x, z)),
};

/** Where hives stand among trees with bees: to the right on the picture's side, and ahead. World units. */
const HIVES = [
  [-1.7, 7.2],
  [-3.1, 7.9],
  [2.5, 8.6],
  [3.9, 9.4],
  [-4.7, 9.6],
  [5.6, 11.4],
  [-1.5, 12.2],
  [1.4, 13.4],
] as const;
const HIVE_PAINTS: readonly Colour[] = [
  [0.93, 0.93, 0.9],
  [0.9, 0.9, 0.84],
  [0.66, 0.78, 0.86],
];

/** A hive of stacked white boxes on legs, a slit at its foot, under a lid of tin. */
function hive(x: number, z: number, number: number, groundAt: Ground): Solid[] {
  const foot = groundAt(x, z);
  const paint = HIVE_PAINTS[number % HIVE_PAINTS.length] as Colour;
  const boxed = (half: number, low: number, high: number, look: Paint) =>
    boxOn(plotOf(x - half, z - half, x + half, z + half), foot + low, foot + high, look);
  const body: Paint = ({ role, long }, { along, up }) => {
    const joint = Math.abs(up - 0.36) < 0.015 || Math.abs(up - 0.68) < 0.015;
    const slit = role === 'front' && up < 0.07 && Math.abs(along - long / 2) < 0.2;
    const grip =
      role !== 'level' && Math.abs((up % 0.34) - 0.2) < 0.03 && Math.abs(along - long / 2) < 0.07;
    return plainFront(scaleColour(paint, slit ? 0.12 : joint ? 0.6 : grip ? 0.7 : 1));
  };
  return [
    boxed(0.34, -0.1, 0.18, plainPaint([0.42, 0.32, 0.22])),
    boxed(0.3, 0.18, 1.16, body),
    boxed(0.34, 1.16, 1.26, plainPaint([0.62, 0.65, 0.68])),
  ];
}

/** An orchard: trees in rows in mown grass. */
export const ORCHARD: SceneryPlan = {
  land: 'field',
  relief: 0.4,
  trees: 0.04,
  views: GROVE.views as NonNullable<SceneryPlan['views']>,
  isTended: (_, z) => z < OLIVES.far,
  has: new Set(['blossom']),
  solids: ({ setting, groundAt }) =>
    setting.idea.subjects.some(({ thing }) => thing === 'bee')
      ? HIVES.flatMap(([aside, z], n) => hive(setting.side * aside, z, n, groundAt))
      : [],
};

/** The terraces of a hillside: where the first wall is, how deep one is and how high its wall, and how many there are. World units. */
const STEPS = { near: 20, deep: 11, high: 1.75, count: 16 } as const;

/** How far ahead the wall number `n` of the hillside is, so far to the right. */
const wallAt = (n: number, x: number, side: number): number =>
  STEPS.near +
  n * STEPS.deep +
  5 * Math.sin(x / 38 + side) +
  0.0022 * x * x +
  1.6 * Math.sin(x / 13 + n);

/** The middles of terraces, on which plants stand: how far ahead, so far to the right, and their height. */
export const terraceAt = (n: number, x: number, side: number): { z: number; base: number } => ({
  z: wallAt(n, x, side) + 0.72 * STEPS.deep,
  base: LEVEL + (n + 1) * STEPS.high,
});

export const TERRACES = STEPS.count;

/** A hillside in terraces that walls of dry stones hold, olives and vines on them. */
export const HILLSIDE: SceneryPlan = {
  land: 'field',
  relief: 0.9,
  trees: 0.12,
  views: [
    { horizon: 0.42, lens: 0.95, eye: 1.5 },
    { horizon: 0.3, lens: 0.9, eye: 3.4 },
    { horizon: 0.46, lens: 0.85, eye: 1.2 },
    { horizon: 0.38, lens: 1.1, eye: 2.4 },
  ],
  ground: (wild, { side }) => {
    const top = LEVEL + STEPS.count * STEPS.high;
    return (x, z) => {
      const along = (z - wallAt(0, x, side)) / STEPS.deep;
      if (along < 0) return LEVEL;
      if (along >= STEPS.count)
        return Math.max(
          top,
          top + 0.18 * (z - STEPS.near - STEPS.count * STEPS.deep) + 0.1 * wild(x, z),
        );
      const step = Math.floor(along);
      // The ground rises behind each wall, where that hides it.
      return LEVEL + STEPS.high * (step + smoothstep(0, 0.55, along - step));
    };
  },
  soil: (wild, setting) => (setting.snowy ? wild : groveSoil(wild, setting, 1)),
  solids: ({ setting: { side } }) => {
    const walls: WallLine[] = Array.from({ length: STEPS.count }, (_, n) => {
      const reach = 26 + 1.1 * (STEPS.near + n * STEPS.deep);
      const points: [number, number][] = [];
      for (let x = -reach; x <= reach; x += 4) points.push([x, wallAt(n, x, side)]);
      return { points, high: STEPS.high + 0.25, thick: 0.8 };
    });
    return walls.flatMap((wall, n) => wallAlong(wall, () => LEVEL + n * STEPS.high));
  },
  isTended: (x, z, { noise }) => noise.fbm(x / 4, z / 4, 3) < 0.1,
};
