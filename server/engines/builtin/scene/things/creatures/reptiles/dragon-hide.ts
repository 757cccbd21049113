import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Look } from '../../sculpt/solid.ts';

/** Grain that every dragon shares; it is no part of what a seed decides. */
const noise = createNoise(7331);

const BELLY: Colour = [0.82, 0.62, 0.34];
/** How long a scale is, and how much darker the gap is below its rounded edge. */
const SCALE = 0.034;
const GAP = 0.34;

/** Hide with rows of rounded scales, each row covering the next, and pale plates beneath. */
export function dragonHide(colour: Colour): Look {
  const scaleAt = (x: number, y: number, z: number) => {
    const row = Math.floor(y / SCALE + 0.35 * x + 0.35 * z);
    const down = y / SCALE + 0.35 * x + 0.35 * z - row;
    const along = (x - z) / (SCALE * 1.5) + 0.5 * (row & 1);
    const across = 2 * Math.abs(along - Math.floor(along) - 0.5);
    // An edge like a tongue's: lowest in its middle.
    return smoothstep(0.02, 0.26, down - 0.5 * across * across);
  };
  return {
    paint: (x, y, z, normal) => {
      const spots = noise.fbm(x * 5 + z * 3, y * 5 - z * 2, 3);
      const tone = (1 - GAP + GAP * scaleAt(x, y, z)) * (1.05 + 0.3 * spots);
      return mixColour(scaleColour(colour, tone), BELLY, smoothstep(-0.35, -0.75, normal[1]));
    },
    gloss: 0.2,
  };
}
