import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { box, type Material, type Point, type Solid } from '../solids/solid.ts';

const COVERS: readonly Colour[] = [
  [0.74, 0.2, 0.16],
  [0.16, 0.36, 0.56],
  [0.92, 0.72, 0.26],
  [0.2, 0.46, 0.34],
  [0.93, 0.89, 0.8],
  [0.36, 0.24, 0.42],
  [0.88, 0.5, 0.28],
  [0.14, 0.17, 0.24],
];
const LEAVES: Material = flat([0.93, 0.89, 0.78]);

/** Half a book's width and half its height as it lies, how thick one is at the least and how much more at most, metres. */
const BOOK = { half: [0.085, 0.12], thin: 0.024, more: 0.026 } as const;

const coverOf = (number: number): Colour =>
  COVERS[Math.floor(chance(number, 3) * COVERS.length)] as Colour;

/** The front of a book: a title, a picture and a name in one or two colours; `u` across and `v` up, 0 to 1. */
function frontAt(number: number, u: number, v: number): Colour {
  const ground = coverOf(number);
  const ink = coverOf(number + 31);
  const edge = Math.min(u, 1 - u, v, 1 - v) < 0.05;
  if (edge) return scaleColour(ground, 0.85);
  const isTitle = v > 0.68 && v < 0.86 && Math.abs(v - 0.77) > 0.03 && u > 0.15 && u < 0.85;
  const isName = v > 0.12 && v < 0.18 && u > 0.25 && u < 0.75;
  if (isTitle || isName) return ground[0] > 0.6 ? [0.12, 0.1, 0.1] : [0.96, 0.92, 0.82];
  const kind = Math.floor(chance(number, 8) * 3);
  const isPicture =
    kind === 0
      ? Math.hypot(u - 0.5, (v - 0.42) * 1.4) < 0.24
      : kind === 1
        ? v > 0.26 && v < 0.3 + 0.26 * Math.abs(Math.sin(u * 7 + number))
        : v > 0.24 && v < 0.6 && u > 0.2 && u < 0.8;
  return isPicture ? ink : ground;
}

/** A pile of so many books that lie on a place, the fronts up and the spines to the eye; `number` chooses them. */
export function bookStack([x, y, z]: Point, many: number, number: number): Solid[] {
  let top = y;
  return Array.from({ length: many }, (_, n) => {
    const own = number * 13 + n;
    const thick = BOOK.thin + BOOK.more * chance(own, 1);
    const [dx, dz] = [0.02 * (chance(own, 2) - 0.5), 0.02 * (chance(own, 4) - 0.5)];
    const [w, d] = BOOK.half.map((half) => half * (0.88 + 0.24 * chance(own, 5))) as [
      number,
      number,
    ];
    const low = top;
    top += thick;
    const high = top;
    const spine = coverOf(own);
    const look: Material = (px, py, pz, axis) => {
      if (axis === 1) return frontAt(own, (px - x - dx + w) / (2 * w), (pz - z - dz + d) / (2 * d));
      const isTitle = Math.abs(py - (low + high) / 2) < thick * 0.16 && Math.abs(px - x) < w * 0.6;
      if (axis === 2) return isTitle ? scaleColour(coverOf(own + 31), 1.1) : spine;
      return py > low + 0.004 && py < high - 0.004 ? LEAVES(px, py, pz, axis) : spine;
    };
    return box([x + dx - w, low, z + dz - d], [x + dx + w, high, z + dz + d], look);
  });
}

/** A book that stands with its front to the eye on a place, so high, metres. */
export function standingBook([x, y, z]: Point, high: number, number: number): Solid {
  const half = high * 0.34;
  return box([x - half, y, z], [x + half, y + high, z + 0.03], (px, py, _z, axis) =>
    axis === 2 ? frontAt(number, (px - x + half) / (2 * half), (py - y) / high) : coverOf(number),
  );
}

/** A leaning pile that begins on the floor or a table and is as high as asked, metres. */
export const booksUpTo = (place: Point, high: number, number: number): Solid[] =>
  bookStack(place, Math.max(1, Math.round(high / (BOOK.thin + BOOK.more / 2))), number);
