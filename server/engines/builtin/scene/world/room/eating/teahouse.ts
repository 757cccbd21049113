import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance, paint, tiles, wood } from '../materials.ts';
import { guestOf, tableGuest } from '../people/table-guest.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';
import { lantern } from './sushi-bar.ts';

/** Half as wide as the house, its height and where its wall with the lattice is; metres. */
export const TEAHOUSE = { half: 3, high: 3.3, back: 5.7 } as const;

const ROSEWOOD: Colour = [0.27, 0.14, 0.09];
const PLASTER: Colour = [0.84, 0.79, 0.69];
const CHINA: Material = flat([0.94, 0.95, 0.94]);
const BLUE: Colour = [0.16, 0.3, 0.6];
const TINS: readonly Colour[] = [
  [0.5, 0.12, 0.1],
  [0.16, 0.3, 0.22],
  [0.72, 0.6, 0.3],
  [0.2, 0.24, 0.36],
];

/** A square table: half its side and its height; a bench beside it: how far its middle is from the table's, how high its seat is; metres. */
const TABLE = { half: 0.42, high: 0.78 } as const;
const BENCH = { out: 0.68, seat: 0.46, half: 0.4, deep: 0.13 } as const;
/** Where the tables stand: from the middle toward the heavy side, ahead. */
const TABLES = [
  [-1.9, 2.5],
  [1.75, 3],
  [-1.55, 4.6],
  [0.95, 4.75],
] as const;
/** Bars of the lattice: how thick, how far apart, how high its close upper part is. */
const LATTICE = { bar: 0.022, apart: 0.16, upper: 0.5 } as const;

/** Plaster over a dado of dark wood, posts in it, a floor of grey bricks, a ceiling of planks. */
export const teahouseSurfaces = (noise: Noise): Surfaces => {
  const plaster = paint(PLASTER, noise);
  const dark = wood(ROSEWOOD, noise);
  return {
    walls: (x, y, z, axis) => {
      const along = (axis === 0 ? z : x) / 1.9;
      const isPost = Math.abs(along - Math.round(along)) < 0.05;
      return isPost || y < 0.95 || y > 3.02 ? dark(x, y, z, axis) : plaster(x, y, z, axis);
    },
    floor: tiles([0.42, 0.41, 0.39], [0.37, 0.36, 0.35], 0.4),
    ceiling: wood(scaleColour(ROSEWOOD, 0.8), noise),
  };
};

/** An old teahouse: square tables of dark wood between benches with covered bowls of tea, a window of lattice, red lanterns from beams, a bird in its cage, tins of tea on a wall, guests where nobody is named. */
export function teahouse({ shell, side, noise, isAttended }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const dark = wood(ROSEWOOD, noise);
  const lanterns = [
    [-1.75, 3.3],
    [1.7, 3.6],
    [0.1, 4.7],
    [-0.6, 2.4],
  ].map(([out, z]): Point => [at(out as number), high - 0.78, z as number]);
  return {
    lamps: [...lanterns, [middle, 2, 2.4]],
    solids: [
      ...[1.6, 3.6].map((z) => box([left, high - 0.3, z], [right, high, z + 0.22], dark)),
      ...lattice(shell.window, back, dark),
      ...board(middle, [shell.window[3] + 0.1, high - 0.1], back),
      ...TABLES.flatMap(([out, z], n) => table(at(out), z, dark, n)),
      ...lanterns.flatMap((place) => lantern(place, high)),
      ...cage([at(-2.35), high - 0.95, 4.4], high),
      ...tins(at(TEAHOUSE.half), -side, dark),
      ...(isAttended
        ? TABLES.flatMap(([out, z], n) =>
            (n === 2 ? [1] : [-1, 1]).flatMap((to) =>
              tableGuest(
                [at(out) + to * BENCH.out, z],
                [BENCH.seat, TABLE.high],
                to > 0 ? Math.PI : 0,
                {
                  ...guestOf(5 * n + (to > 0 ? 3 : 17)),
                  hair: to > 0 ? [0.62, 0.61, 0.6] : [0.07, 0.05, 0.045],
                },
              ),
            ),
          )
        : []),
    ],
  };
}

