import { scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { jukebox } from '../../eating/diner.ts';
import { type Furnished, WALNUT } from '../../furniture.ts';
import { cloth, wood } from '../../materials.ts';
import { plate } from '../../solids/plate.ts';
import type { FittingWish } from '../fitting.ts';
import { around } from './around.ts';

const CHROME: Colour = [0.84, 0.86, 0.88];
const BLACK: Colour = [0.06, 0.06, 0.07];
const BALLS: readonly Colour[] = [
  [0.95, 0.8, 0.15],
  [0.15, 0.3, 0.7],
  [0.8, 0.14, 0.12],
  [0.4, 0.16, 0.5],
  [0.92, 0.48, 0.12],
  [0.12, 0.45, 0.26],
  [0.5, 0.1, 0.1],
  [0.07, 0.07, 0.08],
];

/** A jukebox of the fifties. */
export const standingJukebox = ({ at: [x, , z], colour, random }: FittingWish): Furnished => ({
  lamps: [],
  solids: jukebox(x, z, random.below(4096), colour),
});

/** A pinball machine seen from its player's end: the sloping field, the lit board behind it. */
export function pinball({ at, colour }: FittingWish): Furnished {
  const { box, bone, roll, look } = around(at);
  const side = colour ?? ([0.16, 0.2, 0.5] as const);
  const field = look((x, y, z) => {
    const [u, v] = [x / 0.25, (z + 0.55) / 1.1];
    for (const [bx, bv, r] of [
      [-0.35, 0.7, 0.2],
      [0.35, 0.7, 0.2],
      [0, 0.84, 0.2],
    ] as const) {
      const out = Math.hypot(u - bx, (v - bv) * 4.4);
      if (out < r) return out < r * 0.5 ? [1.2, 0.9, 0.3] : [0.9, 0.15, 0.15];
    }
    if (Math.abs(u) < 0.6 && Math.abs(v - 0.12 - 0.14 * Math.abs(u)) < 0.02)
      return [0.95, 0.95, 0.9];
    if (Math.abs(u) > 0.9) return [0.8, 0.7, 0.4];
    const swirl = Math.sin(u * 5 + 3 * Math.sin(v * 7)) + Math.sin(v * 16);
    return swirl > 0.7
      ? [0.2, 0.62, 0.75]
      : swirl < -0.8
        ? [0.9, 0.4, 0.55]
        : scaleColour([0.16, 0.13, 0.36], 1 + y * 0.1);
  });
  const board = look((x, y) => {
    const [u, v] = [x / 0.28, (y - 1.42) / 0.3];
    if (v < -0.55) return Math.abs(u) < 0.6 && v > -0.85 ? [1.25, 0.55, 0.12] : [0.1, 0.08, 0.14];
    const star = Math.atan2(v - 0.1, u) * 5;
    const out = Math.hypot(u, v - 0.1) * (1.2 + 0.35 * Math.cos(star));
    if (out < 0.42) return [1.3, 1.05, 0.35];
    if (out < 0.56) return [1.1, 0.25, 0.2];
    return Math.sin(star * 2) > 0 ? [0.3, 0.25, 0.85] : [0.55, 0.2, 0.7];
  });
  const steps = 10;
  return {
    lamps: [],
    solids: [
      // The field rises in steps too small to be seen.
      ...Array.from({ length: steps }, (_, n) => {
        const [a, b] = [-0.55 + (1.1 * n) / steps, -0.55 + (1.1 * (n + 1)) / steps];
        const y = 0.84 + 0.02 * n;
        return [
          box([-0.29, 0.29], [y - 0.26 + 0.006 * n, y], [a, b], side),
          { ...box([-0.25, 0.25], [y - 0.01, y + 0.004], [a, b], field), glow: 0.15 },
          ...[-0.29, 0.26].map((x) => box([x, x + 0.03], [y - 0.02, y + 0.05], [a, b], CHROME)),
        ];
      }).flat(),
      box([-0.29, 0.29], [0.58, 0.88], [-0.58, -0.55], side),
      box([-0.16, -0.02], [0.62, 0.76], [-0.59, -0.57], [0.2, 0.2, 0.22]),
      roll(2, [0.22, 0.76], [-0.68, -0.57], [0.022, 0.03], CHROME),
      box([-0.3, 0.3], [0.86, 0.89], [-0.6, -0.54], CHROME),
      box([-0.33, 0.33], [1.0, 1.76], [0.4, 0.6], side),
      { ...box([-0.28, 0.28], [1.12, 1.72], [0.39, 0.41], board), glow: 0.5 },
      box([-0.34, 0.34], [1.74, 1.78], [0.38, 0.6], CHROME),
      ...[-0.26, 0.26].flatMap((x) =>
        [-0.53, 0.5].map((z) => bone([x, 0.02, z], [x, 0.64, z], [0.02, 0.026], CHROME)),
      ),
    ],
  };
}

/** A pool table with its balls racked, the white one and a cue before them. */
export function poolTable({ at, colour, noise }: FittingWish): Furnished {
  const { box, ball, drum, bone } = around(at);
  const felt = cloth(colour ?? [0.12, 0.46, 0.3], noise);
  const rim = wood(WALNUT, noise);
  const [w, d, y] = [1.02, 0.55, 0.8];
  const rack = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: row + 1 }, (_u, n) => {
      const r = 0.034;
      return ball(
        [0.3 + row * r * 1.78, y + r, (n - row / 2) * r * 2.05],
        [r, r, r],
        BALLS[(row * 3 + n * 2) % BALLS.length] as Colour,
      );
    }),
  ).flat();
  return {
    lamps: [],
    solids: [
      box([-w, w], [y - 0.1, y], [-d, d], felt),
      box([-w - 0.1, w + 0.1], [y - 0.16, y - 0.03], [-d - 0.1, d + 0.1], rim),
      ...[-1, 1].flatMap((s) => [
        box([-w - 0.1, w + 0.1], [y - 0.1, y + 0.045], s < 0 ? [-d - 0.1, -d] : [d, d + 0.1], rim),
        box(s < 0 ? [-w - 0.1, -w] : [w, w + 0.1], [y - 0.1, y + 0.045], [-d, d], rim),
      ]),
      ...[-w, 0, w].flatMap((x) =>
        [-d, d].map((z) => drum([x * 0.99, z * 0.99], [y - 0.05, y + 0.048], [0.06, 0.06], BLACK)),
      ),
      ...[-w + 0.12, w - 0.12].flatMap((x) =>
        [-d + 0.1, d - 0.1].map((z) => drum([x, z], [0, y - 0.14], [0.06, 0.1], rim)),
      ),
      ...rack,
      ball([-0.5, y + 0.034, 0.05], [0.034, 0.034, 0.034], [0.97, 0.96, 0.92]),
      bone([-1.05, y + 0.09, -0.3], [-0.06, y + 0.07, -0.08], [0.016, 0.008], [0.84, 0.66, 0.4]),
    ],
  };
}

