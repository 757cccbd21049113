import { hull, type Look, type Solid } from '../sculpt/solid.ts';
import type { Vector } from '../sculpt/vector.ts';

/** A block whose four sides lean inwards: half its sides at its foot and at its top, and how high it is. */
export function battered(
  look: Look,
  foot: Vector,
  low: readonly [x: number, z: number],
  top: readonly [x: number, z: number],
  high: number,
): Solid {
  const leaning = ([from, to]: readonly [number, number], at: 0 | 2): number[] => {
    const long = Math.hypot(high, from - to);
    const [out, up] = [high / long, (from - to) / long];
    return [-1, 1].flatMap((side) => [
      ...(at === 0 ? [side * out, up, 0] : [0, up, side * out]),
      from * out,
    ]);
  };
  return hull(
    look,
    foot,
    [
      ...leaning([low[0], top[0]], 0),
      ...leaning([low[1], top[1]], 2),
      ...[0, 1, 0, high],
      ...[0, -1, 0, 0],
    ],
    [Math.max(low[0], top[0]), high, Math.max(low[1], top[1])],
  );
}
