import { clamp, mix, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Light } from '../../light.ts';
import { chance, plainFront } from '../../street/front.ts';
import type { Paint, Solid } from '../../street/solid.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { rodBetween } from './pieces.ts';

/** Lava as its light is told apart from that of the place, which is dim. */
const WHITE_HOT: Colour = [5.2, 3.4, 1.1];
const HOT: Colour = [4.6, 1.25, 0.16];
const COOLING: Colour = [1.5, 0.22, 0.06];
const CRUST: Colour = [0.16, 0.09, 0.08];
const ROCK: Colour = [0.2, 0.15, 0.14];
const EMBER: Colour = [2.6, 0.55, 0.1];

/** Light that comes from below and not from the sky. */
const glowing = (light: Light, dim: number): Light => ({
  ...light,
  zenith: [0.09 * dim, 0.03 * dim, 0.04 * dim],
  middle: [0.34 * dim, 0.08 * dim, 0.05 * dim],
  horizon: [1.05 * dim, 0.34 * dim, 0.1 * dim],
  sun: [0.34, 0.16, 0.09],
  ambient: [0.5, 0.36, 0.32],
  cloudLit: [0.6 * dim, 0.17 * dim, 0.09 * dim],
  cloudShade: [0.13 * dim, 0.05 * dim, 0.05 * dim],
  cover: Math.max(0.5, light.cover),
  haze: light.haze * 1.6,
  stars: 0,
});

/** How far off plates of crust and cracks in rock are as large as they look near, world units: beyond, each is drawn for several. */
const COARSE = 110;
/** How small plates are before the eye beside that. */
const FINE = 0.6;

/** Lava that flows so: plates of crust drift on it, ropy and black, and it is bright where they part. */
export function lavaAt(noise: Noise, x: number, z: number, share: number): Colour {
  const size = FINE + Math.max(0, z) / COARSE;
  const [u, v] = [x / size, z / size];
  const bend = 0.5 * noise.at(u / 2.4 + 7, v / 3.3);
  const wide = Math.abs(noise.at(u / 2.5 + bend, v / 4.2));
  const fine = 0.05 + 0.7 * Math.abs(noise.at(u / 1.1 + 20, v / 1.8 + bend));
  const seam = Math.min(wide, fine);
  // Where the stream is fast the plates are torn apart.
  const torn = 0.07 + 0.13 * smoothstep(-0.15, 0.4, noise.at(u / 8 + 3, v / 13));
  const heat = smoothstep(1.7 * torn, 0, seam) * smoothstep(0.1, 0.55, share);
  const ropes = 1 + 0.7 * noise.fbm(u * 1.7 + 2 * bend, v * 3.6, 2);
  const warmth = 0.3 * smoothstep(0.3, 0.06, seam) + 0.4 * smoothstep(0.1, 0.4, heat);
  const crust = mixColour(scaleColour(CRUST, ropes), COOLING, warmth);
  return mixColour(
    mixColour(crust, HOT, smoothstep(0.3, 0.72, heat)),
    WHITE_HOT,
    smoothstep(0.8, 1, heat),
  );
}

/** Black rock, cracked, and lit from lava that is so near, 0 to 1. */
function rockAt(noise: Noise, x: number, z: number, height: number, near: number): Colour {
  const size = 1 + Math.max(0, z) / COARSE;
  const [u, v, up] = [x / size, z / size, height / size];
  const grain = 1 + 0.5 * noise.fbm(u / 1.6, v / 1.6 + up / 2, 4);
  const crack = Math.abs(noise.fbm(u / 6 + 31, v / 6 + up / 9, 3));
  const ember = smoothstep(0.024, 0.004, crack) * (0.25 + 0.75 * near);
  const rock = scaleColour(ROCK, grain);
  const warm = mixColour(rock, [1.1, 0.3, 0.1], 0.5 * near * near);
  return mixColour(warm, EMBER, ember);
}

/** How much of a place is a river of lava, 0 to 1; and how near it is to one, 0 to 1. */
function riverAt({ side }: Pick<Setting, 'side'>, x: number, z: number) {
  const main = side * (-1.5 + 7 * Math.sin(z / 19) * smoothstep(4, 44, z) - 0.05 * z);
  const branch = side * (26 - 0.42 * z + 3 * Math.sin(z / 11));
  const away = Math.min(
    Math.abs(x - main) - (2.9 + 0.045 * z),
    Math.abs(x - branch) - (1.4 + 0.02 * z) + (z < 30 ? 0.4 * (30 - z) : 0),
  );
  return { lava: smoothstep(1, -1, away), near: smoothstep(9, 0, away) };
}

