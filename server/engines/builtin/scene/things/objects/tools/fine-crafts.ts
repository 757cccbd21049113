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
import { add, roll, type Vector, yaw } from '../../sculpt/vector.ts';

const COIN: Look = plain([0.93, 0.74, 0.26], { gloss: 0.7 });
const STEEL: Look = plain([0.78, 0.8, 0.84], { gloss: 0.8 });
const BLACK: Look = plain([0.08, 0.08, 0.09], { gloss: 0.5 });
const LIME: Look = plain([0.86, 0.7, 0.46]);
const WICKER: Colour = [0.72, 0.52, 0.28];
const NOTE: Look = {
  paint: (x, _y, z) =>
    Math.sin(240 * x) * Math.sin(160 * z) > 0.55 ? [0.28, 0.46, 0.34] : [0.6, 0.74, 0.58],
};
const BRIGHT: readonly Colour[] = [
  [0.86, 0.16, 0.24],
  [0.95, 0.5, 0.66],
  [0.2, 0.56, 0.68],
  [0.96, 0.76, 0.24],
  [0.56, 0.32, 0.68],
  [0.3, 0.64, 0.34],
];

const bright = (nth: number, gloss = 0.5): Look =>
  plain(BRIGHT[nth % BRIGHT.length] as Colour, { gloss });

/** Coins in piles and lying about, bundles of notes, and a fan of notes in the hand. */
export function coins(at: Vector): Solid[] {
  const on = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  const piles: readonly (readonly [x: number, z: number, high: number])[] = [
    [0.06, -0.06, 0.07],
    [0.1, -0.02, 0.1],
    [0.05, 0.0, 0.045],
    [0.12, 0.05, 0.06],
    [0.06, 0.06, 0.03],
  ];
  return [
    ...piles.flatMap(([x, z, high]) =>
      Array.from({ length: Math.round(high / 0.008) }, (_, n) =>
        frustum(COIN, on(x + 0.0015 * Math.sin(9 * n), 0.008 * n, z), 0.0068, 0.021, 0.021),
      ),
    ),
    ...[0, 1, 2, 3, 4, 5].map((n) =>
      frustum(COIN, on(-0.05 + 0.033 * n, 0, -0.15 - 0.025 * Math.sin(4 * n)), 0.006, 0.021, 0.021),
    ),
    ...[0, 1, 2].flatMap((n) => [
      box(NOTE, on(0.09, 0.012 + 0.024 * n, 0.165), [0.035, 0.011, 0.062], yaw(0.12 * n)),
      box(
        plain([0.9, 0.86, 0.76]),
        on(0.09, 0.012 + 0.024 * n, 0.165),
        [0.0355, 0.0115, 0.01],
        yaw(0.12 * n),
      ),
    ]),
    ...[-1, 0, 1].map((n) =>
      box(NOTE, on(0.0, 0.125, -0.055 + 0.02 * n), [0.004, 0.05, 0.028], roll(-0.3 + 0.28 * n)),
    ),
  ];
}

/** A towel under the hand, the small brush in the other, bottles of varnish. */
export function nails(at: Vector): Solid[] {
  const on = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  const bottle = (x: number, z: number, nth: number): Solid[] => [
    frustum(bright(nth, 0.8), on(x, 0, z), 0.045, 0.026, 0.026),
    frustum(BLACK, on(x, 0.045, z), 0.05, 0.012, 0.009),
  ];
  return [
    box(plain([0.95, 0.93, 0.94]), on(0.01, 0.005, -0.06), [0.09, 0.005, 0.085], undefined, 0.004),
    ...[0, 1, 2, 3, 4].flatMap((n) => bottle(0.1 + 0.018 * (n % 2), -0.12 + 0.065 * n, n)),
    limb(BLACK, on(-0.02, 0.09, 0.025), on(0.0, 0.065, -0.005), 0.009, 0.007),
    limb(bright(0), on(0.0, 0.065, -0.005), on(0.015, 0.04, -0.04), 0.004, 0.007),
    ...[0, 1, 2, 3].map((n) =>
      ball(bright(0, 0.9), on(0.032 - 0.004 * Math.abs(n - 1), 0.022, -0.095 + 0.015 * n), 0.0065),
    ),
    frustum(plain([0.62, 0.8, 0.86], { gloss: 0.6 }), on(0.04, 0, 0.17), 0.05, 0.04, 0.03),
  ];
}

