import type { Rectangle } from './rectangle.ts';
import type { Sides } from './work-scale.ts';

/** A padded picture as nine fields: the picture in the middle, and what is around it. */
export interface Fields {
  /** Size of all of it, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly middle: Rectangle;
  /** The eight others, row by row; some have no width or no height. */
  readonly around: readonly Rectangle[];
}

/** Splits a padded picture into its fields. */
export function fieldsAround(
  width: number,
  height: number,
  { left, top, right, bottom }: Sides,
): Fields {
  const columns = [
    { left: 0, width: left },
    { left, width },
    { left: left + width, width: right },
  ];
  const rows = [
    { top: 0, height: top },
    { top, height },
    { top: top + height, height: bottom },
  ];
  const all = rows.flatMap((row) => columns.map((column) => ({ ...column, ...row })));
  const middle = { left, top, width, height };
  return {
    width: left + width + right,
    height: top + height + bottom,
    middle,
    around: all.filter((_, index) => index !== 4),
  };
}
