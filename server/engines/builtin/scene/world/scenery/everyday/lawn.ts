import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour, Season } from '../../../words/idea.ts';

const GRASS: Readonly<Record<Season, Colour>> = {
  spring: [0.27, 0.5, 0.15],
  summer: [0.24, 0.45, 0.14],
  autumn: [0.38, 0.44, 0.17],
  winter: [0.36, 0.4, 0.2],
};
const TIPS: Colour = [0.5, 0.62, 0.26];
/** How wide what is mown in one go is, world units. */
const SWATH = 1.1;

/** Mown grass at a place, in swaths that lie to and fro. World units. */
export function lawnAt(x: number, z: number, noise: Noise, season: Season): Colour {
  const way = (((x / SWATH) % 2) + 2) % 2;
  const lies = smoothstep(0.9, 1.1, way) - smoothstep(1.9, 2, way);
  const broad = 0.1 * noise.fbm(x / 4, z / 4, 3);
  const near = smoothstep(26, 4, z);
  const blades = near * (0.2 * noise.fbm(x * 9, z * 9, 2) + 0.12 * noise.at(x * 38, z * 22));
  const tips = Math.max(0, blades) * 1.4;
  const grass = scaleColour(GRASS[season], 0.94 + 0.12 * lies + broad + blades);
  return mixColour(grass, TIPS, Math.min(0.5, tips));
}