/** A bird of wood in one hand and the knife in the other, shavings, a spoon and a bird that are done. */
export function whittled(at: Vector): Solid[] {
  const on = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  const bird = (foot: Vector): Solid[] => [
    ellipsoid(LIME, add(foot, [0, 0.03, 0]), [0.05, 0.03, 0.028]),
    ball(LIME, add(foot, [0.042, 0.06, 0]), 0.023),
    limb(LIME, add(foot, [0.06, 0.06, 0]), add(foot, [0.088, 0.054, 0]), 0.009, 0.003),
    limb(LIME, add(foot, [-0.035, 0.035, 0]), add(foot, [-0.09, 0.055, 0]), 0.014, 0.018),
    ...[-1, 1].map((side) => ball(BLACK, add(foot, [0.05, 0.066, 0.02 * side]), 0.0045)),
  ];
  return [
    ...bird(on(0.025, 0.11, 0.02)),
    ...bird(on(0.12, 0.005, 0.15)),
    limb(plain([0.4, 0.2, 0.1]), on(-0.07, 0.14, -0.075), on(-0.02, 0.142, -0.055), 0.0115, 0.01),
    limb(STEEL, on(-0.02, 0.142, -0.055), on(0.05, 0.152, -0.012), 0.009, 0.002),
    limb(LIME, on(0.0, 0.01, 0.2), on(0.06, 0.01, 0.18), 0.006, 0.006),
    ellipsoid(LIME, on(0.0, 0.01, 0.2), [0.026, 0.009, 0.018]),
    ...Array.from({ length: 12 }, (_, n) =>
      ring(
        LIME,
        on(0.02 + 0.075 * Math.cos(2.4 * n), 0.006, -0.08 + 0.1 * Math.sin(1.7 * n)),
        0.011,
        0.0035,
        roll(0.5 * n),
      ),
    ),
    limb(
      planks([0.56, 0.4, 0.24], 0.03),
      on(0.12, 0.022, -0.2),
      on(0.16, 0.022, -0.08),
      0.022,
      0.022,
    ),
  ];
}

/** A basket half woven, its stakes still up, a rod in both hands and a bundle of others. */
export function wickerwork(at: Vector): Solid[] {
  const on = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  const woven: Look = {
    paint: (x, y, z) => {
      const row = Math.floor((y - at[1]) / 0.014);
      const round = Math.atan2(z - at[2], x - at[0] - 0.08) * 8;
      const shade = 0.78 + 0.22 * Math.sin(round + Math.PI * row);
      return [WICKER[0] * shade, WICKER[1] * shade, WICKER[2] * shade];
    },
  };
  const rod = plain([0.6, 0.42, 0.2]);
  const stakes = Array.from({ length: 14 }, (_, n) => {
    const [c, s] = [Math.cos(0.449 * n), Math.sin(0.449 * n)];
    return limb(
      rod,
      on(0.08 + 0.09 * c, 0.1, 0.09 * s),
      on(0.08 + 0.115 * c, 0.24, 0.115 * s),
      0.004,
      0.003,
    );
  });
  return [
    frustum(woven, on(0.08, 0, 0), 0.125, 0.075, 0.098),
    ...stakes,
    limb(rod, on(0.0, 0.145, -0.08), on(-0.01, 0.15, 0.085), 0.005, 0.005),
    limb(rod, on(-0.01, 0.15, 0.085), on(0.07, 0.16, 0.3), 0.005, 0.003),
    ...[0, 1, 2, 3, 4, 5].map((n) =>
      limb(
        rod,
        on(-0.1 + 0.004 * n, 0.006 + 0.005 * (n % 3), -0.19 - 0.007 * n),
        on(0.19, 0.006 + 0.005 * (n % 2), -0.16 - 0.01 * n),
        0.005,
        0.004,
      ),
    ),
  ];
}

