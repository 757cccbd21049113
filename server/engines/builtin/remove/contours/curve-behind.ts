import type { Chain } from './chains.ts';
import { type Curve, SPACING } from './curves.ts';
import type { Edgel, View } from './edges.ts';
import { leastSquares } from './way.ts';

/** Links that say where a contour goes on. */
const LEAST_LINKS = 24;
/** How far they may lie from the parabola through them, in pixels (root of the mean square). */
const FIT = 0.4;
/** A contour is believed to go on as far as it is seen, times this. */
const BELIEVED = 1;
/** Steepest slope against the straight way of what is seen. */
const STEEPEST = 1;
/** Pixels from a contour's end to the hole at most. */
const LEAVING = 8;
/** Pixels that it goes into what it meets: between them nothing is to be left open. */
const OVERLAP = 2;

/**
 * The way of a contour that is seen on one side of a hole alone, on to where it meets what is painted
 * there already (a saucer's rim that goes behind a cup): the parabola through what is seen. The curve
 * enters where the contour ends at the hole and leaves where it meets. Null where it is too rough, or
 * meets nothing in the hole before it is too far.
 */
export function curveBehind(view: View, { links }: Chain, painted: Uint8Array): Curve | null {
  const [near, far] = [links[0] as Edgel, links.at(-1) as Edgel];
  if (links.length < LEAST_LINKS) return null;
  const length = Math.hypot(far.x - near.x, far.y - near.y);
  const [alongX, alongY] = [(near.x - far.x) / length, (near.y - far.y) / length];
  // From the far end to the hole, and on.
  const seen = links.map(({ x, y }) => ({
    along: (x - far.x) * alongX + (y - far.y) * alongY,
    beside: (y - far.y) * alongX - (x - far.x) * alongY,
  }));
  const powers = leastSquares(
    seen.map(({ along }) => [1, along, along ** 2]),
    seen.map(({ beside }) => beside),
  );
  if (powers === null) return null;
  const [level, slope, bend] = powers as [number, number, number];
  const besideAt = (along: number) => level + slope * along + bend * along ** 2;
  const squares = seen.reduce((sum, { along, beside }) => sum + (besideAt(along) - beside) ** 2, 0);
  if (Math.sqrt(squares / seen.length) > FIT) return null;
  const [x, y]: [number[], number[]] = [[], []];
  let enter = 0;
  let met = Number.POSITIVE_INFINITY;
  for (let along = 0; along < length * (1 + BELIEVED); ) {
    const beside = besideAt(along);
    const steep = slope + 2 * bend * along;
    if (Math.abs(steep) > STEEPEST) return null;
    x.push(far.x + along * alongX - beside * alongY);
    y.push(far.y + along * alongY + beside * alongX);
    if (along <= length) enter = x.length - 1;
    const at = pixelAt(view, x.at(-1) as number, y.at(-1) as number);
    if (met === Number.POSITIVE_INFINITY && painted[at] === 1) met = along;
    else if (along > length + LEAVING && view.hole[at] !== 1) return null;
    along += SPACING / Math.hypot(1, steep);
    if (along > met + OVERLAP)
      return {
        ...{ x: Float64Array.from(x), y: Float64Array.from(y) },
        ...{ enter, leave: x.length - 1, misfit: 0, scale: 1 },
      };
  }
  return null;
}

const pixelAt = ({ width }: View, x: number, y: number): number =>
  Math.round(y) * width + Math.round(x);
