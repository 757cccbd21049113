import { scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { type Furnished, flat, OAK, WHITE } from '../../furniture.ts';
import { wood } from '../../materials.ts';
import { plate } from '../../solids/plate.ts';
import type { Point } from '../../solids/solid.ts';
import type { FittingWish } from '../fitting.ts';
import { around } from './around.ts';

const PINE: Colour = [0.78, 0.58, 0.36];

/** A cradle of wood on rockers, with a hood, a pillow and a blanket. */
export function cradle({ at, colour, noise }: FittingWish): Furnished {
  const { box, pad, limb, roll } = around(at);
  const grain = wood(PINE, noise);
  const cover = colour ?? ([0.55, 0.7, 0.82] as const);
  const rocker = (x: number) =>
    limb(
      [-2, -1, 0, 1, 2].map((n): Point => [x, 0.03 + 0.03 * n * n, 0.14 * n]),
      [0.024, 0.024],
      grain,
    );
  return {
    lamps: [],
    solids: [
      ...rocker(-0.3),
      ...rocker(0.3),
      ...[-0.3, 0.3].map((x) => box([x - 0.02, x + 0.02], [0.04, 0.22], [-0.16, 0.16], grain)),
      box([-0.42, 0.42], [0.2, 0.24], [-0.2, 0.2], grain),
      box([-0.44, 0.44], [0.22, 0.5], [-0.235, -0.21], grain),
      box([-0.44, 0.44], [0.22, 0.5], [0.21, 0.235], grain),
      box([-0.455, -0.43], [0.22, 0.56], [-0.23, 0.23], grain),
      box([0.43, 0.455], [0.22, 0.74], [-0.23, 0.23], grain),
      roll(0, [0, 0.6], [0.16, 0.44], [0.235, 0.235], grain),
      roll(0, [0, 0.59], [0.155, 0.17], [0.19, 0.19], [0.2, 0.13, 0.08]),
      pad([-0.41, 0.1], [0.36, 0.56], [-0.2, 0.2], cover, 0.08),
      pad([-0.41, 0.02], [0.34, 0.54], [-0.245, -0.15], scaleColour(cover, 1.1), 0.04),
      pad([0.1, 0.4], [0.4, 0.53], [-0.16, 0.16], WHITE, 0.06),
    ],
  };
}

/** A baby's bed with bars on all sides, a mattress, a blanket and a bear. */
export function crib({ at, colour, noise }: FittingWish): Furnished {
  const { box, pad, ball, drum } = around(at);
  const grain = colour === null ? wood([0.9, 0.86, 0.8], noise) : () => colour;
  const [w, d] = [0.6, 0.33];
  const bars = (z: number) =>
    Array.from({ length: 13 }, (_, n) =>
      drum([-w + 0.05 + (n * (2 * w - 0.1)) / 12, z], [0.3, 0.86], [0.011, 0.011], grain),
    );
  const fur: Colour = [0.66, 0.45, 0.26];
  return {
    lamps: [],
    solids: [
      ...[-w, w].flatMap((x) =>
        [-d, d].map((z) => box([x - 0.028, x + 0.028], [0, 0.94], [z - 0.028, z + 0.028], grain)),
      ),
      ...[-d, d].flatMap((z) => [
        box([-w, w], [0.86, 0.9], [z - 0.02, z + 0.02], grain),
        box([-w, w], [0.27, 0.31], [z - 0.02, z + 0.02], grain),
        ...bars(z),
      ]),
      ...[-w, w].flatMap((x) => [
        box([x - 0.02, x + 0.02], [0.86, 0.96], [-d, d], grain),
        box([x - 0.012, x + 0.012], [0.3, 0.86], [-d, d], grain),
      ]),
      pad([-w + 0.02, w - 0.02], [0.3, 0.44], [-d + 0.02, d - 0.02], WHITE, 0.04),
      pad([-w + 0.02, 0.1], [0.4, 0.5], [-d + 0.03, d - 0.03], [0.96, 0.8, 0.5], 0.05),
      pad([0.28, 0.56], [0.43, 0.53], [-0.2, 0.22], [0.8, 0.88, 0.94], 0.05),
      ball([0.3, 0.6, 0], [0.085, 0.1, 0.08], fur),
      ball([0.3, 0.74, -0.01], [0.075, 0.07, 0.07], fur),
      ...[-1, 1].map((s) => ball([0.3 + s * 0.06, 0.8, 0], [0.027, 0.027, 0.02], fur)),
      ball([0.3, 0.72, -0.075], [0.03, 0.024, 0.02], [0.88, 0.74, 0.56]),
    ],
  };
}

const ROOMS: readonly Colour[] = [
  [0.95, 0.78, 0.7],
  [0.7, 0.84, 0.88],
  [0.94, 0.88, 0.62],
  [0.78, 0.86, 0.68],
];

/** A doll's house open in front: four papered rooms with small furniture under a red roof. */
export function dollhouse({ at, colour }: FittingWish): Furnished {
  const { box, drum, ball, place, look } = around(at);
  const front: Colour = [0.96, 0.94, 0.9];
  const roof = colour ?? ([0.72, 0.24, 0.18] as const);
  const [w, d] = [0.42, 0.17];
  const papered = (n: number) =>
    look((x, y) =>
      scaleColour(ROOMS[n] as Colour, Math.sin(x * 90) * Math.sin(y * 90) > 0.6 ? 0.86 : 1),
    );
  const low = place([-w - 0.06, 0.62, -d - 0.04]);
  const high = place([w + 0.06, 1, d]);
  const tiled = look((x, y) =>
    scaleColour(
      roof,
      0.8 + 0.2 * Math.abs(Math.sin(y * 70)) + 0.1 * Math.sin(x * 60 + Math.floor(y * 22) * 3),
    ),
  );
  const gable = (u: number, v: number) =>
    (v - low[1]) / 0.38 < 1 - Math.abs(u - at[0]) / (w + 0.06);
  return {
    lamps: [],
    solids: [
      box([-w, w], [0, 0.03], [-d, d], front),
      box([-w, w], [0.03, 0.62], [d - 0.015, d], front),
      ...[-w, -0.012, w - 0.024].map((x) => box([x, x + 0.024], [0, 0.62], [-d, d], front)),
      ...[0.31, 0.605].map((y) => box([-w, w], [y, y + 0.02], [-d, d], front)),
      ...[0, 1, 2, 3].map((n) =>
        box(
          n % 2 === 0 ? [-w + 0.024, -0.012] : [0.012, w - 0.024],
          n < 2 ? [0.03, 0.31] : [0.33, 0.605],
          [d - 0.03, d - 0.014],
          papered(n),
        ),
      ),
      plate(2, low, high, gable, tiled),
      plate(
        2,
        [low[0] + 0.07, low[1], low[2] - 0.012],
        [high[0] - 0.07, high[1] - 0.1, low[2]],
        (u, v) => (v - low[1]) / 0.27 < 1 - Math.abs(u - at[0]) / (w - 0.02),
        flat(front),
      ),
      ball([0, 0.72, -d - 0.05], [0.055, 0.055, 0.012], [0.35, 0.5, 0.66]),
      box([0.2, 0.27], [0.76, 0.99], [-0.04, 0.04], [0.6, 0.34, 0.26]),
      // A bed, a table with a chair, a bath and a lamp.
      box([-0.34, -0.14], [0.35, 0.4], [-0.08, 0.08], [0.9, 0.5, 0.55]),
      box([-0.35, -0.33], [0.35, 0.46], [-0.08, 0.08], [0.5, 0.3, 0.18]),
      box([0.1, 0.3], [0.35, 0.41], [-0.06, 0.06], WHITE),
      drum([0.35, 0], [0.35, 0.5], [0.008, 0.008], [0.5, 0.4, 0.2]),
      drum([0.35, 0], [0.48, 0.55], [0.04, 0.022], [0.98, 0.86, 0.5]),
      drum([-0.22, 0], [0.03, 0.13], [0.015, 0.015], OAK),
      drum([-0.22, 0], [0.13, 0.145], [0.09, 0.09], OAK),
      ...[-0.36, -0.1].map((x) =>
        box([x, x + 0.05], [0.03, 0.09], [-0.03, 0.03], [0.35, 0.52, 0.6]),
      ),
      box([0.08, 0.34], [0.03, 0.09], [-0.05, 0.07], [0.32, 0.5, 0.42]),
      box([0.08, 0.34], [0.09, 0.16], [0.04, 0.08], [0.32, 0.5, 0.42]),
    ],
  };
}

/** A child's tent of cloth over four poles, a garland of lights and cushions within. */
export function playTent({ at, colour }: FittingWish): Furnished {
  const { bone, ball, pad, place, look } = around(at);
  const linen = colour ?? ([0.94, 0.9, 0.82] as const);
  const [w, high] = [0.6, 1.35];
  const low = place([-w, 0, -w]);
  const top = place([w, high, w]);
  // Four faces that lean together: each is as wide as its height leaves.
  const stripes = look((x, y) => scaleColour(linen, Math.sin(x * 40) > 0.7 && y > 0.05 ? 0.82 : 1));
  const layers = 28;
  const cloths = Array.from({ length: layers }, (_, n) => {
    const [a, b] = [(n * high) / layers, ((n + 1) * high) / layers];
    const half = w * (1 - b / (high + 0.12));
    const door = 0.42 * Math.max(0, 1 - b / 0.98) * w * 1.5;
    return [
      plate(
        2,
        [low[0], low[1] + a, at[2] - half],
        [top[0], low[1] + b, at[2] - half + 0.02],
        (u) => Math.abs(u - at[0]) < half && Math.abs(u - at[0]) > door,
        stripes,
      ),
      plate(
        0,
        [at[0] - half, low[1] + a, low[2]],
        [at[0] - half + 0.02, low[1] + b, top[2]],
        (_v, z) => Math.abs(z - at[2]) < half,
        stripes,
      ),
      plate(
        0,
        [at[0] + half - 0.02, low[1] + a, low[2]],
        [at[0] + half, low[1] + b, top[2]],
        (_v, z) => Math.abs(z - at[2]) < half,
        stripes,
      ),
      plate(
        2,
        [low[0], low[1] + a, at[2] + half - 0.02],
        [top[0], low[1] + b, at[2] + half],
        (u) => Math.abs(u - at[0]) < half,
        look(() => scaleColour(linen, 0.55)),
      ),
    ];
  }).flat();
  const pole: Colour = [0.7, 0.5, 0.3];
  return {
    lamps: [place([0, 0.9, 0])],
    solids: [
      ...cloths,
      ...[-1, 1].flatMap((sx) =>
        [-1, 1].map((sz) =>
          bone([sx * w, 0.02, sz * w], [-sx * 0.09, high + 0.18, -sz * 0.09], [0.016, 0.016], pole),
        ),
      ),
      pad([-0.42, 0.42], [0.01, 0.1], [-0.42, 0.42], [0.46, 0.6, 0.66], 0.04),
      pad([-0.34, 0], [0.1, 0.34], [0.1, 0.3], [0.88, 0.62, 0.36], 0.08),
      pad([0.04, 0.34], [0.1, 0.3], [0.12, 0.3], [0.76, 0.4, 0.42], 0.08),
      ...Array.from({ length: 7 }, (_, n) =>
        ball(
          [-0.24 + 0.08 * n, 0.98 - 0.05 * Math.sin((Math.PI * n) / 6), -0.36],
          [0.018, 0.018, 0.018],
          [1.2, 1, 0.6],
          1,
        ),
      ),
    ],
  };
}

/** A toy train on an oval of rails. */
export function trainSet({ at, colour }: FittingWish): Furnished {
  const { box, drum, roll, place, look } = around(at);
  const [a, b] = [0.62, 0.4];
  const wood_: Colour = [0.8, 0.6, 0.38];
  const low = place([-a - 0.06, 0, -b - 0.06]);
  const high = place([a + 0.06, 0.02, b + 0.06]);
  const out = (u: number, v: number) => Math.hypot((u - at[0]) / a, (v - at[2]) / b);
  const track = look((x, _y, z) => {
    const r = Math.hypot(x / a, z / b);
    const isRail = Math.abs(Math.abs(r - 1) - 0.06) < 0.018;
    const turn = (Math.atan2(z / b, x / a) * 30) / Math.PI;
    return isRail ? [0.55, 0.57, 0.6] : Math.abs(turn % 1) < 0.4 ? scaleColour(wood_, 0.7) : wood_;
  });
  const red = colour ?? ([0.78, 0.16, 0.13] as const);
  const wagon = (x: number, of: Colour) => [
    box([x - 0.1, x + 0.1], [0.06, 0.19], [-b - 0.055, -b + 0.055], of),
    box([x - 0.11, x + 0.11], [0.05, 0.07], [-b - 0.06, -b + 0.06], [0.14, 0.14, 0.16]),
    ...[-0.06, 0.06].map((dx) =>
      roll(2, [x + dx, 0.05], [-b - 0.065, -b + 0.065], [0.032, 0.032], [0.95, 0.8, 0.3]),
    ),
  ];
  return {
    lamps: [],
    solids: [
      plate(1, low, high, (u, v) => Math.abs(out(u, v) - 1) < 0.12, track),
      ...wagon(0.26, [0.22, 0.44, 0.7]),
      ...wagon(0.01, [0.94, 0.72, 0.24]),
      box([-0.37, -0.13], [0.05, 0.08], [-b - 0.06, -b + 0.06], [0.12, 0.12, 0.14]),
      box([-0.22, -0.13], [0.06, 0.25], [-b - 0.055, -b + 0.055], red),
      box([-0.235, -0.115], [0.25, 0.27], [-b - 0.065, -b + 0.065], [0.14, 0.14, 0.16]),
      roll(0, [-b, 0.13], [-0.36, -0.22], [0.055, 0.055], red),
      drum([-0.32, -b], [0.17, 0.25], [0.02, 0.03], [0.14, 0.14, 0.16]),
      ...[-0.32, -0.25, -0.17].map((x) =>
        roll(2, [x, 0.055], [-b - 0.068, -b + 0.068], [0.036, 0.036], [0.95, 0.8, 0.3]),
      ),
      // A tunnel's hill and three trees.
      drum([0.3, b - 0.12], [0, 0.1], [0.018, 0.018], [0.4, 0.26, 0.14]),
      drum([0.3, b - 0.12], [0.08, 0.3], [0.09, 0.01], [0.2, 0.46, 0.24]),
      drum([-0.12, 0.05], [0.05, 0.24], [0.08, 0.01], [0.24, 0.5, 0.24]),
      drum([0.1, 0.1], [0.04, 0.3], [0.09, 0.01], [0.2, 0.44, 0.22]),
    ],
  };
}

/** A beanbag with the hollow of who sat in it. */
export function beanbag({ at, colour }: FittingWish): Furnished {
  const { ball, look } = around(at);
  const cloth = colour ?? ([0.86, 0.44, 0.26] as const);
  const seamed = look((x, y, z) => {
    const seam = Math.abs(((Math.atan2(z, x) * 4) / Math.PI) % 1) < 0.035 ? 0.78 : 1;
    return scaleColour(cloth, seam * (0.92 + 0.08 * Math.sin(x * 17 + y * 11)));
  });
  return {
    lamps: [],
    solids: [
      ball([0, 0.2, 0], [0.46, 0.22, 0.44], seamed),
      ball([0, 0.36, 0.14], [0.39, 0.34, 0.28], seamed),
      ball([-0.3, 0.26, -0.08], [0.17, 0.2, 0.26], seamed),
      ball([0.3, 0.26, -0.08], [0.17, 0.2, 0.26], seamed),
      ball([0, 0.7, 0.2], [0.07, 0.06, 0.06], scaleColour(cloth, 0.85)),
    ],
  };
}
