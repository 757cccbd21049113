import { smoothstep } from '../arithmetic.ts';
import type { Noise } from '../noise.ts';

/** How wide blades and tufts of grass are, world units, how often they come for each doubling or so of the distance, and how much lighter and darker they are. */
const BLADES = { wide: 0.13, often: 26, tone: 0.2 } as const;
const TUFTS = { wide: 0.52, often: 9, tone: 0.24 } as const;
/** How much higher ground counts as a doubling or so of the distance: as high as the eye is, about. World units. */
const EYE = 10;
/** From where to where single blades, and tufts, are told apart, world units. */
const SEEN = { blades: [26, 70], tufts: [70, 190] } as const;

/**
 * How light grass is at a place `height` above the water, beside its mean, 0.6 to 1.4. The ground lies flat, but what grows on it stands: seen
 * from the height of an eye a blade hides ground behind it in proportion to its distance, and so it is drawn.
 */
export function bladesAt(noise: Noise, x: number, z: number, height: number): number {
  if (z > SEEN.tufts[1]) return 1;
  const along = Math.log(z) + height / EYE;
  const far = smoothstep(SEEN.tufts[1], SEEN.tufts[0], z);
  const tufts =
    far * TUFTS.tone * noise.at(x / TUFTS.wide, TUFTS.often * along + 0.9 * noise.at(x / 1.9, 5));
  const near = smoothstep(SEEN.blades[1], SEEN.blades[0], z);
  if (near === 0) return 1 + tufts;
  return (
    1 +
    tufts +
    near * BLADES.tone * noise.at(x / BLADES.wide + 0.4 * along, BLADES.often * along + 31)
  );
}
