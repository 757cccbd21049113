import { mixColour, scaleColour, smoothstep } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import type { SceneryPlan } from '../../site.ts';

/** A pillar: aside on the picture's side, ahead, how thick, how high over the valley. World units. */
type Pillar = readonly [aside: number, z: number, thick: number, high: number];
const PILLARS: readonly Pillar[] = [
  [-26, 74, 7, 78],
  [-43, 92, 9, 92],
  [21, 84, 6.4, 84],
  [38, 104, 9, 98],
  [3, 128, 8, 88],
  [-17, 150, 10, 108],
  [62, 132, 11, 106],
  [-72, 128, 12, 110],
  [27, 176, 11, 118],
  [-48, 196, 13, 122],
  [88, 190, 15, 128],
  [6, 232, 15, 128],
  [-104, 212, 17, 136],
  [58, 258, 17, 138],
  [-30, 284, 18, 136],
];
/** The ledge on which the eye stands: how high, where it breaks off. World units. */
const LEDGE = { high: 52, ends: 17 } as const;
const SANDSTONE: Colour = [0.62, 0.5, 0.4];
const GREEN: Colour = [0.2, 0.34, 0.13];

/** Zhangjiajie: slender pillars of sandstone with green tops that rise out of a valley, seen from a ledge. */
export const STONE_PILLARS: SceneryPlan = {
  land: 'mountain',
  relief: 0.5,
  trees: 0.8,
  standsOn: LEDGE.high,
  views: [
    { horizon: 0.52, lens: 1, eye: 0.6 },
    { horizon: 0.46, lens: 0.92, eye: 1 },
    { horizon: 0.56, lens: 0.92, eye: 0.5 },
    { horizon: 0.5, lens: 1.14, eye: 0.7 },
  ],
  ground:
    (_, { side, noise }) =>
    (x, z) => {
      const rough = noise.fbm(x / 6, z / 6, 3);
      const pillar = PILLARS.reduce((most, [aside, ahead, thick, high]) => {
        const out = Math.hypot(x - side * aside, z - ahead) / thick + 0.2 * rough;
        const skirt = 0.3 * high * Math.max(0, 1 - out / 4) ** 2;
        return Math.max(most, (high + 5 * rough) * smoothstep(1.25, 0.85, out), skirt);
      }, 0);
      const ends = LEDGE.ends + 3 * noise.at(x / 7, 2);
      const ledge = (LEDGE.high + 0.3 * rough) * smoothstep(ends + 5, ends, z);
      return Math.max(6 + pillar + 4 * noise.fbm(x / 30, z / 30, 3), ledge);
    },
  soil:
    (_wild, { noise }) =>
    (x, z, height, steepness) => {
      const layer =
        Math.sin(height * 0.9 + noise.fbm(x / 9, z / 9, 2)) + 0.7 * Math.sin(height * 2.7);
      const rock = scaleColour(
        SANDSTONE,
        0.94 + 0.1 * layer + 0.2 * noise.fbm(x / 2, height / 7, 3),
      );
      const leaf = scaleColour(GREEN, 1 + 0.5 * noise.fbm(x / 2.4, z / 2.4, 3));
      const bush = 0.6 * smoothstep(0.25, 0.5, noise.fbm(x / 4 + 7, height / 4, 3));
      return mixColour(leaf, mixColour(rock, leaf, bush), smoothstep(0.9, 1.7, steepness));
    },
};
