import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import { ball, box, type Material, pad, type Solid } from '../solids/solid.ts';
import { filmAt } from './film.ts';

/** From row to row, where the first is, a seat's width, how many are in a row; metres. */
const PITCH = 1.02;
const FIRST = 1.9;
const SEAT = 0.62;
const IN_ROW = 12;
/** Half the screen's width, its lower and upper edge. */
const SCREEN = { half: 4.4, low: 1.3, high: 4.95 } as const;
/** How far each row is below the one before it: they fall toward the screen. */
const STEP = 0.04;

const VELVET: Colour = [0.62, 0.05, 0.07];
const HAIR: readonly Colour[] = [
  [0.05, 0.04, 0.04],
  [0.16, 0.1, 0.06],
  [0.3, 0.19, 0.1],
  [0.5, 0.38, 0.22],
];

/** The film on the screen. */
const film =
  (middle: number): Material =>
  (x, y) =>
    filmAt((x - middle) / SCREEN.half, (y - SCREEN.low) / (SCREEN.high - SCREEN.low));

/** Walls hung with dark red cloth between lit strips, a carpet with lights along its aisles, a dark ceiling with small lamps. */
export const cinemaSurfaces = (middle: number) => ({
  walls: ((_x, y, z, axis) => {
    if (axis === 2) return [0.025, 0.02, 0.025];
    const u = z / 1.7 - Math.floor(z / 1.7);
    if (Math.abs(u - 0.5) < 0.02 && y > 0.9 && y < 3.6) return [1.5, 0.85, 0.4];
    const shine = Math.max(0, 1 - Math.abs(u - 0.5) * 4) * (y > 0.7 && y < 3.9 ? 1 : 0.4);
    const fold = 0.75 + 0.25 * Math.sin(z * 22);
    return scaleColour([0.34, 0.05, 0.06], fold * (0.7 + 1.1 * shine));
  }) as Material,
  floor: ((x, _y, z) => {
    const out = Math.abs(x - middle) - (IN_ROW / 2) * SEAT;
    if (Math.abs(out - 0.12) < 0.03 && z % 0.5 < 0.08) return [1.5, 1.1, 0.6];
    return scaleColour(
      [0.16, 0.05, 0.06],
      0.8 + 0.4 * chance(Math.floor(x * 24), Math.floor(z * 24)),
    );
  }) as Material,
  ceiling: ((x, _y, z) => {
    const [a, b] = [(x - middle) / 1.7, z / 1.7].map((at) => at - Math.floor(at) - 0.5);
    return Math.hypot(a ?? 1, b ?? 1) < 0.035 ? [1.3, 1, 0.6] : [0.05, 0.045, 0.05];
  }) as Material,
});

/** A cinema seen over its rows of red seats toward the bright screen between curtains; heads over the seats where an audience is there. */
export function cinema({ shell, isFull }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const rows = Array.from({ length: Math.floor((back - 1.9 - FIRST) / PITCH) }, (_, n) => n);
  const seats = rows.flatMap((row) =>
    Array.from({ length: IN_ROW }, (_, n) => {
      const x = middle + (n - (IN_ROW - 1) / 2) * SEAT;
      const number = row * IN_ROW + n;
      return seat(x, FIRST + row * PITCH, -STEP * row, isFull && chance(number, 41) < 0.62, number);
    }).flat(),
  );
  return {
    lamps: [
      [middle - 2.4, 2.6, back - 1.7],
      [middle + 2.4, 2.6, back - 1.7],
      ...[1.4, 3.6, 6].flatMap((z) => [-2.3, 2.3].map((dx) => [middle + dx, 2.9, z] as const)),
    ],
    solids: [
      ...seats,
      box(
        [middle - SCREEN.half, SCREEN.low, back - 0.2],
        [middle + SCREEN.half, SCREEN.high, back - 0.12],
        film(middle),
      ),
      ...[-1, 1].map((to) =>
        slab(
          [middle + to * (SCREEN.half + 0.06), to < 0 ? left : right],
          [0.9, high],
          [back - 0.5, back - 0.34],
          curtain,
        ),
      ),
      box([left, SCREEN.high + 0.05, back - 0.5], [right, high, back - 0.36], curtain),
      box([left, 0, back - 1.1], [right, 0.8, back - 0.25], flat([0.05, 0.03, 0.03])),
    ],
  };
}

/** Red cloth in deep folds. */
const curtain: Material = (x) => scaleColour([0.5, 0.04, 0.06], 0.7 + 0.45 * Math.sin(x * 19));

/** A seat of red velvet seen from behind, the head of who sits there over it. */
export function seat(
  x: number,
  z: number,
  floor: number,
  isTaken: boolean,
  number: number,
): Solid[] {
  const half = SEAT / 2 - 0.05;
  const red = flat(scaleColour(VELVET, 0.9 + 0.2 * chance(number, 5)));
  const dark = flat([0.06, 0.05, 0.055]);
  return [
    pad([x - half, floor + 0.38, z], [x + half, floor + 1.02, z + 0.16], red, 0.08),
    box([x - half + 0.04, floor + 0.3, z - 0.012], [x + half - 0.04, floor + 0.62, z + 0.03], dark),
    pad([x - half, floor + 0.38, z + 0.12], [x + half, floor + 0.52, z + 0.56], red, 0.06),
    pad(
      [x + half + 0.01, floor + 0.3, z + 0.02],
      [x + half + 0.09, floor + 0.68, z + 0.5],
      dark,
      0.03,
    ),
    ...(isTaken ? viewer(x, z, floor, number) : []),
  ];
}

/** Head and shoulders of who watches, dark before the light. */
export function viewer(x: number, z: number, floor: number, number: number): Solid[] {
  const at = x + 0.12 * (chance(number, 21) - 0.5);
  const top = floor + 1.3 + 0.1 * chance(number, 22);
  const hair = flat(HAIR[Math.floor(chance(number, 23) * HAIR.length)] as Colour);
  const coat = flat([0.1 + 0.2 * chance(number, 24), 0.1 + 0.1 * chance(number, 25), 0.16]);
  const isLong = chance(number, 26) > 0.5;
  return [
    ball([at - 0.09, top - 0.26, z + 0.16], [at + 0.09, top, z + 0.38], hair),
    ball(
      [at - 0.05, top - 0.36, z + 0.2],
      [at + 0.05, top - 0.2, z + 0.32],
      flat([0.5, 0.34, 0.26]),
    ),
    ball([at - 0.23, top - 0.62, z + 0.16], [at + 0.23, top - 0.28, z + 0.4], coat),
    ...(isLong
      ? [ball([at - 0.105, top - 0.42, z + 0.14], [at + 0.105, top - 0.08, z + 0.34], hair)]
      : []),
  ];
}
