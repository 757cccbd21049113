import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Surfaces } from '../room-kind.ts';
import { box, type Material, type Solid } from '../solids/solid.ts';

const PLASTER: Colour = [0.72, 0.6, 0.42];
const TIMBER: Colour = [0.25, 0.155, 0.09];
const FLAGS: Colour = [0.4, 0.36, 0.31];

/** How high the boards of a wall are, and from post to post of its frame, metres. */
const WAINSCOT = 1;
const POSTS = 1.35;
/** From beam to beam of the ceiling, and how deep and wide one is. */
const BEAMS = { apart: 1.25, deep: 0.26, half: 0.13 } as const;

/** Old wood, cut by hand: its grain along the longest way that `along` says. */
export const oldWood =
  (colour: Colour, noise: Noise, along: 0 | 1 | 2): Material =>
  (x, y, z, axis) => {
    const [far, across] = along === 0 ? [x, y + z] : along === 1 ? [y, x + z] : [z, x + y];
    const grain = noise.at(far * 1.6, across * 22) * 0.6 + noise.at(far * 4, across * 60) * 0.4;
    return scaleColour(colour, (axis === 1 ? 1.06 : 0.96) * (1 + 0.3 * grain));
  };

/** Slabs of stone of many sizes, worn and swept. */
export const flagstones =
  (noise: Noise): Material =>
  (x, _y, z) => {
    const row = Math.floor(z / 0.62);
    const u = x / 0.86 + 0.37 * row + 0.3 * noise.at(row * 2.3, 4);
    const [a, b] = [u - Math.floor(u), z / 0.62 - row];
    const joint = Math.min(a, 1 - a) * 0.86 < 0.017 || Math.min(b, 1 - b) * 0.62 < 0.017;
    const stone = 0.82 + 0.3 * Math.abs(noise.at(Math.floor(u) * 3.1 + 0.5, row * 5.3 + 0.2));
    return scaleColour(FLAGS, (joint ? 0.5 : stone) * (1 + 0.18 * noise.fbm(x * 5, z * 5, 3)));
  };

/** Walls of plaster between posts above boards, a floor of flagstones, a ceiling of boards: an old house's. */
export function timberedSurfaces(noise: Noise): Surfaces {
  const upright = oldWood(TIMBER, noise, 1);
  const flat = oldWood(TIMBER, noise, 2);
  const walls: Material = (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    const post = Math.abs(along / POSTS - Math.round(along / POSTS)) * POSTS;
    if (post < 0.085 || Math.abs(y - WAINSCOT) < 0.07 || y < 0.12) return upright(x, y, z, axis);
    if (y < WAINSCOT) {
      const seam = along / 0.19 - Math.floor(along / 0.19) < 0.06 ? 0.5 : 1.25;
      return scaleColour(upright(x, y, z, axis), seam);
    }
    const smoke = 1 - 0.18 * Math.max(0, y - 1.9);
    const rough = 1 + 0.12 * noise.fbm(along * 2.2, y * 2.2, 4);
    return scaleColour(PLASTER, smoke * rough * (post < 0.12 ? 0.8 : 1));
  };
  return {
    walls,
    floor: flagstones(noise),
    ceiling: (x, y, z, axis) => {
      const seam = Math.abs((x / 0.21) % 1) < 0.06 ? 0.5 : 1.15;
      return scaleColour(flat(x, y, z, axis), seam);
    },
  };
}

/** The beams beneath a ceiling: across it, and a thicker one along its middle below them. */
export function beams(
  noise: Noise,
  { left, right, high, back }: { left: number; right: number; high: number; back: number },
  middle: number,
): Solid[] {
  const across = oldWood(TIMBER, noise, 0);
  const count = Math.floor((back - 1.4) / BEAMS.apart) + 1;
  return [
    ...Array.from({ length: count }, (_, n) => {
      const z = back - 0.25 - n * BEAMS.apart;
      return box([left, high - BEAMS.deep, z - BEAMS.half], [right, high, z + BEAMS.half], across);
    }),
    box(
      [middle - 0.15, high - BEAMS.deep - 0.14, 0.4],
      [middle + 0.15, high - BEAMS.deep + 0.1, back],
      oldWood(TIMBER, noise, 2),
    ),
  ];
}
