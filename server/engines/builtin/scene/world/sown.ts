import { mixColour, scaleColour, smoothstep } from '../arithmetic.ts';
import type { Setting } from '../setting.ts';
import type { Colour } from '../words/idea.ts';
import type { Soil } from './soil.ts';

/** A field of ripe grain from afar. */
const GOLD: Colour = [0.86, 0.64, 0.27];
/** Distance between the tracks that a drill leaves in it, and half of a track's width, world units. */
const TRACKS = { apart: 14, half: 0.5 } as const;
/** Where the field ends, and how far its edge winds. */
const END = { near: 330, winding: 90 } as const;

/** Soil with the crop that was asked for on it, as it is seen where single ears are not; the soil itself without one. */
export function withCrop(soil: Soil, { idea, land, snowy, noise, side }: Setting): Soil {
  if (idea.crop === null || land !== 'field' || snowy) return soil;
  return (x, z, height, steepness) => {
    const own = soil(x, z, height, steepness);
    const end = END.near + END.winding * noise.at(x / 160, 3.5);
    const share = smoothstep(end + 12, end - 12, z);
    if (share <= 0) return own;
    const drift = (x - side * 0.35 * z) / TRACKS.apart;
    const aside = Math.abs(drift - Math.round(drift)) * TRACKS.apart;
    const track = z < 200 ? smoothstep(TRACKS.half + 0.3 + z * 0.003, TRACKS.half, aside) : 0;
    // The wind goes over it in waves.
    const wave = 1 + 0.12 * noise.fbm(x / 26, z / 60, 2) + 0.07 * noise.at(x / 3, z / 5);
    return mixColour(own, scaleColour(GOLD, wave * (1 - 0.35 * track)), share);
  };
}
