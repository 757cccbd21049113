import type { Random } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, planks, worn } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { type Vector, yaw } from '../../sculpt/vector.ts';

/** A table ahead of who stands behind it: how far its middle is, half its depth and width, how high; heights of a person. */
export const TABLE = { ahead: 0.36, deep: 0.17, wide: 0.52, high: 0.4 } as const;

/** The colour of the `n`th of several that go round. */
export const ofColours = (colours: readonly Colour[], n: number): Colour =>
  colours[n % colours.length] ?? (colours[0] as Colour);

const WOOD: Colour = [0.46, 0.32, 0.2];
const CRUST: Colour = [0.74, 0.46, 0.19];
const CRUMB: Colour = [0.93, 0.8, 0.56];
const WICKER: Look = worn([0.62, 0.44, 0.22], 0.14);
const WHITE: Look = plain([0.95, 0.94, 0.9], { gloss: 0.2 });
const ICINGS: readonly Colour[] = [
  [0.96, 0.62, 0.72],
  [0.97, 0.94, 0.88],
  [0.46, 0.27, 0.16],
  [0.68, 0.86, 0.9],
];
const POWDERS: readonly Colour[] = [
  [0.82, 0.16, 0.06],
  [0.95, 0.68, 0.06],
  [0.5, 0.26, 0.1],
  [0.92, 0.42, 0.06],
  [0.42, 0.5, 0.14],
];
const COVERS: readonly Colour[] = [
  [0.62, 0.12, 0.12],
  [0.14, 0.26, 0.5],
  [0.16, 0.4, 0.26],
  [0.82, 0.62, 0.2],
  [0.42, 0.22, 0.44],
];
const LEMONADE: Look = plain([0.98, 0.86, 0.3], { gloss: 0.8 });
const CERAMIC: readonly Colour[] = [
  [0.7, 0.36, 0.2],
  [0.2, 0.42, 0.56],
  [0.86, 0.8, 0.66],
  [0.34, 0.5, 0.36],
];

/** Where things stand on the table in a row, from one side to the other. */
const across = (count: number, half = 0.43): number[] =>
  Array.from({ length: count }, (_, n) => -half + (2 * half * n) / (count - 1));

const { ahead, high } = TABLE;

/** Round loaves in heaps, and long ones that stand in a basket. */
function loaves(): Solid[] {
  const crust: Look = {
    ...plain(CRUST),
    paint: (x, _y, z) => (Math.abs(Math.sin((x + z) * 46)) < 0.16 ? CRUMB : CRUST),
  };
  const round = (x: number, y: number, z: number) =>
    ellipsoid(crust, [x, high + y, z], [0.075, 0.05, 0.085]);
  const basket: Vector = [ahead - 0.04, high, -0.38];
  return [
    ...[-0.16, 0.03, 0.22, 0.41].flatMap((z) => [
      round(ahead + 0.075, 0.045, z),
      round(ahead - 0.075, 0.045, z),
    ]),
    ...[-0.07, 0.12, 0.31].map((z) => round(ahead - 0.01, 0.12, z)),
    frustum(WICKER, basket, 0.14, 0.08, 0.105),
    ...across(5, 0.07).map((off, n) =>
      limb(
        crust,
        [basket[0], high + 0.06, basket[2] + 0.6 * off],
        [basket[0] + 0.02 * (n % 2), high + 0.31 + 0.03 * (n % 2), basket[2] + 1.3 * off],
        0.028,
        0.024,
      ),
    ),
  ];
}

/** A cake in each of two colours, and small ones in paper around them. */
const cakes = (): Solid[] => [
  ...[-0.3, 0.3].flatMap((z, n): Solid[] => {
    const icing = plain(ofColours(ICINGS, 2 * n), { gloss: 0.3 });
    return [
      frustum(WHITE, [ahead, high, z], 0.05, 0.03, 0.03),
      frustum(WHITE, [ahead, high + 0.05, z], 0.012, 0.13, 0.13),
      frustum(icing, [ahead, high + 0.06, z], 0.1, 0.11, 0.11),
      ...Array.from({ length: 7 }, (_, k) => {
        const turned = (k / 7) * 2 * Math.PI;
        const top: Vector = [
          ahead + 0.085 * Math.cos(turned),
          high + 0.17,
          z + 0.085 * Math.sin(turned),
        ];
        return ball(plain([0.82, 0.08, 0.1], { gloss: 0.6 }), top, 0.017);
      }),
    ];
  }),
  ...[-0.08, 0.08].flatMap((x, row) =>
    [-0.1, 0, 0.1].flatMap((z, n): Solid[] => [
      frustum(worn([0.8, 0.62, 0.36], 0.1), [ahead + x, high, z], 0.05, 0.028, 0.038),
      ellipsoid(
        plain(ofColours(ICINGS, n + row), { gloss: 0.3 }),
        [ahead + x, high + 0.065, z],
        [0.04, 0.034, 0.04],
      ),
    ]),
  ),
];

