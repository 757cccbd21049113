import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour, Season } from '../../words/idea.ts';
import type { Soil } from '../soil/soil.ts';

/** Its blossoms, seen from close by. */
export const HEATHER_BLOOM: Colour = [0.62, 0.34, 0.58];
/** Heather in each season: it blooms from late summer on. */
const HEATHER: Readonly<Record<Season, Colour>> = {
  spring: [0.34, 0.26, 0.2],
  summer: [0.52, 0.27, 0.46],
  autumn: [0.5, 0.24, 0.36],
  winter: [0.3, 0.23, 0.19],
};
const MOOR_GRASS: Colour = [0.5, 0.46, 0.24];
/** How wide patches of heather and tufts are, world units. */
const PATCH = 34;
const TUFT = 2.2;

/** Soil of a moor: heather in patches on tawny grass; the soil itself elsewhere, and under snow. */
export function withHeather(soil: Soil, { idea, snowy, noise }: Setting): Soil {
  if (!idea.moor || snowy) return soil;
  // Where no season is named it blooms.
  const heather = HEATHER[idea.season ?? 'summer'];
  return (x, z, height, steepness) => {
    const own = soil(x, z, height, steepness);
    const grain = 0.86 + 0.3 * noise.fbm(x / TUFT, z / TUFT, 3);
    const patch = noise.fbm(x / PATCH, z / PATCH, 4) + 0.35 * noise.at(x / 5, z / 5);
    const grass = mixColour(own, MOOR_GRASS, 0.55);
    return scaleColour(mixColour(grass, heather, smoothstep(-0.16, 0.14, patch)), grain);
  };
}
