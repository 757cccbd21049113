import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance, cloth } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

const CONCRETE: Colour = [0.56, 0.56, 0.53];
const IRON: Material = flat([0.16, 0.17, 0.18]);
const STEEL: Material = flat([0.66, 0.69, 0.71]);
const ORANGE: Colour = [0.92, 0.4, 0.08];

/** How far off the bars stand, how far apart they are and how wide their open door is, metres. */
const BARS = { away: 2.15, apart: 0.155, door: 1.25 } as const;

/** Blocks of concrete painted green below, with days counted in strokes on them. */
export function cellSurfaces(noise: Noise): Surfaces {
  const walls: Material = (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    const row = Math.floor(y / 0.24);
    const u = along / 0.48 + 0.5 * (row & 1);
    const joint = u - Math.floor(u) < 0.03 || y / 0.24 - row < 0.06 ? 0.72 : 1;
    const own = y < 1.2 ? mixColour(CONCRETE, [0.3, 0.42, 0.36], 0.75) : scaleColour(CONCRETE, 1.2);
    const stain = 1 + 0.16 * noise.fbm(along * 1.6, y * 0.8, 4);
    return scaleColour(own, joint * stain * (0.94 + 0.1 * chance(Math.floor(u), row)));
  };
  const floor: Material = (x, _y, z) =>
    scaleColour([0.42, 0.42, 0.4], 0.86 + 0.28 * noise.fbm(x * 1.4, z * 1.4, 4));
  return {
    walls,
    floor,
    ceiling: (x, y, z) => scaleColour(CONCRETE, 0.95 + 0.1 * noise.fbm(x, z + y, 3)),
  };
}

/** A prison cell seen through its open door of bars: a bunk, a toilet and a basin of steel, a barred window high in the wall, strokes that count days; who is named sits on the bunk. */
export function prisonCell(furnishing: Furnishing): Furnished {
  const { noise, shell, side, isFull } = furnishing;
  const { left, right, back, high, window } = shell;
  const middle = (left + right) / 2;
  const wall = side > 0 ? right : left;
  const other = side > 0 ? left : right;
  const at = (out: number) => wall - side * out;
  return {
    lamps: [
      [middle, high - 0.25, 3.3],
      [middle, 2, 1.4],
    ],
    solids: [
      ...bunks(furnishing, at, back),
      ...toilet(other + side * 0.5, back - 0.45),
      ...basin(other, side, 3.35),
      ...bars(shell, middle + side * 0.42),
      ...windowBars(window, back),
      ...tally(middle - side * 0.55, 1.5, back),
      ...(isFull
        ? posed(
            {
              at: [at(0.62), 3.25],
              turn: -Math.PI / 2 - side * 0.75,
              seat: 0.5,
              lean: 0.2,
              hands: [
                [0.42, 0.06, 0.66],
                [0.42, -0.06, 0.66],
              ],
            },
            attireOf(3, { top: ORANGE, legs: ORANGE, hairForm: 'short' }),
          )
        : []),
      slab(
        [middle - 0.5, middle + 0.5],
        [high - 0.06, high - 0.01],
        [3.2, 3.45],
        flat([1.15, 1.15, 1.05]),
      ),
      ...shelf(other, side, noise),
    ],
  };
}

/** Two beds of steel one above the other along the heavy wall, with mattresses, pillows and grey blankets. */
function bunks({ noise }: Furnishing, at: (out: number) => number, back: number): Solid[] {
  const blanket = cloth([0.4, 0.42, 0.46], noise);
  const sheet = cloth([0.88, 0.87, 0.82], noise);
  const [near, far] = [2.6, back - 0.1];
  return [
    ...[0.34, 1.42].flatMap((y) => [
      slab([at(0), at(0.86)], [y, y + 0.05], [near, far], STEEL),
      slab([at(0.04), at(0.82)], [y + 0.05, y + 0.15], [near + 0.04, far - 0.03], sheet),
      slab([at(0.03), at(0.84)], [y + 0.06, y + 0.175], [near + 0.03, far - 0.75], blanket),
      ball(
        [Math.min(at(0.15), at(0.72)), y + 0.12, far - 0.5],
        [Math.max(at(0.15), at(0.72)), y + 0.3, far - 0.06],
        sheet,
      ),
      slab([at(0.82), at(0.88)], [y - 0.03, y + 0.06], [near, far], IRON),
    ]),
    ...[near, far - 0.05].flatMap((z) =>
      [0.02, 0.83].map((out) => slab([at(out), at(out + 0.05)], [0, 1.95], [z, z + 0.05], IRON)),
    ),
    ...[0.7, 1, 1.3].map((y) =>
      slab([at(0.88), at(0.91)], [y, y + 0.03], [far - 0.6, far - 0.2], IRON),
    ),
    ...[far - 0.62, far - 0.22].map((z) =>
      slab([at(0.88), at(0.91)], [0.3, 1.75], [z, z + 0.03], IRON),
    ),
  ];
}

