import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance, paint, tiles } from '../materials.ts';
import { atCounter } from '../people/attendants.ts';
import { guestOf, tableGuest } from '../people/table-guest.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

/** Half the width, the height and where the far wall is; metres. */
export const CANTEEN = { half: 4.6, high: 3.3, back: 13.5 } as const;
/** A table: half its width, its height, its bench's, where the first begins, how long each is and from one to the next, how far the rows are aside. */
const TABLE = {
  half: 0.42,
  high: 0.74,
  bench: 0.44,
  first: 2.4,
  long: 2.5,
  next: 3.3,
  aside: 1.55,
} as const;
/** Where the counter at which food is served begins, and its height. */
const COUNTER = { before: 2.3, high: 0.94 } as const;

const STEEL: Material = flat([0.72, 0.74, 0.76]);
const TOP: Material = flat([0.86, 0.87, 0.84]);
const TRAYS: readonly Colour[] = [
  [0.78, 0.24, 0.18],
  [0.18, 0.42, 0.6],
  [0.9, 0.66, 0.2],
  [0.3, 0.54, 0.32],
];
const FOODS: readonly Colour[] = [
  [0.86, 0.5, 0.16],
  [0.4, 0.6, 0.2],
  [0.9, 0.8, 0.5],
  [0.66, 0.24, 0.14],
  [0.95, 0.93, 0.86],
];
const of = (all: readonly Colour[], a: number, b: number): Material =>
  flat(all[Math.floor(chance(a, b) * all.length)] as Colour);

/** Walls of two paints over tiles, a chequered floor. */
export const canteenSurfaces = (noise: Noise): Surfaces => {
  const upper = paint([0.93, 0.9, 0.8], noise);
  const lower = tiles([0.5, 0.7, 0.68], [0.46, 0.66, 0.65], 0.2);
  return {
    walls: (x, y, z, axis) => (y < 1.25 ? lower : upper)(x, y, z, axis),
    floor: tiles([0.78, 0.77, 0.72], [0.64, 0.66, 0.64], 0.5),
    ceiling: (x, _y, z) =>
      (x / 0.6 + 99) % 1 < 0.03 || (z / 0.6) % 1 < 0.03 ? [0.72, 0.72, 0.7] : [0.92, 0.92, 0.89],
  };
};

/** A canteen: long tables with benches in two rows, who eats there from trays, the counter with its pans and cooks at the far end. */
export function canteen({ shell, isFull, isAttended }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const rows = [0, 1, 2].map((n) => TABLE.first + n * TABLE.next);
  const lights = [3, 6.2, 9.4];
  const isPeopled = isFull || isAttended === true;
  return {
    lamps: lights.flatMap((z) => [-1.8, 1.8].map((dx) => [middle + dx, high - 0.3, z] as const)),
    solids: [
      ...[-1, 1].flatMap((to) =>
        rows.flatMap((z, n) => table(middle + to * TABLE.aside, z, n * 7 + to + 2, isPeopled)),
      ),
      ...lights.flatMap((z) =>
        [-1.8, 1.8].map((dx) => ({
          ...box(
            [middle + dx - 0.3, high - 0.05, z - 0.6],
            [middle + dx + 0.3, high - 0.01, z + 0.6],
            flat([1.2, 1.2, 1.14]),
          ),
          glow: 1,
        })),
      ),
      ...counter(left, right, back, isPeopled),
      ...menu(middle, back),
    ],
  };
}

/** A table with its two benches; who sits there has a tray with a meal and a glass. */
function table(x: number, z: number, key: number, isPeopled: boolean): Solid[] {
  const { half, high, bench, long } = TABLE;
  return [
    pad([x - half, high - 0.04, z], [x + half, high, z + long], TOP, 0.015),
    ...[0.35, long - 0.35].flatMap((dz) => [
      box([x - 0.05, 0, z + dz - 0.03], [x + 0.05, high - 0.04, z + dz + 0.03], STEEL),
      box([x - half - 0.42, 0, z + dz - 0.03], [x + half + 0.42, 0.06, z + dz + 0.03], STEEL),
    ]),
    ...[-1, 1].flatMap((to) => {
      const seat = x + to * (half + 0.26);
      return [
        pad([seat - 0.15, bench - 0.04, z], [seat + 0.15, bench, z + long], of(TRAYS, 3, 1), 0.015),
        ...[0.35, long - 0.35].map((dz) =>
          box([seat - 0.03, 0, z + dz - 0.03], [seat + 0.03, bench - 0.04, z + dz + 0.03], STEEL),
        ),
        ...[0.45, 1.25, 2.05].flatMap((dz, n) => {
          const lot = chance(key * 3 + n, to + 5);
          if (!isPeopled || lot < 0.22) return [];
          return [
            ...tray(x + to * 0.2, z + dz, key * 3 + n + to),
            ...tableGuest([seat, z + dz], [bench, high], to > 0 ? Math.PI : 0, {
              ...guestOf(key * 5 + n * 2 + to),
              size: 0.86,
            }),
          ];
        }),
      ];
    }),
  ];
}

