import { smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';

/** How far off the mountain stands and how high it rises over the plain, world units: what it fills of the view is as from Amboseli, but nearer, so that the air leaves its snow white. */
export const KIBO = { ahead: 3_000, high: 900 } as const;
/** Half of its level top and how far its slopes reach, how far aside its middle is, and its second peak: half its width, its height and how far aside. World units. */
const TOP = 400;
const SLOPES = 2_200;
const ASIDE = -260;
const MAWENZI = { half: 480, high: 400, aside: 1_330 } as const;
/** How much lower the rim of its top is than the middle, a share. */
const CROWN = 0.05;
/** How much its outline is torn. World units. */
const TORN = 16;

/** The outline of Kilimanjaro over the savanna: a wide dome with a level top, and a broken lower peak beside it. Height over the plain at a place right of the eye, world units. */
export function kiboOutline(noise: Noise, side: number): (right: number) => number {
  return (right) => {
    const across = (right - side * ASIDE) * side;
    const away = Math.max(0, Math.abs(across) - TOP) / SLOPES;
    const crown = 1 - CROWN * (across / TOP) ** 2 * (away > 0 ? 0 : 1) - (away > 0 ? CROWN : 0);
    const dome = away < 1 ? KIBO.high * crown * (1 - away) ** 2.3 : 0;
    const beside = Math.abs(across + MAWENZI.aside) / MAWENZI.half;
    const jags = 0.75 + 0.5 * noise.ridged(right / 110, 7, 4);
    const peak = beside < 1 ? MAWENZI.high * (1 - beside) * jags : 0;
    return Math.max(dome, peak) + TORN * noise.fbm(right / 80, 3, 4) * smoothstep(0, 80, dome);
  };
}