/** Where the volcano stands behind the plain, how far around it and how high it is. World units. */
const CONE = { aside: -70, z: 520, reach: 330, high: 190, mouth: 34 } as const;

function coneAt(setting: Setting, x: number, z: number): number {
  const away = Math.hypot(x - setting.side * CONE.aside, z - CONE.z);
  const rise = clamp(1 - Math.max(away, CONE.mouth) / CONE.reach);
  const rough = 1 + 0.14 * setting.noise.fbm(x / 40, z / 40, 3);
  return CONE.high * rise ** 1.5 * rough;
}

/** How far off spikes of rock stand, how far to the right on the picture's side, how high. World units. */
const SPIKES = [
  [-5.6, 13, 5],
  [-8.4, 16, 8.5],
  [8.2, 15, 6.5],
  [11.4, 18, 10],
  [-14, 25, 12],
  [15.4, 31, 11],
  [-11.4, 34, 8],
  [-22, 40, 16],
  [25, 44, 17],
  [-18, 56, 13],
  [19, 62, 12],
  [-36, 70, 24],
  [37, 78, 26],
  [-28, 96, 20],
  [50, 120, 34],
  [-56, 130, 36],
] as const;

/** A land of fire: rivers of lava between black crags, under a red sky. */
export const INFERNO: SceneryPlan = {
  land: 'plain',
  relief: 0.4,
  trees: 0,
  time: 'dusk',
  views: [
    { horizon: 0.5, lens: 0.92, eye: 0.9 },
    { horizon: 0.4, lens: 0.86, eye: 1.9 },
    { horizon: 0.58, lens: 0.84, eye: 0.7 },
    { horizon: 0.48, lens: 1.1, eye: 1 },
  ],
  ground: (_, setting) => (x, z) => {
    const { lava, near } = riverAt(setting, x, z);
    const { noise } = setting;
    const ridge = 1 - Math.abs(noise.fbm(x / 34, z / 34, 4)) * 2.4;
    const out = smoothstep(6, 46, Math.abs(x)) * smoothstep(8, 40, z);
    const crag = Math.max(0, ridge) ** 2 * mix(0.8, 9, out) * (1 - near);
    return LEVEL - 1.2 * lava + crag + coneAt(setting, x, z);
  },
  soil: (_, setting) => (x, z, height) => {
    const { noise } = setting;
    const { lava, near } = riverAt(setting, x, z);
    const own = rockAt(noise, x, z, height, near);
    const shown =
      lava === 0 ? own : mixColour(own, lavaAt(noise, x, z, lava), smoothstep(0.1, 0.5, lava));
    const cone = coneAt(setting, x, z);
    if (cone < 4) return shown;
    const turn = Math.atan2(x - setting.side * CONE.aside, z - CONE.z);
    const run = Math.abs(noise.fbm(turn * 4 + 3, height / 60, 3));
    const stream = smoothstep(0.07, 0.015, run) * smoothstep(20, 90, cone);
    const mouth = smoothstep(CONE.high * 0.76, CONE.high * 0.86, cone);
    return mixColour(shown, scaleColour(HOT, 1.1), Math.max(stream, 0.7 * mouth));
  },
  light: (light) => glowing(light, 1),
  isTended: () => true,
  solids: ({ setting: { side }, groundAt }: Site): Solid[] =>
    SPIKES.flatMap(([aside, z, high], n) => spike(side * aside, z, high, n, groundAt)),
};

/** Crags that stand together and lean outward, lit red at their feet. */
function spike(x: number, z: number, high: number, n: number, groundAt: Site['groundAt']): Solid[] {
  const low = groundAt(x, z) - 0.6;
  const paint: Paint = ({ normal }, { along, up }) => {
    const tone = 0.7 + 0.5 * chance(Math.floor(up * 1.3), Math.floor(along * 2), n);
    const foot = Math.exp(-up / (high * 0.24)) * (0.6 - 0.4 * normal[1]);
    return {
      ...plainFront(scaleColour(ROCK, tone)),
      glow: [0.5 * foot, 0.11 * foot, 0.02 * foot],
    };
  };
  return [0, 1, 2].map((k) => {
    const turn = n * 2.1 + k * 2.2;
    const size = high * (k === 0 ? 1 : k === 1 ? 0.62 : 0.46);
    const off = k === 0 ? 0 : high * 0.16;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    return rodBetween(
      [x + c * off, low, z + s * off],
      [x + c * (off + size * 0.16), low + size, z + s * (off + size * 0.1)],
      [size * 0.15, size * 0.012],
      6,
      paint,
    );
  });
}

