import { clamp, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import type { Light } from '../light.ts';
import type { SceneryPlan } from './site.ts';

/** A sky of no world we know: violet above, rose between, turquoise over the horizon. */
const SKY = {
  zenith: [0.2, 0.08, 0.42],
  middle: [0.66, 0.26, 0.6],
  horizon: [0.42, 0.92, 0.84],
} as const;
/** How much of that there is beside the colours of the hour, and how bright the light all around is on a clear day. */
const SHARE = 0.9;
const DAY = 0.42;
const SUN: Colour = [1.02, 0.86, 1];
const AROUND: Colour = [1.06, 0.92, 1.18];
/** Its ground, what grows on that like moss, and what shines in its cracks. */
const GROUND: Colour = [0.4, 0.26, 0.46];
const MOSS: Colour = [0.12, 0.42, 0.44];
const VEIN: Colour = [0.3, 1.15, 1.05];

/** The ground of a strange planet. */
export const ALIEN: SceneryPlan = {
  land: 'plain',
  light: (light: Light): Light => {
    const level = clamp(light.ambient[1] / DAY, 0.12, 1);
    const strange = (own: Colour, wanted: Colour) =>
      mixColour(own, scaleColour(wanted, level), SHARE);
    return {
      ...light,
      zenith: strange(light.zenith, SKY.zenith),
      middle: strange(light.middle, SKY.middle),
      horizon: strange(light.horizon, SKY.horizon),
      sun: [light.sun[0] * SUN[0], light.sun[1] * SUN[1], light.sun[2] * SUN[2]],
      ambient: [
        light.ambient[0] * AROUND[0],
        light.ambient[1] * AROUND[1],
        light.ambient[2] * AROUND[2],
      ],
      cover: 0.2 * light.cover,
      stars: Math.max(light.stars, 0.35),
    };
  },
  soil:
    (_, { noise }) =>
    (x, z, height) => {
      const grain = 1 + 0.22 * noise.fbm(x / 2.2, z / 2.2, 3) + 0.1 * noise.at(height / 2, 3);
      const moss = smoothstep(0, 0.3, noise.fbm(x / 15, z / 15, 3));
      const ground = scaleColour(mixColour(GROUND, MOSS, 0.85 * moss), grain);
      const crack = Math.abs(noise.fbm(x / 9 + 40, z / 9, 3));
      const fine = 0.007 + z * 0.0003;
      const vein = smoothstep(fine * 2.4, fine * 0.6, crack) * smoothstep(150, 60, z);
      return mixColour(ground, VEIN, 0.8 * vein);
    },
  trees: 0,
  isTended: () => true,
};
