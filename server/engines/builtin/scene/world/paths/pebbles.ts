import { smoothstep } from '../../arithmetic.ts';
import { chanceOf, type Noise } from '../../noise.ts';

/** Sizes of pebbles: from the place of one to that of the next, half the width of the largest, and from where to where single ones are told apart; world units. */
const SIZES = [
  { apart: 0.34, half: 0.085, all: 10, none: 22 },
  { apart: 0.13, half: 0.034, all: 4, none: 9 },
] as const;
/** How much lighter or darker a pebble is than its ground, and how dark the ground is at its foot. */
const TONES = { least: 0.8, more: 0.55, foot: 0.68 } as const;
/** How wide the places are in which pebbles lie together, world units. */
const HEAPS = 1.7;

/** How light ground is at a place beside its mean, where pebbles lie in it that `share` of the places of a heap have, 0 to 1. World units. */
export function pebblesAt(x: number, z: number, noise: Noise, share: number): number {
  if (z > SIZES[0].none) return 1;
  const often = share * smoothstep(-0.3, 0.45, noise.at(x / HEAPS + 9, z / HEAPS));
  let tone = 1;
  for (let n = 0; n < SIZES.length; n++) {
    const { apart, half, all, none } = SIZES[n] as (typeof SIZES)[number];
    const clear = smoothstep(none, all, z);
    if (clear === 0) continue;
    const column = Math.floor(x / apart);
    const row = Math.floor(z / apart);
    if (chanceOf(row, column, n) > often) continue;
    const size = half * (0.4 + 0.6 * chanceOf(row, column, 3));
    const dx = x - (column + 0.28 + 0.44 * chanceOf(row, column, 4)) * apart;
    const dz = z - (row + 0.28 + 0.44 * chanceOf(row, column, 5)) * apart;
    const away = Math.hypot(dx, 1.2 * dz) / size;
    // Toward the eye its foot is in its own shade.
    const foot = smoothstep(1.5, 0.9, Math.hypot(dx, 1.2 * dz + 0.45 * size) / size);
    const stone = TONES.least + TONES.more * chanceOf(row, column, 6);
    const lit = stone * (1 + 0.22 * Math.min(1, dz / size));
    const here = smoothstep(1, 0.75, away);
    const shaded = 1 - (1 - TONES.foot) * foot;
    tone *= 1 + clear * (here * lit + (1 - here) * shaded - 1);
  }
  return tone;
}
