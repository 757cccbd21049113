import type { DoughWork } from '../../../words/deeds-at-table.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import {
  ball,
  box,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';

const DOUGH: Colour = [0.94, 0.84, 0.64];
const PALE: Colour = [0.97, 0.93, 0.83];
const YELLOW: Colour = [0.95, 0.8, 0.42];
const BEECH: Colour = [0.84, 0.64, 0.4];
const IRON: Colour = [0.13, 0.13, 0.14];
const FILLING: Colour = [0.5, 0.56, 0.28];
const STRAW: Colour = [0.8, 0.62, 0.34];

/** A place on the table: ahead of who stands there, above its top, aside; heights of a man. */
export type OnTable = (ahead: number, up: number, aside: number) => Vector;

/** Flat breads with brown spots, where the pan was hot. */
const baked: Look = {
  paint: (x, _y, z) => {
    const spot = Math.sin(x * 150 + 2) * Math.sin(z * 130 + x * 60);
    return spot > 0.62 ? [0.66, 0.42, 0.18] : [0.95, 0.83, 0.56];
  },
};

/** A heap of tortillas in a basket, one on an iron plate, balls of dough in a row. */
const tortillas = (on: OnTable): Solid[] => [
  frustum(plain(STRAW), on(0.48, 0, -0.26), 0.03, 0.1, 0.125),
  ...Array.from({ length: 9 }, (_, n) =>
    frustum(
      baked,
      on(0.48 + 0.008 * Math.sin(n * 2.3), 0.02 + 0.012 * n, -0.26),
      0.01,
      0.105,
      0.105,
    ),
  ),
  frustum(plain(IRON, { gloss: 0.3 }), on(0.49, 0, 0.27), 0.022, 0.125, 0.13),
  frustum(baked, on(0.49, 0.022, 0.27), 0.008, 0.1, 0.1),
  ...[0, 1, 2, 3, 4].map((n) => ball(plain(DOUGH), on(0.55, 0.026, -0.12 + 0.062 * n), 0.027)),
];

/** A round of dough that is folded over its filling, its rim pinched. */
const dumpling = (at: Vector): Solid[] => [
  ellipsoid(plain(PALE, { gloss: 0.2 }), add(at, [0, 0.016, 0]), [0.021, 0.02, 0.036]),
  ...[-1, 0, 1].map((n) =>
    ball(plain(PALE), add(at, [0, 0.034 - 0.006 * Math.abs(n), 0.016 * n]), 0.009),
  ),
];

/** Rows of dumplings on a board, a steamer of bamboo and a bowl of their filling. */
const dumplings = (on: OnTable): Solid[] => [
  box(planks(BEECH, 0.03), on(0.47, 0.006, -0.25), [0.12, 0.006, 0.155], undefined, 0.004),
  ...[0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2].flatMap((n) => dumpling(on(0.39 + 0.053 * row, 0.012, -0.35 + 0.095 * n))),
  ),
  frustum(plain(STRAW), on(0.5, 0, 0.3), 0.06, 0.1, 0.1),
  ring(plain([0.62, 0.44, 0.2]), on(0.5, 0.06, 0.3), 0.098, 0.009),
  ...[0, 1, 2, 3, 4].flatMap((n) =>
    dumpling(on(0.5 + 0.055 * Math.cos(n * 1.26), 0.052, 0.3 + 0.055 * Math.sin(n * 1.26))),
  ),
  frustum(plain([0.86, 0.88, 0.9], { gloss: 0.5 }), on(0.54, 0, 0.1), 0.055, 0.035, 0.065),
  ellipsoid(plain(FILLING), on(0.54, 0.055, 0.1), [0.058, 0.02, 0.058]),
];

/** Nests of ribbons, and long ones that hang from a stand to dry. */
function pasta(on: OnTable): Solid[] {
  const yellow = plain(YELLOW);
  const beech = planks(BEECH, 0.02);
  const [x, z] = [0.5, 0.26];
  const bar = 0.235;
  return [
    ...[-1, 1].map((side) =>
      limb(beech, on(x, 0, z + 0.15 * side), on(x, bar, z + 0.15 * side), 0.01, 0.01),
    ),
    ...[-1, 1].map((side) => box(beech, on(x, 0.006, z + 0.15 * side), [0.07, 0.006, 0.016])),
    limb(beech, on(x, bar, z - 0.15), on(x, bar, z + 0.15), 0.009, 0.009),
    ...Array.from({ length: 12 }, (_, n) => {
      const aside = z - 0.125 + 0.0227 * n;
      const low = 0.03 + 0.022 * Math.sin(n * 1.9);
      return [-1, 1].map((side) =>
        limb(
          yellow,
          on(x + 0.012 * side, bar + 0.004, aside),
          on(x + 0.02 * side, low, aside),
          0.0075,
          0.0065,
        ),
      );
    }).flat(),
    ...[0, 1, 2, 3, 4].flatMap((n) => {
      const at = on(0.46 + 0.085 * (n % 2), 0.014, -0.36 + 0.07 * n);
      return [
        ring(yellow, at, 0.032, 0.013),
        ring(yellow, add(at, [0.004, 0.016, 0.003]), 0.024, 0.012),
      ];
    }),
  ];
}

const SAUCE: Colour = [0.74, 0.14, 0.06];
const CHEESE: Colour = [0.98, 0.9, 0.6];
const LEAF: Colour = [0.16, 0.44, 0.14];

/** A round of dough with tomato, cheese and leaves of basil on it. */
const pizza = (at: Vector, radius: number): Solid[] => [
  frustum(plain(DOUGH), at, 0.014, radius, radius),
  ring(plain([0.9, 0.72, 0.44]), add(at, [0, 0.014, 0]), radius - 0.014, 0.018),
  ellipsoid(plain(SAUCE, { gloss: 0.3 }), add(at, [0, 0.014, 0]), [
    radius - 0.02,
    0.01,
    radius - 0.02,
  ]),
  ...Array.from({ length: 9 }, (_, n) => {
    const out = (radius - 0.045) * Math.sqrt((n + 0.5) / 9);
    const on = add(at, [out * Math.cos(n * 2.4), 0.023, out * Math.sin(n * 2.4)]);
    return n % 3 === 2
      ? ellipsoid(plain(LEAF), on, [0.02, 0.006, 0.012])
      : ellipsoid(plain(CHEESE), on, [0.024, 0.008, 0.022]);
  }),
];

/** Two pizzas ready for the oven, bowls of sauce and of cheese. */
const pizzas = (on: OnTable): Solid[] => [
  ...pizza(on(0.44, 0.002, -0.29), 0.125),
  ...pizza(on(0.45, 0.002, 0.29), 0.125),
  ...[SAUCE, CHEESE].flatMap((colour, n) => [
    frustum(
      plain([0.93, 0.93, 0.9], { gloss: 0.5 }),
      on(0.55, 0, 0.1 - 0.18 * n),
      0.05,
      0.03,
      0.06,
    ),
    ellipsoid(plain(colour), on(0.55, 0.05, 0.1 - 0.18 * n), [0.054, 0.018, 0.054]),
  ]),
];

/** What lies on the table of who makes it of dough, besides what is rolled out. */
export const DOUGH_GOODS: Readonly<Record<DoughWork, (on: OnTable) => Solid[]>> = {
  tortillamaking: tortillas,
  dumplingmaking: dumplings,
  pastamaking: pasta,
  pizzamaking: pizzas,
};
