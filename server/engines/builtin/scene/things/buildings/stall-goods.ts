import { pick, type Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, planks } from '../sculpt/looks.ts';
import { ball, box, ellipsoid, frustum, limb, type Solid } from '../sculpt/solid.ts';
import { pitch, type Vector, yaw } from '../sculpt/vector.ts';

/** What stalls and their crates are made of. */
export const WOOD: Colour = [0.5, 0.35, 0.22];
/** Oranges, apples, lemons, and what else fruit and vegetables are. */
const FRUIT: readonly Colour[] = [
  [0.86, 0.42, 0.1],
  [0.76, 0.14, 0.1],
  [0.92, 0.76, 0.2],
  [0.34, 0.52, 0.16],
];
const FLOWERS: readonly Colour[] = [
  [0.88, 0.3, 0.46],
  [0.94, 0.9, 0.86],
  [0.94, 0.74, 0.18],
  [0.58, 0.36, 0.72],
  [0.82, 0.14, 0.16],
];
/** Spices and cloth too. */
const ALL_SORTS: readonly Colour[] = [...FRUIT, [0.5, 0.22, 0.42], [0.66, 0.4, 0.18]];
const ZINC: Colour = [0.6, 0.62, 0.63];
const LEAF: Colour = [0.24, 0.42, 0.16];
const CHEESES: readonly Colour[] = [
  [0.93, 0.7, 0.2],
  [0.95, 0.85, 0.58],
  [0.84, 0.52, 0.18],
  [0.66, 0.12, 0.1],
];
const CRUSTS: readonly Colour[] = [
  [0.78, 0.5, 0.2],
  [0.66, 0.38, 0.14],
  [0.86, 0.62, 0.3],
];
const BANANA: Colour = [0.97, 0.82, 0.14];
const PINEAPPLE: Colour = [0.8, 0.52, 0.14];
/** Mangoes, coconuts, papayas. */
const MANGOES: readonly Colour[] = [
  [0.9, 0.42, 0.16],
  [0.4, 0.26, 0.15],
  [0.5, 0.62, 0.16],
];
const PUMPKINS: readonly Colour[] = [
  [0.92, 0.44, 0.06],
  [0.88, 0.54, 0.14],
  [0.42, 0.5, 0.24],
];

/** Ice, and what lies on it. */
const ICE: Colour = [0.86, 0.92, 0.95];
const SCALES: readonly Colour[] = [
  [0.6, 0.66, 0.72],
  [0.42, 0.5, 0.6],
  [0.78, 0.5, 0.44],
];
/** How high and how far toward the seller the crates of the two tiers stand: those on the counter, and before it. */
type Tier = readonly [high: number, out: number];
const TIERS: readonly Tier[] = [
  [0.37, -0.14],
  [0.19, -0.45],
];

/** What a stall sells. */
export type Goods =
  | 'fruit'
  | 'tropical fruit'
  | 'flower'
  | 'fish'
  | 'cheese'
  | 'bread'
  | 'pumpkin'
  | 'all sorts'
  | 'christmas';

/** What lies on a stall at a column (0 to 3) of a tier (0: its counter, 1: before it); `first` tells stalls of one kind apart. */
type Offer = (random: Random, column: number, row: number, first: number) => Solid[];

const crates =
  (kinds: readonly Colour[]): Offer =>
  (random, column, row, first) =>
    heap(random, at(column, row), kinds[(first + column + 2 * row) % kinds.length] as Colour);

const OFFERS: Readonly<Record<Goods, Offer>> = {
  fruit: crates(FRUIT),
  'tropical fruit': (random, column, row, first) => {
    const kind = (first + column + row) % 3;
    if (kind === 0) return bananas(at(column, row), random);
    if (kind === 1) return pineapples(at(column, row), random);
    return heap(random, at(column, row), MANGOES[column % MANGOES.length] as Colour);
  },
  'all sorts': crates(ALL_SORTS),
  christmas: crates(ALL_SORTS),
  flower: (random, column, row) => (row === 0 ? bunch(random, at(column, row)[0]) : []),
  fish: (random, column, row) => (row === 0 ? fishOn(random, at(column, row)[0]) : []),
  cheese: (random, column, row, first) =>
    wheels(
      at(column, row),
      (n) => CHEESES[(first + column + row + n) % CHEESES.length] as Colour,
      random,
    ),
  bread: (random, column, row, first) =>
    loaves(at(column, row), CRUSTS[(first + column) % CRUSTS.length] as Colour, random, column),
  pumpkin: (random, column, row) => pumpkins(at(column, row), random),
};

