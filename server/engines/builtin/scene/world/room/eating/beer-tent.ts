import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { boards, chance } from '../materials.ts';
import { type Guest, guestOf, tableGuest } from '../people/table-guest.ts';
import type { Surfaces } from '../room-kind.ts';
import {
  ball,
  box,
  drum,
  type Material,
  type Point,
  roll,
  type Solid,
  sphere,
} from '../solids/solid.ts';

/** The tent: half its width, how high, how deep; metres. */
export const BEER_TENT = { half: 6.4, high: 6.6, back: 21 } as const;
const BLUE: Colour = [0.2, 0.46, 0.8];
const WHITE: Colour = [0.95, 0.96, 0.96];
const PINE: Colour = [0.82, 0.6, 0.32];
const BEER: Colour = [0.95, 0.62, 0.12];
const LEAF: Colour = [0.16, 0.36, 0.14];
const FOAM: Material = flat([1, 0.98, 0.92]);
const CRUST: Material = flat([0.5, 0.24, 0.08]);
/** Tables and benches: how high, half a table's width, how far aside of the middle, where each begins and how long it is. */
const TABLE = {
  high: 0.77,
  half: 0.36,
  aside: [1.55, 4.1],
  near: [2.2, 6.6, 11],
  long: 3.6,
} as const;
const BENCH = 0.45;

/** Lozenges of white and blue. */
const lozenges = (u: number, v: number): Colour => {
  const [a, b] = [Math.floor(u + v), Math.floor(u - v)];
  return (a + b) % 2 === 0 ? BLUE : WHITE;
};

/** Walls of striped cloth over boards, a roof of white and blue cloth that falls from its ridge. */
export const beerTentSurfaces = (noise: Noise, middle: number): Surfaces => ({
  walls: (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    if (y < 1) return boards(PINE, noise)(along, y, 0, 2);
    const stripe = Math.floor(along / 0.6) % 2 === 0;
    return stripe ? WHITE : BLUE;
  },
  floor: boards([0.6, 0.44, 0.28], noise),
  ceiling: (x, _y, z) => {
    const band = Math.floor(z / 1.3) % 2 === 0;
    const fold = 0.9 + 0.1 * Math.cos((x - middle) * 5);
    return scaleColour(band ? WHITE : BLUE, fold);
  },
});

/** A tent of the Oktoberfest: long tables with steins and pretzels, those who drink at them, wreaths and bands of cloth overhead, a brass band's stage. */
export function beerTent({ shell, noise }: Furnishing): Furnished {
  const middle = (shell.left + shell.right) / 2;
  const tables = TABLE.near.flatMap((near, row) =>
    TABLE.aside.flatMap((aside) =>
      [-1, 1].map((side) => ({ x: middle + side * aside, near, row, side })),
    ),
  );
  return {
    lamps: [3, 8, 13, 18].map((z): Point => [middle, 4.6, z]),
    solids: [
      ...tables.flatMap(({ x, near }, n) => table(noise, x, near, n)),
      ...tables
        .filter(({ x, row }) => row < 2 || Math.abs(x - middle) < 2)
        .flatMap(({ x, near, row }, n) => drinkers(x, near, n, row)),
      ...[4.6, 9.4, 14.2].flatMap((z, n) => wreath([middle, 4.35, z], n)),
      ...[-1, 1].flatMap((side) =>
        [3.4, 7.4, 11.4, 15.4].flatMap((z) => garland(middle + side * 3, z, side)),
      ),
      ...stage(middle, shell.back, noise),
    ],
  };
}