/** A tray with a plate of food, a bowl and a glass. */
const tray = (x: number, z: number, number: number): Solid[] => {
  const y = TABLE.high;
  return [
    pad([x - 0.14, y, z - 0.2], [x + 0.14, y + 0.018, z + 0.2], of(TRAYS, number, 2), 0.008),
    drum([x, z - 0.06], [y + 0.018, y + 0.035], [0.08, 0.105], flat([0.96, 0.96, 0.94])),
    ball([x - 0.06, y + 0.02, z - 0.12], [x + 0.03, y + 0.075, z - 0.02], of(FOODS, number, 3)),
    ball([x - 0.03, y + 0.02, z - 0.08], [x + 0.065, y + 0.07, z], of(FOODS, number, 4)),
    drum([x, z + 0.12], [y + 0.018, y + 0.12], [0.028, 0.034], flat([0.8, 0.88, 0.9])),
  ];
};

/** The counter along the far wall: pans of food under glass, rails for trays, cooks behind it. */
function counter(left: number, right: number, back: number, isPeopled: boolean): Solid[] {
  const z = back - COUNTER.before;
  const { high } = COUNTER;
  const [from, to] = [left + 0.5, right - 0.5];
  const pans = Math.floor((to - from - 0.3) / 0.62);
  return [
    box([from, 0, z], [to, high - 0.03, z + 0.7], STEEL),
    box([from, high - 0.03, z - 0.04], [to, high, z + 0.74], flat([0.82, 0.83, 0.84])),
    ...[0.1, 0.2, 0.3].map((before) =>
      box([from, high - 0.16, z - before - 0.02], [to, high - 0.13, z - before], STEEL),
    ),
    ...Array.from({ length: pans }, (_, n) =>
      pad(
        [from + 0.2 + n * 0.62, high, z + 0.14],
        [from + 0.72 + n * 0.62, high + 0.06, z + 0.56],
        of(FOODS, n, 9),
        0.025,
      ),
    ),
    box([from, high + 0.42, z + 0.04], [to, high + 0.45, z + 0.5], flat([0.8, 0.86, 0.88])),
    ...[from + 0.02, (from + to) / 2, to - 0.06].map((x) =>
      box([x, high, z + 0.06], [x + 0.04, high + 0.42, z + 0.1], STEEL),
    ),
    ...(isPeopled
      ? [-1.7, 1.2].flatMap((dx, n) =>
          atCounter([(from + to) / 2 + dx, z + 1.1], -Math.PI / 2, high, n * 5 + 2, {
            top: [0.94, 0.94, 0.92],
            apron: [0.94, 0.94, 0.92],
            hat: ['cap', [0.94, 0.94, 0.92]],
            hairForm: 'bun',
          }),
        )
      : []),
  ];
}

/** Boards with the day's dishes and their pictures over the counter. */
const menu = (middle: number, back: number): Solid[] =>
  [-1.9, 0, 1.9].map((dx, board) => {
    const face: Material = (x, y) => {
      const [u, v] = [x - middle - dx + 0.75, y - 2.1];
      if (Math.min(u, 1.5 - u, v, 0.8 - v) < 0.03) return [0.5, 0.34, 0.2];
      const away = Math.hypot(u - 0.3, v - 0.4);
      if (away < 0.14) return FOODS[board] as Colour;
      if (away < 0.2) return [0.96, 0.96, 0.94];
      const line = Math.floor(v / 0.12);
      const isText = u > 0.62 && u < 0.8 + 0.55 * chance(line, board) && (v / 0.12) % 1 > 0.6;
      return isText ? [0.92, 0.92, 0.88] : [0.12, 0.2, 0.17];
    };
    return box([middle + dx - 0.75, 2.1, back - 0.04], [middle + dx + 0.75, 2.9, back], face);
  });