/** A football table with its rods and two teams of figures. */
export function tableFootball({ at, colour, noise }: FittingWish): Furnished {
  const { box, bone, ball } = around(at);
  const case_ = wood(WALNUT, noise);
  const teams: readonly Colour[] = [colour ?? [0.8, 0.14, 0.12], [0.16, 0.32, 0.74]];
  const [w, d, y] = [0.62, 0.34, 0.8];
  const rods = Array.from({ length: 8 }, (_, n) => {
    const x = -w + 0.1 + (n * (2 * w - 0.2)) / 7;
    const team = teams[n % 2] as Colour;
    const places =
      n % 3 === 0 ? [-0.14, 0, 0.14] : n % 3 === 1 ? [-0.09, 0.09] : [-0.2, -0.07, 0.07, 0.2];
    return [
      bone([x, y + 0.1, -d - 0.22], [x, y + 0.1, d + 0.14], [0.009, 0.009], CHROME),
      bone([x, y + 0.1, -d - 0.24], [x, y + 0.1, -d - 0.14], [0.02, 0.02], BLACK),
      ...places.flatMap((z) => [
        box([x - 0.016, x + 0.016], [y + 0.015, y + 0.13], [z - 0.022, z + 0.022], team),
        ball([x, y + 0.155, z], [0.022, 0.024, 0.022], [0.9, 0.7, 0.55]),
      ]),
    ];
  }).flat();
  return {
    lamps: [],
    solids: [
      box([-w, w], [y - 0.2, y], [-d, d], [0.16, 0.5, 0.24]),
      box([-w - 0.05, w + 0.05], [y - 0.22, y + 0.15], [-d - 0.05, -d], case_),
      box([-w - 0.05, w + 0.05], [y - 0.22, y + 0.15], [d, d + 0.05], case_),
      ...[-1, 1].map((s) =>
        box(s < 0 ? [-w - 0.05, -w] : [w, w + 0.05], [y - 0.22, y + 0.15], [-d, d], case_),
      ),
      box([-0.006, 0.006], [y, y + 0.003], [-d, d], [0.95, 0.95, 0.92]),
      ...[-w, w - 0.08].flatMap((x) =>
        [-d, d - 0.08].map((z) => box([x, x + 0.08], [0, y - 0.2], [z, z + 0.08], case_)),
      ),
      ...rods,
      ball([0.06, y + 0.02, 0.03], [0.02, 0.02, 0.02], [0.97, 0.96, 0.9]),
    ],
  };
}

