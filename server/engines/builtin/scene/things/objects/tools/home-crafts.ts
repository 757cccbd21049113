import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector, yaw } from '../../sculpt/vector.ts';

const CHINA: Look = plain([0.93, 0.93, 0.92], { gloss: 0.5 });
const PEA: Look = plain([0.36, 0.62, 0.16], { gloss: 0.3 });
const POD: Look = plain([0.28, 0.5, 0.14], { gloss: 0.2 });
const GOLD: Look = plain([0.93, 0.74, 0.22], { gloss: 0.5 });
const STEM: Look = plain([0.2, 0.42, 0.14]);
const LEATHER: Look = plain([0.34, 0.16, 0.08], { gloss: 0.8 });
const BLACK: Look = plain([0.09, 0.08, 0.08], { gloss: 0.4 });
const WOOD: Look = plain([0.62, 0.42, 0.22]);

/** How many radians one pea or flower is further round than the last, so that none hides another. */
const ROUND = 2.4;

/** A bowl heaped with peas, a pod that is opened over it, and a heap of those that are to come. */
export function peas(at: Vector): Solid[] {
  const on = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  const heap = Array.from({ length: 26 }, (_, n) => {
    const out = 0.078 * Math.sqrt(n / 26);
    const up = 0.086 - 3.2 * out * out;
    return ball(PEA, on(0.07 + out * Math.cos(ROUND * n), up, out * Math.sin(ROUND * n)), 0.0135);
  });
  const pods = Array.from({ length: 16 }, (_, n) => {
    const foot = on(0.03 + 0.022 * (n % 6), 0.012 + 0.016 * Math.floor(n / 6), 0.165);
    const turned = 0.9 * Math.sin(5.3 * n);
    const half: Vector = [0.045 * Math.sin(turned), 0, 0.045 * Math.cos(turned)];
    return limb(
      n % 3 === 0 ? PEA : POD,
      add(foot, half),
      add(foot, [-half[0], 0.004, -half[2]]),
      0.006,
      0.012,
    );
  });
  return [
    frustum(CHINA, on(0.07, 0, 0), 0.012, 0.05, 0.055),
    frustum(CHINA, on(0.07, 0.01, 0), 0.06, 0.062, 0.1),
    frustum(plain([0.2, 0.36, 0.66], { gloss: 0.5 }), on(0.07, 0.056, 0), 0.01, 0.099, 0.102),
    ellipsoid(PEA, on(0.07, 0.062, 0), [0.092, 0.018, 0.092]),
    ...heap,
    ...pods,
    limb(POD, on(-0.02, 0.125, -0.065), on(0.0, 0.122, 0.045), 0.011, 0.013),
    ...[0, 1, 2].map((n) => ball(PEA, on(0.0, 0.116, -0.04 + 0.024 * n), 0.0105)),
    ...[0, 1, 2, 3].map((n) =>
      limb(POD, on(-0.06 + 0.03 * n, 0.008, -0.17), on(-0.03 + 0.03 * n, 0.01, -0.2), 0.009, 0.006),
    ),
  ];
}

/** A present whose bow is being tied, the paper left over, a roll of it and one that is done. */
export function present(at: Vector): Solid[] {
  const on = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  const dotted = (ground: Colour, dots: Colour): Look => ({
    paint: (x, y, z) => (Math.sin(150 * (x + y)) + Math.sin(150 * (z - y)) > 1.1 ? dots : ground),
  });
  const red = dotted([0.76, 0.1, 0.12], [0.97, 0.9, 0.8]);
  const green = dotted([0.12, 0.42, 0.3], [0.93, 0.88, 0.6]);
  const bowAt = on(0.065, 0.115, 0);
  return [
    box(green, on(0.03, 0.002, 0), [0.13, 0.002, 0.17], yaw(0.15)),
    box(red, on(0.065, 0.052, 0), [0.065, 0.05, 0.085]),
    box(GOLD, on(0.065, 0.053, 0), [0.067, 0.051, 0.012]),
    box(GOLD, on(0.065, 0.053, 0), [0.012, 0.051, 0.087]),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(GOLD, add(bowAt, [0, 0.012, 0.03 * side]), [0.013, 0.02, 0.03]),
      limb(GOLD, bowAt, on(0.03, 0.12, 0.055 * side), 0.006, 0.005),
    ]),
    ball(GOLD, bowAt, 0.014),
    limb(red, on(-0.04, 0.022, 0.21), on(0.16, 0.022, 0.19), 0.022, 0.022),
    box(green, on(0.1, 0.03, -0.18), [0.05, 0.03, 0.042], yaw(0.3)),
    box(CHINA, on(0.1, 0.031, -0.18), [0.0515, 0.031, 0.009], yaw(0.3)),
  ];
}

const CLOTHES: readonly Colour[] = [
  [0.9, 0.88, 0.84],
  [0.3, 0.48, 0.72],
  [0.82, 0.42, 0.4],
  [0.93, 0.8, 0.46],
  [0.42, 0.62, 0.5],
];

