import type { Noise } from '../../../noise.ts';
import { chance } from '../front.ts';
import { plotBetween } from '../plot-between.ts';
import { type Plot, within } from '../solid.ts';
import type { Way } from '../way.ts';

/** How wide and how deep a lot is, where the first begins, and how far before the turning circle the last ends. World units. */
const LOT = { wide: 20, deep: 12, first: -9, end: 12 } as const;
/** How far from the houses across the end of a street the middle of its turning circle is, and how wide that is to each side. World units. */
export const CIRCLE = { before: 19, radius: 7.5 } as const;
/** How far before its corner a house's front lies at the most, and where a garage and a porch are on it. World units. */
const JUT = 1.6;
export const GARAGE = { wide: 6.2, door: 4.9 } as const;

/** One lot of a suburb: its house's ground and what stands where on it; lengths along its front in world units. */
export interface Lot {
  /** From the front of the house on; `along` is measured from its corner. */
  readonly plot: Plot;
  /** Tells lots apart where something is by chance. */
  readonly number: number;
  /** Where the house without its garage is, from and to, where the garage begins, and where the middle of its way to the door is. */
  readonly house: readonly [from: number, to: number];
  readonly garage: number;
  readonly door: number;
  /** How far before its front the kerb is. */
  readonly kerb: number;
}

/** The number of a street's lots from which all that is by chance on them follows. */
const numberOf = (noise: Noise): number => Math.floor(4000 * (1 + noise.at(0.37, 0.71)));

/** The lots along both sides of a suburb's street, and across its end, as the noise of its setting has them. */
export function suburbLots(way: Way, noise: Noise): Lot[] {
  const seed = numberOf(noise);
  const lots: Lot[] = [];
  for (const side of [-1, 1]) {
    let at = LOT.first + 8 * chance(seed, side + 5, 1);
    for (let n = 0; at < way.end - CIRCLE.before - LOT.end; n++) {
      const slope = Math.hypot(1, way.turns(at));
      const number = Math.floor(4096 * chance(seed, n, side + 2));
      const out = way.front + JUT * chance(number, 3, 3);
      // On the inner side of a bend fronts are shorter than the way is.
      const to = at + LOT.wide / slope;
      const plot = plotBetween(way, side, at, to, out, LOT.deep);
      if (plot !== null && plot.wide > GARAGE.wide + 6)
        lots.push(lotOn(plot, number, out - way.road));
      at = to;
    }
  }
  for (const n of [-2, -1, 0, 1, 2]) {
    const number = Math.floor(4096 * chance(seed, n + 40, 9));
    const x = way.middle(way.end - CIRCLE.before) + (n - 0.5) * LOT.wide;
    const plot: Plot = {
      ...{ x, z: way.end - Math.abs(n) * 3, u: [1, 0], w: [0, 1] },
      ...{ wide: LOT.wide, deep: LOT.deep },
    };
    lots.push(lotOn(plot, number, CIRCLE.before - CIRCLE.radius));
  }
  return lots;
}

/** A lot with its garage at one of the ends of the house. */
function lotOn(plot: Plot, number: number, kerb: number): Lot {
  const wide = Math.min(plot.wide - 2.4, 14.5 + 2.5 * chance(number, 8, 8));
  const from = (plot.wide - wide) / 2;
  const isFirst = number % 2 === 0;
  const garage = isFirst ? from : from + wide - GARAGE.wide;
  const house = isFirst ? [from + GARAGE.wide, from + wide] : [from, from + wide - GARAGE.wide];
  const [start, end] = house as [number, number];
  const door = isFirst ? start + 1.7 : end - 1.7;
  return { plot, number, house: [start, end], garage, door, kerb };
}

/** The ground of a lot's garage, which stands out before the house. */
export const garageOf = ({ plot, garage, number }: Lot): Plot =>
  within(plot, garage, -1.6 * chance(number, 6, 1), GARAGE.wide, 8);

/** A place on a lot's ground: so far along its front and inward from it, less than nothing toward the street. */
export const onLot = (
  { plot: { x, z, u, w } }: Lot,
  along: number,
  inward: number,
): readonly [x: number, z: number] => [
  x + u[0] * along + w[0] * inward,
  z + u[1] * along + w[1] * inward,
];