/** Wheels of cheese on each other, with one that is cut open. */
const cheeses = (): Solid[] => {
  const rinds: readonly Colour[] = [
    [0.95, 0.74, 0.26],
    [0.78, 0.22, 0.1],
    [0.93, 0.88, 0.7],
  ];
  const wheel = (y: number, z: number, n: number, size = 0.12) =>
    frustum(plain(ofColours(rinds, n), { gloss: 0.3 }), [ahead, high + y, z], 0.07, size, size);
  return [
    ...[0, 0.072, 0.144].map((y, n) => wheel(y, -0.36, n, 0.12 - 0.012 * n)),
    ...[0, 0.072].map((y, n) => wheel(y, -0.08, n + 2)),
    wheel(0, 0.2, 1),
    ...[0.36, 0.46].map((z, n) =>
      box(
        plain([0.97, 0.82, 0.38]),
        [ahead + 0.02, high + 0.04, z],
        [0.1, 0.04, 0.035],
        yaw(0.4 - 0.7 * n),
      ),
    ),
  ];
};

/** White blocks of bean curd side by side on boards. */
const tofu = (): Solid[] =>
  [-0.26, 0.26].flatMap((board) => [
    box(planks(WOOD, 0.03), [ahead, high + 0.012, board], [0.16, 0.012, 0.23]),
    ...[-0.08, 0.08].flatMap((x) =>
      [-0.15, 0, 0.15].map((z) =>
        box(WHITE, [ahead + x, high + 0.066, board + z], [0.066, 0.042, 0.062], undefined, 0.008),
      ),
    ),
  ]);

/** Bowls with high cones of powders in rows, and sacks of them before the table. */
const spices = (): Solid[] => {
  const bowl = plain([0.7, 0.52, 0.26], { gloss: 0.6 });
  const cone = (x: number, y: number, z: number, n: number, size: number): Solid =>
    frustum(worn(ofColours(POWDERS, n), 0.08), [x, y, z], 1.5 * size, size, 0.006);
  return [
    ...[-0.085, 0.085].flatMap((x, row) =>
      across(5).flatMap((z, n): Solid[] => [
        frustum(bowl, [ahead + x, high, z], 0.05, 0.05, 0.082),
        cone(ahead + x, high + 0.048, z, n + 2 * row, 0.078),
      ]),
    ),
    ...across(3, 0.36).flatMap((z, n): Solid[] => [
      frustum(worn([0.72, 0.62, 0.44], 0.12), [ahead + 0.31, 0, z], 0.17, 0.12, 0.125),
      cone(ahead + 0.31, 0.165, z, n + 1, 0.115),
    ]),
  ];
};

/** Jugs of lemonade, glasses of it and lemons. */
const drinks = (): Solid[] => [
  ...[-0.34, 0.34].flatMap((z): Solid[] => [
    frustum(LEMONADE, [ahead - 0.04, high, z], 0.17, 0.075, 0.06),
    frustum(
      plain([0.86, 0.93, 0.95], { gloss: 0.9 }),
      [ahead - 0.04, high + 0.17, z],
      0.05,
      0.06,
      0.07,
    ),
    limb(
      plain([0.86, 0.93, 0.95], { gloss: 0.9 }),
      [ahead - 0.04, high + 0.17, z + 0.07],
      [ahead - 0.04, high + 0.06, z + 0.11],
      0.012,
      0.012,
    ),
  ]),
  ...[-0.2, -0.1, 0, 0.1, 0.2].flatMap((z): Solid[] => [
    frustum(LEMONADE, [ahead + 0.05, high, z], 0.085, 0.03, 0.038),
    limb(
      WHITE,
      [ahead + 0.05, high + 0.06, z],
      [ahead + 0.03, high + 0.15, z + 0.02],
      0.006,
      0.006,
    ),
  ]),
  ...[-0.44, -0.37, 0.42, 0.47].map((z, n) =>
    ellipsoid(
      plain([0.98, 0.86, 0.12], { gloss: 0.4 }),
      [ahead + 0.1 - 0.03 * (n % 2), high + 0.035, z],
      [0.036, 0.034, 0.048],
    ),
  ),
];