/** Two piles of folded clothes and a shirt of which one half is laid over the other. */
export function foldedWashing(at: Vector): Solid[] {
  const on = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  const pile = (x: number, z: number, high: number, first: number): Solid[] =>
    Array.from({ length: high }, (_, n) =>
      box(
        plain(CLOTHES[(n + first) % CLOTHES.length] as Colour),
        on(x, 0.013 + 0.025 * n, z),
        [0.058, 0.013, 0.056 - 0.003 * (n % 3)],
        yaw(0.06 * Math.sin(7 * n)),
        0.011,
      ),
    );
  const shirt = plain([0.52, 0.68, 0.86]);
  return [
    ...pile(0.13, -0.17, 6, 0),
    ...pile(0.13, 0.165, 4, 2),
    box(shirt, on(0.05, 0.008, 0), [0.085, 0.008, 0.085], undefined, 0.007),
    ...[-1, 1].map((side) =>
      box(shirt, on(0.1, 0.008, 0.1 * side), [0.03, 0.007, 0.035], yaw(0.4 * side), 0.006),
    ),
    box(shirt, on(0.0, 0.052, 0), [0.058, 0.006, 0.084], roll(-0.85), 0.005),
  ];
}

const BLOOMS: readonly Colour[] = [
  [0.9, 0.3, 0.4],
  [0.96, 0.78, 0.3],
  [0.95, 0.92, 0.9],
  [0.62, 0.4, 0.76],
  [0.95, 0.56, 0.3],
];

/** A flower from its cut end to its bloom, two leaves at the stem. */
const flower = (foot: Vector, top: Vector, nth: number): Solid[] => {
  const look = plain(BLOOMS[nth % BLOOMS.length] as Colour);
  const half: Vector = [(foot[0] + top[0]) / 2, (foot[1] + top[1]) / 2, (foot[2] + top[2]) / 2];
  return [
    limb(STEM, foot, top, 0.004, 0.0035),
    limb(STEM, half, add(half, [0.012, 0.016, 0.03]), 0.003, 0.009),
    ...[0, 1, 2, 3, 4].map((n) =>
      ball(
        look,
        add(top, [0.015 * Math.cos(1.257 * n), 0.004, 0.015 * Math.sin(1.257 * n)]),
        0.0145,
      ),
    ),
    ball(plain([0.86, 0.66, 0.2]), add(top, [0, 0.014, 0]), 0.009),
  ];
};

/** A vase full of flowers, one that comes to them in a hand, others that lie there to be cut. */
export function bouquet(at: Vector): Solid[] {
  const on = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  const vase: Look = plain([0.24, 0.46, 0.62], { gloss: 0.6 });
  const mouth = on(0.09, 0.12, 0);
  return [
    frustum(vase, on(0.09, 0, 0), 0.06, 0.035, 0.052),
    frustum(vase, on(0.09, 0.06, 0), 0.06, 0.052, 0.03),
    ...Array.from({ length: 11 }, (_, n) => {
      const out = 0.095 * Math.sqrt(n / 11);
      const top = add(mouth, [
        out * Math.cos(ROUND * n),
        0.15 - 0.6 * out,
        1.15 * out * Math.sin(ROUND * n),
      ]);
      return flower(mouth, top, n);
    }).flat(),
    ...flower(on(0.02, 0.14, 0.06), on(0.0, 0.27, 0.075), 0),
    ...[0, 1, 2, 3].flatMap((n) =>
      flower(on(-0.06 + 0.03 * n, 0.012, 0.2), on(0.02 + 0.035 * n, 0.02, 0.12), n + 1),
    ),
    ...[0, 1].flatMap((n) =>
      flower(on(-0.05 + 0.05 * n, 0.012, -0.21), on(0.05 + 0.05 * n, 0.02, -0.17), n),
    ),
  ];
}

/** A shoe in the hand and the brush that polishes it, its fellow, a tin of polish and a cloth. */
export function shoes(at: Vector): Solid[] {
  const on = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  const shoe = (heel: Vector): Solid[] => [
    limb(LEATHER, add(heel, [0.0, 0.035, 0]), add(heel, [0.1, 0.028, 0]), 0.032, 0.027),
    limb(LEATHER, add(heel, [0, 0.035, 0]), add(heel, [-0.004, 0.08, 0]), 0.03, 0.031),
    frustum(BLACK, add(heel, [-0.004, 0.098, 0]), 0.016, 0.022, 0.024),
    box(BLACK, add(heel, [0.05, 0.005, 0]), [0.086, 0.005, 0.03], undefined, 0.004),
    box(BLACK, add(heel, [-0.012, 0.012, 0]), [0.022, 0.012, 0.028], undefined, 0.004),
  ];
  return [
    ...shoe(on(0.02, 0.045, -0.02)),
    ...shoe(on(0.07, 0, 0.15)),
    box(WOOD, on(0.045, 0.14, 0.03), [0.05, 0.011, 0.02], yaw(0.3), 0.008),
    box(BLACK, on(0.045, 0.12, 0.03), [0.046, 0.012, 0.017], yaw(0.3)),
    frustum(BLACK, on(0.03, 0, -0.18), 0.022, 0.036, 0.036),
    frustum(plain([0.42, 0.2, 0.09], { gloss: 0.6 }), on(0.03, 0.021, -0.18), 0.003, 0.031, 0.031),
    frustum(plain([0.7, 0.12, 0.1], { gloss: 0.5 }), on(0.12, 0, -0.17), 0.01, 0.037, 0.037),
    box(plain([0.93, 0.8, 0.4]), on(0.14, 0.008, 0), [0.045, 0.008, 0.05], yaw(0.5), 0.007),
  ];
}
