import type { Colour } from '../../../words/idea.ts';
import { planks } from '../../sculpt/looks.ts';
import { limb, type Solid } from '../../sculpt/solid.ts';
import { add, normalise, scale, subtract, type Vector } from '../../sculpt/vector.ts';

const WOOD: Colour = [0.4, 0.26, 0.14];
const STRAW: Colour = [0.74, 0.56, 0.26];

/** How long the twigs are, in heights of who holds it, how far they spread, and how many there are. */
const TWIGS = { long: 0.4, wide: 0.1, count: 22 } as const;
/** The golden angle, radians: twigs by it lie evenly around (Vogel 1979). */
const GOLDEN = 2.4;

/** A besom: a handle from its tip to where twigs are tied to it, which lead on from there. */
export function broom(tip: Vector, tied: Vector): Solid[] {
  const way = normalise(subtract(tied, tip));
  const straw = planks(STRAW, 0.012, 'lying');
  return [
    limb(planks(WOOD, 0.02, 'lying'), tip, tied, 0.015, 0.018),
    ...Array.from({ length: TWIGS.count }, (_, n): Solid => {
      const out = TWIGS.wide * Math.sqrt((n + 0.5) / TWIGS.count);
      const aside: Vector = [0, out * Math.cos(n * GOLDEN), out * Math.sin(n * GOLDEN)];
      const long = TWIGS.long * (0.88 + 0.12 * ((n * 0.618) % 1));
      return limb(straw, tied, add(add(tied, scale(way, long)), aside), 0.024, 0.014, 0.01);
    }),
  ];
}
