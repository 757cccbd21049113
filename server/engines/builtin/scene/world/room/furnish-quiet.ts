import { pick } from '../../../kernels/random.ts';
import { hungLamp, lowShelf, picturesInRow } from './furnishings/dressing.ts';
import { upholstered } from './furnishings/upholstery.ts';
import {
  besideWall,
  CLOTHS,
  curtains,
  type Furnished,
  type Furnishing,
  floorLamp,
  lampShade,
  OAK,
  plant,
  WALNUT,
  WHITE,
} from './furniture.ts';
import { books, carpet, cloth, wood } from './materials.ts';
import { holding } from './people/attendants.ts';
import { guestOf, tableGuest } from './people/table-guest.ts';
import { ball, box, type Material, type Point, pad } from './solids/solid.ts';

/** Books to the ceiling on both sides, an armchair and a desk with a lamp. */
export function library(furnishing: Furnishing): Furnished {
  const { noise, shell, side, hasFire, taken, isAttended } = furnishing;
  const { back, left, right, high } = shell;
  const shelf = books(0.36, WALNUT);
  const [windowLeft, windowRight] = shell.window;
  const middle = (left + right) / 2;
  const rug = [middle - 1.2, middle + 1.2, 2.2, back - 0.8] as const;
  const dark = wood(WALNUT, noise);
  const deskX = hasFire ? (windowLeft + windowRight) / 2 : middle - side * 0.5;
  const leather = cloth([0.42, 0.2, 0.13], noise);
  const seat = middle + side * 0.75;
  const armchair = upholstered({
    rear: seat + side * 0.45,
    side,
    along: [2.75, 3.75],
    fabric: leather,
    cushions: [],
  });
  return {
    isShaded: true,
    lamps: [
      [deskX + 0.35, 1.15, back - 1.2],
      [seat + side * 0.5, 1.7, 3.2],
    ],
    solids: [
      box([left, 0, 0.4], [left + 0.36, high, back], shelf),
      box([right - 0.36, 0, 0.4], [right, high, back], shelf),
      box([left + 0.36, 0, back - 0.3], [windowLeft - 0.15, high, back], shelf),
      box([windowRight + 0.15, 0, back - 0.3], [right - 0.36, high, back], shelf),
      box([windowLeft - 0.15, 3.1, back - 0.3], [windowRight + 0.15, high, back], shelf),
      box(
        [rug[0], 0, rug[2]],
        [rug[1], 0.015, rug[3]],
        carpet([0.42, 0.12, 0.13], [0.8, 0.66, 0.4], rug, noise),
      ),
      box([deskX - 0.8, 0.72, back - 1.6], [deskX + 0.6, 0.78, back - 0.8], dark),
      box([deskX - 0.78, 0, back - 1.58], [deskX - 0.4, 0.72, back - 0.82], dark),
      box([deskX + 0.2, 0, back - 1.58], [deskX + 0.58, 0.72, back - 0.82], dark),
      box([deskX - 0.4, 0.78, back - 1.4], [deskX - 0.05, 0.84, back - 1.15], () => [
        0.5, 0.18, 0.14,
      ]),
      box([deskX - 0.36, 0.84, back - 1.38], [deskX - 0.08, 0.89, back - 1.16], () => [
        0.2, 0.3, 0.42,
      ]),
      ball(
        [deskX + 0.22, 1, back - 1.33],
        [deskX + 0.48, 1.2, back - 1.07],
        () => [0.2, 0.5, 0.34],
        1,
      ),
      box([deskX + 0.34, 0.78, back - 1.21], [deskX + 0.36, 1.04, back - 1.19], () => [
        0.6, 0.5, 0.2,
      ]),
      ...(taken?.some((one) => one === 'armchair' || one === 'chair') ? [] : armchair),
      ...floorLamp(seat + side * 0.55, 3.9, 1.6),
      ...(isAttended
        ? [
            ...tableGuest([deskX - 0.2, back - 0.52], [0.46, 0.78], -Math.PI / 2, guestOf(6)),
            ...holding([middle - side * 1.55, 4.1], side > 0 ? 2.6 : 0.55, 4),
            ...tableGuest(
              [seat - side * 0.05, 3.25],
              [0.42, 0.62],
              side > 0 ? Math.PI : 0,
              guestOf(9),
            ),
            box(
              [seat - side * 0.42 - 0.14, 0.7, 3.12],
              [seat - side * 0.42 + 0.14, 0.74, 3.38],
              () => [0.95, 0.92, 0.84],
            ),
          ]
        : []),
    ],
  };
}

