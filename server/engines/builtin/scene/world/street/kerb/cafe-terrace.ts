import type { Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, plainFront } from '../front.ts';
import { frustumAt } from '../round-solid.ts';
import { boxOn, type Paint, type Plot, plainPaint, type Solid, within } from '../solid.ts';
import type { Way } from '../way.ts';

/** A table of a terrace: its middle, the side of the street it is on, whether guests sit at it, whether it has a parasol. */
export interface CafeTable {
  readonly x: number;
  readonly z: number;
  readonly side: -1 | 1;
  readonly isTaken: boolean;
  readonly hasParasol: boolean;
  readonly number: number;
}

/** Where tables stand: rows so far from the houses, the first, how far apart, the last. World units. */
const ROWS = [1.15, 2.95] as const;
const TABLES = { first: 3, apart: 2.2, last: 58 } as const;
/** The share of tables at which guests sit: more in the outer row. */
const TAKEN = [0.3, 0.55] as const;
/** Where nothing is left of a chair but what is seen from afar. */
const PLAIN_FROM = 26;
const MARBLE: Colour = [0.86, 0.85, 0.82];
const IRON: Colour = [0.1, 0.1, 0.11];
const CANES: readonly Colour[] = [
  [0.66, 0.14, 0.12],
  [0.12, 0.34, 0.26],
  [0.14, 0.24, 0.44],
];
const CANE: Colour = [0.88, 0.8, 0.62];
const WOOD: Colour = [0.5, 0.34, 0.18];
const PARASOLS: readonly Colour[] = [
  [0.76, 0.12, 0.1],
  [0.92, 0.88, 0.78],
  [0.1, 0.38, 0.26],
];
/** Half of a parasol's width, the height of its edge and of its tip. */
const PARASOL = { radius: 1.3, low: 2.05, rise: 0.52 } as const;

/** The tables along both sides of a street, those at which guests sit among them. */
export function terraceTables(way: Way): CafeTable[] {
  const all: CafeTable[] = [];
  const last = Math.min(TABLES.last, way.end - 4);
  for (const side of [-1, 1] as const)
    ROWS.forEach((out, row) => {
      for (let n = 0; TABLES.first + n * TABLES.apart < last; n++) {
        const z = TABLES.first + (n + 0.5 * row) * TABLES.apart;
        const slope = Math.hypot(1, way.turns(z));
        const x = way.middle(z) + side * (way.front - out) * slope;
        const number = n * 7 + row * 131 + (side > 0 ? 57 : 0);
        const isTaken = chance(number, 3, 11) < (TAKEN[row] ?? 0) && z > 4.5;
        all.push({ x, z, side, isTaken, hasParasol: row === 1 && n % 2 === 0, number });
      }
    });
  return all;
}

/** Tables of marble with chairs of cane, and parasols, along a street; where guests sit they bring their own. */
export function cafeTerraces(way: Way, random: Random): Solid[] {
  const first = random.below(64);
  return terraceTables(way).flatMap((table) => [
    ...(table.isTaken ? [] : emptyTable(table, first)),
    ...(table.hasParasol ? parasol(table, first) : []),
  ]);
}

const plotAt = (x: number, z: number, wide: number, deep: number): Plot => ({
  ...{ x: x - wide / 2, z: z - deep / 2, u: [1, 0], w: [0, 1], wide, deep },
});

function emptyTable({ x, z, number }: CafeTable, first: number): Solid[] {
  const cane = CANES[(first + (number % 2)) % CANES.length] as Colour;
  const iron = plainPaint(IRON);
  const top = [frustumAt([x, 0.72, z], 0.035, 0.34, 0.34, plainPaint(MARBLE))];
  const cup = frustumAt(
    [x + 0.1, 0.755, z - 0.08],
    0.07,
    0.03,
    0.045,
    plainPaint([0.95, 0.94, 0.9]),
  );
  const foot = [
    boxOn(plotAt(x, z, 0.06, 0.06), 0, 0.72, iron),
    frustumAt([x, 0, z], 0.05, 0.24, 0.05, iron),
  ];
  const chairs = [-1, 1].flatMap((way) =>
    chair(x + 0.55 * way, z + 0.12 * way, way, cane, z < PLAIN_FROM),
  );
  return z < PLAIN_FROM
    ? [...top, cup, ...foot, ...chairs]
    : [...top, ...foot.slice(0, 1), ...chairs];
}

/** A chair of cane whose back is on that side of its seat. */
function chair(x: number, z: number, side: number, cane: Colour, isNear: boolean): Solid[] {
  const woven: Paint = (_, { along, up }) =>
    plainFront((Math.floor(along / 0.045) + Math.floor(up / 0.045)) % 2 === 0 ? CANE : cane);
  const wood = plainPaint(WOOD);
  const seat = boxOn(plotAt(x, z, 0.42, 0.42), 0.42, 0.46, woven);
  const back = boxOn(plotAt(x + 0.2 * side, z, 0.04, 0.42), 0.6, 0.9, woven);
  if (!isNear) return [seat, back];
  const legs = [-1, 1].flatMap((u) =>
    [-1, 1].map((w) => {
      const isBack = u === side;
      return boxOn(plotAt(x + 0.19 * u, z + 0.19 * w, 0.035, 0.035), 0, isBack ? 0.88 : 0.42, wood);
    }),
  );
  return [seat, back, ...legs];
}

/** A parasol on its pole, its cloth in two colours. */
function parasol({ x, z, number }: CafeTable, first: number): Solid[] {
  const cloth = PARASOLS[(first + (number % 14 === 0 ? 1 : 0)) % PARASOLS.length] as Colour;
  const gores: Paint = ({ normal }) => {
    const turn = Math.floor((Math.atan2(normal[2], normal[0]) / Math.PI + 1) * 5);
    const shown = turn % 2 === 0 ? cloth : mixColour(cloth, [1, 0.98, 0.92], 0.72);
    return normal[1] < 0
      ? { colour: scaleColour(shown, 0.6), glass: 0, glow: scaleColour(shown, 0.1) }
      : plainFront(shown);
  };
  const { radius, low, rise } = PARASOL;
  return [
    frustumAt([x, low, z], rise, radius, 0.04, gores),
    frustumAt([x, low - 0.14, z], 0.14, radius, radius, gores),
    boxOn(plotAt(x, z, 0.05, 0.05), 0, low, plainPaint(WOOD)),
    boxOn(within(plotAt(x, z, 0.5, 0.5), 0, 0, 0.5, 0.5), 0, 0.08, plainPaint(IRON)),
  ];
}
