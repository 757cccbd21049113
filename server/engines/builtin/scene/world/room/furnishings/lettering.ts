import { strokesOf } from '../../street/block-letters.ts';
import { box, type Material, type Point, type Solid } from '../solids/solid.ts';

/** Width of a block letter with its gap, as a share of its height. */
const WIDE = 0.76;

/** A word in block letters that stand free, around a middle, so high, metres; `isFromBehind`: as who stands behind a shop's window reads it. */
export function lettering(
  word: string,
  [x, y, z]: Point,
  high: number,
  material: Material,
  isFromBehind = false,
): Solid[] {
  const long = word.length * high * WIDE;
  const at = (along: number) => x + (isFromBehind ? 0.5 - along : along - 0.5) * long;
  return strokesOf(word).map(([from, to, low, top]) =>
    box(
      [Math.min(at(from), at(to)), y + (low - 0.5) * high, z],
      [Math.max(at(from), at(to)), y + (top - 0.5) * high, z + 0.012],
      material,
    ),
  );
}
