import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { chanceOf, type Noise } from '../../../noise.ts';
import type { Colour, Season } from '../../../words/idea.ts';
import { underLeaves } from '../../soil/leaf-litter.ts';

const GRASS: Readonly<Record<Season, Colour>> = {
  spring: [0.31, 0.49, 0.18],
  summer: [0.3, 0.44, 0.18],
  autumn: [0.4, 0.43, 0.19],
  winter: [0.38, 0.4, 0.22],
};
const TIPS: Colour = [0.5, 0.6, 0.28];
/** Clover among the grass, and grass that the sun has dried. */
const CLOVER: Colour = [0.19, 0.38, 0.17];
const DRY: Colour = [0.52, 0.49, 0.25];
const DAISY: Colour = [0.8, 0.8, 0.7];
/** Which share of a lawn fallen leaves cover in autumn. */
const FALLEN = 0.62;
/** How wide what is mown in one go is, world units. */
const SWATH = 1.1;
/** Daisies: from the place of one to that of the next, how large one is and from where on none are told apart, world units; which share of the places has one where they grow. */
const DAISIES = { apart: 0.3, half: 0.02, seen: 13, share: 0.3 } as const;

/** Mown grass at a place, in swaths that lie to and fro, with clover, dry patches and daisies, in autumn under fallen leaves. World units. */
export function lawnAt(x: number, z: number, noise: Noise, season: Season): Colour {
  const way = (((x / SWATH) % 2) + 2) % 2;
  const lies = smoothstep(0.9, 1.1, way) - smoothstep(1.9, 2, way);
  const broad = 0.14 * noise.fbm(x / 4, z / 4, 2);
  const near = smoothstep(26, 4, z);
  const blades =
    near === 0 ? 0 : near * (0.2 * noise.fbm(x * 9, z * 9, 2) + 0.12 * noise.at(x * 38, z * 22));
  const tips = Math.max(0, blades) * 1.4;
  const clover = smoothstep(0.12, 0.3, noise.fbm(x / 1.9 + 20, z / 1.6, 2));
  const dry = smoothstep(0.05, 0.5, noise.fbm(x / 3.3 + 50, z / 2.6, 2));
  const kinds = mixColour(mixColour(GRASS[season], DRY, 0.42 * dry), CLOVER, 0.5 * clover);
  const grass = scaleColour(kinds, 0.94 + 0.12 * lies + broad + blades);
  const shown = mixColour(grass, TIPS, Math.min(0.5, tips));
  if (season === 'autumn') return underLeaves(shown, x, z, noise, FALLEN);
  const blooms = season === 'spring' || season === 'summer' ? daisyAt(x, z, noise) : 0;
  return blooms === 0 ? shown : mixColour(shown, DAISY, blooms);
}

/** How much of a daisy a place is: they grow in patches. */
function daisyAt(x: number, z: number, noise: Noise): number {
  if (z > DAISIES.seen || noise.at(x / 2.7 + 70, z / 2.7) < 0.12) return 0;
  const column = Math.floor(x / DAISIES.apart);
  const row = Math.floor(z / DAISIES.apart);
  if (chanceOf(column, row, 0) > DAISIES.share) return 0;
  const dx = x - (column + 0.2 + 0.6 * chanceOf(column, row, 1)) * DAISIES.apart;
  const dz = z - (row + 0.2 + 0.6 * chanceOf(column, row, 2)) * DAISIES.apart;
  return smoothstep(DAISIES.half * 1.5, DAISIES.half * 0.7, Math.hypot(dx, 0.6 * dz));
}
