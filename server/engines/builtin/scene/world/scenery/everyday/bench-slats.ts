import type { Colour } from '../../../words/idea.ts';
import { plainPaint, type Solid } from '../../street/solid.ts';
import { block, rail } from '../built/paved-site.ts';

const WOOD: Colour = [0.5, 0.32, 0.18];
const IRON: Colour = [0.14, 0.15, 0.16];

/** A park bench of slats at a place, which looks to the eye. World units. */
export function planksAt(x: number, z: number): Solid[] {
  const wood = plainPaint(WOOD);
  const iron = plainPaint(IRON);
  return [
    ...[0, 0.16, 0.32].map((deep) =>
      block([x - 0.95, 0.43, z + deep], [x + 0.95, 0.48, z + deep + 0.12], wood),
    ),
    ...[0.58, 0.76, 0.94].map((up) =>
      block([x - 0.95, up, z + 0.46], [x + 0.95, up + 0.12, z + 0.5], wood),
    ),
    ...[-0.75, 0.75].flatMap((at) => [
      rail([x + at, 0, z + 0.05], [x + at, 0.45, z + 0.05], 0.035, iron),
      rail([x + at, 0, z + 0.46], [x + at, 1, z + 0.5], 0.035, iron),
    ]),
  ];
}
