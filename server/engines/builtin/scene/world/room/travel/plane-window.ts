import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import type { Surfaces } from '../room-kind.ts';
import { plate } from '../solids/plate.ts';
import { box, type Material, type Point, pad, roll, type Solid } from '../solids/solid.ts';

/** An airliner's row of windows seen over its seats: where its wall is and its height; half a window's width and height, how high and how far apart they are; metres. */
export const PLANE_ROW = {
  back: 2.7,
  high: 2.2,
  window: [0.25, 0.34],
  up: 1.2,
  apart: 1,
} as const;
/** The same of a fast train, whose windows are wider: half of one's width and height. */
export const TRAIN_WINDOW = [0.44, 0.36] as const;

/** What a row of windows is like: half a window's width and height, how square its corners are (2 is an ellipse), whether it has shades, the wall's colours, the colours of the seats, one of which is chosen by chance in a plane, and whether what is above is lockers or an open rack. */
interface Row {
  readonly window: readonly [number, number];
  readonly square: number;
  readonly wall: Colour;
  readonly rim: Colour;
  readonly stripe: Colour | null;
  readonly covers: readonly Colour[];
  readonly isTrain: boolean;
}

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

const PLANE: Row = {
  window: PLANE_ROW.window,
  square: 4,
  wall: CREAM,
  rim: [0.9, 0.89, 0.87],
  stripe: null,
  covers: COVERS,
  isTrain: false,
};
const TRAIN: Row = {
  window: TRAIN_WINDOW,
  square: 9,
  wall: [0.9, 0.91, 0.92],
  rim: [0.66, 0.69, 0.73],
  stripe: [0.1, 0.28, 0.62],
  covers: [[0.14, 0.26, 0.52]],
  isTrain: true,
};

/** How far out of a window's middle a place is: 1 on its rim. */
const ovalOf = ({ window, square }: Row, u: number, v: number): number =>
  (Math.abs(u / window[0]) ** square + Math.abs(v / window[1]) ** square) ** (1 / square);

/** Walls and ceiling of pale panels, a floor of carpet. */
export const planeRowSurfaces = (): Surfaces => ({
  walls: flat(CREAM),
  floor: (x, _y, z) =>
    scaleColour([0.24, 0.28, 0.4], 0.9 + 0.16 * Math.sin(x * 60) * Math.sin(z * 60)),
  ceiling: flat([0.72, 0.73, 0.76]),
});

/** A row of an airliner's windows above the clouds, its seats in profile before them, lockers above. */
export const planeWindow = (furnishing: Furnishing): Furnished => rowOfWindows(furnishing, PLANE);

/** The same of a fast train: wide windows in a white wall, seats of blue plush one behind the other with trays at their backs, a meal in a box on one, a rack above. */
export const trainWindow = (furnishing: Furnishing): Furnished => rowOfWindows(furnishing, TRAIN);

function rowOfWindows({ random, shell, side }: Furnishing, row: Row): Furnished {
  const middle = (shell.left + shell.right) / 2;
  const { covers } = row;
  const cover = covers[Math.floor(random.unit() * covers.length)] as Colour;
  const { back } = PLANE_ROW;
  const at = (n: number) => middle + side * n * PLANE_ROW.apart;
  return {
    lamps: [
      [middle - 1, 1.7, 1.2],
      [middle + 1, 1.7, 1.2],
    ],
    solids: [
      ...panels(middle, at, back, row),
      ...(row.isTrain ? rack(middle, back) : lockers(middle, back)),
      ...ROWS.flatMap((n) => seat(at(n), side, cover)),
      ...(row.isTrain ? tray(at(0), side) : []),
    ],
  };
}

/** The wall with its windows: a panel with a deep rim around each, a shade drawn down a little. */
function panels(middle: number, at: (n: number) => number, back: number, row: Row): Solid[] {
  const { up, apart } = PLANE_ROW;
  const { window, wall: pale } = row;
  const near = (x: number): number => (x - middle) / apart - Math.round((x - middle) / apart);
  const holed = (least: number, most: number) => (x: number, y: number) => {
    const out = ovalOf(row, (near(x) - (at(0) - middle) / apart) * apart, y - up);
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
        ? scaleColour(pale, 0.72)
        : row.stripe !== null && y > 0.66 && y < 0.72
          ? row.stripe
          : y < 0.82
            ? scaleColour(pale, 0.88)
            : pale,
    ),
    wall([0.14, 0.1], row.isTrain ? [1.01, 1.07] : [1.02, 1.3], flat(row.rim)),
    ...(row.isTrain ? [] : ROWS).map((n) =>
      box(
        [at(n) - window[0], up + window[1] * (n % 2 === 0 ? 0.62 : 0.86), back - 0.05],
        [at(n) + window[0], up + window[1], back - 0.02],
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

/** A rack along the wall over the windows, bags on it, and the lamp beneath. */
const rack = (middle: number, back: number): Solid[] => [
  box([middle - 3, 1.84, back - 0.5], [middle + 3, 1.87, back], flat([0.74, 0.77, 0.8])),
  ...BAGS.map(([x, wide, high, colour]) =>
    pad(
      [middle + x, 1.87, back - 0.42],
      [middle + x + wide, 1.87 + high, back - 0.06],
      flat(colour),
      0.05,
    ),
  ),
  {
    ...box([middle - 3, 1.8, back - 0.3], [middle + 3, 1.83, back - 0.2], flat([1.1, 1.1, 1.08])),
    glow: 0.6,
  },
];

/** Bags on a rack: how far along it, their width and height, their colour; metres. */
const BAGS: readonly (readonly [number, number, number, Colour])[] = [
  [-1.5, 0.5, 0.26, [0.62, 0.16, 0.14]],
  [-0.3, 0.36, 0.22, [0.16, 0.2, 0.26]],
  [0.8, 0.56, 0.28, [0.2, 0.42, 0.34]],
];

/** A tray let down before a seat: a box of rice with what lies on it, chopsticks, a bottle of tea. */
function tray(x: number, to: number): Solid[] {
  const { z } = PLANE_SEAT;
  const top = 0.72;
  const on = (
    [a, b]: readonly [number, number],
    y: readonly [number, number],
    ends: readonly [number, number],
    colour: Colour,
  ): Solid => {
    const [one, other] = [x + to * a, x + to * b];
    return box(
      [Math.min(one, other), top + y[0], z + ends[0]],
      [Math.max(one, other), top + y[1], z + ends[1]],
      flat(colour),
    );
  };
  return [
    on([0.34, 0.66], [-0.025, 0], [0.06, 0.5], [0.6, 0.63, 0.67]),
    on([0.4, 0.6], [0, 0.05], [0.1, 0.36], [0.2, 0.06, 0.05]),
    on([0.41, 0.5], [0.05, 0.06], [0.12, 0.34], [0.96, 0.95, 0.9]),
    on([0.44, 0.47], [0.06, 0.072], [0.2, 0.24], [0.8, 0.1, 0.14]),
    on([0.51, 0.59], [0.05, 0.065], [0.12, 0.22], [0.95, 0.56, 0.24]),
    on([0.51, 0.59], [0.05, 0.065], [0.24, 0.34], [0.32, 0.6, 0.2]),
    on([0.36, 0.37], [0, 0.015], [0.1, 0.36], [0.8, 0.62, 0.36]),
    on([0.61, 0.66], [0, 0.17], [0.4, 0.45], [0.36, 0.62, 0.3]),
    on([0.615, 0.655], [0.17, 0.2], [0.405, 0.445], [0.95, 0.95, 0.94]),
  ];
}

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