/** From where to where, metres. */
type Range = readonly [number, number];

/** Where the bed is, from the heavy wall, and its night tables; how far its foot is from the wall ahead; metres. */
const BED = { from: 1.15, to: 2.85, long: 2.25, tables: [0.62, 2.93] } as const;

/** A bed with its head at the wall ahead, where it is seen whole, night tables with lamps on either side, a carpet. */
export function bedroom(furnishing: Furnishing): Furnished {
  const { random, noise, shell, side, taken } = furnishing;
  const { back } = shell;
  const { wall, part, span } = besideWall(furnishing);
  const rounded = (a: number, b: number, y: Range, z: Range, radius: number, of: Material) => {
    const [from, to] = span(a, b);
    return pad([from, y[0], back - z[1]], [to, y[1], back - z[0]], of, radius);
  };
  const oak = wood(OAK, noise);
  const blanket = cloth(pick(random, CLOTHS), noise);
  const sheet = cloth(WHITE, noise);
  const { from, to, long } = BED;
  const half = (from + to) / 2;
  const rugX = wall - side * half;
  const rug = [rugX - 1.45, rugX + 1.45, back - long - 0.95, back - 1.1] as const;
  const bed = [
    part(from, to, [0.1, 0.34], [back - long, back - 0.1], oak),
    part(from - 0.05, to + 0.05, [0.1, 1.2], [back - 0.12, back - 0.04], oak),
    part(from - 0.03, to + 0.03, [0.1, 0.5], [back - long - 0.06, back - long], oak),
    rounded(from + 0.02, to - 0.02, [0.3, 0.58], [0.1, long - 0.02], 0.1, sheet),
    rounded(from - 0.04, to + 0.04, [0.24, 0.64], [0.86, long + 0.02], 0.11, blanket),
    rounded(from - 0.05, to + 0.05, [0.5, 0.67], [0.72, 1.02], 0.07, sheet),
    rounded(from + 0.1, half - 0.05, [0.54, 0.92], [0.14, 0.52], 0.13, sheet),
    rounded(half + 0.05, to - 0.1, [0.54, 0.92], [0.14, 0.52], 0.13, sheet),
    rounded(half - 0.27, half + 0.27, [0.58, 0.88], [0.44, 0.62], 0.09, blanket),
  ];
  const isTaken = taken?.includes('bed') === true;
  const tables = isTaken ? [BED.tables[0]] : BED.tables;
  const lampX = (at: number) => wall - side * (at + 0.225);
  return {
    isShaded: true,
    lamps: [
      ...tables.map((at): Point => [lampX(at), 0.95, back - 0.32]),
      [(shell.left + shell.right) / 2, 2.35, 3.4],
    ],
    solids: [
      box(
        [rug[0], 0, rug[2]],
        [rug[1], 0.015, rug[3]],
        carpet([0.34, 0.42, 0.5], [0.88, 0.84, 0.74], rug, noise),
      ),
      ...(isTaken ? [] : bed),
      ...tables.flatMap((at) => [
        part(at, at + 0.45, [0, 0.52], [back - 0.52, back - 0.06], oak),
        lampShade([lampX(at), 0.94, back - 0.3], 0.17, 0.24),
        part(at + 0.2, at + 0.25, [0.52, 0.8], [back - 0.33, back - 0.28], oak),
      ]),
      ...hungLamp([(shell.left + shell.right) / 2, 2.35, 3.4], shell.high, 0.28),
      ...picturesInRow(furnishing, 2.9, 1.75),
      ...(taken === undefined || taken.length === 0 ? lowShelf(furnishing, 2.7, back - 1.6) : []),
      ...curtains(furnishing, pick(random, CLOTHS)),
      ...plant(furnishing, side > 0 ? shell.left + 0.5 : shell.right - 0.5, 0, back - 0.8, 1),
    ],
  };
}
