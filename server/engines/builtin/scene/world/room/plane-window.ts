import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from './furniture.ts';
import { plate } from './plate.ts';
import type { Surfaces } from './room-kind.ts';
import { box, type Material, type Point, pad, roll, type Solid } from './solid.ts';

/** An airliner's row of windows seen over its seats: where its wall is and its height; half a window's width and height, how high and how far apart they are; metres. */
export const PLANE_ROW = {
  back: 2.7,
  high: 2.2,
  window: [0.25, 0.34],
  up: 1.2,
  apart: 1,
} as const;
/** A seat: how high and deep it is, its width across the row, where the row begins ahead; metres. */
export const PLANE_SEAT = { high: 0.46, deep: 0.5, wide: 0.56, z: 1.85 } as const;
/** How many windows are seen, from the middle to both sides. */
const ROWS = [-2, -1, 0, 1, 2] as const;

const CREAM: Colour = [0.8, 0.79, 0.77];
const COVERS: readonly Colour[] = [
  [0.1, 0.2, 0.46],
  [0.46, 0.12, 0.16],
  [0.08, 0.36, 0.42],
];

/** How far out of a window's middle a place is: 1 on its rim. */
const ovalOf = (u: number, v: number): number =>
  ((u / PLANE_ROW.window[0]) ** 4 + (v / PLANE_ROW.window[1]) ** 4) ** 0.25;

/** Walls and ceiling of pale panels, a floor of carpet. */
export const planeRowSurfaces = (): Surfaces => ({
  walls: flat(CREAM),
  floor: (x, _y, z) =>
    scaleColour([0.24, 0.28, 0.4], 0.9 + 0.16 * Math.sin(x * 60) * Math.sin(z * 60)),
  ceiling: flat([0.72, 0.73, 0.76]),
});

/** A row of an airliner's windows above the clouds, its seats in profile before them, lockers above. */
export function planeWindow({ random, shell, side }: Furnishing): Furnished {
  const middle = (shell.left + shell.right) / 2;
  const cover = COVERS[Math.floor(random.unit() * COVERS.length)] as Colour;
  const { back } = PLANE_ROW;
  const at = (row: number) => middle + side * row * PLANE_ROW.apart;
  return {
    lamps: [
      [middle - 1, 1.7, 1.2],
      [middle + 1, 1.7, 1.2],
    ],
    solids: [
      ...panels(middle, at, back),
      ...lockers(middle, back),
      ...ROWS.flatMap((row) => seat(at(row), side, cover)),
    ],
  };
}

/** The wall with its windows: a panel with a deep rim around each, a shade drawn down a little. */
function panels(middle: number, at: (row: number) => number, back: number): Solid[] {
  const { up, apart, window } = PLANE_ROW;
  const near = (x: number): number => (x - middle) / apart - Math.round((x - middle) / apart);
  const holed = (least: number, most: number) => (x: number, y: number) => {
    const out = ovalOf((near(x) - (at(0) - middle) / apart) * apart, y - up);
    return out > least && out < most;
  };
  const wide = 2.5 * apart;
  const wall = (
    [thick, thin]: readonly [number, number],
    [least, most]: readonly [number, number],
    look: Material,
  ): Solid =>
    plate(
      2,
      [middle - wide, 0.5, back - thick],
      [middle + wide, up + 0.62, back - thin],
      holed(least, most),
      look,
    );
  return [
    wall([0.1, 0], [1, 99], (x, y) =>
      Math.abs(Math.abs(near(x)) - 0.5) < 0.006
        ? scaleColour(CREAM, 0.72)
        : y < 0.82
          ? scaleColour(CREAM, 0.88)
          : CREAM,
    ),
    wall([0.14, 0.1], [1.02, 1.3], flat([0.9, 0.89, 0.87])),
    ...ROWS.map((row) =>
      box(
        [at(row) - window[0], up + window[1] * (row % 2 === 0 ? 0.62 : 0.86), back - 0.05],
        [at(row) + window[0], up + window[1], back - 0.02],
        flat([0.86, 0.85, 0.82]),
      ),
    ),
  ];
}

/** Lockers along the ceiling, their doors and latches, with the lamps to read by beneath. */
const lockers = (middle: number, back: number): Solid[] => [
  ...ROWS.map((row) => {
    const x = middle + row * 1.25;
    return pad(
      [x - 0.61, 1.86, back - 0.95],
      [x + 0.61, 2.5, back],
      flat([0.93, 0.93, 0.94]),
      0.12,
    );
  }),
  ...ROWS.map((row) => {
    const x = middle + row * 1.25;
    return box(
      [x - 0.09, 1.95, back - 0.97],
      [x + 0.09, 1.99, back - 0.93],
      flat([0.5, 0.52, 0.56]),
    );
  }),
  {
    ...box(
      [middle - 3, 1.8, back - 0.5],
      [middle + 3, 1.86, back - 0.44],
      flat([1.05, 1.08, 1.15]),
    ),
    glow: 0.6,
  },
];

/** The back of a seat: how far behind the middle of the seat it begins, how much farther back its top is, and half its thickness; metres. */
const BACK = { from: 0.3, leans: 0.13, thick: 0.085 } as const;

/** A seat seen from aside that looks to one side: cushion, a back that leans, a white cloth over its head, an arm to rest on. */
function seat(x: number, to: number, cover: Colour): Solid[] {
  const { high, deep, wide, z } = PLANE_SEAT;
  const own = flat(cover);
  const part = (
    [a, b]: readonly [number, number],
    y: readonly [number, number],
    ends: readonly [number, number],
    look: Material,
    radius: number,
  ): Solid => {
    const [one, other] = [x + to * a, x + to * b];
    const low: Point = [Math.min(one, other), y[0], z + ends[0]];
    return pad(low, [Math.max(one, other), y[1], z + ends[1]], look, radius);
  };
  const dark = flat(scaleColour(cover, 0.6));
  const metal = flat([0.72, 0.73, 0.76]);
  const back = plate(
    2,
    [x - 0.62, high - 0.08, z],
    [x + 0.62, high + 0.86, z + wide],
    (px, py) => {
      const up = (py - high) / 0.86;
      const off = Math.abs((px - x) * to + BACK.from + BACK.leans * up);
      return off < BACK.thick * Math.sqrt(Math.max(0, 1 - Math.max(0, up - 0.86) * 7));
    },
    own,
  );
  return [
    part([-0.3, deep - 0.26], [high - 0.14, high], [0, wide], own, 0.06),
    back,
    part([-0.42, -0.31], [1.06, 1.31], [-0.012, wide + 0.012], flat([0.93, 0.93, 0.9]), 0.05),
    part([-0.34, 0.16], [0.64, 0.69], [-0.05, 0.01], dark, 0.02),
    part([-0.28, 0.1], [0.5, 0.64], [-0.04, 0], metal, 0.01),
    ...[-0.22, 0.14].map((leg) =>
      part([leg, leg + 0.05], [0, high - 0.14], [0.1, 0.15], dark, 0.01),
    ),
    part([-0.24, 0.2], [0, 0.05], [0.08, 0.17], dark, 0.01),
    roll(
      0,
      [z - 0.02, 0.67],
      [Math.min(x + to * 0.1, x + to * 0.16), Math.max(x + to * 0.1, x + to * 0.16)],
      [0.035, 0.035],
      dark,
    ),
  ];
}
