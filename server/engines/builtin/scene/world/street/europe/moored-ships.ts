import { pick, type Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { barBetween } from '../convex.ts';
import { plainFront } from '../front.ts';
import { frustumAt } from '../round-solid.ts';
import { boxOn, type Paint, type Plot, type Point, plainPaint, type Solid } from '../solid.ts';
import type { Way } from '../way.ts';

/** Where ships lie along a straight quay: how far off, on which side. World units. */
const SHIPS: readonly (readonly [z: number, side: -1 | 1])[] = [
  [15, 1],
  [24, -1],
  [37, 1],
  [48, -1],
  [60, 1],
  [74, -1],
];
/** How long, wide and high a hull is, and how high its masts are at the least and how much more. */
const SHIP = { long: 13, wide: 3.4, hull: 1.5, mast: 11, more: 4 } as const;
const HULLS: readonly Colour[] = [
  [0.3, 0.17, 0.1],
  [0.1, 0.16, 0.26],
  [0.5, 0.14, 0.1],
  [0.14, 0.26, 0.2],
];
const PINE: Colour = [0.62, 0.42, 0.22];
const SAIL: Colour = [0.56, 0.25, 0.16];
const ROPE: Colour = [0.2, 0.17, 0.14];

/** Old wooden sailing ships along both quays of a straight harbour, their sails furled. */
export const mooredShips = (way: Way, random: Random): Solid[] =>
  SHIPS.filter(([z]) => z + SHIP.long < way.end).flatMap(([z, side]) =>
    shipAt(way.middle(z) + side * (way.road - 0.4 - SHIP.wide / 2), z, random),
  );

function shipAt(x: number, z: number, random: Random): Solid[] {
  const { long, wide, hull } = SHIP;
  const part = (from: number, to: number, half: number): Plot => ({
    ...{ x: x - half, z: z + from, u: [1, 0], w: [0, 1] },
    ...{ wide: 2 * half, deep: to - from },
  });
  const colour = pick(random, HULLS);
  const planks: Paint = ({ role }, { up }) =>
    plainFront(
      role === 'level'
        ? PINE
        : up > hull - 0.2
          ? [0.92, 0.89, 0.8]
          : scaleColour(colour, 0.92 + 0.12 * (Math.floor(up / 0.25) % 2)),
    );
  const half = wide / 2;
  return [
    boxOn(part(1.8, long - 1.6, half), 0, hull, planks),
    boxOn(part(0.8, 1.8, 0.78 * half), 0, hull + 0.12, planks),
    boxOn(part(0, 0.8, 0.44 * half), 0, hull + 0.3, planks),
    boxOn(part(long - 1.6, long, 0.72 * half), 0, hull + 0.2, planks),
    boxOn(part(long - 4.6, long - 2, 0.6 * half), hull, hull + 1.1, plainPaint(PINE)),
    ...[0.34, 0.66].flatMap((share) =>
      mastAt([x, hull, z + share * long], SHIP.mast + SHIP.more * random.unit()),
    ),
    barBetween([x, hull + 0.4, z + 0.4], [x, hull + 1.9, z - 3], [0.08, 0.08], plainPaint(PINE)),
  ];
}

/** A mast so high with its furled sail along the boom, a yard, and shrouds to both sides. */
function mastAt([x, low, z]: Point, high: number): Solid[] {
  const rope = (from: Point, to: Point): Solid => ({
    ...barBetween(from, to, [0.025, 0.025], plainPaint(ROPE)),
    isSheer: true,
  });
  const top: Point = [x, low + 0.86 * high, z];
  return [
    frustumAt([x, low, z], high, 0.15, 0.06, plainPaint(PINE)),
    barBetween([x, low + 1.9, z], [x, low + 2.3, z + 4], [0.2, 0.24], plainPaint(SAIL)),
    barBetween(
      [x - 2, low + 0.7 * high, z],
      [x + 2, low + 0.7 * high, z],
      [0.07, 0.07],
      plainPaint(PINE),
    ),
    ...[-1, 1].flatMap((side) =>
      [-0.9, 0, 0.9].map((along) => rope(top, [x + side * 1.6, low, z + along])),
    ),
    rope(top, [x, low + 0.4, z - 4]),
    rope(top, [x, low + 2.3, z + 4]),
  ];
}
