import { clamp, mix, smoothstep } from '../../arithmetic.ts';
import { hasBrook } from '../../choices/brooks.ts';
import type { Noise } from '../../noise.ts';
import type { Setting } from '../../setting.ts';
import type { Ground } from '../ground.ts';
import { type HeightMap, lookUp } from '../height-map.ts';
import { brookAt, halfOfBrook } from '../paths/wood-ways.ts';
import type { Water } from '../water/water.ts';
import type { Basin } from './basin.ts';

/** How much wider and narrower a brook is from bend to bend, as a share, and over what length; how ragged its edge is. World units. */
const UNEVEN = { share: 0.34, long: 5.2, ragged: 0.22 } as const;
/** How far below its banks its water is, world units. */
const LOW = 0.2;

type Site = Pick<Setting, 'side' | 'idea' | 'noise'>;

/** The brook through the woods of a setting; null where none is. */
export function planBrook(setting: Setting, { heights }: HeightMap): Basin | null {
  if (!hasBrook(setting)) return null;
  const level = lookUp(heights, brookAt(setting.side, NEAR), NEAR) - LOW;
  return { level, away: (x, z) => awayFrom(setting, x, z) };
}

/** Where the height of its banks is looked up, world units ahead. */
const NEAR = 6;

/** How far a place is from a brook's middle: 1 on its edge, less in the water. */
function awayFrom({ side, idea, noise }: Site, x: number, z: number): number {
  const half = halfOfBrook({ idea }) * (1 + UNEVEN.share * noise.at(z / UNEVEN.long + 40, 7));
  const ragged = UNEVEN.ragged * noise.fbm(x * 0.9 + 12, z * 0.9, 3);
  return Math.abs(x - brookAt(side, z) + ragged) / half;
}

/** How far from a brook its banks are level, and from where on the ground is as it would be without it; how much higher that is. World units. */
const BANK = { level: 3, wild: 16, rise: 1.1 } as const;

/** The ground of woods with a level way for their brook, which lies lower than the rest. */
export function withBrook(woods: Ground, side: number): Ground {
  const level = woods(brookAt(side, NEAR), NEAR);
  return (x, z) => {
    const away = Math.abs(x - brookAt(side, z));
    return mix(level, woods(x, z) + BANK.rise, smoothstep(BANK.level, BANK.wild, away));
  };
}

/** How deep it is in its middle, world units, and how high and long its ripples are. */
const DEEP = 1.5;
const RIPPLE = { high: 0.035, across: 0.8, along: 1.7 } as const;
/** Where it runs over stones: how long a reach from one such place to the next is, world units, and how much of it is white. */
const RIFFLE = { long: 7.5, from: 0.34, to: 0.6 } as const;

/** The water of a brook: dark and clear, its stones seen at its edges, white where it runs over them. */
export const brookWater = ({ away }: Basin, noise: Noise): Water => ({
  deep: [0.03, 0.13, 0.16],
  shallow: [0.17, 0.24, 0.2],
  sheen: 0.3,
  roughness: 0.2,
  swell: (x, z) => RIPPLE.high * noise.fbm(x / RIPPLE.across, z / RIPPLE.along, 2),
  surf: false,
  crest: (x, z) =>
    smoothstep(RIFFLE.from, RIFFLE.to, noise.at(z / RIFFLE.long + 3, 1.5) + 0.22 * noise.at(x, z)) *
    smoothstep(1, 0.8, away(x, z)),
  depthAt: (x, z) => 0.12 + DEEP * clamp(1 - away(x, z)),
});
