import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import type { SceneryPlan } from '../site.ts';

const MOSS: Colour = [0.2, 0.4, 0.16];
const DARK_MOSS: Colour = [0.09, 0.2, 0.13];
const EARTH: Colour = [0.44, 0.35, 0.26];

/** How much of a place is the path that winds between the mushrooms, 0 to 1. */
const pathAt = ({ side }: Pick<Setting, 'side'>, x: number, z: number): number => {
  const middle = side * (-1 + 3.4 * Math.sin(z / 11) * smoothstep(2, 24, z));
  return smoothstep(1.2, 0.8, Math.abs(x - middle) - 0.006 * z) * smoothstep(90, 60, z);
};

/** A forest of mushrooms as tall as trees, in the dusk: houses in some of them. */
export const MUSHROOM_FOREST: SceneryPlan = {
  land: 'field',
  relief: 0.3,
  trees: 1.1,
  time: 'dusk',
  views: [
    { horizon: 0.42, lens: 0.94, eye: 0.42 },
    { horizon: 0.34, lens: 0.88, eye: 0.8 },
    { horizon: 0.5, lens: 0.84, eye: 0.36 },
    { horizon: 0.42, lens: 1.1, eye: 0.45 },
  ],
  light: (light) => ({
    ...light,
    zenith: mixColour(light.zenith, [0.1, 0.1, 0.3], 0.6),
    middle: mixColour(light.middle, [0.28, 0.28, 0.56], 0.6),
    horizon: mixColour(light.horizon, [0.5, 0.62, 0.74], 0.55),
    ambient: [
      Math.max(light.ambient[0], 0.26),
      Math.max(light.ambient[1], 0.31),
      Math.max(light.ambient[2], 0.42),
    ],
    haze: light.haze * 5,
    stars: Math.max(light.stars, 0.2),
  }),
  soil: (_, setting) => (x, z) => {
    const { noise } = setting;
    const moss = mixColour(DARK_MOSS, MOSS, 0.5 + 0.7 * noise.fbm(x / 3, z / 3, 4));
    const earth = scaleColour(EARTH, 1 + 0.3 * noise.fbm(x * 1.3, z * 1.3, 3));
    return mixColour(moss, earth, 0.85 * pathAt(setting, x, z));
  },
  isTended: (x, z, setting) =>
    pathAt(setting, x, z) > 0.05 || (z < 60 && setting.noise.fbm(x / 3, z / 3, 2) > -0.28),
  has: new Set(['mushroom', 'house']),
};
