import { mixColour, scaleColour, smoothstep } from '../arithmetic.ts';
import type { Setting } from '../setting.ts';
import type { Colour, Land } from '../words/idea.ts';
import type { Soil } from './soil.ts';

/** Half the width of a path, and how far its edge is worn away, world units. */
const HALF = 1.15;
const WORN = 0.4;
/** Length of a slab along the path and its width across, and how far slabs are told apart. */
const SLAB = { long: 0.9, wide: 0.76, seen: 34 } as const;
const EARTH: Colour = [0.5, 0.4, 0.28];
const STONE: Colour = [0.54, 0.54, 0.52];
const MOSS: Colour = [0.2, 0.27, 0.12];
/** How much darker wet ground is. */
const WET = 0.68;

/** Lands that a path is drawn through. */
const LED: readonly Land[] = ['woods', 'forest', 'field', 'plain', 'mountain'];

/** How far beside the eye the way through a wood leads at a distance. */
export const wayThrough = (side: number, z: number): number =>
  side * 0.05 * z + 1.6 * Math.sin(z / 15);

/** How far beside the eye it leads through open land, in wider bends. */
const wayAcross = (side: number, z: number): number =>
  side * 0.04 * z + 9 * Math.sin(z / 42) * smoothstep(2, 60, z);

type Ways = Pick<Setting, 'land' | 'side' | 'idea'>;

const middleAt = ({ land, side }: Ways, z: number): number =>
  land === 'woods' ? wayThrough(side, z) : wayAcross(side, z);

/** How much of the ground at a place is path, 0 to 1. */
export function pathAt(ways: Ways, x: number, z: number): number {
  if (ways.idea.path === null || !LED.includes(ways.land)) return 0;
  const half = ways.land === 'woods' ? HALF : HALF * 1.4;
  return smoothstep(half + WORN, half - WORN, Math.abs(x - middleAt(ways, z)));
}

/** Soil with the path that was asked for laid over it; the soil itself where there is none. */
export function withPath(soil: Soil, setting: Setting): Soil {
  const { idea, land, weather, snowy, noise } = setting;
  if (idea.path === null || !LED.includes(land)) return soil;
  const isWet = weather === 'rain' || weather === 'storm';
  const tone = snowy ? 1.5 : isWet ? WET : 1;
  return (x, z, height, steepness) => {
    const own = soil(x, z, height, steepness);
    const ragged = z < 60 ? 0.3 * noise.fbm(x * 0.8, z * 0.8, 2) : 0;
    const share = pathAt(setting, x + ragged, z);
    if (share <= 0) return own;
    const across = x - middleAt(setting, z);
    const grain = 1 + 0.14 * noise.fbm(x * 2.2, z * 2.2, 2);
    const ground = idea.path === 'paved' ? slabAt(across, z) : EARTH;
    return mixColour(own, scaleColour(ground, tone * grain), share);
  };
}

/** Slabs in rows with moss between them, no two of one tone. */
function slabAt(across: number, z: number): Colour {
  if (z > SLAB.seen) return mixColour(STONE, MOSS, 0.2);
  const row = Math.floor(z / SLAB.long);
  const shifted = across / SLAB.wide + 0.5 * (row % 2);
  const column = Math.floor(shifted);
  const [u, v] = [shifted - column, z / SLAB.long - row];
  // A joint is as wide as a finger, and wider where pixels are.
  const joint = 0.05 + z * 0.002;
  const gap = Math.min(u * SLAB.wide, (1 - u) * SLAB.wide, v * SLAB.long, (1 - v) * SLAB.long);
  const chance = Math.abs(Math.sin(row * 12.9898 + column * 78.233) * 43758.5453) % 1;
  const stone = scaleColour(STONE, 0.82 + 0.34 * chance);
  return mixColour(MOSS, stone, smoothstep(joint * 0.4, joint, gap));
}
