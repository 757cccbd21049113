import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Ground } from '../../ground.ts';
import type { SceneryPlan } from '../site.ts';

/** The headlands: how far aside each begins at the eye on the picture's side, how much farther a unit ahead, where it ends, how high it is. World units. */
const HEADLANDS = [
  { way: -1, aside: 14, widens: 0.1, ends: 150, high: 27 },
  { way: 1, aside: 16, widens: 0.2, ends: 104, high: 21 },
] as const;
/** Rocks in the sea: how far aside on the picture's side, how far off, how high, how wide. World units. */
const STACKS = [
  [-16, 176, 26, 10],
  [2, 196, 15, 7],
  [24, 88, 5, 4],
] as const;
const ROCK: Colour = [0.44, 0.38, 0.33];
const BAND: Colour = [0.56, 0.5, 0.42];
const TURF: Colour = [0.3, 0.45, 0.16];
const SAND: Colour = [0.9, 0.8, 0.6];

/** How far ahead the water begins: a beach that curves round its bay. World units. */
const shoreAt = (across: number): number => 18 + 0.03 * across * across;

/** A cove: a beach of pale sand round clear water between two headlands of rock under turf, rocks in the sea beyond. */
export const COVE: SceneryPlan = {
  land: 'beach',
  standsOn: 1.4,
  trees: 0,
  views: [
    { horizon: 0.52, lens: 0.94, eye: 0.8 },
    { horizon: 0.46, lens: 0.88, eye: 1.3 },
    { horizon: 0.55, lens: 0.86, eye: 0.7 },
    { horizon: 0.5, lens: 1.08, eye: 0.9 },
  ],
  ground:
    (_, { side, noise }): Ground =>
    (x, z) => {
      const across = side * x;
      const rough = noise.fbm(x / 26, z / 26, 4);
      const fine = noise.fbm(x / 7, z / 7, 3);
      const out = z - shoreAt(across);
      const sand = 0.1 * noise.at(x / 5, z / 5) + Math.min(2.2, Math.max(-4.5, -0.085 * out));
      let height = sand;
      for (const { way, aside, widens, ends, high } of HEADLANDS) {
        const inside = Math.min(
          way * across - aside - widens * z + 7 * rough + 2 * fine,
          z - 13 + 3 * fine,
          ends - z + 14 * rough + 0.7 * (way * across - aside - widens * z),
        );
        // Steps of rock lie at the foot of the wall.
        const foot = 3.4 * smoothstep(-5, 0, inside + 2.5 * fine);
        const slope = high * smoothstep(-1, 6, inside + 1.6 * fine);
        const top = 0.24 * Math.max(0, inside - 6) * (1 + rough);
        height = Math.max(height, inside > -5 ? foot - 1 : -9, slope > 0 ? slope + top : -9);
      }
      for (const [at, ahead, high, wide] of STACKS) {
        const away = Math.hypot(across - at, z - ahead) / wide + 0.25 * fine;
        height = Math.max(height, high * smoothstep(1.15, 0.5, away) * (1 + 0.2 * rough) - 4);
      }
      return height;
    },
  soil:
    (_, { noise, snowy }) =>
    (x, z, height, steepness) => {
      const rough = noise.fbm(x / 6, z / 6, 3);
      // Beds of rock lie aslant.
      const bed = noise.fbm((height + 0.3 * x) / 1.6, (x + z) / 60, 3);
      const crack = noise.fbm((x - z) / 2.4, height / 14, 3);
      const stone = scaleColour(
        mixColour(ROCK, BAND, smoothstep(-0.3, 0.4, bed)),
        (1 + 0.3 * crack) * (0.55 + 0.45 * smoothstep(-0.4, 2.4, height)),
      );
      const turf = snowy ? ([0.95, 0.96, 1] as const) : scaleColour(TURF, 1 + 0.45 * rough);
      const isTurf = smoothstep(1.25, 0.7, steepness + 0.4 * rough) * smoothstep(9, 15, height);
      const land = mixColour(stone, turf, isTurf);
      const isSand = smoothstep(0.85, 0.5, steepness + 0.2 * rough) * smoothstep(3.1, 2.3, height);
      const damp = smoothstep(0.7, 0.05, height);
      const sand = scaleColour(SAND, (1 + 0.07 * rough) * (1 - 0.34 * damp));
      return mixColour(land, sand, isSand);
    },
  water: { deep: [0.02, 0.2, 0.32], shallow: [0.2, 0.62, 0.6], roughness: 0.12 },
  isTended: () => true,
};
