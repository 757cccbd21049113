import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import type { SceneryPlan } from '../site.ts';

const MOSS: Colour = [0.32, 0.5, 0.17];
const LAWN: Colour = [0.22, 0.42, 0.13];
const PATH: Colour = [0.66, 0.56, 0.42];
const STONE: Colour = [0.62, 0.6, 0.56];

/** Houses in mushrooms: to the right on the picture's side, ahead, how high. World units. */
export const HOMES = [
  [2.7, 9.2, 4.3],
  [-3.5, 11.4, 4],
  [7.6, 16, 4.6],
  [-8.2, 17, 4.5],
  [1.4, 19.5, 4.1],
  [-4.4, 25, 4.6],
  [10.5, 27, 4.8],
  [4.8, 31, 4.5],
  [-12.5, 31, 4.8],
  [-1, 37, 4.6],
  [17, 41, 5],
  [-7.5, 45, 4.8],
  [8, 51, 5],
] as const;

/** Beyond this no path leads to a door. */
const FARTHEST_DOOR = Math.max(...HOMES.map(([, far]) => far));

/** Where the lane through the village is so far ahead, on the picture's side. */
const laneAt = (z: number): number => -0.5 + 1.7 * Math.sin(z / 6.2 - 0.6) * smoothstep(2, 12, z);

/** How much of a place is a path, 0 to 1: the lane, and one from it to each door. */
function pathAt({ side }: Pick<Setting, 'side'>, x: number, z: number): number {
  const own = side * x;
  let most = smoothstep(0.62, 0.46, Math.abs(own - laneAt(z)) - 0.004 * z) * smoothstep(60, 48, z);
  if (z > FARTHEST_DOOR) return most;
  for (let n = 0; n < HOMES.length; n++) {
    const [home, far] = HOMES[n] as (typeof HOMES)[number];
    // From the door toward the eye, and bent to the lane.
    const before = far - 1.1 - z;
    if (before < -0.2 || before > 4) continue;
    const share = Math.max(0, before) / 4;
    const middle = home + (laneAt(far - 5) - home) * share * share * (3 - 2 * share);
    most = Math.max(most, smoothstep(0.5, 0.36, Math.abs(own - middle)));
  }
  return most;
}

/** A village of fairies: houses in mushrooms along a lane of little stones, flowers as high as they are. */
export const FAIRY_VILLAGE: SceneryPlan = {
  land: 'field',
  relief: 0.25,
  trees: 0.5,
  time: 'sunset',
  views: [
    { horizon: 0.42, lens: 0.96, eye: 0.52 },
    { horizon: 0.32, lens: 0.9, eye: 0.95 },
    { horizon: 0.5, lens: 0.86, eye: 0.4 },
    { horizon: 0.42, lens: 1.14, eye: 0.56 },
  ],
  light: (light) => ({
    ...light,
    ambient: [
      Math.max(light.ambient[0], 0.4),
      Math.max(light.ambient[1], 0.41),
      Math.max(light.ambient[2], 0.46),
    ],
  }),
  soil: (wild, setting) => (x, z, height, steepness) => {
    const { noise, snowy } = setting;
    if (snowy) return wild(x, z, height, steepness);
    const tuft = noise.fbm(x * 1.6, z * 1.6, 4);
    const green = scaleColour(
      mixColour(LAWN, MOSS, smoothstep(-0.4, 0.5, noise.fbm(x / 4, z / 4, 3))),
      1 + 0.3 * tuft,
    );
    const share = pathAt(setting, x, z);
    if (share === 0) return green;
    // Little stones, each of its own tone, sand between them.
    const [u, v] = [x / 0.3, z / 0.26];
    const [column, row] = [Math.floor(u + 0.5 * (Math.floor(v) & 1)), Math.floor(v)];
    const away = Math.hypot(u + 0.5 * (row & 1) - column - 0.5, v - row - 0.5);
    const tone = 0.86 + 0.26 * noise.at(column * 3.7, row * 5.3);
    const stone = mixColour(PATH, scaleColour(STONE, tone), smoothstep(0.5, 0.4, away));
    return mixColour(green, stone, 0.95 * share);
  },
  isTended: (x, z, setting) =>
    pathAt(setting, x, z) > 0.05 ||
    HOMES.some(([home, far]) => Math.hypot(x - setting.side * home, z - far) < 2.2),
  has: new Set(['mushroom', 'house']),
  who: new Set(['fairy']),
};
