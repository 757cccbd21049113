import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, between, dot, scale, subtract, type Vector } from '../../sculpt/vector.ts';

/** Fire where it leaves the mouth, farther on and where it ends; brighter than light on a surface. */
const HOT: Colour = [1.5, 1.36, 0.86];
const FLAME: Colour = [1.45, 0.66, 0.1];
const RIM: Colour = [0.95, 0.2, 0.03];

/** How much colder fire is by its distance from the axis. */
const COLDER = 1.9;

/** How fire flickers; it is no part of what a seed decides. */
const flicker = createNoise(7_301);

/** Tongues of fire around its axis: how far aside of it each ends, up and across, and how long it is, as shares. */
const TONGUES: readonly (readonly [up: number, aside: number, long: number])[] = [
  [0, 0, 1],
  [0.11, 0.06, 0.86],
  [-0.1, -0.07, 0.9],
  [0.2, -0.03, 0.66],
  [-0.19, 0.05, 0.68],
  [0.04, 0.17, 0.74],
  [0.02, -0.18, 0.72],
  [0.3, 0.08, 0.46],
  [-0.28, -0.06, 0.48],
  [0.15, -0.12, 0.98],
  [-0.05, 0.13, 1.04],
  [-0.16, -0.14, 0.86],
];
/** How wide fire is where it comes out and at most, and at the ends of its tongues, as shares of its length. */
const WIDE = { mouth: 0.022, most: 0.068, end: 0.006 } as const;
/** Where along a tongue it is widest. */
const WIDEST = 0.62;

/** Fire that is breathed out of a mouth to where it ends: tongues that widen, fray and grow red. */
export function fieryBreath(mouth: Vector, end: Vector): Solid[] {
  const along = subtract(end, mouth);
  const length = Math.hypot(...along);
  const look: Look = {
    paint: (x, y, z) => {
      const off = subtract([x, y, z], mouth);
      const far = Math.hypot(...off) / length;
      // Away from its axis fire is colder.
      const beside = Math.hypot(...subtract(off, scale(along, dot(off, along) / length ** 2)));
      const torn = 0.26 * flicker.fbm(far * 7, y * 16 + z * 11, 3);
      const cold = far + torn + (COLDER * beside) / length;
      const outer = mixColour(FLAME, RIM, smoothstep(0.6, 1.25, cold));
      return scaleColour(mixColour(HOT, outer, smoothstep(0.2, 0.75, cold)), 1 + 0.4 * torn);
    },
    bump: (x, y, z) => 0.03 * length * flicker.fbm(x * 9 + z * 5, y * 12 - z * 4, 2),
    glow: () => 1,
    sheer: 0.25,
    fur: 0.03,
  };
  return TONGUES.flatMap(([up, aside, long], n) => {
    const tip = add(add(mouth, scale(along, long)), scale([0, up, aside], length));
    // Tongues part where fire is widest, and curl up toward their ends.
    const wide = add(between(mouth, tip, WIDEST), [0, -0.03 * length * Math.sin(n * 2.3), 0]);
    const most = length * WIDE.most * (0.62 + 0.38 * long);
    return [
      limb(look, mouth, wide, length * WIDE.mouth, most, 0.02 * length),
      limb(look, wide, tip, most, length * WIDE.end, 0.02 * length),
    ];
  });
}
