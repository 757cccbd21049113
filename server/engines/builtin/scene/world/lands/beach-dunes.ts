import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import type { Relief } from '../relief/relief.ts';
import type { Soil } from '../soil/soil.ts';

/** How far from the water dunes begin and are in full, how high their feet and crests are, and how long one is. World units. */
const DUNES = { from: 14, full: 32, foot: 2.4, crest: 10, size: 30 } as const;
const SAND: Colour = [0.92, 0.82, 0.62];
const MARRAM: Colour = [0.5, 0.52, 0.3];
/** Up to which height above the water the ground is that of dunes; the hills inland are higher. World units. */
const HIGHEST = { all: 20, none: 34 } as const;

/** How much higher dunes are at a place than the sand of the beach, at so much inland of the water. */
export function dunesBehind(
  { rolling, noise }: Relief,
  x: number,
  z: number,
  inland: number,
): number {
  const ridge = 1 - Math.abs(noise.fbm(x / DUNES.size + 7, z / (1.6 * DUNES.size), 3));
  const crest = smoothstep(0.45, 1, ridge) * (1 + 0.5 * rolling(x, z, 3 * DUNES.size));
  const behind = smoothstep(DUNES.from, DUNES.full, inland + 8 * rolling(x, z, 40));
  return behind * (DUNES.foot + DUNES.crest * crest);
}

/** Soil of dunes inland of a beach, pale sand with grass in patches; the soil itself elsewhere, and under snow. */
export function withDunes(soil: Soil, { idea, land, noise, snowy }: Setting): Soil {
  if (!idea.dunes || land !== 'beach' || snowy) return soil;
  return (x, z, height, steepness) => {
    const below = soil(x, z, height, steepness);
    const share = smoothstep(2.6, 4, height) * smoothstep(HIGHEST.none, HIGHEST.all, height);
    if (share === 0) return below;
    const grain = 0.94 + 0.12 * noise.fbm(x / 3, z / 3, 3);
    const grassy = 0.75 * smoothstep(-0.05, 0.25, noise.fbm(x / 9 + 5, z / 12, 3));
    return mixColour(below, scaleColour(mixColour(SAND, MARRAM, grassy), grain), share);
  };
}
