import type { Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import type { Rays } from '../sculpt/rays.ts';
import type { Sheet } from '../sprite.ts';
import { bentStroke } from './dabs.ts';
import { lit } from './wood.ts';

const MOSS: Colour = [0.6, 0.61, 0.5];
/** Strands of a beard, how long it is, how far it is spread where it hangs from and how thick a strand is; heights of the tree. */
const BEARD = { strands: 13, long: 0.24, wide: 0.055, thick: 0.0042 } as const;
/** How many twigs bear one. */
const BEARDED = 0.72;

/** A beard of Spanish moss that hangs from a point of a sheet, `scale` pixels a height of the tree; `open`: how much sun gets there. */
export function drawSpanishMoss(
  sheet: Sheet,
  random: Random,
  [x, y]: readonly [number, number],
  scale: number,
  rays: Rays,
  open: number,
): void {
  if (random.unit() > BEARDED) return;
  const long = BEARD.long * scale * (0.45 + 0.75 * random.unit());
  for (let n = 0; n < BEARD.strands; n++) {
    const across = (n + 0.5) / BEARD.strands - 0.5 + 0.1 * (random.unit() - 0.5);
    const left = x + across * BEARD.wide * scale;
    // The middle strands hang lowest: a beard ends in a point.
    const down = long * (1 - 1.5 * Math.abs(across)) * (0.7 + 0.4 * random.unit());
    const sway = (random.unit() - 0.5) * 0.02 * scale - across * 0.02 * scale;
    const shade = scaleColour(MOSS, 0.75 + 0.4 * random.unit());
    const colour = lit(shade, rays, 0.5 * open, 0.55 + 0.3 * open);
    const wide = Math.max(0.7, BEARD.thick * scale * (0.7 + 0.5 * random.unit()));
    bentStroke(sheet, [left, y], [left + sway, y + down / 2], [left, y + down], wide, colour);
  }
}
