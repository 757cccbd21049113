import type { Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import type { Rays } from '../sculpt/rays.ts';
import type { Sheet } from '../sprite.ts';
import type { Habit } from './branching.ts';
import { bentStroke } from './dabs.ts';
import { lit } from './wood.ts';

/** A weeping willow's wood: a short thick trunk, boughs that go far out and little up. */
export const WILLOW_HABIT: Habit = {
  ...{ trunk: 0.26, girth: 0.045, spread: 0.86, shrink: 0.7, rise: 0.26, forks: 4 },
};

/** Withies that hang from one twig, how far apart they hang, how long they are at the most, how near the ground they end and how thick they are; heights of the tree. */
const CURTAIN = { count: 9, wide: 0.12, long: 0.62, ends: 0.06, thick: 0.0042 } as const;

/** The same of the bare ones of winter. */
const BARE = { ...CURTAIN, count: 4, thick: 0.0018 } as const;

/** The withies that hang from a twig `high` heights over the ground at a point of a sheet, `scale` pixels a height of the tree; `leaf`: the colour of its leaves, or of its bark where it is bare; `open`: how much sun gets there. */
export function drawWithies(
  sheet: Sheet,
  random: Random,
  [x, y]: readonly [number, number],
  high: number,
  scale: number,
  { leaf, isBare }: { readonly leaf: Colour; readonly isBare: boolean },
  rays: Rays,
  open: number,
): void {
  const { count, wide: across, long, ends, thick } = isBare ? BARE : CURTAIN;
  const most = Math.min(long, high - ends);
  for (let n = 0; n < count; n++) {
    const from = x + (random.unit() - 0.5) * across * scale;
    const down = most * scale * (0.45 + 0.55 * random.unit());
    const out = (random.unit() - 0.5) * 0.03 * scale;
    const top = y - 0.015 * scale * random.unit();
    const sun = open * (0.45 + 0.75 * random.unit());
    const hue = mixColour(leaf, [leaf[0] * 1.3, leaf[1] * 1.15, leaf[2] * 0.75], 0.6 * sun);
    const colour = lit(
      scaleColour(hue, 0.8 + 0.35 * random.unit()),
      rays,
      0.8 * sun,
      0.5 + 0.3 * open,
    );
    const wide = Math.max(0.7, thick * scale * (0.7 + 0.6 * random.unit()));
    bentStroke(
      sheet,
      [from, top],
      [from + 0.8 * out, top + 0.4 * down],
      [from + out, top + down],
      wide,
      colour,
    );
  }
}
