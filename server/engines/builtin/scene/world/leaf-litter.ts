import { mixColour, scaleColour, smoothstep } from '../arithmetic.ts';
import { chanceOf, type Noise } from '../noise.ts';
import type { Colour } from '../words/idea.ts';

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
  const leaves = LAYERS.reduce<Colour>(
    (below, { apart, half }, layer) => {
      const [u, v] = [x / apart + 0.37 * layer, z / apart + 0.53 * layer];
      const [column, row] = [Math.floor(u), Math.floor(v)];
      const chance = (n: number) => chanceOf(column, row, 7 * layer + n);
      if (chance(0) > each) return below;
      const [dx, dz] = [
        (u - column - 0.3 - 0.4 * chance(1)) * apart,
        (v - row - 0.3 - 0.4 * chance(2)) * apart,
      ];
      const turn = Math.PI * chance(3);
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const [along, across] = [
        (dx * cos + dz * sin) / half,
        ((dz * cos - dx * sin) * SLENDER) / half,
      ];
      const away = Math.hypot(along, across);
      if (away > 1.5) return below;
      const out = away + 0.18 * Math.abs(Math.sin(5 * Math.atan2(across, along)));
      const here = smoothstep(1, 0.8, out);
      if (here === 0) return scaleColour(below, 1 - 0.2 * smoothstep(1.5, 1, out));
      const colour = LEAVES[Math.floor(chance(4) * LEAVES.length)] as Colour;
      const vein = 1 - 0.22 * smoothstep(0.16, 0.05, Math.abs(across));
      const lit = (0.78 + 0.42 * chance(5)) * vein * (1 + 0.18 * across * (chance(6) - 0.5));
      return mixColour(below, scaleColour(colour, lit), here);
    },
    mixColour(ground, scaleColour(CARPET, 0.62), 0.7 * share),
  );
  return mixColour(carpet, leaves, clear);
}