/** Where on the stall a column of a tier is. */
function at(column: number, row: number): Vector {
  const [high, out] = TIERS[row] as Tier;
  return [-0.42 + 0.28 * column, high, out];
}

/** All that lies on a stall of a kind, and stands before it. */
export function goodsOn(random: Random, goods: Goods): Solid[] {
  const first = random.below(ALL_SORTS.length);
  return [
    ...TIERS.flatMap((_, row) =>
      [0, 1, 2, 3].flatMap((column) => OFFERS[goods](random, column, row, first)),
    ),
    ...(goods === 'flower' ? [-0.4, -0.05, 0.3].flatMap((x) => inPail(random, x)) : []),
  ];
}

/** Bunches of bananas side by side. */
const bananas = ([x, y, z]: Vector, random: Random): Solid[] =>
  [-0.07, 0.06].flatMap((dx) =>
    [-0.05, -0.02, 0.01, 0.04].flatMap((off) => {
      const skin = plain(scaleColour(BANANA, 0.9 + 0.15 * random.unit()), { gloss: 0.2 });
      const [u, top] = [x + dx + off, y + 0.15];
      return [
        limb(skin, [x + dx, top, z], [u + 0.4 * off, y + 0.1, z - 0.08], 0.014, 0.024),
        limb(
          skin,
          [u + 0.4 * off, y + 0.1, z - 0.08],
          [u + 0.3 * off, y + 0.03, z - 0.1],
          0.024,
          0.01,
        ),
      ];
    }),
  );

/** Pineapples with their leaves, upright. */
const pineapples = ([x, y, z]: Vector, random: Random): Solid[] =>
  [-0.08, 0.05].flatMap((dx, n) => {
    const [u, d] = [x + dx, z - 0.03 - 0.04 * n];
    const rind = plain(scaleColour(PINEAPPLE, 0.85 + 0.3 * random.unit()));
    return [
      ellipsoid(rind, [u, y + 0.08, d], [0.055, 0.085, 0.055]),
      ...[-1, -0.4, 0.3, 0.9].map((lean) =>
        limb(
          plain(LEAF),
          [u, y + 0.15, d],
          [u + 0.06 * lean, y + 0.27 - 0.03 * Math.abs(lean), d],
          0.02,
          0.004,
        ),
      ),
    ];
  });

/** Wheels of cheese one on the other, the upper one cut open, behind a wedge. */
function wheels([x, y, z]: Vector, colourOf: (n: number) => Colour, random: Random): Solid[] {
  const rind = (n: number) => plain(scaleColour(colourOf(n), 0.86), { gloss: 0.25 });
  const [lower, upper] = [0.1 + 0.015 * random.unit(), 0.08 + 0.02 * random.unit()];
  const wedge = plain([0.96, 0.86, 0.5], { gloss: 0.2 });
  return [
    frustum(rind(0), [x, y, z + 0.03], 0.07, lower, lower),
    frustum(rind(1), [x + 0.01, y + 0.072, z + 0.04], 0.06, upper, upper),
    box(wedge, [x + 0.02, y + 0.034, z - 0.11], [0.07, 0.032, 0.04], yaw(0.5)),
    box(rind(1), [x + 0.075, y + 0.034, z - 0.135], [0.012, 0.034, 0.042], yaw(0.5)),
  ];
}

/** Loaves side by side, slashed, or long ones that stand in a basket. */
function loaves([x, y, z]: Vector, crust: Colour, random: Random, column: number): Solid[] {
  const look = plain(crust, { gloss: 0.2 });
  const flour = plain([0.93, 0.83, 0.66]);
  if (column % 3 === 1) {
    const basket = planks([0.62, 0.44, 0.24], 0.02, 'lying');
    return [
      frustum(basket, [x, y - 0.02, z], 0.11, 0.085, 0.11),
      ...Array.from({ length: 6 }, (_, n) => {
        const [dx, dz] = [0.06 * Math.sin(n * 2.4), 0.05 * Math.cos(n * 2.4)];
        const lean = 0.05 * (random.unit() - 0.5);
        return limb(
          look,
          [x + dx, y, z + dz],
          [x + dx * 1.7 + lean, y + 0.25 + 0.05 * random.unit(), z + dz],
          0.028,
          0.022,
        );
      }),
    ];
  }
  return [-0.08, 0.045].flatMap((dz, row) =>
    [-0.065, 0.065].flatMap((dx) => {
      const up = y + 0.045 + (row === 1 ? 0.03 : 0);
      const turn = yaw(0.4 * (random.unit() - 0.5));
      return [
        ellipsoid(look, [x + dx, up, z + dz], [0.062, 0.045, 0.085], 0, turn),
        ...[-0.03, 0.02].map((dash) =>
          ellipsoid(flour, [x + dx, up + 0.04, z + dz + dash], [0.035, 0.008, 0.008], 0, turn),
        ),
      ];
    }),
  );
}

