import { scaleColour } from '../../../../arithmetic.ts';
import type { Noise } from '../../../../noise.ts';
import type { Colour } from '../../../../words/idea.ts';
import { flat, type Shell, WALNUT, WHITE } from '../../furniture.ts';
import type { Beam } from '../../light/beam.ts';
import { wood } from '../../materials.ts';
import { box, type Material, type Solid } from '../../solids/solid.ts';

/** From one beam to the next, how wide and how high they are; metres. */
const BEAMS = { apart: 1.05, wide: 0.17, high: 0.2 } as const;

/** Wooden beams across a ceiling, one along its middle that bears them. */
export function ceilingBeams(
  { left, right, high, back }: Shell,
  colour: Colour | null,
  noise: Noise,
): Solid[] {
  const timber = wood(colour ?? scaleColour(WALNUT, 0.9), noise);
  const count = Math.floor(Math.min(back, 14) / BEAMS.apart);
  const middle = (left + right) / 2 - 0.5;
  return [
    ...Array.from({ length: count }, (_, n) => {
      const z = back - 0.5 - n * BEAMS.apart;
      return box([left, high - BEAMS.high, z - BEAMS.wide], [right, high, z], timber);
    }),
    box([middle, high - BEAMS.high - 0.06, 0.3], [middle + 0.2, high - 0.02, back], timber),
  ];
}

/** The frame of a skylight below the ceiling around its opening. */
export function skylightFrame({ opening: [left, right, near, far], high }: Beam): Solid[] {
  const white = flat(WHITE);
  const bar = (x: readonly [number, number], z: readonly [number, number]): Solid =>
    box([x[0], high - 0.05, z[0]], [x[1], high, z[1]], white);
  return [
    bar([left - 0.07, left], [near - 0.07, far + 0.07]),
    bar([right, right + 0.07], [near - 0.07, far + 0.07]),
    bar([left, right], [near - 0.07, near]),
    bar([left, right], [far, far + 0.07]),
  ];
}

/** Stars that glow on a ceiling, of several sizes. */
export const starry =
  (ceiling: Material): Material =>
  (x, y, z, axis) => {
    const [column, row] = [Math.floor(x / 0.42), Math.floor(z / 0.42)];
    const at = Math.abs(Math.sin(column * 12.9898 + row * 78.233) * 43758.5453) % 1;
    const other = (at * 71.3) % 1;
    const [u, v] = [x / 0.42 - column - 0.3 - 0.4 * at, z / 0.42 - row - 0.3 - 0.4 * other];
    const turn = Math.atan2(v, u);
    const size = (0.1 + 0.16 * ((at * 13.7) % 1)) * (0.62 + 0.38 * Math.cos(5 * turn + 6 * at));
    return at < 0.8 && Math.hypot(u, v) < size ? [2.2, 2.5, 1.3] : ceiling(x, y, z, axis);
  };