/** A toilet of steel without a lid. */
const toilet = (x: number, z: number): Solid[] => [
  drum([x, z - 0.12], [0, 0.36], [0.15, 0.2], STEEL),
  drum([x, z - 0.12], [0.36, 0.42], [0.24, 0.25], STEEL),
  drum([x, z - 0.12], [0.42, 0.425], [0.19, 0.19], flat([0.12, 0.13, 0.14])),
  pad([x - 0.24, 0.3, z + 0.08], [x + 0.24, 0.95, z + 0.4], STEEL, 0.03),
  ball([x - 0.04, 0.76, z + 0.05], [x + 0.04, 0.84, z + 0.1], IRON),
];

/** A basin at the wall with a mirror of steel above it. */
const basin = (wall: number, side: number, z: number): Solid[] => {
  const at = (out: number) => wall + side * out;
  return [
    drum([at(0.26), z], [0.66, 0.84], [0.12, 0.24], STEEL),
    drum([at(0.26), z], [0.835, 0.845], [0.2, 0.2], flat([0.3, 0.32, 0.34])),
    slab([at(0), at(0.1)], [0.84, 1], [z - 0.12, z + 0.12], STEEL),
    slab([at(0.08), at(0.2)], [0.95, 0.98], [z - 0.02, z + 0.02], IRON),
    slab([at(0), at(0.02)], [1.25, 1.75], [z - 0.2, z + 0.2], flat([0.78, 0.82, 0.86])),
  ];
};

/** The front of bars: a row on both sides of the door, which is slid aside behind one of them. */
function bars({ left, right, high }: Furnishing['shell'], middle: number): Solid[] {
  const z = BARS.away;
  const one = (x: number, r = 0.021) => drum([x, z], [0, high], [r, r], IRON);
  const row = (from: number, to: number) =>
    Array.from({ length: Math.max(1, Math.floor((to - from) / BARS.apart)) }, (_, n) =>
      one(from + (n + 0.5) * ((to - from) / Math.floor((to - from) / BARS.apart))),
    );
  const half = BARS.door / 2;
  const rails = (from: number, to: number) =>
    [0.02, 1.02, 2.15].map((y) => box([from, y, z - 0.02], [to, y + 0.05, z + 0.02], IRON));
  return [
    ...row(left, middle - half),
    ...row(middle + half, right),
    ...rails(left, middle - half),
    ...rails(middle + half, right),
    ...[-1, 1].map((to) => one(middle + to * half, 0.04)),
    box([middle - half, 2.15, z - 0.03], [middle + half, 2.25, z + 0.03], IRON),
    ...Array.from({ length: 8 }, (_, n) =>
      drum([middle - half + (n + 0.5) * (BARS.door / 8), z], [2.2, high], [0.021, 0.021], IRON),
    ),
    // The lock.
    box(
      [middle + half - 0.05, 0.98, z - 0.06],
      [middle + half + 0.14, 1.24, z + 0.06],
      flat([0.26, 0.27, 0.28]),
    ),
    drum([middle + half + 0.05, z - 0.07], [1.06, 1.12], [0.02, 0.02], flat([0.75, 0.6, 0.2])),
  ];
}

/** Bars before the window high in the wall. */
const windowBars = ([l, r, low, high]: Furnishing['shell']['window'], back: number): Solid[] => [
  ...[0.14, 0.32, 0.5, 0.68, 0.86].map((share) =>
    drum([l + share * (r - l), back - 0.05], [low, high], [0.018, 0.018], IRON),
  ),
  ...[
    [l - 0.07, l, low - 0.07, high + 0.07],
    [r, r + 0.07, low - 0.07, high + 0.07],
    [l, r, low - 0.07, low],
    [l, r, high, high + 0.07],
  ].map(([a = 0, b = 0, c = 0, d = 0]) =>
    box([a, c, back - 0.08], [b, d, back - 0.01], flat([0.4, 0.41, 0.4])),
  ),
];

/** Strokes on the wall that count days by fives. */
const tally = (x: number, y: number, back: number): Solid[] => [
  box([x - 0.45, y - 0.24, back - 0.006], [x + 0.45, y + 0.24, back - 0.002], (px, py) => {
    const [u, v] = [(px - x + 0.45) / 0.18, (py - y + 0.24) / 0.16];
    const [a, b] = [u - Math.floor(u), v - Math.floor(v)];
    const stroke = b > 0.16 && b < 0.86 && a < 0.8 && Math.abs(((a * 5) % 1) - 0.5) < 0.14;
    const slash = Math.abs(b - 0.2 - a * 0.75) < 0.07 && a < 0.84;
    return stroke || slash ? [0.9, 0.89, 0.84] : [0.34, 0.42, 0.38];
  }),
];

/** A small shelf with books and a cup, a picture stuck to the wall. */
const shelf = (wall: number, side: number, noise: Noise): Solid[] => {
  const at = (out: number) => wall + side * out;
  return [
    slab([at(0), at(0.22)], [1.5, 1.54], [2.5, 3], STEEL),
    ...[0, 1, 2].map((n) =>
      slab(
        [at(0.03), at(0.18)],
        [1.54, 1.76],
        [2.55 + 0.05 * n, 2.59 + 0.05 * n],
        cloth([0.5 - 0.14 * n, 0.2 + 0.1 * n, 0.2 + 0.1 * n], noise),
      ),
    ),
    drum([at(0.1), 2.88], [1.54, 1.66], [0.04, 0.045], flat([0.85, 0.85, 0.82])),
  ];
};
