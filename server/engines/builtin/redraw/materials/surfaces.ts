import { clamp, mix, smoothstep } from '../../kernels/arithmetic.ts';
import type { Colour } from '../../scene/words/idea.ts';
import { leaves } from './leaves.ts';
import type { MaterialName } from './material-words.ts';
import { cellChance, type Make, type Surface } from './surface.ts';

/** A material: its usual colour, and how its surface is made. */
export interface Material {
  readonly base: Colour;
  readonly make: (make: Make) => Surface;
}

const times = ([r, g, b]: Colour, by: number): Colour => [r * by, g * by, b * by];
const between = (one: Colour, other: Colour, share: number): Colour => [
  mix(one[0], other[0], share),
  mix(one[1], other[1], share),
  mix(one[2], other[2], share),
];

/** Blocks in courses, each other one moved by half a block, with joints. `wide` is a block's length, `joint` a joint's half width. */
function courses({ base, noise }: Make, { wide, joint, mortar, variety }: Courses): Surface {
  return (x, y) => {
    const wobble = 0.05 * noise.at(x * 1.7, y * 1.7);
    const row = Math.floor(y + wobble);
    const along = x / wide + (row & 1) * 0.5 + wobble * 0.4;
    const column = Math.floor(along);
    const [inX, inY] = [(along - column) * wide, y + wobble - row];
    const edge = Math.min(inX, wide - inX, inY, 1 - inY);
    const block = smoothstep(joint * 0.7, joint * 1.4, edge);
    const own = 1 + variety * (cellChance(column, row) * 2 - 1);
    const rough = 1 + 0.13 * noise.fbm(x * 3, y * 3, 3) + 0.08 * noise.at(x * 9, y * 9);
    // Light comes from above: a block's upper edge is lit, and its joint below lies in shade.
    const lit =
      1 + 0.1 * smoothstep(joint * 3, joint, inY) - 0.14 * smoothstep(joint * 3, joint, 1 - inY);
    const warm = cellChance(column + 91, row) - 0.5;
    const [r, g, b] = times(base, own * rough * lit);
    return between(
      times(mortar, 1 + 0.15 * noise.at(x * 7, y * 7)),
      [r * (1 + 0.08 * warm), g, b * (1 - 0.1 * warm)],
      block,
    );
  };
}

interface Courses {
  readonly wide: number;
  readonly joint: number;
  readonly mortar: Colour;
  readonly variety: number;
}

/** Boards across, each with its own tone and grain, cut to lengths. */
function boards({ base, noise }: Make): Surface {
  const [tall, long] = [1.7, 15];
  return (x, y) => {
    const row = Math.floor(y / tall);
    const along = x / long + cellChance(row, 5);
    const column = Math.floor(along);
    const own = cellChance(column, row);
    const inY = y - row * tall;
    const end = Math.min(along - column, 1 - (along - column)) * long;
    const gap = smoothstep(0.03, 0.09, Math.min(inY, tall - inY, end));
    const [u, v] = [x * 0.16 + own * 40, inY + own * 23];
    const ring = Math.sin((v * 5 + noise.fbm(u, v * 0.9, 3) * 6) * 1.6);
    const grain =
      1 + 0.09 * ring + 0.1 * noise.at(x * 0.9 + own * 17, y * 14) + 0.05 * noise.at(x * 3, y * 30);
    return times(base, (0.86 + 0.28 * own) * grain * mix(0.3, 1, gap));
  };
}

/** A pale ground with veins that run and branch. */
function marble({ base, noise }: Make): Surface {
  return (x, y) => {
    const [u, v] = [x * 0.09, y * 0.09];
    const bent = noise.fbm(u * 1.3, v * 1.3, 3) * 0.9;
    const vein = 1 - Math.abs(noise.fbm(u + bent, v - bent * 0.7 + 9, 3));
    const fine = 1 - Math.abs(noise.fbm(u * 2.6 - bent, v * 2.6 + bent, 4));
    const cloud = 0.06 * noise.fbm(u * 2, v * 2 + 31, 3);
    const dark =
      0.2 * smoothstep(0.75, 1, vein) ** 2 +
      0.2 * smoothstep(0.96, 1, vein) +
      0.08 * smoothstep(0.95, 1, fine);
    return times(base, clamp(1 + cloud - 0.06 - dark, 0.2, 1.05));
  };
}

/** Square glazed tiles with pale joints, a gleam at the upper left of each. */
function tiles({ base, noise }: Make): Surface {
  const side = 2.4;
  return (x, y) => {
    const [column, row] = [Math.floor(x / side), Math.floor(y / side)];
    const [inX, inY] = [x - column * side, y - row * side];
    const edge = Math.min(inX, side - inX, inY, side - inY);
    const own = 1 + 0.1 * (cellChance(column, row) * 2 - 1);
    const bevel =
      smoothstep(0.3, 0.1, Math.min(inX, inY)) - smoothstep(0.3, 0.1, side - Math.max(inX, inY));
    const gleam = 0.07 * noise.fbm(x * 0.35, y * 0.35, 2);
    const tile = times(base, own * (1 + 0.12 * bevel + gleam));
    return between([0.78, 0.76, 0.72], tile, smoothstep(0.06, 0.12, edge));
  };
}

/** Smooth render, with stains and a fine grit. */
const plaster =
  ({ base, noise }: Make): Surface =>
  (x, y) =>
    times(
      base,
      1 +
        0.09 * noise.fbm(x * 0.25, y * 0.2, 4) +
        0.05 * noise.fbm(x * 4, y * 4, 2) +
        0.04 * noise.at(x * 13, y * 13),
    );

/** The materials by their names. */
export const MATERIALS: Readonly<Record<MaterialName, Material>> = {
  brick: {
    base: [0.54, 0.29, 0.22],
    make: (make) =>
      courses(make, { wide: 2.9, joint: 0.09, mortar: [0.62, 0.58, 0.52], variety: 0.24 }),
  },
  stone: {
    base: [0.56, 0.53, 0.48],
    make: (make) => {
      const surface = courses(make, {
        wide: 1.6,
        joint: 0.05,
        mortar: [0.36, 0.34, 0.31],
        variety: 0.2,
      });
      return (x, y) => surface(x / 2.2, y / 2.2);
    },
  },
  wood: { base: [0.55, 0.37, 0.22], make: boards },
  marble: { base: [0.92, 0.91, 0.89], make: marble },
  tiles: { base: [0.86, 0.87, 0.86], make: tiles },
  plaster: { base: [0.8, 0.77, 0.71], make: plaster },
  ivy: { base: [0.22, 0.36, 0.12], make: leaves },
};