/** A table of planks between its benches, what stands on it. */
function table(noise: Noise, x: number, near: number, number: number): Solid[] {
  const wood = boards(PINE, noise);
  const far = near + TABLE.long;
  const { half, high } = TABLE;
  return [
    box([x - half, high - 0.04, near], [x + half, high, far], wood),
    ...[-1, 1].map((to) =>
      box([x + to * 0.72 - 0.13, BENCH - 0.04, near], [x + to * 0.72 + 0.13, BENCH, far], wood),
    ),
    ...[near + 0.25, far - 0.3].flatMap((z) =>
      [-0.72, 0, 0.72].map((dx) =>
        box(
          [x + dx - 0.12, 0, z],
          [x + dx + 0.12, dx === 0 ? high - 0.04 : BENCH - 0.04, z + 0.04],
          flat([0.3, 0.34, 0.3]),
        ),
      ),
    ),
    ...Array.from({ length: 5 }, (_, n) => {
      const z = near + 0.25 + n * 0.7;
      return [-1, 1].flatMap((to) =>
        chance(n + number * 5, to + 7) < 0.8
          ? stein(x + to * (0.16 + 0.07 * chance(n, number)), high, z + 0.15 * to)
          : [],
      );
    }).flat(),
    ...pretzel([x - 0.02, high, near + 0.42]),
    ...pretzel([x + 0.05, high, near + 1.8]),
  ];
}

/** A stein of glass with its handle, foam on it. */
function stein(x: number, y: number, z: number): Solid[] {
  const glass: Material = (px, py, pz) => {
    const dimple = Math.sin(Math.atan2(pz - z, px - x) * 8) * Math.sin((py - y) * 60);
    return mixColour(BEER, [1, 0.86, 0.5], 0.3 + 0.3 * dimple);
  };
  const edge = flat([0.92, 0.86, 0.7]);
  return [
    drum([x, z], [y, y + 0.2], [0.068, 0.066], glass),
    drum([x, z], [y, y + 0.016], [0.07, 0.07], edge),
    drum([x, z], [y + 0.19, y + 0.215], [0.067, 0.067], FOAM),
    ball([x - 0.064, y + 0.185, z - 0.064], [x + 0.064, y + 0.255, z + 0.064], FOAM),
    box([x + 0.06, y + 0.15, z - 0.012], [x + 0.12, y + 0.172, z + 0.012], edge),
    box([x + 0.1, y + 0.05, z - 0.012], [x + 0.12, y + 0.17, z + 0.012], edge),
    box([x + 0.06, y + 0.04, z - 0.012], [x + 0.12, y + 0.06, z + 0.012], edge),
  ];
}

/** A large pretzel that lies on the table. */
const pretzel = ([x, y, z]: Point): Solid[] =>
  Array.from({ length: 22 }, (_, n) => {
    const turn = (n / 22) * 2 * Math.PI;
    const pinch = 1 - 0.42 * Math.exp(-(((turn - Math.PI * 1.5) / 0.7) ** 2));
    const [px, pz] = [x + 0.15 * Math.cos(turn) * pinch, z + 0.11 * Math.sin(turn) * pinch];
    return ball([px - 0.026, y, pz - 0.026], [px + 0.026, y + 0.045, pz + 0.026], CRUST);
  });

/** Those on the benches of one table, in white shirts and dirndls; some hats of felt. */
function drinkers(x: number, near: number, number: number, row: number): Solid[] {
  const every = row === 0 ? 1 : 1.3;
  const many = Math.floor(TABLE.long / every / 0.95);
  return Array.from({ length: many }, (_, n) => {
    const z = near + 0.6 + n * every;
    return [-1, 1].flatMap((to): Solid[] => {
      const seed = number * 17 + n * 3 + to;
      if (chance(seed, 3) < 0.14) return [];
      const guest: Guest = {
        ...guestOf(seed),
        shirt: SHIRTS[Math.abs(seed) % SHIRTS.length] as Colour,
      };
      const px = x + to * 0.72;
      const top = Math.max(BENCH + 0.5, TABLE.high + 0.22) + 0.24;
      return [
        ...tableGuest([px, z], [BENCH, TABLE.high], to < 0 ? 0 : Math.PI, guest),
        ...(guest.isLong ? [] : hat([px - to * 0.02, top + 0.09, z])),
      ];
    });
  }).flat();
}

const SHIRTS: readonly Colour[] = [
  [0.94, 0.93, 0.9],
  [0.72, 0.14, 0.16],
  [0.9, 0.9, 0.88],
  [0.2, 0.4, 0.66],
  [0.2, 0.42, 0.24],
];