/** Cones with scoops of ice cream in a rack, and tubs of it behind them. */
const ices = (): Solid[] => [
  box(planks([0.94, 0.86, 0.8], 0.02), [ahead + 0.07, high + 0.05, 0], [0.05, 0.01, 0.44]),
  ...across(6, 0.38).flatMap((z, n): Solid[] => [
    frustum(worn([0.86, 0.6, 0.28], 0.12), [ahead + 0.07, high, z], 0.13, 0.012, 0.046),
    ball(plain(ofColours(ICINGS, n), { gloss: 0.25 }), [ahead + 0.07, high + 0.15, z], 0.052),
    ball(plain(ofColours(ICINGS, n + 1), { gloss: 0.25 }), [ahead + 0.07, high + 0.215, z], 0.043),
  ]),
  ...across(4).flatMap((z, n): Solid[] => [
    frustum(WHITE, [ahead - 0.09, high, z], 0.09, 0.075, 0.085),
    ellipsoid(plain(ofColours(ICINGS, n + 2)), [ahead - 0.09, high + 0.09, z], [0.08, 0.04, 0.08]),
  ]),
];

/** Books upright in a row, and heaps of others before them. */
const books = (random: Random): Solid[] => {
  const cover = (n: number): Look => plain(ofColours(COVERS, n), { gloss: 0.15 });
  const row = Array.from({ length: 17 }, (_, n) => {
    const tall = 0.095 + 0.02 * random.unit();
    return box(
      cover(n * 3 + 1),
      [ahead - 0.08, high + tall, -0.44 + 0.055 * n],
      [0.07, tall, 0.025],
    );
  });
  const heaps = across(4, 0.36).flatMap((z, k) =>
    Array.from({ length: 2 + ((k + 1) % 3) }, (_, n): Solid[] => {
      const turn = yaw(0.4 * (random.unit() - 0.5));
      const at: Vector = [ahead + 0.09, high + 0.018 + 0.037 * n, z];
      return [
        box(cover(n + 2 * k), at, [0.062, 0.018, 0.085], turn),
        box(WHITE, [at[0] + 0.004, at[1], at[2]], [0.061, 0.012, 0.083], turn),
      ];
    }).flat(),
  );
  return [...row, ...heaps];
};

/** Pots, bowls and baskets of many kinds. */
const goods = (): Solid[] => [
  ...across(5).flatMap((z, n): Solid[] => {
    const look = plain(ofColours(CERAMIC, n), { gloss: 0.5 });
    const at: Vector = [ahead - 0.08, high, z];
    return n % 2 === 0
      ? [
          frustum(look, at, 0.09, 0.05, 0.085),
          frustum(look, [at[0], high + 0.09, z], 0.07, 0.085, 0.035),
          frustum(look, [at[0], high + 0.16, z], 0.035, 0.035, 0.05),
        ]
      : [frustum(WICKER, at, 0.1, 0.07, 0.1), ball(look, [at[0], high + 0.1, z], 0.075)];
  }),
  ...across(6, 0.4).map((z, n) =>
    n % 3 === 1
      ? box(plain(ofColours(COVERS, n)), [ahead + 0.09, high + 0.04, z], [0.05, 0.04, 0.055])
      : frustum(
          plain(ofColours(CERAMIC, n + 1), { gloss: 0.5 }),
          [ahead + 0.09, high, z],
          0.07,
          0.035,
          0.06,
        ),
  ),
];

/** What lies on the table of who sells it, by what that is. */
export const WARES = {
  breadselling: loaves,
  cakeselling: cakes,
  cheeseselling: cheeses,
  tofuselling: tofu,
  spiceselling: spices,
  drinkselling: drinks,
  iceselling: ices,
  bookselling: books,
  goodsselling: goods,
} as const satisfies Readonly<Record<string, (random: Random) => Solid[]>>;
