import { smoothstep } from '../../arithmetic.ts';
import type { Ground } from '../ground.ts';
import type { Relief } from './relief.ts';

/**
 * The one hill before the eye: how far ahead and aside its top is, how far from there its slopes reach about, and how high it
 * is, world units. So it stands before the sky, and slopes by a third at the most, as grass still grows on.
 */
const HILL = { ahead: 110, aside: 12, size: 50, high: 21 } as const;
/** How a hill falls away from its top: above 2 its top is broad enough for a building. */
const BROAD = 2.6;

/** Where the top of the one hill is. */
export const hilltopOf = (side: number): { readonly x: number; readonly z: number } => ({
  x: side * HILL.aside,
  z: HILL.ahead,
});

/** How much higher ground is by the one hill. */
export function hillAbove({ side, rolling }: Relief): Ground {
  const { x: topX, z: topZ } = hilltopOf(side);
  return (x, z) => {
    const away = Math.hypot(x - topX, (z - topZ) * 0.9) / HILL.size;
    return away > 3 ? 0 : HILL.high * Math.exp(-((away * (1 + 0.1 * rolling(x, z, 70))) ** BROAD));
  };
}

/**
 * Many hills: how high they are for each unit that they are farther off, how deep the hollows between them are as a share of that,
 * how wide they are for each unit, how many stand one behind the other where the distance doubles, and from where on.
 */
const HILLS = { rise: 0.135, hollow: 0.82, wide: 0.5, deep: 2.3, from: 45 } as const;

/** How wide a rise and fall of the farthest hills is, world units, and by which share they rise. */
const SKYLINE = { wide: 800, high: 0.6 } as const;

/** How much higher ground is by hills as far as is seen: round backs one behind the other, each a little above the last. */
export function hillsAbove({ noise, relief }: Relief): Ground {
  const { rise, hollow, wide, deep, from } = HILLS;
  return (x, z) => {
    const off = z + from;
    // Hills that are farther off are larger, so that each is seen.
    const back = noise.fbm(x / (wide * off) + 7, deep * Math.log2(off / from), 2);
    const bulge = smoothstep(-0.3, 0.35, back);
    const skyline = 1 + SKYLINE.high * noise.at(x / SKYLINE.wide + 3, 5);
    return relief * skyline * rise * z * (1 - hollow + hollow * bulge);
  };
}