/** A hat of green felt with a feather. */
const hat = ([x, y, z]: Point): Solid[] => [
  drum([x, z], [y, y + 0.016], [0.16, 0.15], flat([0.2, 0.3, 0.18])),
  drum([x, z], [y, y + 0.12], [0.105, 0.07], flat([0.22, 0.33, 0.2])),
  ball([x + 0.06, y + 0.04, z - 0.1], [x + 0.1, y + 0.2, z - 0.06], flat([0.95, 0.95, 0.9])),
];

/** A great wreath of green that hangs from the roof, with ribbons of white and blue down from it. */
function wreath([x, y, z]: Point, number: number): Solid[] {
  const many = 26;
  return [
    ...Array.from({ length: many }, (_, n) => {
      const turn = (n / many) * 2 * Math.PI;
      const [px, pz] = [x + 0.95 * Math.cos(turn), z + 0.95 * Math.sin(turn)];
      const r = 0.17 + 0.03 * chance(n, number);
      return sphere([px, y, pz], r, flat(scaleColour(LEAF, 0.8 + 0.5 * chance(n, 4))));
    }),
    ...Array.from({ length: 10 }, (_, n) => {
      const turn = (n / 10) * 2 * Math.PI;
      const [px, pz] = [x + 0.95 * Math.cos(turn), z + 0.95 * Math.sin(turn)];
      return box(
        [px - 0.05, y - 0.9, pz - 0.01],
        [px + 0.05, y, pz + 0.01],
        flat(n % 2 === 0 ? BLUE : WHITE),
      );
    }),
    drum([x, z], [y, BEER_TENT.high], [0.02, 0.02], flat([0.3, 0.24, 0.16])),
  ];
}

/** A garland of green in bows along a side, a flag of lozenges under it. */
function garland(x: number, z: number, side: number): Solid[] {
  return [
    ...Array.from({ length: 16 }, (_, n) => {
      const share = (n + 0.5) / 16;
      const pz = z + share * 4;
      const y = 4.5 - 4 * 0.6 * share * (1 - share);
      return ball(
        [x - 0.13, y - 0.12, pz - 0.16],
        [x + 0.13, y + 0.12, pz + 0.16],
        flat(scaleColour(LEAF, 0.85 + 0.4 * chance(n, 2))),
      );
    }),
    box([x - 0.5, 2.9, z], [x + 0.5, 4.4, z + 0.02], (px, py) =>
      lozenges((px - x) / 0.3 + side, py / 0.42),
    ),
    box([x - 0.06, 0, z - 0.05], [x + 0.06, BEER_TENT.high, z + 0.07], flat(PINE)),
  ];
}

/** The stage of the band at the far end, its name over it, and who plays. */
function stage(middle: number, back: number, noise: Noise): Solid[] {
  const z = back - 3;
  const board: Material = (x, y, _z, axis) => {
    const [u, v] = [(x - middle + 2.7) / 5.4, (y - 3.34) / 0.62];
    const ink = axis === 2 ? inkAt('OKTOBERFEST', u, v, 0.05) : 0;
    return mixColour(BLUE, WHITE, ink);
  };
  const brass = flat([0.95, 0.72, 0.26]);
  return [
    box([middle - 3.2, 0, z], [middle + 3.2, 1.1, back], boards(PINE, noise)),
    box([middle - 3.2, 0.2, z - 0.02], [middle + 3.2, 1.05, z], (x, y) =>
      lozenges(x / 0.34, y / 0.48),
    ),
    box([middle - 3.1, 3.1, z], [middle + 3.1, 4.15, z + 0.1], board),
    ...[-2, -1.2, -0.4, 0.4, 1.2, 2].flatMap((dx, n): Solid[] => [
      ...tableGuest([middle + dx, z + 0.9], [1.6, 1.95], -Math.PI / 2, {
        ...guestOf(n + 60),
        shirt: n % 2 === 0 ? [0.62, 0.1, 0.1] : WHITE,
      }),
      roll(2, [middle + dx, 2.2], [z + 0.25, z + 0.55], [0.14, 0.03], brass),
    ]),
  ];
}