/** A window of four wings: a close grid above, a wide one with a frame within the frame below. */
function lattice(
  [from, to, low, high]: Furnishing['shell']['window'],
  back: number,
  dark: Material,
): Solid[] {
  const { bar, apart, upper } = LATTICE;
  const z = [back - 0.07, back - 0.03] as const;
  const bars = (x: readonly [number, number], y: readonly [number, number]) => slab(x, y, z, dark);
  const wing = (to - from) / 4;
  return [
    box([from - 0.14, low - 0.12, back - 0.16], [to + 0.14, low, back - 0.01], dark),
    box([from - 0.14, high, back - 0.12], [to + 0.14, high + 0.1, back - 0.01], dark),
    ...[0, 1, 2, 3, 4].map((n) =>
      bars([from + n * wing - 0.05, from + n * wing + 0.05], [low, high]),
    ),
    bars([from, to], [high - upper - 0.03, high - upper + 0.03]),
    ...[0, 1, 2, 3].flatMap((n) => {
      const [a, b] = [from + n * wing, from + (n + 1) * wing];
      const many = Math.floor(wing / apart);
      const inner = [a + 0.16, b - 0.16] as const;
      const [foot, top] = [low + 0.16, high - upper - 0.16];
      return [
        ...Array.from({ length: many - 1 }, (_, k) => a + ((k + 1) * wing) / many).map((x) =>
          bars([x - bar / 2, x + bar / 2], [high - upper, high]),
        ),
        ...[1, 2].map((k) => {
          const y = high - (k * upper) / 3;
          return bars([a, b], [y - bar / 2, y + bar / 2]);
        }),
        // The frame within the frame, tied to it.
        ...inner.map((x) => bars([x - bar / 2, x + bar / 2], [low, high - upper])),
        ...[foot, top].map((y) => bars([a, b], [y - bar / 2, y + bar / 2])),
      ];
    }),
  ];
}

/** A board over the window with four signs in gold. */
function board(middle: number, [low, high]: readonly [number, number], back: number): Solid[] {
  const face: Material = (x, y) => {
    const sign = Math.floor((x - middle + 0.92) / 0.46);
    const [u, v] = [
      ((x - middle + 0.92) / 0.46 - sign - 0.5) / 0.36,
      (y - (low + high) / 2) / (0.36 * (high - low)),
    ];
    const isIn = Math.abs(u) < 1 && Math.abs(v) < 1 && sign >= 0 && sign < 4;
    const stroke = (cell: number) => chance(sign * 7 + cell, 31) > 0.42;
    const row = Math.abs((v + 1) * 2 - Math.round((v + 1) * 2)) < 0.2 && stroke(Math.round(v * 2));
    const column = Math.abs(u - (sign % 2 ? 0.3 : -0.2)) < 0.14 || Math.abs(u) > 0.86;
    return isIn && (row || (column && stroke(9))) ? [0.86, 0.66, 0.24] : [0.1, 0.06, 0.05];
  };
  return [box([middle - 1.1, low, back - 0.08], [middle + 1.1, high, back - 0.02], face)];
}

/** A square table with an apron, two benches, covered bowls of tea, a pot and a plate of seeds. */
function table(x: number, z: number, dark: Material, n: number): Solid[] {
  const { half, high } = TABLE;
  const legs = [-1, 1].flatMap((dx) =>
    [-1, 1].map((dz) =>
      box(
        [x + dx * (half - 0.06) - 0.03, 0, z + dz * (half - 0.06) - 0.03],
        [x + dx * (half - 0.06) + 0.03, high - 0.05, z + dz * (half - 0.06) + 0.03],
        dark,
      ),
    ),
  );
  return [
    box([x - half, high - 0.05, z - half], [x + half, high, z + half], dark),
    box(
      [x - half + 0.05, high - 0.15, z - half + 0.05],
      [x + half - 0.05, high - 0.05, z + half - 0.05],
      dark,
    ),
    ...legs,
    ...[-1, 1].flatMap((to) => bench(x + to * BENCH.out, z, dark)),
    ...[-1, 1].flatMap((to) => coveredBowl([x + to * 0.24, high, z - 0.14 * to], n + to)),
    drum([x, z + 0.2], [high, high + 0.1], [0.075, 0.06], flat([0.36, 0.17, 0.1])),
    ball(
      [x - 0.02, high + 0.1, z + 0.18],
      [x + 0.02, high + 0.135, z + 0.22],
      flat([0.36, 0.17, 0.1]),
    ),
    ...limb(
      [
        [x + 0.06, high + 0.03, z + 0.2],
        [x + 0.13, high + 0.1, z + 0.2],
      ],
      [0.018, 0.011],
      flat([0.36, 0.17, 0.1]),
    ),
    drum([x + 0.02, z - 0.2], [high, high + 0.02], [0.06, 0.09], CHINA),
    ball(
      [x - 0.04, high + 0.005, z - 0.26],
      [x + 0.08, high + 0.05, z - 0.14],
      flat([0.3, 0.26, 0.2]),
    ),
  ];
}

