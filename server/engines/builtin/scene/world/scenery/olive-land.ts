import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import { isPicker } from '../../words/field-keys.ts';
import type { Colour } from '../../words/idea.ts';
import type { Soil } from '../soil.ts';
import { type WallLine, wallAlong } from './drystone.ts';
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
  solids: ({ groundAt, setting: { side } }) => {
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
    return wallAlong(line, groundAt);
  },
  isTended: (x, z, { noise }) => z < 200 && noise.fbm(x / 4, z / 4, 3) < 0.2,
};

/** An orchard: trees in rows in mown grass. */
export const ORCHARD: SceneryPlan = {
  land: 'field',
  relief: 0.4,
  trees: 0.04,
  views: GROVE.views as NonNullable<SceneryPlan['views']>,
  isTended: (_, z) => z < OLIVES.far,
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