/** A treadmill with rails and a lit panel. */
export function treadmill({ at, colour }: FittingWish): Furnished {
  const { box, pad, bone } = around(at);
  const frame = colour ?? ([0.2, 0.21, 0.23] as const);
  return {
    lamps: [],
    solids: [
      pad([-0.36, 0.36], [0.03, 0.16], [-0.7, 0.68], frame, 0.03),
      box([-0.25, 0.25], [0.155, 0.168], [-0.7, 0.5], [0.05, 0.05, 0.055]),
      pad([-0.36, 0.36], [0.08, 0.27], [0.42, 0.7], frame, 0.06),
      ...[-0.33, 0.33].flatMap((x) => [
        bone([x, 0.16, 0.5], [x, 1.2, 0.34], [0.03, 0.03], CHROME),
        bone([x, 0.98, 0.36], [x, 0.98, -0.14], [0.028, 0.028], BLACK),
      ]),
      pad([-0.36, 0.36], [1.06, 1.34], [0.28, 0.4], frame, 0.05),
      { ...box([-0.22, 0.22], [1.13, 1.29], [0.27, 0.29], [0.25, 0.75, 0.95]), glow: 0.3 },
      bone([-0.34, 1, 0.3], [0.34, 1, 0.3], [0.024, 0.024], BLACK),
    ],
  };
}

/** A skateboard on its wheels, its deck seen from the side. */
export function skateboard({ at, colour }: FittingWish): Furnished {
  const { pad, roll, box, bone } = around(at);
  const deck = colour ?? ([0.86, 0.32, 0.2] as const);
  const y = 0.13;
  return {
    lamps: [],
    solids: [
      pad([-0.32, 0.32], [y, y + 0.022], [-0.11, 0.11], deck, 0.011),
      box([-0.31, 0.31], [y + 0.021, y + 0.026], [-0.1, 0.1], BLACK),
      ...[-1, 1].flatMap((s) => [
        bone([s * 0.31, y + 0.012, 0], [s * 0.42, y + 0.06, 0], [0.1, 0.06], deck),
        box([s * 0.22 - 0.025, s * 0.22 + 0.025], [0.06, y], [-0.07, 0.07], CHROME),
        ...[-0.1, 0.1].map((z) =>
          roll(2, [s * 0.22, 0.05], [z - 0.022, z + 0.022], [0.05, 0.05], [0.97, 0.92, 0.7]),
        ),
      ]),
    ],
  };
}

/** A surfboard that stands on its tail, leaning back. */
export function surfboard({ at, colour }: FittingWish): Furnished {
  const { place, look, box } = around(at);
  const deck = colour ?? ([0.2, 0.62, 0.7] as const);
  const high = 1.95;
  const half = (up: number) => 0.27 * Math.min(1, Math.sin(Math.PI * (0.1 + 0.84 * up)) ** 0.6);
  const painted = look((x, y) => {
    const v = y / high;
    if (Math.abs(x) < 0.008) return [0.5, 0.34, 0.2];
    if (Math.abs(v - 0.62 - 0.16 * (x / 0.27)) < 0.05) return [0.96, 0.94, 0.88];
    return v > 0.62 + 0.16 * (x / 0.27) ? [0.97, 0.72, 0.3] : deck;
  });
  return {
    lamps: [],
    solids: [
      plate(
        2,
        place([-0.28, 0, -0.035]),
        place([0.28, high, 0.035]),
        (u, v) => Math.abs(u - at[0]) < half((v - at[1]) / high),
        painted,
      ),
      box([-0.06, 0.06], [0.12, 0.3], [0.03, 0.1], BLACK),
    ],
  };
}

/** A ball with the patches of a football, or of one colour where that is said. */
export function ballOnFloor({ at, colour }: FittingWish): Furnished {
  const { ball, look } = around(at);
  const r = 0.15;
  const patched = look((x, y, z) => {
    if (colour !== null) return scaleColour(colour, Math.abs(x + 0.4 * y) < 0.02 ? 1.5 : 1);
    const [u, v, w] = [x / r, (y - r) / r, z / r];
    // The corners of an icosahedron are the middles of its dark patches.
    const g = 1.618;
    const n = Math.hypot(1, g);
    const isDark = [
      [0, 1, g],
      [0, 1, -g],
      [1, g, 0],
      [-1, g, 0],
      [g, 0, 1],
      [-g, 0, 1],
    ].some(([a = 0, b = 0, c = 0]) => Math.abs((a * u + b * v + c * w) / n) > 0.9);
    return isDark ? [0.08, 0.08, 0.09] : [0.96, 0.96, 0.94];
  });
  return { lamps: [], solids: [ball([0, r, 0], [r, r, r], patched)] };
}
