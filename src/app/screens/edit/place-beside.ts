/** A rectangle in CSS px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A corner in CSS px. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Between the two, CSS px. */
const GAP = 12;

const clamp = (value: number, from: number, to: number): number =>
  Math.min(Math.max(value, from), Math.max(from, to));

const fits = ({ x, y }: Corner, width: number, height: number, within: Box): boolean =>
  x >= within.left && y >= within.top && x + width <= within.right && y + height <= within.bottom;

/**
 * Where a box of this size stands beside another one, all of it `within` the given space: below it,
 * else above, right or left of it. Null where it fits on no side without covering it. What is out
 * of sight is not covered: the box then stands at the edge that is nearest.
 */
export const placeBeside = (
  beside: Box,
  { width, height }: { readonly width: number; readonly height: number },
  within: Box,
): Corner | null => {
  const x = clamp((beside.left + beside.right - width) / 2, within.left, within.right - width);
  const y = clamp((beside.top + beside.bottom - height) / 2, within.top, within.bottom - height);
  const below = Math.max(within.top, beside.bottom + GAP);
  const above = Math.min(within.bottom, beside.top - GAP) - height;
  const rightOf = Math.max(within.left, beside.right + GAP);
  const leftOf = Math.min(within.right, beside.left - GAP) - width;
  const sides = [
    { x, y: below },
    { x, y: above },
    { x: rightOf, y },
    { x: leftOf, y },
  ];
  return sides.find((side) => fits(side, width, height, within)) ?? null;
};
