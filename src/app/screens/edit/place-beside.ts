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

/** Between a box and what it stands beside, CSS px. */
export const GAP = 12;

const clamp = (value: number, from: number, to: number): number =>
  Math.min(Math.max(value, from), Math.max(from, to));

const fits = ({ x, y }: Corner, width: number, height: number, within: Box): boolean =>
  x >= within.left && y >= within.top && x + width <= within.right && y + height <= within.bottom;

/** The smallest box around all of them; there is at least one. */
const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** How much of the others a box covers, CSS px². */
const coveredBy = (box: Box, others: readonly Box[]): number => {
  const covered = ({ left, top, right, bottom }: Box): number =>
    Math.max(0, Math.min(right, box.right) - Math.max(left, box.left)) *
    Math.max(0, Math.min(bottom, box.bottom) - Math.max(top, box.top));
  return others.reduce((sum, other) => sum + covered(other), 0);
};

type Size = { readonly width: number; readonly height: number };

/** Below, above, right and left of something, as far as the box is wholly within the space there. */
const sidesOf = (beside: Box, { width, height }: Size, within: Box): Corner[] => {
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
  return sides.filter((side) => fits(side, width, height, within));
};

/**
 * Where a box of this size stands beside another one, all of it `within` the given space: below it,
 * else above, right or left of it. Null where it fits on no side without covering it. What is out
 * of sight is not covered: the box then stands at the edge that is nearest. Where it would cover some
 * of `others`, it stands on another side, or beside all of them, if that covers less.
 */
export const placeBeside = (
  beside: Box,
  size: Size,
  within: Box,
  others: readonly Box[] = [],
): Corner | null => {
  const places = sidesOf(beside, size, within);
  const all = [beside, ...others];
  const outside = sidesOf(around(all), size, within);
  const covers = ({ x, y }: Corner): number =>
    coveredBy({ left: x, top: y, right: x + size.width, bottom: y + size.height }, all);
  const [best] = [...places, ...outside].toSorted((a, b) => covers(a) - covers(b));
  return best ?? null;
};