/** Pumpkins, ribbed and with their stalks. */
function pumpkins([x, y, z]: Vector, random: Random): Solid[] {
  const stalk = plain([0.4, 0.42, 0.2]);
  return [
    [-0.06, 0.02],
    [0.07, -0.05],
  ].flatMap(([dx = 0, dz = 0]) => {
    const size = 0.07 + 0.025 * random.unit();
    const skin = plain(pick(random, PUMPKINS), { gloss: 0.25 });
    const ribs = Array.from({ length: 7 }, (_, n) => {
      const turn = (n / 7) * 2 * Math.PI;
      const [cx, cz] = [
        x + dx + 0.45 * size * Math.sin(turn),
        z + dz + 0.45 * size * Math.cos(turn),
      ];
      return ellipsoid(skin, [cx, y + 0.75 * size, cz], [0.6 * size, 0.78 * size, 0.6 * size]);
    });
    const top = y + 1.45 * size;
    return [
      ...ribs,
      limb(stalk, [x + dx, top, z + dz], [x + dx + 0.02, top + 0.04, z + dz], 0.013, 0.009),
    ];
  });
}

/** A crate with a heap of one kind of goods, tilted toward who buys. */
function heap(random: Random, [x, y, z]: Vector, colour: Colour): Solid[] {
  const goods = plain(colour, { gloss: 0.15 });
  const crate = box(planks(WOOD, 0.03, 'lying'), [x, y + 0.02, z], [0.125, 0.04, 0.13], pitch(0.3));
  const places = [-0.085, 0, 0.085].flatMap((dx) => [-0.09, 0, 0.09].map((dz) => [dx, dz]));
  return [
    crate,
    ...places.map(([dx = 0, dz = 0]) =>
      ball(goods, [x + dx, y + 0.075 + 0.3 * dz + 0.02 * random.unit(), z + dz], 0.05),
    ),
    ball(goods, [x - 0.03, y + 0.13, z - 0.02], 0.05),
    ball(goods, [x + 0.05, y + 0.14, z + 0.05], 0.05),
  ];
}

/** Fish on ice. */
function fishOn(random: Random, x: number): Solid[] {
  return [
    box(plain(ICE, { gloss: 0.4 }), [x, 0.38, -0.16], [0.135, 0.03, 0.17], pitch(0.3)),
    ...[-0.09, -0.02, 0.05, 0.11].flatMap((dx) => {
      const skin = plain(scaleColour(pick(random, SCALES), 0.85 + 0.3 * random.unit()), {
        gloss: 0.6,
      });
      const [y, at] = [0.425, x + dx];
      return [
        limb(skin, [at, y - 0.03, -0.28], [at, y + 0.02, -0.12], 0.018, 0.034),
        limb(skin, [at, y + 0.02, -0.12], [at, y + 0.05, -0.02], 0.034, 0.008),
        box(skin, [at, y + 0.055, 0.01], [0.026, 0.004, 0.02], pitch(0.3)),
      ];
    }),
  ];
}

/** How a bunch spreads from its middle: across, up and toward who buys. */
const SPREAD: readonly Vector[] = [
  [0, 0.07, 0],
  [-0.07, 0.045, 0.02],
  [0.07, 0.045, -0.01],
  [0.02, 0.04, -0.08],
  [-0.05, 0.02, -0.08],
  [0.06, 0.015, -0.09],
  [-0.02, 0.06, 0.07],
];

/** Flowers of one kind over their leaves, so high above the ground. */
function flowersAt(random: Random, [x, y, z]: Vector): Solid[] {
  const petals = plain(pick(random, FLOWERS));
  return [
    ball(plain(LEAF), [x, y, z], 0.085),
    ...SPREAD.map(([dx, dy, dz]) =>
      ball(petals, [x + dx, y + dy + 0.02 * random.unit(), z + dz], 0.036 + 0.01 * random.unit()),
    ),
  ];
}

/** A bunch on the counter. */
const bunch = (random: Random, x: number): Solid[] => flowersAt(random, [x, 0.44, -0.16]);

/** A bunch in a pail before the stall. */
const inPail = (random: Random, x: number): Solid[] => [
  frustum(plain(ZINC, { gloss: 0.3 }), [x, 0, -0.5], 0.16, 0.06, 0.08),
  ...flowersAt(random, [x, 0.2, -0.5]),
];
