import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, box, frustum, limb, type Solid } from '../../sculpt/solid.ts';

const PINE: Colour = [0.72, 0.52, 0.32];
const GREEN: Colour = [0.16, 0.36, 0.24];
const BLUE: Colour = [0.14, 0.32, 0.66];
const ALUMINIUM: Colour = [0.66, 0.68, 0.7];
const DARK: Colour = [0.1, 0.1, 0.11];

/** How high the stove is, in a man's heights, its middle ahead of who cooks, and half its sides. */
export const STOVE = { high: 0.5, ahead: 0.43, deep: 0.2, wide: 0.29 } as const;

/** The case of a camp stove: how high it is, and half its sides. */
const CASE = { high: 0.055, deep: 0.13, wide: 0.22 } as const;

/** A stove of two burners in its case on a table of planks that folds, its lid up against the wind, a bottle of gas below. */
export function campStove(): Solid[] {
  const { high, ahead, deep, wide } = STOVE;
  const [pine, metal] = [plain(PINE), plain(ALUMINIUM, { gloss: 0.5 })];
  const [green, dark] = [plain(GREEN, { gloss: 0.3 }), plain(DARK, { gloss: 0.3 })];
  const top = high - CASE.high;
  const planks = 5;
  const half = (deep + 0.03) / planks;
  return [
    ...Array.from({ length: planks }, (_, n) =>
      box(
        pine,
        [ahead + half * (2 * n + 1 - planks), top - 0.012, 0],
        [half - 0.003, 0.01, wide + 0.06],
      ),
    ),
    // Legs that cross at both ends.
    ...[-1, 1].flatMap((end) =>
      [-1, 1].map((to) =>
        limb(
          metal,
          [ahead - to * (deep + 0.01), 0, end * wide],
          [ahead + to * (deep + 0.01), top - 0.02, end * wide],
          0.011,
          0.011,
        ),
      ),
    ),
    box(
      green,
      [ahead, top + CASE.high / 2 - 0.004, 0],
      [CASE.deep, CASE.high / 2 - 0.004, CASE.wide],
    ),
    box(dark, [ahead, high - 0.006, 0], [CASE.deep - 0.012, 0.006, CASE.wide - 0.012]),
    box(green, [ahead + CASE.deep, high + 0.065, 0], [0.006, 0.075, CASE.wide]),
    ...[-0.09, 0.09].map((z) =>
      ball(metal, [ahead - CASE.deep - 0.008, top + CASE.high / 2, z], 0.014),
    ),
    frustum(plain(BLUE, { gloss: 0.4 }), [ahead, 0, wide - 0.13], 0.15, 0.075, 0.07),
    frustum(metal, [ahead, 0.15, wide - 0.13], 0.03, 0.022, 0.018),
  ];
}
