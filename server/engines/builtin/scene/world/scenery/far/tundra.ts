import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan } from '../site.ts';

const MOSS: Colour = [0.42, 0.4, 0.2];
const RUST: Colour = [0.6, 0.26, 0.13];
const OCHRE: Colour = [0.72, 0.54, 0.24];
const LICHEN: Colour = [0.76, 0.76, 0.66];
const STONE: Colour = [0.46, 0.46, 0.45];
const SNOW: Colour = [0.95, 0.97, 1.02];
const WATER: Colour = [0.4, 0.55, 0.7];

/** Where mountains with snow rise beyond, and how high. World units. */
const BEYOND = { from: 480, to: 1300, high: 170 } as const;

/** Treeless land of the north: moss and dwarf shrubs in red and ochre, lichen, pools, old snow, bare hills. */
export const TUNDRA: SceneryPlan = {
  land: 'plain',
  trees: 0,
  views: [
    { horizon: 0.46, lens: 0.95, eye: 0.5 },
    { horizon: 0.36, lens: 0.88, eye: 1 },
    { horizon: 0.52, lens: 0.86, eye: 0.42 },
    { horizon: 0.44, lens: 1.16, eye: 0.54 },
  ],
  ground:
    (wild, { noise }) =>
    (x, z) => {
      const swells = 2.4 * noise.fbm(x / 60, z / 60, 3) * smoothstep(8, 50, z);
      const share = smoothstep(BEYOND.from, BEYOND.to, z);
      const ridge = 0.5 + 0.9 * noise.fbm(x / 240 + 7, z / 240, 4);
      const hills =
        share * BEYOND.high * Math.max(0, ridge) + 0.4 * share * Math.max(0, wild(x, z));
      return LEVEL + swells + hills;
    },
  soil:
    (_, { noise, snowy }) =>
    (x, z, height, steepness) => {
      const up = height - LEVEL;
      const grain = 1 + 0.3 * noise.fbm(x * 1.4, z * 1.4, 4);
      const patch = noise.fbm(x / 7, z / 5, 4);
      const shrubs = mixColour(MOSS, RUST, smoothstep(-0.06, 0.3, patch));
      const heath = mixColour(
        shrubs,
        OCHRE,
        smoothstep(0.1, 0.42, noise.fbm(x / 11 + 40, z / 8, 3)),
      );
      const pale =
        smoothstep(0.24, 0.42, noise.fbm(x / 2.2 + 9, z / 1.8, 3)) * smoothstep(120, 30, z);
      const low = mixColour(heath, LICHEN, 0.7 * pale);
      const rocky = mixColour(low, STONE, smoothstep(14, 46, up + 12 * patch));
      const pool =
        smoothstep(0.33, 0.37, noise.fbm(x / 26 + 20, z / 12 + 4, 2)) *
        smoothstep(16, 24, z) *
        smoothstep(200, 130, z);
      const line = 46 + 26 * noise.fbm(x / 30, z / 30, 3);
      const lying =
        smoothstep(line, line + 22, up) * smoothstep(1.1, 0.5, steepness) +
        smoothstep(0.36, 0.42, noise.fbm(x / 18 + 60, z / 7, 3)) * smoothstep(24, 40, z);
      const snow = snowy
        ? 0.55 + 0.5 * smoothstep(-0.35, 0.1, noise.fbm(x / 4, z / 4, 3))
        : Math.min(1, lying);
      const ground = mixColour(scaleColour(rocky, grain), WATER, 0.9 * pool);
      return mixColour(ground, SNOW, Math.min(1, snow));
    },
  isTended: () => true,
};
