import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import { chanceOf, type Noise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';

/** Leaves of autumn as they lie: maple's, beech's, birch's and oak's, fresh and dry. */
const LEAVES: readonly Colour[] = [
  [0.64, 0.2, 0.09],
  [0.76, 0.38, 0.11],
  [0.84, 0.6, 0.18],
  [0.56, 0.28, 0.11],
  [0.8, 0.5, 0.12],
  [0.42, 0.24, 0.12],
];
/** All of them from afar. */
const CARPET: Colour = [0.66, 0.36, 0.1];
/** Layers of leaves: from the place of one to that of the next, and half the length of a leaf; world units. The last lies on top. */
const LAYERS = [
  { apart: 0.3, half: 0.17 },
  { apart: 0.2, half: 0.12 },
  { apart: 0.25, half: 0.15 },
] as const;
/** How slender a leaf is, from where to where single ones are told apart, and how wide the heaps are in which the wind leaves them. World units. */
const SLENDER = 1.6;
const SEEN = { all: 9, none: 26 } as const;
const HEAPS = 4.5;
/** How far from its middle a leaf shades what lies beneath, in halves of its length. */
const FELT = 1.5;

/** Ground on which leaves have fallen: `cover` is the share of it that they take, 0 to 1, more in heaps and less between. World units. */
export function underLeaves(
  ground: Colour,
  x: number,
  z: number,
  noise: Noise,
  cover: number,
): Colour {
  const heap = noise.fbm(x / HEAPS + 17, z / HEAPS, 3);
  const share = Math.min(0.96, Math.max(0, cover * (1 + 1.1 * heap)));
  const clear = smoothstep(SEEN.none, SEEN.all, z);
  const carpet = mixColour(ground, scaleColour(CARPET, 1 + 0.35 * heap), 0.9 * share);
  if (clear === 0) return carpet;
  // Each of the layers leaves as much open as the others.
  const each = 1 - (1 - share) ** 0.6;
  let leaves = mixColour(ground, scaleColour(CARPET, 0.62), 0.7 * share);
  for (let layer = 0; layer < LAYERS.length; layer++)
    leaves = underLayer(leaves, layer, x, z, each);
  return mixColour(carpet, leaves, clear);
}

/** The ground under one layer of leaves, of which that share of the places has one. */
function underLayer(below: Colour, layer: number, x: number, z: number, share: number): Colour {
  const { apart, half } = LAYERS[layer] as (typeof LAYERS)[number];
  const u = x / apart + 0.37 * layer;
  const v = z / apart + 0.53 * layer;
  const column = Math.floor(u);
  const row = Math.floor(v);
  const first = 7 * layer;
  if (chanceOf(column, row, first) > share) return below;
  const dx = (u - column - 0.3 - 0.4 * chanceOf(column, row, first + 1)) * apart;
  const dz = (v - row - 0.3 - 0.4 * chanceOf(column, row, first + 2)) * apart;
  // Across a leaf is no nearer than along it.
  if (dx * dx + dz * dz > (FELT * half) ** 2) return below;
  const turn = Math.PI * chanceOf(column, row, first + 3);
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const along = (dx * cos + dz * sin) / half;
  const across = ((dz * cos - dx * sin) * SLENDER) / half;
  const away = Math.sqrt(along * along + across * across);
  if (away > FELT) return below;
  const out = away + 0.18 * Math.abs(Math.sin(5 * Math.atan2(across, along)));
  const here = smoothstep(1, 0.8, out);
  if (here === 0) return scaleColour(below, 1 - 0.2 * smoothstep(FELT, 1, out));
  const colour = LEAVES[Math.floor(chanceOf(column, row, first + 4) * LEAVES.length)] as Colour;
  const vein = 1 - 0.22 * smoothstep(0.16, 0.05, Math.abs(across));
  const lit =
    (0.78 + 0.42 * chanceOf(column, row, first + 5)) *
    vein *
    (1 + 0.18 * across * (chanceOf(column, row, first + 6) - 0.5));
  return mixColour(below, scaleColour(colour, lit), here);
}
