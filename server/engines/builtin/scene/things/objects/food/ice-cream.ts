import { pick } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { ball, frustum, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { blotch } from '../dishes.ts';

const WAFER: Colour = [0.84, 0.56, 0.25];
const VANILLA: Colour = [0.97, 0.9, 0.7];
const FLAVOURS: readonly Colour[] = [
  [0.95, 0.58, 0.64],
  [0.44, 0.25, 0.15],
  [0.66, 0.86, 0.7],
];

/** A wafer cone with two scoops and a cherry, standing in a holder of wire. */
export function iceCream(wish: Wish): Sprite {
  const wafer: Look = {
    paint: (x, y, z) => {
      const seam = waffle(x, y, z);
      return mixColour(
        scaleColour(WAFER, 1 + 0.1 * blotch(x * 12, y * 9)),
        [0.56, 0.32, 0.11],
        0.75 * seam,
      );
    },
    bump: (x, y, z) => -0.012 * waffle(x, y, z),
    gloss: 0.1,
  };
  const scoop = (colour: Colour): Look => ({
    paint: (x, y, z) => scaleColour(colour, 1 + 0.09 * blotch(x * 13 + z * 5, y * 13)),
    bump: (x, y, z) => 0.022 * blotch(x * 15, y * 15 + z * 14),
    gloss: 0.22,
  });
  const top = scoop(wish.colour ?? pick(wish.random, FLAVOURS));
  const low = scoop(VANILLA);
  const steel = plain([0.66, 0.67, 0.69], { gloss: 0.8 });
  // Where a scoop was pressed down it bulges.
  const skirt = (look: Look, high: number, wide: number): Solid[] =>
    Array.from({ length: 11 }, (_, n): Solid => {
      const angle = n * 0.571;
      const size = 0.075 + 0.02 * Math.sin(n * 2.3);
      return ball(
        look,
        [Math.cos(angle) * wide, high + 0.015 * Math.sin(n * 3.1), Math.sin(angle) * wide],
        size,
        0.04,
      );
    });
  const model = [
    frustum(wafer, [0, 0.06, 0], 0.86, 0.035, 0.285),
    ring(wafer, [0, 0.92, 0], 0.275, 0.03),
    { ...ball(low, [0, 1.06, 0], 0.3), blend: 0 },
    ...skirt(low, 0.955, 0.255),
    { ...ball(top, [0.03, 1.44, 0], 0.27), blend: 0 },
    ...skirt(top, 1.31, 0.215),
    limb(low, [0.16, 0.94, -0.22], [0.17, 0.78, -0.22], 0.045, 0.03, 0.03),
    ball(plain([0.7, 0.03, 0.06], { gloss: 0.8 }), [0.05, 1.75, 0], 0.09),
    limb(plain([0.3, 0.42, 0.14]), [0.05, 1.82, 0], [0.14, 2.0, 0.02], 0.011, 0.014),
    ring(steel, [0, 0.46, 0], 0.185, 0.016),
    ring(steel, [0, 0.016, 0], 0.3, 0.018),
    ...[0, 1, 2].map((n): Solid => {
      const [c, s] = [Math.cos(n * 2.094 + 0.5), Math.sin(n * 2.094 + 0.5)];
      return limb(steel, [0.3 * c, 0.016, 0.3 * s], [0.185 * c, 0.46, 0.185 * s], 0.014, 0.014);
    }),
  ];
  return portray(wish, model, 0.4, 0.14, 3);
}

/** How deep in a seam of its waffle a place of a cone is: 0 on a square, 1 in the seam. */
function waffle(x: number, y: number, z: number): number {
  const around = (Math.atan2(z, x) / (2 * Math.PI)) * 12;
  const [a, b] = [around + y * 6, around - y * 6];
  const near = Math.min(Math.abs(a - Math.round(a)), Math.abs(b - Math.round(b)));
  return smoothstep(0.16, 0.04, near);
}
