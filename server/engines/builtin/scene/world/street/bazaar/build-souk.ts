import { pick, type Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { boxOn, type Plot, plainPaint, type Solid, within } from '../solid.ts';
import { soukWall } from './souk-front.ts';
import { hungCarpet, soukStall } from './souk-stalls.ts';

/** Plaster of earth. */
const WALLS: readonly Colour[] = [
  [0.8, 0.54, 0.38],
  [0.74, 0.46, 0.33],
  [0.84, 0.64, 0.46],
  [0.7, 0.42, 0.3],
  [0.86, 0.72, 0.54],
];
/** How far off and how near stalls are, and how far off battlements: nearer ones would stand before the eye. World units. */
const STALLS = { near: 2.2, far: 52 } as const;
/** The teeth of a wall's upper edge. */
const TOOTH = { wide: 0.5, apart: 0.95, high: 0.55 } as const;
/** The share of houses with a carpet that hangs out. */
const HUNG = 0.55;

/** Builds a house of a bazaar on a plot: earthen walls with teeth above, an arched shop, and what it sells before it. */
export function buildSouk(random: Random, plot: Plot): Solid[] {
  const wall = scaleColour(pick(random, WALLS), 0.92 + 0.16 * random.unit());
  const eaves = 6.6 + 2.8 * random.unit();
  const number = random.below(4096);
  const hangs = random.unit() < HUNG;
  const body = boxOn(plot, 0, eaves, soukWall({ wall, eaves, number }));
  const teeth = Array.from({ length: Math.floor(plot.wide / TOOTH.apart) }, (_, n) =>
    boxOn(
      within(plot, 0.2 + n * TOOTH.apart, 0, TOOTH.wide, 0.4),
      eaves,
      eaves + TOOTH.high,
      plainPaint(wall),
    ),
  );
  const nearest = Math.min(plot.z, plot.z + plot.u[1] * plot.wide);
  const isSelling = nearest > STALLS.near && plot.z < STALLS.far;
  return [
    body,
    ...teeth,
    ...(isSelling ? soukStall(plot, random) : []),
    ...(isSelling && hangs && nearest > 7 ? hungCarpet(plot, plot.wide * 0.04, number) : []),
  ];
}
