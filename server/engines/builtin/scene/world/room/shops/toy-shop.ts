import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import { atCounter, holding } from '../people/attendants.ts';
import type { Attire } from '../people/posed.ts';
import { ball, box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

const BRIGHT: readonly Colour[] = [
  [0.9, 0.2, 0.18],
  [0.98, 0.78, 0.14],
  [0.16, 0.5, 0.82],
  [0.24, 0.64, 0.34],
  [0.94, 0.5, 0.68],
  [0.6, 0.36, 0.74],
  [0.96, 0.54, 0.16],
];
const FUR: readonly Colour[] = [
  [0.62, 0.42, 0.24],
  [0.84, 0.72, 0.54],
  [0.4, 0.27, 0.17],
];
const WHITE_WOOD: Colour = [0.93, 0.91, 0.87];
/** From shelf to shelf, metres. */
const LEVEL = 0.58;

/** Striped walls of yellow and cream, a floor of large coloured squares. */
export const toyShopSurfaces = () => ({
  walls: ((x, y, z, axis) =>
    (axis === 0 ? z : x) / 0.5 - Math.floor((axis === 0 ? z : x) / 0.5) < 0.5 && y > 0.1
      ? [0.96, 0.86, 0.56]
      : [0.97, 0.94, 0.84]) as Material,
  floor: ((x, _y, z) => {
    const tone = chance(Math.floor(x / 0.9), Math.floor(z / 0.9));
    return scaleColour(
      tone < 0.33 ? [0.72, 0.84, 0.9] : tone < 0.66 ? [0.94, 0.9, 0.8] : [0.9, 0.78, 0.74],
      1,
    );
  }) as Material,
  ceiling: flat([0.95, 0.95, 0.93]),
});

/** A toy shop: shelves of bears, balls, blocks, cars and boxes on both sides, a table with a train, a rocking horse's place, balloons. */
export function toyShop({ random, shell, side, isAttended }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const shelves = [left, right].flatMap((wall, k) => {
    const inward = wall < middle ? 1 : -1;
    return [0, 1, 2, 3].flatMap((row) => {
      const y = 0.14 + row * LEVEL;
      const count = Math.floor((back - 2) / 0.5);
      return [
        slab([wall, wall + inward * 0.55], [y - 0.04, y], [1, back - 0.8], flat(WHITE_WOOD)),
        ...Array.from({ length: count }, (_, n) =>
          toy(
            wall + inward * 0.3,
            y,
            1.25 + n * 0.5,
            Math.floor(random.unit() * 6),
            n + row * 7 + k * 13,
          ),
        ).flat(),
      ];
    });
  });
  return {
    lamps: [
      [middle, high - 0.2, 2.4],
      [middle, high - 0.2, 4.6],
      [middle, high - 0.2, 6.4],
    ],
    solids: [
      ...shelves,
      ...[left, right].map((wall) =>
        slab(
          [wall, wall + (wall < middle ? 0.02 : -0.02)],
          [0.1, 0.14 + 4 * LEVEL],
          [1, back - 0.8],
          flat([0.55, 0.78, 0.8]),
        ),
      ),
      ...table(middle + side * 0.2, 3.1),
      ...[0, 1, 2, 3].flatMap((row) => {
        const y = 0.14 + row * LEVEL;
        return [
          box([middle - 1.6, y - 0.04, back - 0.5], [middle + 1.6, y, back], flat(WHITE_WOOD)),
          ...Array.from({ length: 6 }, (_, n) =>
            toy(middle - 1.3 + n * 0.52, y, back - 0.26, (n * 5 + row * 3) % 6, n + row * 5),
          ).flat(),
        ];
      }),
      ...(isAttended ? customers(middle, side) : []),
      ...bear(middle - side * 1.15, 0, 2.4, 1.15, FUR[0] as Colour),
      ...[0, 1, 2, 3, 4].flatMap((n) =>
        balloon(
          middle + side * 1.35 + (n % 3) * 0.22 - 0.2,
          2.1 + 0.16 * n,
          4.6 + 0.18 * (n % 2),
          BRIGHT[n] as Colour,
        ),
      ),
    ],
  };
}

/** Two children at the train and their mother who looks on. */
const customers = (middle: number, side: number): Solid[] => [
  ...atCounter(
    [middle + side * 0.3, 3.95],
    -Math.PI / 2,
    0.66,
    9,
    { ...CHILD, top: [0.9, 0.3, 0.3] },
    0.66,
  ),
  ...atCounter([middle + side * 1.12, 3.2], side > 0 ? Math.PI : 0, 0.66, 4, CHILD, 0.6),
  ...holding([middle - side * 0.45, 4.5], -Math.PI / 2 + 0.5 * side, 6, {
    hairForm: 'long',
    top: [0.5, 0.36, 0.6],
  }),
];

/** What a child wears. */
const CHILD: Partial<Attire> = { top: [0.24, 0.5, 0.78], legs: [0.26, 0.3, 0.42] };

/** A toy of a kind (0 to 5) on a shelf; `number` decides its colours. */
export function toy(x: number, y: number, z: number, kind: number, number: number): Solid[] {
  const own = BRIGHT[number % BRIGHT.length] as Colour;
  const other = BRIGHT[(number + 3) % BRIGHT.length] as Colour;
  if (kind === 0) return bear(x, y, z, 0.42, FUR[number % FUR.length] as Colour);
  if (kind === 1)
    return [
      ball([x - 0.15, y, z - 0.15], [x + 0.15, y + 0.3, z + 0.15], (px, _py, pz) =>
        Math.floor((Math.atan2(pz - z, px - x) / Math.PI) * 3 + 9) % 2 === 0
          ? own
          : [0.96, 0.95, 0.92],
      ),
    ];
  if (kind === 2)
    return [0, 1, 2].map((n) =>
      box(
        [x - 0.1 + 0.02 * n, y + n * 0.13, z - 0.12 + 0.02 * n],
        [x + 0.08, y + (n + 1) * 0.13, z + 0.08],
        flat(BRIGHT[(number + n) % BRIGHT.length] as Colour),
      ),
    );
  if (kind === 3) return car(x, y, z, own);
  if (kind === 4)
    return [0, 1].map((n) =>
      box(
        [x - 0.12, y, z - 0.2 + n * 0.2],
        [x + 0.12, y + 0.32 + 0.08 * n, z - 0.02 + n * 0.2],
        (_x, py) => (py > y + 0.22 || py < y + 0.08 ? (n === 0 ? own : other) : [0.96, 0.94, 0.9]),
      ),
    );
  return [0, 1, 2, 3].map((n) =>
    drum(
      [x, z],
      [y + n * 0.08, y + (n + 1) * 0.08],
      [0.15 - 0.03 * n, 0.15 - 0.03 * n],
      flat(BRIGHT[(number + n) % BRIGHT.length] as Colour),
    ),
  );
}

/** A bear that sits, so high. */
function bear(x: number, y: number, z: number, high: number, fur: Colour): Solid[] {
  const of = (dx: number, dy: number, dz: number, r: number, colour = fur) =>
    ball(
      [x + (dx - r) * high, y + (dy - r) * high, z + (dz - r) * high],
      [x + (dx + r) * high, y + (dy + r) * high, z + (dz + r) * high],
      flat(colour),
    );
  const dark: Colour = [0.06, 0.05, 0.05];
  return [
    of(0, 0.3, 0, 0.28),
    of(0, 0.26, -0.12, 0.2, scaleColour(fur, 1.35)),
    of(0, 0.72, 0, 0.23),
    of(0, 0.66, -0.17, 0.11, scaleColour(fur, 1.4)),
    of(0, 0.7, -0.27, 0.035, dark),
    ...[-1, 1].flatMap((s) => [
      of(0.18 * s, 0.92, 0, 0.085),
      of(0.09 * s, 0.78, -0.2, 0.028, dark),
      of(0.3 * s, 0.4, -0.08, 0.11),
      of(0.22 * s, 0.1, -0.26, 0.13),
    ]),
  ];
}

/** A little car, seen from its side. */
const car = (x: number, y: number, z: number, colour: Colour): Solid[] => [
  pad([x - 0.1, y + 0.04, z - 0.2], [x + 0.1, y + 0.15, z + 0.2], flat(colour), 0.04),
  pad([x - 0.08, y + 0.13, z - 0.1], [x + 0.08, y + 0.24, z + 0.12], flat([0.6, 0.78, 0.86]), 0.04),
  ...[-0.12, 0.12].flatMap((dz) =>
    [-0.1, 0.07].map((dx) =>
      ball(
        [x + dx, y, z + dz - 0.05],
        [x + dx + 0.03, y + 0.1, z + dz + 0.05],
        flat([0.08, 0.08, 0.09]),
      ),
    ),
  ),
];

/** A low table with a wooden train on its rails, blocks and a tower. */
const table = (x: number, z: number): Solid[] => [
  drum([x, z + 0.6], [0.46, 0.52], [0.85, 0.85], flat([0.42, 0.7, 0.44])),
  drum([x, z + 0.6], [0, 0.46], [0.4, 0.5], flat(WHITE_WOOD)),
  drum([x, z + 0.6], [0.52, 0.532], [0.66, 0.66], flat([0.5, 0.36, 0.24])),
  drum([x, z + 0.6], [0.53, 0.54], [0.56, 0.56], flat([0.42, 0.7, 0.44])),
  ...[0, 1, 2, 3].flatMap((n) => {
    const tx = x - 0.4 + n * 0.24;
    const own = BRIGHT[n] as Colour;
    return [
      pad([tx - 0.1, 0.58, z - 0.06], [tx + 0.1, 0.7, z + 0.08], flat(own), 0.02),
      ...(n === 0
        ? [drum([tx - 0.04, z + 0.01], [0.7, 0.8], [0.025, 0.035], flat([0.1, 0.1, 0.1]))]
        : [
            pad(
              [tx - 0.07, 0.69, z - 0.04],
              [tx + 0.07, 0.78, z + 0.06],
              flat(BRIGHT[n + 2] as Colour),
              0.02,
            ),
          ]),
      ...[-0.06, 0.06].map((dx) =>
        ball(
          [tx + dx - 0.035, 0.54, z - 0.08],
          [tx + dx + 0.035, 0.61, z - 0.04],
          flat([0.1, 0.1, 0.1]),
        ),
      ),
    ];
  }),
  ...[0, 1, 2, 3].map((n) =>
    box(
      [x + 0.06, 0.54 + n * 0.13, z + 0.62],
      [x + 0.19, 0.67 + n * 0.13, z + 0.75],
      flat(BRIGHT[(n * 2) % BRIGHT.length] as Colour),
    ),
  ),
  drum([x + 0.125, z + 0.685], [1.06, 1.22], [0.1, 0], flat(BRIGHT[0] as Colour)),
];

/** A balloon on its string. */
const balloon = (x: number, y: number, z: number, colour: Colour): Solid[] => [
  ball([x - 0.14, y, z - 0.14], [x + 0.14, y + 0.36, z + 0.14], flat(colour)),
  drum([x, z], [1.2, y], [0.004, 0.004], flat([0.8, 0.8, 0.8])),
];