/** The lake of lava in a crater: how far off its middle is, how wide it is, how wide the ledge about it; how high the walls are over how many world units. */
const BOWL = { z: 48, lake: 30, ledge: 13, rise: 44, high: 66 } as const;

/** Where lava runs down the walls: how far round to the picture's side from straight ahead, and half how wide, radians. */
const RUNS = [
  [-0.36, 0.05],
  [0.52, 0.035],
  [1.15, 0.04],
] as const;
const WALL: Colour = [0.5, 0.36, 0.3];

/** How far a place is outside the lake, world units. */
const outOf = (noise: Noise, x: number, z: number): number =>
  Math.hypot(x * 0.8, z - BOWL.z) - BOWL.lake + 5 * noise.fbm(x / 18, z / 18, 2);

/** The inside of a volcano: a lake of lava between walls of rock, open to the sky high above. */
export const CRATER: SceneryPlan = {
  land: 'plain',
  relief: 0.2,
  trees: 0,
  time: 'dusk',
  views: [
    { horizon: 0.56, lens: 0.86, eye: 0.8 },
    { horizon: 0.46, lens: 0.84, eye: 1.5 },
    { horizon: 0.64, lens: 0.8, eye: 0.7 },
    { horizon: 0.54, lens: 0.98, eye: 0.9 },
  ],
  ground:
    (_, { noise }) =>
    (x, z) => {
      const out = outOf(noise, x, z);
      const wall = clamp((out - BOWL.ledge) / BOWL.rise);
      const ledges =
        0.86 * wall + (0.14 * (Math.floor(wall * 6) + smoothstep(0.2, 0.6, (wall * 6) % 1))) / 6;
      const rough = 1 + 0.5 * noise.fbm(x / 13, z / 13, 4) * wall;
      return LEVEL + smoothstep(-1, 2.5, out) * 1.6 + BOWL.high * ledges ** 0.8 * rough;
    },
  soil:
    (_, { noise, side }) =>
    (x, z, height) => {
      const out = outOf(noise, x, z);
      const up = height - LEVEL;
      const lit = Math.exp(-up / 34);
      const layer = 0.8 + 0.3 * Math.sin(height / 2.2 + 3 * noise.fbm(x / 12, z / 12, 2));
      const grain = scaleColour(WALL, layer * (1 + 0.5 * noise.fbm(x / 5, height / 4 + z / 9, 4)));
      const bare = rockAt(noise, x, z, 0, 0.6 * smoothstep(9, 0, out));
      const stone = mixColour(bare, grain, smoothstep(2, 6, up));
      const rock = mixColour(
        stone,
        scaleColour([2.5, 0.72, 0.22], layer),
        0.62 * lit * smoothstep(2, 8, up),
      );
      // Lava runs down the walls into the lake.
      const turn = Math.atan2(side * x, z - BOWL.z) + 0.05 * noise.at(height / 9, 4);
      const run = RUNS.reduce(
        (most, [at, wide]) => Math.max(most, smoothstep(wide, 0.5 * wide, Math.abs(turn - at))),
        0,
      );
      const lava = Math.max(smoothstep(1.5, -1, out), run * smoothstep(46, 40, up));
      if (lava === 0) return rock;
      // What falls down a wall has no time to crust.
      const crusts = smoothstep(4, 0, out);
      const falling = scaleColour(HOT, 0.9 + 0.5 * noise.fbm(turn * 60, height / 5, 2));
      return mixColour(rock, mixColour(falling, lavaAt(noise, x, z - 20, lava), crusts), lava);
    },
  light: (light) => ({ ...glowing(light, 1.15), ambient: [0.46, 0.32, 0.27] }),
  isTended: () => true,
  solids: ({ setting: { side }, groundAt }: Site): Solid[] =>
    (
      [
        [-9, 11, 5],
        [12, 14, 6.5],
        [-25, 26, 9],
        [28, 34, 10],
      ] as const
    ).flatMap(([x, z, high], n) => spike(side * x, z, high, n, groundAt)),
};
