import { scaleColour } from '../../../../arithmetic.ts';
import type { Noise } from '../../../../noise.ts';
import type { Colour } from '../../../../words/idea.ts';
import type { Shell } from '../../furniture.ts';
import { carpet } from '../../materials.ts';
import { box, type Solid } from '../../solids/solid.ts';

/** Where a rug lies on a floor: from left to right, and ahead. */
type Extent = readonly [left: number, right: number, near: number, far: number];

/** How thick a rug is at the most, and how wide and deep it is at the least and the most, metres. */
const RUG = { thick: 0.025, least: 1.2, most: 7 } as const;

/** Whether a solid is a rug that a room has anyway. */
export const isRug = ({ low, high, form }: Solid): boolean =>
  form.kind === 'box' &&
  low[1] === 0 &&
  high[1] < RUG.thick &&
  [high[0] - low[0], high[2] - low[2]].every((long) => long > RUG.least && long < RUG.most);

/** Where a rug lies in a room that has none: on the middle of its floor. */
export function usualRug({ left, right, back }: Shell, side: number): Extent {
  const middle = (left + right) / 2 - side * 0.35;
  const half = Math.min(1.5, 0.31 * (right - left));
  return [middle - half, middle + half, 2.3, Math.min(back - 0.85, 6.5)];
}

/** A rug with a border, in a colour that is said or one of its own (null). */
export const rug = (extent: Extent, colour: Colour | null, noise: Noise): Solid =>
  box(
    [extent[0], 0, extent[2]],
    [extent[1], 0.016, extent[3]],
    carpet(
      colour === null ? [0.58, 0.2, 0.18] : scaleColour(colour, 0.9),
      [0.88, 0.8, 0.64],
      extent,
      noise,
    ),
  );
