import { smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';

/**
 * Tufts, smaller ones, blades, and their edges: how wide one is, world units; how often they come for each doubling or so of
 * the distance; how much lighter and darker they are; from where on they are not too large to be seen as grass, and from where
 * to where single ones are lost, world units.
 */
const SIZES = [
  { wide: 0.52, often: 9, tone: 0.24, from: 16, all: 70, none: 190 },
  { wide: 0.13, often: 26, tone: 0.2, from: 6, all: 26, none: 70 },
  { wide: 0.05, often: 60, tone: 0.2, from: 2, all: 11, none: 30 },
  { wide: 0.022, often: 120, tone: 0.22, from: 0, all: 5, none: 13 },
] as const;
/** How much higher ground counts as a doubling or so of the distance: as high as the eye is, about. World units. */
const EYE = 10;
/**
 * How light grass is at a place `height` above the water, beside its mean, 0.6 to 1.4. The ground lies flat, but what grows on it stands: seen
 * from the height of an eye a blade hides ground behind it in proportion to its distance, and so it is drawn.
 */
export function bladesAt(noise: Noise, x: number, z: number, height: number): number {
  if (z > SIZES[0].none) return 1;
  const along = Math.log(z) + height / EYE;
  let light = 1;
  for (const { wide, often, tone, from, all, none } of SIZES) {
    if (z > none) break;
    const seen = tone * smoothstep(0.3 * from, from, z) * smoothstep(none, all, z);
    if (seen > 0) light += seen * noise.at(x / wide + 0.4 * along, often * along + 31 * wide);
  }
  return light;
}
