import { clamp, mix, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Ground } from '../../ground.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan } from '../site.ts';

/** The crater: how far ahead its middle is, how far its rim and its floor reach from there, how deep it is, and its peak. World units. */
const BOWL = { z: 205, rim: 190, floor: 92, deep: 62, peak: 34 } as const;
/** In how many ledges its wall has slid down. */
const LEDGES = 4;

/** How far a place is from the crater's middle, as wide as its rim winds. World units. */
const awayAt = (noise: Noise, x: number, z: number): number => {
  const turn = Math.atan2(z - BOWL.z, x);
  const wind = 9 * noise.fbm(3 * Math.cos(turn) + 9, 3 * Math.sin(turn), 3);
  return Math.max(0, Math.hypot(x, z - BOWL.z) + wind);
};

/** Small craters on the ground, one in a cell of a grid so wide, how high a place is in them. World units. */
function pits(noise: Noise, x: number, z: number, cell: number): number {
  const [column, row] = [Math.floor(x / cell), Math.floor(z / cell)];
  const [dx, dz] = [noise.at(column * 7.3, row * 5.1), noise.at(column * 3.7, row * 9.7 + 4)];
  const size = cell * (0.16 + 0.2 * Math.abs(noise.at(column * 2.1, row * 6.3 + 8)));
  const away =
    Math.hypot(x - (column + 0.5 + 0.3 * dx) * cell, z - (row + 0.5 + 0.3 * dz) * cell) / size;
  if (away > 1.9) return 0;
  const bowl = away < 1 ? -0.3 * (1 - away * away) : 0;
  return size * (bowl + 0.1 * Math.exp(-(((away - 1.05) / 0.26) ** 2)));
}

/** A great crater of the moon from its rim: its far wall in ledges, its floor with a peak in the middle, small craters all about. */
export const MOON_CRATER: SceneryPlan = {
  land: 'space',
  relief: 1,
  trees: 0,
  views: [
    { horizon: 0.42, lens: 0.9, eye: 1.6 },
    { horizon: 0.32, lens: 0.84, eye: 5 },
    { horizon: 0.48, lens: 0.82, eye: 1.2 },
    { horizon: 0.4, lens: 1.1, eye: 2 },
  ],
  ground:
    (_, { noise }): Ground =>
    (x, z) => {
      const away = awayAt(noise, x, z);
      const share = clamp((away - BOWL.floor) / (BOWL.rim - BOWL.floor));
      const step = share * LEDGES;
      const ledge = (Math.floor(step) + smoothstep(0.25, 0.85, step - Math.floor(step))) / LEDGES;
      const wall = -BOWL.deep * (1 - mix(share ** 1.4, ledge ** 1.25, 0.65));
      const outside = away > BOWL.rim ? -16 * smoothstep(BOWL.rim, BOWL.rim + 170, away) : 0;
      const rim = 9 * Math.exp(-(((away - BOWL.rim) / 20) ** 2));
      const peak =
        BOWL.peak * Math.exp(-((away / 26) ** 1.5)) * (1 + 0.5 * noise.fbm(x / 14, z / 14, 3));
      const rough = noise.fbm(x / 26, z / 26, 4) * (1.4 + 5 * share * (away < BOWL.rim ? 1 : 0.5));
      return (
        LEVEL +
        60 +
        wall +
        outside +
        rim +
        peak +
        rough +
        pits(noise, x, z, 34) +
        pits(noise, x, z, 9)
      );
    },
  soil:
    (wild, { noise }) =>
    (x, z, height, steepness) => {
      const own = wild(x, z, height, steepness);
      const bright = 0.16 * smoothstep(0.4, 1, steepness) + 0.1 * noise.fbm(x / 50, z / 50, 3);
      return scaleColour(own, 0.96 + bright);
    },
  light: (light) => ({
    ...light,
    toward: [(Math.sign(light.toward[0]) || 1) * 0.82, 0.42, -0.39],
  }),
  isTended: () => true,
};
