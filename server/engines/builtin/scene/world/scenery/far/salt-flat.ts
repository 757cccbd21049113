import { mix, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import type { Paint } from '../../street/solid.ts';
import type { SceneryPlan } from '../site.ts';

/** How high the crust is over the water's level, and how far below that it lies under a film of water. World units. */
const CRUST = 6;
const FILM = -0.05;
/** How wide its plates are, and how wide the ridges between them. World units. */
const PLATE = 2.1;
const RIDGE = 0.11;
/** From where to where mountains rise beyond. World units. */
const BEYOND = { from: 1100, to: 1900, high: 130 } as const;

const SALT: Colour = [0.82, 0.82, 0.8];
const DULL: Colour = [0.68, 0.69, 0.69];
const BROWN: Colour = [0.62, 0.5, 0.42];

/** How far a place is from the edge of the plate of salt that it is on, world units. */
function toEdge(x: number, z: number): number {
  const [row, tall] = [Math.floor(z / (PLATE * 0.866)), PLATE * 0.866];
  let [nearest, second] = [9, 9];
  for (let r = row - 1; r <= row + 2; r++) {
    const shift = (r & 1) * 0.5;
    const column = Math.floor(x / PLATE - shift);
    for (let c = column - 1; c <= column + 2; c++) {
      const atX = (c + shift + 0.34 * (chance(c, r, 1) - 0.5)) * PLATE;
      const atZ = (r + 0.34 * (chance(c, r, 2) - 0.5)) * tall;
      const away = Math.hypot(x - atX, z - atZ);
      if (away < nearest) [nearest, second] = [away, nearest];
      else if (away < second) second = away;
    }
  }
  return (second - nearest) / 2;
}

const beyond = (wild: (x: number, z: number) => number, low: number) => (x: number, z: number) => {
  const share = smoothstep(BEYOND.from, BEYOND.to, z);
  return share === 0 ? low : low + share * (BEYOND.high + Math.max(0, 2.4 * wild(x, z)));
};

/** A heap of salt: how far to the right on the picture's side, how far off, how high. World units. */
const HEAPS = [
  [3.4, 15, 1.3],
  [7.2, 19, 1.4],
  [-6.4, 21, 1.3],
  [1.2, 25, 1.35],
  [-11.4, 27, 1.4],
  [12.6, 28, 1.3],
  [-3.6, 34, 1.4],
  [8.4, 38, 1.3],
  [-16, 44, 1.4],
  [20, 46, 1.4],
  [2, 52, 1.4],
] as const;

const heaped: Paint = (_, { along, up }) =>
  plainFront(scaleColour(SALT, 0.97 + 0.05 * Math.sin(up * 9 + along * 4)));

/** A plain of salt in plates of six sides with ridges between them, heaps of it in rows. */
export const SALT_FLAT: SceneryPlan = {
  land: 'plain',
  trees: 0,
  time: 'day',
  views: [
    { horizon: 0.36, lens: 0.95, eye: 0.42 },
    { horizon: 0.28, lens: 0.86, eye: 0.8 },
    { horizon: 0.44, lens: 0.86, eye: 0.34 },
    { horizon: 0.38, lens: 1.15, eye: 0.5 },
  ],
  ground: (wild) => beyond(wild, CRUST),
  soil:
    (_, { noise, light }) =>
    (x, z, height) => {
      if (height > CRUST + 0.5)
        return mixColour(BROWN, DULL, smoothstep(60, 240, height + 60 * noise.at(x / 90, z / 90)));
      const soft = RIDGE + z * 0.0035;
      const fade = Math.min(1, (RIDGE / soft) ** 0.7) * smoothstep(150, 60, z);
      const away = toEdge(x, z);
      const ridge = Math.exp(-((away / soft) ** 2)) * fade;
      // The side of a ridge that looks away from the sun is in its shade.
      const step = 0.9 * soft;
      const [toX, toZ] = [light.toward[0], light.toward[2]];
      const long = Math.max(0.2, Math.hypot(toX, toZ));
      const sunward = toEdge(x + (step * toX) / long, z + (step * toZ) / long);
      const shade = Math.exp(-((sunward / soft) ** 2)) * fade * (1 - ridge);
      const grain = 0.05 * noise.fbm(x * 2.4, z * 2.4, 3) + 0.05 * noise.fbm(x / 14, z / 9, 2);
      const plate = mixColour(DULL, SALT, 0.62 + 0.5 * noise.fbm(x / 5, z / 5, 2));
      return scaleColour(mixColour(plate, [1, 1, 0.98], ridge), 1 + grain - 0.4 * shade);
    },
  solids: ({ setting: { side } }) =>
    HEAPS.map(([aside, z, high]) =>
      frustumAt([side * aside, CRUST - 0.05, z], high, high * 1.35, 0.12, heaped, 14),
    ),
  isTended: () => true,
};

/** The same under a film of water, in which the whole sky stands. */
export const SALT_MIRROR: SceneryPlan = {
  land: 'plain',
  trees: 0,
  views: [
    { horizon: 0.48, lens: 0.95, eye: 0.3 },
    { horizon: 0.4, lens: 0.86, eye: 0.5 },
    { horizon: 0.54, lens: 0.86, eye: 0.28 },
    { horizon: 0.46, lens: 1.15, eye: 0.34 },
  ],
  ground: (wild) => beyond(wild, FILM),
  soil: () => (x, z) => mixColour(BROWN, DULL, mix(0.2, 0.5, Math.sin(x / 70) * Math.sin(z / 90))),
  light: (light) => ({ ...light, cover: Math.max(light.cover, 0.42) }),
  water: {
    deep: [0.6, 0.64, 0.7],
    shallow: [0.6, 0.64, 0.7],
    roughness: 0,
    depthAt: () => 1,
    sheen: 0.86,
  },
  isTended: () => true,
};
