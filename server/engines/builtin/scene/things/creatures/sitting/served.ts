import type { Colour, Thing } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { box, ellipsoid, frustum, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';

const BEER: Colour = [0.93, 0.58, 0.1];
const FOAM: Colour = [0.98, 0.96, 0.9];
const GLASS: Colour = [0.82, 0.86, 0.86];
const WINE: Colour = [0.42, 0.04, 0.09];
const CHINA: Colour = [0.95, 0.95, 0.93];
const WAX: Colour = [0.96, 0.92, 0.8];
const DISHES: readonly Colour[] = [
  [0.78, 0.5, 0.22],
  [0.34, 0.5, 0.2],
  [0.74, 0.26, 0.14],
  [0.86, 0.72, 0.38],
];

/** A mug of beer under its foam, the handle toward who sits on the left. Lengths in a man's heights. */
function mug(foot: Vector): Solid[] {
  const glass = plain(GLASS, { gloss: 0.6 });
  const beer = plain(BEER, { gloss: 0.6, glow: () => 0.12 });
  const foam = plain(FOAM, { glow: () => 0.1 });
  return [
    frustum(glass, foot, 0.01, 0.035, 0.034),
    frustum(beer, add(foot, [0, 0.01, 0]), 0.082, 0.034, 0.035),
    frustum(foam, add(foot, [0, 0.09, 0]), 0.016, 0.036, 0.036),
    ellipsoid(foam, add(foot, [0, 0.106, 0]), [0.034, 0.014, 0.034]),
    limb(glass, add(foot, [-0.035, 0.08, 0]), add(foot, [-0.062, 0.07, 0]), 0.007, 0.007),
    limb(glass, add(foot, [-0.062, 0.07, 0]), add(foot, [-0.06, 0.034, 0]), 0.007, 0.007),
    limb(glass, add(foot, [-0.06, 0.034, 0]), add(foot, [-0.034, 0.022, 0]), 0.007, 0.007),
  ];
}

/** A glass of red wine. Lengths in a man's heights. */
function wineGlass(foot: Vector): Solid[] {
  const glass = plain(GLASS, { gloss: 0.7 });
  return [
    frustum(glass, foot, 0.004, 0.022, 0.02),
    limb(glass, foot, add(foot, [0, 0.05, 0]), 0.004, 0.004),
    frustum(plain(WINE, { gloss: 0.7 }), add(foot, [0, 0.05, 0]), 0.03, 0.013, 0.026),
    frustum(glass, add(foot, [0, 0.08, 0]), 0.022, 0.026, 0.022),
  ];
}

/** A plate with a dish that a number chooses, a fork and a knife beside it. Lengths in a man's heights. */
function plate([x, y, z]: Vector, number: number): Solid[] {
  const dish = DISHES[number % DISHES.length] as Colour;
  const green = DISHES[(number + 1) % DISHES.length] as Colour;
  const steel = plain(GLASS, { gloss: 0.5 });
  return [
    frustum(plain(CHINA, { gloss: 0.4 }), [x, y, z], 0.01, 0.045, 0.07),
    ellipsoid(plain(dish), [x - 0.012, y + 0.016, z], [0.036, 0.018, 0.03]),
    ellipsoid(plain(green), [x + 0.02, y + 0.014, z + 0.022], [0.024, 0.014, 0.022]),
    ...[-0.082, 0.082].map((off) => box(steel, [x, y + 0.003, z + off], [0.05, 0.003, 0.005])),
  ];
}

/** A candle that burns in its glass. Lengths in a man's heights. */
export function candle(foot: Vector): Solid[] {
  return [
    frustum(plain(WAX, { glow: () => 0.35 }), foot, 0.06, 0.018, 0.02),
    ellipsoid(
      plain([1, 0.8, 0.36], { glow: () => 1 }),
      add(foot, [0, 0.078, 0]),
      [0.008, 0.02, 0.008],
    ),
  ];
}

/** A cup on its saucer. */
function cup(foot: Vector): Solid[] {
  const china = plain(CHINA, { gloss: 0.5 });
  return [
    frustum(china, foot, 0.008, 0.03, 0.05),
    frustum(china, add(foot, [0, 0.008, 0]), 0.045, 0.022, 0.034),
    ellipsoid(plain(COFFEE), add(foot, [0, 0.052, 0]), [0.031, 0.004, 0.031]),
  ];
}

const COFFEE: Colour = [0.2, 0.11, 0.06];
const ICING: Colour = [0.94, 0.46, 0.62];
const CRUST: Colour = [0.8, 0.55, 0.26];

/** Whether something is drunk. */
export const isDrink = (thing: Thing): boolean =>
  thing === 'beer' || thing === 'wine' || thing === 'drink' || thing === 'cup';

/** How what is drunk with a dish, or by itself, is served. */
export const drinkOf = (thing: Thing): ((foot: Vector) => Solid[]) =>
  thing === 'beer'
    ? mug
    : thing === 'cup' || thing === 'breakfast' || thing === 'donut'
      ? cup
      : wineGlass;

/** What lies in a bowl, and in which colour. */
const BOWLS: Partial<Readonly<Record<Thing, Colour>>> = {
  soup: [0.84, 0.42, 0.14],
  ramen: [0.86, 0.66, 0.3],
  curry: [0.84, 0.52, 0.1],
  salad: [0.34, 0.56, 0.2],
  fruit: [0.86, 0.24, 0.2],
};
/** What is heaped on a plate, and what lies on that. */
const HEAPS: Partial<Readonly<Record<Thing, readonly [Colour, Colour]>>> = {
  burger: [
    [0.8, 0.52, 0.22],
    [0.3, 0.16, 0.08],
  ],
  cake: [
    [0.9, 0.7, 0.42],
    [0.92, 0.5, 0.56],
  ],
};

/** Strands of pasta wound to a heap, sauce and balls of meat on it. */
function noodles([x, y, z]: Vector): Solid[] {
  const [pasta, sauce, meat] = [
    plain([0.95, 0.78, 0.36]),
    plain([0.78, 0.14, 0.06], { gloss: 0.3 }),
    plain([0.4, 0.18, 0.1]),
  ];
  return [
    ellipsoid(pasta, [x, y + 0.02, z], [0.046, 0.024, 0.046]),
    ...Array.from({ length: 9 }, (_, n) => {
      const out = 0.02 * (n % 3);
      const at: Vector = [
        x + out * Math.cos(n * 2.4),
        y + 0.014 + 0.012 * (2 - (n % 3)),
        z + out * Math.sin(n * 2.4),
      ];
      return ring(pasta, at, 0.016 + 0.002 * (n % 4), 0.005, roll(0.5 * Math.sin(n * 1.7)));
    }),
    ellipsoid(sauce, [x, y + 0.042, z], [0.027, 0.013, 0.027]),
    ...[0, 2.2, 4.3].map((turn) =>
      ellipsoid(
        meat,
        [x + 0.016 * Math.cos(turn), y + 0.053, z + 0.016 * Math.sin(turn)],
        [0.011, 0.011, 0.011],
      ),
    ),
  ];
}

/** Fish on rice, each piece by itself, every third a roll in seaweed. */
function nigiri([x, y, z]: Vector): Solid[] {
  const [rice, weed] = [plain([0.97, 0.96, 0.92]), plain([0.06, 0.1, 0.07])];
  const fish = [plain([0.96, 0.48, 0.26]), plain([0.84, 0.2, 0.2])] as const;
  return Array.from({ length: 9 }, (_, n): Solid[] => {
    const at: Vector = [x + 0.034 * ((n % 3) - 1), y + 0.01, z + 0.036 * (Math.floor(n / 3) - 1)];
    const top = fish[n % 2] ?? fish[0];
    if (n % 3 === 1)
      return [
        frustum(weed, at, 0.022, 0.0145, 0.0145),
        frustum(rice, add(at, [0, 0.02, 0]), 0.004, 0.012, 0.012),
        ellipsoid(top, add(at, [0, 0.024, 0]), [0.006, 0.003, 0.006]),
      ];
    return [
      ellipsoid(rice, add(at, [0, 0.009, 0]), [0.013, 0.011, 0.016]),
      ellipsoid(top, add(at, [0, 0.019, 0]), [0.013, 0.005, 0.017]),
    ];
  }).flat();
}

/** Pancakes on each other, butter on top. */
function stack([x, y, z]: Vector): Solid[] {
  const [cake, rim] = [plain([0.72, 0.42, 0.16]), plain([0.95, 0.8, 0.5])];
  return [
    ...Array.from({ length: 5 }, (_, n) => {
      const foot: Vector = [x + 0.003 * Math.cos(n * 2.4), y + 0.01 + 0.013 * n, z];
      return [
        frustum(rim, foot, 0.008, 0.05, 0.05),
        frustum(cake, add(foot, [0, 0.007, 0]), 0.005, 0.051, 0.05),
      ];
    }).flat(),
    box(plain([0.99, 0.9, 0.45]), [x, y + 0.082, z], [0.013, 0.007, 0.013], undefined, 0.003),
  ];
}

/** What somebody eats: a pizza, a bowl, a plate with what is named, or with a dish that a number chooses. Lengths in a man's heights. */
export function dishOf(served: Thing | null, at: Vector, number: number): Solid[] {
  const [x, y, z] = at;
  if (served === 'pizza') {
    const red = plain([0.76, 0.2, 0.08]);
    const cheese = plain([0.95, 0.78, 0.36]);
    return [
      frustum(plain(CHINA, { gloss: 0.4 }), at, 0.008, 0.07, 0.095),
      frustum(plain(CRUST), [x, y + 0.008, z], 0.012, 0.088, 0.084),
      frustum(cheese, [x, y + 0.018, z], 0.006, 0.074, 0.072),
      ...Array.from({ length: 7 }, (_, n) => {
        const [turn, out] = [n * 2.4, n === 0 ? 0 : 0.034 + 0.018 * (n % 2)];
        const spot: Vector = [x + out * Math.cos(turn), y + 0.025, z + out * Math.sin(turn)];
        return ellipsoid(red, spot, [0.015, 0.004, 0.015]);
      }),
    ];
  }
  if (served === 'donut')
    return [
      ...plate(at, number).slice(0, 1),
      ring(plain(CRUST), [x, y + 0.03, z], 0.038, 0.022),
      ring(plain(ICING, { gloss: 0.4 }), [x, y + 0.035, z], 0.038, 0.019),
    ];
  if (served === 'spaghetti') return [...plate(at, number).slice(0, 1), ...noodles(at)];
  if (served === 'pancakes') return [...plate(at, number).slice(0, 1), ...stack(at)];
  if (served === 'sushi') return [...plate(at, number).slice(0, 1), ...nigiri(at)];
  const filled = served === null ? undefined : BOWLS[served];
  if (filled !== undefined)
    return [
      frustum(plain(CHINA, { gloss: 0.4 }), at, 0.045, 0.034, 0.066),
      ellipsoid(plain(filled), [x, y + 0.044, z], [0.058, 0.012, 0.058]),
    ];
  const heap = served === null ? undefined : HEAPS[served];
  if (heap === undefined) return plate(at, number);
  return [
    ...plate(at, number).slice(0, 1),
    ellipsoid(plain(heap[0]), [x, y + 0.022, z], [0.042, 0.03, 0.042]),
    ellipsoid(plain(heap[1]), [x, y + 0.046, z], [0.026, 0.013, 0.026]),
  ];
}