/** A long bench that runs ahead. */
const bench = (x: number, z: number, dark: Material): Solid[] => {
  const { seat, half, deep } = BENCH;
  return [
    box([x - deep, seat - 0.045, z - half], [x + deep, seat, z + half], dark),
    ...[-1, 1].map((to) =>
      box(
        [x - deep + 0.02, 0, z + to * (half - 0.1) - 0.025],
        [x + deep - 0.02, seat - 0.045, z + to * (half - 0.1) + 0.025],
        dark,
      ),
    ),
  ];
};

/** A bowl of china with a band of blue on its saucer, under its lid. */
function coveredBowl([x, y, z]: Point, n: number): Solid[] {
  const band: Material = (px, py) =>
    py > y + 0.045 && py < y + 0.07 && Math.sin(px * 160 + n) > -0.3 ? BLUE : [0.94, 0.95, 0.94];
  return [
    drum([x, z], [y, y + 0.014], [0.05, 0.075], CHINA),
    drum([x, z], [y + 0.014, y + 0.09], [0.03, 0.06], band),
    drum([x, z], [y + 0.09, y + 0.115], [0.057, 0.022], CHINA),
    drum([x, z], [y + 0.115, y + 0.13], [0.016, 0.02], CHINA),
  ];
}

/** A cage of bamboo that hangs from a beam, a bird on its perch. */
function cage([x, y, z]: Point, high: number): Solid[] {
  const bamboo = flat([0.66, 0.48, 0.24]);
  const bars = Array.from({ length: 14 }, (_, n) => {
    const turn = (n / 14) * 2 * Math.PI;
    const [px, pz] = [x + 0.19 * Math.cos(turn), z + 0.19 * Math.sin(turn)];
    return limb(
      [
        [px, y, pz],
        [px, y + 0.34, pz],
        [x, y + 0.46, z],
      ],
      [0.006, 0.006],
      bamboo,
    );
  }).flat();
  return [
    drum([x, z], [y - 0.04, y], [0.2, 0.2], bamboo),
    ...bars,
    drum([x, z], [y + 0.46, high - 0.1], [0.006, 0.006], flat([0.2, 0.14, 0.1])),
    ball([x - 0.07, y + 0.13, z - 0.04], [x + 0.06, y + 0.22, z + 0.04], flat([0.86, 0.68, 0.16])),
    ball([x + 0.02, y + 0.19, z - 0.03], [x + 0.085, y + 0.25, z + 0.03], flat([0.86, 0.68, 0.16])),
  ];
}

/** Shelves along a wall with tins of tea. */
function tins(wall: number, inward: number, dark: Material): Solid[] {
  return [1.25, 1.65, 2.05, 2.45].flatMap((y, row) => [
    slab([wall, wall + inward * 0.26], [y - 0.04, y], [2.1, 5], dark),
    ...Array.from({ length: 12 }, (_, n) =>
      drum(
        [wall + inward * 0.14, 2.25 + 0.23 * n],
        [y, y + 0.2 + 0.06 * chance(n, row)],
        [0.08, 0.08],
        flat(TINS[Math.floor(chance(n, row + 4) * TINS.length)] as Colour),
      ),
    ),
  ]);
}