/** A string between the hands, beads on it, and bowls of beads by their colours. */
export function beads(at: Vector): Solid[] {
  const on = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  const bowl = (x: number, z: number, nth: number): Solid[] => [
    frustum(plain([0.9, 0.88, 0.84], { gloss: 0.5 }), on(x, 0, z), 0.03, 0.028, 0.046),
    ...Array.from({ length: 11 }, (_, n) => {
      const out = 0.034 * Math.sqrt(n / 11);
      return ball(
        bright(nth),
        on(x + out * Math.cos(2.4 * n), 0.036, z + out * Math.sin(2.4 * n)),
        0.0105,
      );
    }),
  ];
  return [
    ...[0, 1, 2, 3].flatMap((n) => bowl(0.1 - 0.03 * (n % 2), -0.165 + 0.11 * n, n)),
    ...Array.from({ length: 13 }, (_, n) => {
      const share = (n - 6) / 6;
      return ball(bright(n % 4), on(-0.025, 0.075 + 0.065 * share * share, 0.075 * share), 0.0105);
    }),
    ...Array.from({ length: 16 }, (_, n) =>
      ball(
        bright(n % 3),
        on(0.0 + 0.04 * Math.cos(0.393 * n), 0.01, 0.2 + 0.03 * Math.sin(0.393 * n)),
        0.0095,
      ),
    ),
  ];
}

/** A puzzle half laid, its pieces of one picture, the others loose around it. */
export function jigsaw(at: Vector): Solid[] {
  const on = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  const [half, size] = [0.105, 0.0262] as const;
  const picture: Look = {
    paint: (x, _y, z) => {
      const [u, v] = [x - at[0] - 0.05, z - at[2]];
      const bend = 0.004 * Math.sin(u * 120) + 0.004 * Math.sin(v * 120);
      const edge = (w: number) =>
        Math.abs(((w + bend + 9 * size) % size) - size / 2) > size / 2 - 0.0022;
      if (edge(u) || edge(v)) return [0.2, 0.22, 0.26];
      if (Math.hypot(u - 0.045, v + 0.05) < 0.024) return [0.98, 0.82, 0.3];
      if (u > 0.01 + 0.03 * Math.sin(v * 40)) return [0.42, 0.68, 0.9];
      return u > -0.05 ? [0.3, 0.56, 0.3] : [0.88, 0.36, 0.4];
    },
  };
  const piece = (x: number, z: number, nth: number): Solid[] => {
    const look = plain(
      (
        [
          [0.42, 0.68, 0.9],
          [0.3, 0.56, 0.3],
          [0.88, 0.36, 0.4],
        ] as const
      )[nth % 3] as Colour,
    );
    return [
      box(look, on(x, 0.006, z), [0.012, 0.0045, 0.012], yaw(1.1 * nth), 0.003),
      ball(
        look,
        on(x + 0.014 * Math.cos(1.1 * nth), 0.006, z - 0.014 * Math.sin(1.1 * nth)),
        0.0055,
      ),
    ];
  };
  return [
    box(picture, on(0.05, 0.005, -0.03), [half, 0.005, half - 0.03]),
    box(picture, on(0.08, 0.005, 0.07), [half - 0.03, 0.005, 0.028]),
    ...Array.from({ length: 14 }, (_, n) =>
      piece(
        -0.09 + 0.042 * (n % 7),
        n < 7 ? 0.15 + 0.03 * Math.sin(3 * n) : -0.17 - 0.03 * Math.sin(5 * n),
        n,
      ),
    ).flat(),
    ...piece(0.045, 0.05, 2),
  ];
}
