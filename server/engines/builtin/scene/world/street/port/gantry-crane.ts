import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { barBetween } from '../convex.ts';
import { inside, NO_GLOW, plainFront } from '../front.ts';
import { boxOn, type Paint, type Plot, plainPaint, type Solid } from '../solid.ts';
import { LAMP } from '../street-lamps.ts';
import { CONTAINER, containerPaint } from './containers.ts';

/** A place: toward the water from the eye, up, ahead. */
type Inland = readonly [a: number, up: number, z: number];

/** A ship-to-shore crane, by the measures of those for ships of fifteen thousand containers: its rails, its girder, its boom and its peak. World units. */
export const CRANE = {
  ...{ gauge: 20, along: 8.5, girder: 33, reach: 40, back: 15, peak: 54, portal: 12 },
} as const;
const DARK: Colour = [0.16, 0.17, 0.19];
const WHITE: Colour = [0.86, 0.87, 0.87];

/** How a port's land lies: which way the water is (1 right, −1 left), and how high its quay is. */
export interface Shore {
  readonly toWater: 1 | -1;
  readonly quay: number;
}

/**
 * Builds a gantry crane whose water-side legs stand `a` toward the water and `z` ahead; a container hangs `out` beyond
 * its legs, so high over the quay; `lamps` is how much its floodlights shine.
 */
export function gantryCrane(
  { toWater, quay }: Shore,
  [a, z]: readonly [number, number],
  paint: Colour,
  hung: { readonly out: number; readonly high: number },
  lamps: number,
): Solid[] {
  const at = ([right, up, ahead]: Inland): Inland => [toWater * (a + right), quay + up, z + ahead];
  const steel = steelOf(paint);
  const bar = (from: Inland, to: Inland, wide: number, tall: number, of: Paint = steel): Solid =>
    barBetween(at(from), at(to), [wide, tall], of);
  const stay = (from: Inland, to: Inland): Solid => ({
    ...bar(from, to, 0.3, 0.3),
    isSheer: true,
  });
  const { gauge, along, girder, reach, back, peak, portal } = CRANE;
  const sides = [-along, along];
  const plotAt = (from: number, ahead: number, wide: number, deep: number): Plot => ({
    ...{ x: toWater > 0 ? a + from : -(a + from) - wide, z: z + ahead },
    ...{ u: [1, 0], w: [0, 1], wide, deep },
  });
  const lit = Math.min(1, lamps * 3);
  const flood: Paint = () => ({
    ...{ colour: WHITE, glass: 0 },
    glow: lit > 0 ? scaleColour(LAMP, 2.4 * lit) : NO_GLOW,
  });
  const drop = quay + hung.high;
  const boom = -gauge - back;
  return [
    ...sides.flatMap((side) => [
      bar([0, 0, side], [0, girder, side], 1, 1),
      bar([-gauge, 0, side], [-gauge, girder, side], 1, 1),
      bar([0, portal, side], [-gauge, portal, side], 0.8, 1),
      bar([0, girder - 1, side], [-gauge, girder - 1, side], 0.8, 1),
      bar([0, portal + 1, side], [-gauge, girder - 2, side], 0.5, 0.5),
      // The peak leans together over the legs by the water.
      bar([0, girder, side], [-1.5, peak, side * 0.35], 0.7, 0.7),
      bar([-gauge, girder, side], [-2, peak - 1, side * 0.35], 0.45, 0.45),
      bar([boom, girder + 1, side * 0.4], [reach, girder + 1, side * 0.4], 0.7, 1.3),
      stay([-1.5, peak, side * 0.35], [reach * 0.5, girder + 2, side * 0.4]),
      stay([-1.5, peak, side * 0.35], [reach * 0.94, girder + 2, side * 0.4]),
      stay([-1.5, peak, side * 0.35], [boom + 2, girder + 2, side * 0.4]),
    ]),
    ...[0, -gauge].flatMap((leg) => [
      bar([leg, 2.6, -along - 3], [leg, 2.6, along + 3], 0.9, 0.9),
      bar([leg, portal, -along], [leg, portal, along], 0.7, 0.9),
      bar([leg, girder - 0.6, -along], [leg, girder - 0.6, along], 0.7, 0.9),
      ...[-along - 1.5, along - 2].map((side) =>
        boxOn(plotAt(leg - 0.7, side, 1.4, 3.5), quay, quay + 1.7, plainPaint(DARK)),
      ),
    ]),
    bar([-1.5, peak, -along * 0.35], [-1.5, peak, along * 0.35], 0.6, 0.6),
    ...[-0.4, 0.5, 0.97].map((share) =>
      bar([reach * share, girder + 1, -3.4], [reach * share, girder + 1, 3.4], 0.5, 0.7),
    ),
    // The house of its engines, the trolley with its cabin, and what hangs from it.
    boxOn(plotAt(-gauge - 8, -4.2, 12, 8.4), quay + girder + 2.3, quay + girder + 7.5, engineHouse),
    boxOn(
      plotAt(hung.out - 3, -3, 6, 6),
      quay + girder - 1.4,
      quay + girder - 0.3,
      plainPaint(DARK),
    ),
    boxOn(plotAt(hung.out + 2.4, -1.2, 2.2, 2.4), quay + girder - 4, quay + girder - 1.2, cabin),
    ...[-1, 1].flatMap((side) =>
      [-1, 1].map((end) =>
        stay(
          [hung.out + side, girder - 1.4, end * 1.6],
          [hung.out + side, hung.high + CONTAINER.tall + 0.5, end * 3],
        ),
      ),
    ),
    boxOn(
      plotAt(hung.out - 1.2, -CONTAINER.long / 2, 2.4, CONTAINER.long),
      drop + CONTAINER.tall,
      drop + CONTAINER.tall + 0.5,
      plainPaint([0.9, 0.66, 0.1]),
    ),
    boxOn(
      plotAt(hung.out - CONTAINER.wide / 2, -CONTAINER.long / 2, CONTAINER.wide, CONTAINER.long),
      drop,
      drop + CONTAINER.tall,
      containerPaint(Math.round(z)),
    ),
    ...[-gauge - 6, -gauge * 0.5, 4, reach * 0.45, reach * 0.85].map((right) => ({
      ...boxOn(plotAt(right, -4.6, 1.6, 0.5), quay + girder - 1.1, quay + girder - 0.3, flood),
      isSheer: true as const,
    })),
  ];
}

/** Painted steel with its seams; red and white at what stands out into the air is left to its paint. */
const steelOf =
  (paint: Colour): Paint =>
  (_, { along, pixel }) => {
    const seam = 1 - inside(Math.abs((along / 6) % 1), 0.012, 0.988, pixel / 6);
    return plainFront(scaleColour(paint, 1 - 0.25 * seam));
  };

const engineHouse: Paint = ({ role }, { along, up, pixel }) => {
  const rib = Math.sin(along * 9) > 0.5 && pixel < 0.2 ? 0.95 : 1;
  const band = role === 'level' ? 0 : inside(up, 0.5, 1.1, pixel);
  return plainFront(mixColour(scaleColour(WHITE, rib), [0.75, 0.16, 0.12], band));
};

const cabin: Paint = ({ role }, { up, pixel }) => {
  const pane = role === 'level' ? 0 : inside(up, 0.5, 2.2, pixel);
  return { colour: mixColour(WHITE, [0.1, 0.14, 0.18], pane), glass: 0.6 * pane, glow: NO_GLOW };
};
