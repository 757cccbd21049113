import { clamp, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour, Idea } from '../../words/idea.ts';
import type { Ground } from '../ground.ts';
import type { Relief } from '../relief/relief.ts';
import type { Soil } from '../soil/soil.ts';

/** Ash that has become stone: cream, rose and ochre beds, one over the other. */
const BEDS: readonly Colour[] = [
  [0.86, 0.76, 0.62],
  [0.8, 0.6, 0.5],
  [0.84, 0.68, 0.5],
  [0.9, 0.82, 0.72],
];
/** How thick a bed is, world units. */
const THICK = 5.5;
const SCRUB: Colour = [0.42, 0.42, 0.24];

/** Whether a canyon is a dry valley of tuff, where fairy chimneys stand. */
export const isOfTuff = ({ subjects }: Pick<Idea, 'subjects'>): boolean =>
  subjects.some(({ thing }) => thing === 'hoodoo');

/** A dry valley between low worn ridges, and a flat-topped rim far off. */
export function tuffValley({ side, relief, rolling, meander, noise }: Relief): Ground {
  return (x, z) => {
    const away = Math.abs(x - 0.5 * meander(z) - side * 6) + 26 * rolling(x, z, 110);
    const folds = 1 - Math.abs(noise.fbm(x / 46, z / 60, 4));
    const slope = smoothstep(22, 120, away) * relief;
    const rim = smoothstep(150, 260, away) * 46 * relief;
    return 5 + 1.6 * rolling(x, z, 40) + slope * (8 + 26 * folds ** 3) + rim;
  };
}

/** The colour of a bed at a height. */
export function tuffAt(height: number): Colour {
  const at = (((height / THICK) % BEDS.length) + BEDS.length) % BEDS.length;
  const [low, high] = [Math.floor(at), Math.ceil(at) % BEDS.length];
  return mixColour(BEDS[low] as Colour, BEDS[high] as Colour, smoothstep(0.3, 0.7, at - low));
}

/** Soil of tuff where fairy chimneys stand, scrub on what is level; the soil itself elsewhere. */
export function withTuff(soil: Soil, { idea, land, noise }: Setting): Soil {
  if (land !== 'canyon' || !isOfTuff(idea)) return soil;
  return (x, z, height, steepness) => {
    const grain = 0.92 + 0.2 * noise.fbm(x / 3, z / 3, 3);
    const bed = tuffAt(height + 2.4 * noise.fbm(x / 40, z / 40, 2));
    const scrub =
      0.7 * smoothstep(0.02, 0.3, noise.fbm(x / 11, z / 11, 3)) * smoothstep(0.5, 0.2, steepness);
    return scaleColour(mixColour(bed, SCRUB, clamp(scrub)), grain);
  };
}
