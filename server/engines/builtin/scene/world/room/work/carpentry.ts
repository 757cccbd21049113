import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { hungLamp } from '../furnishings/dressing.ts';
import {
  besideWall,
  chair,
  type Furnished,
  type Furnishing,
  flat,
  OAK,
  slab,
  WALNUT,
} from '../furniture.ts';
import { boards, chance, wood } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { box, drum, type Material, type Point, pad, roll, type Solid } from '../solids/solid.ts';
import { chisels, handPlane, handSaw, mallet } from './carpenter-tools.ts';

const PINE: Colour = [0.8, 0.6, 0.36];
const SHAVING: Colour = [0.95, 0.8, 0.54];
const STEEL: Material = flat([0.66, 0.68, 0.7]);
const IRON: Material = flat([0.22, 0.23, 0.25]);
/** Kinds of wood that lie in store. */
const TIMBERS: readonly Colour[] = [
  PINE,
  OAK,
  [0.66, 0.44, 0.24],
  [0.46, 0.25, 0.14],
  [0.88, 0.72, 0.48],
];

/** The bench: how far its middle is toward the heavy side, half its length, where it begins and ends, its height; metres. */
const BENCH = { out: -0.55, half: 1.15, near: 3, far: 3.72, high: 0.88 } as const;

/** Walls of upright boards, a floor of boards beneath sawdust. */
export function carpentrySurfaces(noise: Noise): Surfaces {
  const floor = boards([0.56, 0.42, 0.28], noise);
  const grain = wood([0.74, 0.56, 0.36], noise);
  return {
    walls: (x, y, z, axis) => {
      const along = (axis === 0 ? z : x) / 0.22;
      const [plank, u] = [Math.floor(along), along - Math.floor(along)];
      const shade = (u < 0.04 ? 0.55 : 1) * (0.86 + 0.24 * chance(plank, 4));
      return scaleColour(grain(y * 0.9, along * 0.22, z, 0), shade);
    },
    floor: (x, y, z, axis) => {
      const dust = Math.max(
        0,
        Math.min(0.85, 0.6 + 1.3 * noise.fbm(x * 0.9, z * 0.9, 3) - 0.12 * z),
      );
      const speck = 0.8 + 0.4 * chance(Math.floor(x * 90), Math.floor(z * 90));
      return mixColour(floor(x, y, z, axis), scaleColour(SHAVING, speck), dust * 0.8);
    },
    ceiling: boards([0.6, 0.45, 0.3], noise),
  };
}

/** A carpenter's workshop: a bench with planes and shavings, saws and chisels on the wall, timber in store, a plank on trestles, a chair just made. */
export function carpentry(furnishing: Furnishing): Furnished {
  const { shell, side, noise, random } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const lamps = [-0.55, 1.7].map((out): Point => [at(out), 2.3, 3.5]);
  return {
    lamps: [...lamps, [at(0.8), 2.2, back - 1]],
    solids: [
      ...lamps.flatMap((place) => hungLamp(place, high, 0.2, [0.9, 0.84, 0.66])),
      ...bench(at(BENCH.out), side, noise),
      ...toolWall(furnishing, at),
      ...underWindow(furnishing, at),
      ...timber(furnishing),
      ...trestles([at(1.75), 0, 3.35], side, noise),
      ...chair(at(2.3) - 0.15, 4.9, side, wood(TIMBERS[4] as Colour, noise)),
      ...shavings(at(BENCH.out), random.below(90)),
      ...frame(shell, noise),
    ],
  };
}

/** A bench of beech with a vice, and what is at work on it: a plank, a plane, a mallet, chisels, curls of wood. */
function bench(x: number, side: number, noise: Noise): Solid[] {
  const { half, near, far, high } = BENCH;
  const beech = wood([0.72, 0.52, 0.32], noise);
  const dark = wood([0.52, 0.36, 0.22], noise);
  const vice = x - side * (half - 0.25);
  return [
    box([x - half, high - 0.11, near], [x + half, high, far], beech),
    ...[-half + 0.12, half - 0.26].flatMap((dx) =>
      [near + 0.05, far - 0.19].map((z) =>
        box([x + dx, 0, z], [x + dx + 0.14, high - 0.11, z + 0.14], dark),
      ),
    ),
    box([x - half + 0.14, 0.2, near + 0.08], [x + half - 0.14, 0.26, far - 0.08], dark),
    box([x - half + 0.2, 0.62, near + 0.02], [x + half - 0.2, high - 0.11, near + 0.08], dark),
    // The vice.
    box([vice - 0.19, high - 0.24, near - 0.14], [vice + 0.19, high + 0.005, near - 0.07], beech),
    roll(2, [vice, high - 0.15], [near - 0.26, near], [0.025, 0.025], STEEL),
    box([vice - 0.12, high - 0.165, near - 0.265], [vice + 0.12, high - 0.135, near - 0.235], dark),
    ...[-0.4, 0.1].flatMap((dx) => roughPlank(x + dx, 0.26, noise)),
    // A plank that is being planed.
    box([x - 0.55, high, near + 0.24], [x + 0.75, high + 0.05, near + 0.44], wood(PINE, noise)),
    ...handPlane([x + side * 0.1, high + 0.05, near + 0.34], side),
    ...curls([x - side * 0.25, high + 0.05, near + 0.3], 5),
    ...mallet([x - side * 0.75, high, near + 0.4]),
    ...[0, 1, 2].map((n) =>
      box(
        [x + side * 0.86 - 0.012 + 0.06 * n, high, near + 0.12],
        [x + side * 0.86 + 0.012 + 0.06 * n, high + 0.02, near + 0.4],
        n === 1 ? IRON : STEEL,
      ),
    ),
  ];
}

/** Short pieces of wood on the shelf of the bench. */
const roughPlank = (x: number, y: number, noise: Noise): Solid[] =>
  [0, 1, 2].map((n) =>
    box(
      [x + 0.03 * n, y + 0.06 * n, BENCH.near + 0.16],
      [x + 0.34 - 0.02 * n, y + 0.055 + 0.06 * n, BENCH.far - 0.16],
      wood(TIMBERS[n] as Colour, noise),
    ),
  );

/** Saws and a square on the wall ahead, planes on a shelf and chisels in a rack below. */
function toolWall({ shell: { back }, noise }: Furnishing, at: (out: number) => number): Solid[] {
  const [left, right] = [Math.min(at(0.45), at(2.75)), Math.max(at(0.45), at(2.75))];
  const plank = wood(WALNUT, noise);
  return [
    box([left, 1.05, back - 0.03], [right, 2.5, back], wood([0.88, 0.74, 0.54], noise)),
    ...[0, 1, 2, 3, 4].flatMap((n) =>
      handSaw([left + 0.3 + 0.42 * n, 2.38, back - 0.05], 1 - 0.13 * (n % 3)),
    ),
    box([left, 1.5, back - 0.24], [right, 1.54, back], plank),
    ...[0, 1, 2, 3, 4].flatMap((n) =>
      handPlane([left + 0.28 + 0.44 * n, 1.54, back - 0.13], n % 2 === 0 ? 1 : -1),
    ),
    ...chisels([left + 0.12, right - 0.12], 1.3, back),
    // A second bench beneath with drawers.
    box([left, 0.84, back - 0.56], [right, 0.92, back], wood(OAK, noise)),
    box([left + 0.06, 0.06, back - 0.5], [right - 0.06, 0.84, back], (x, y, z, axis) => {
      const [u, v] = [(x - left) / 0.55, y / 0.26];
      const [a, b] = [u - Math.floor(u), v - Math.floor(v)];
      if (Math.hypot((a - 0.5) * 0.55, (b - 0.5) * 0.26) < 0.025) return [0.2, 0.2, 0.2];
      return scaleColour(wood(OAK, noise)(x, y, z, axis), a < 0.03 || b < 0.06 ? 0.5 : 0.95);
    }),
    ...[0.3, 0.9, 1.5].flatMap((dx, n) => glue(left + dx, 0.92, back - 0.3, n)),
  ];
}

/** A pot of glue with its brush, or a tin of varnish. */
const glue = (x: number, y: number, z: number, n: number): Solid[] => [
  drum([x, z], [y, y + 0.15], [0.08, 0.08], n === 1 ? STEEL : flat([0.5, 0.2 + 0.1 * n, 0.12])),
  box([x + 0.02, y + 0.14, z - 0.012], [x + 0.045, y + 0.32, z + 0.012], flat(PINE)),
];

/** Beneath the window: offcuts in a box, planks that lean in the corner. */
function underWindow(
  { shell: { back, window }, noise }: Furnishing,
  at: (out: number) => number,
): Solid[] {
  const x = (window[0] + window[1]) / 2;
  return [
    box([x - 0.45, 0, back - 0.6], [x + 0.35, 0.46, back - 0.1], wood(PINE, noise)),
    box([x - 0.42, 0.44, back - 0.57], [x + 0.32, 0.465, back - 0.13], flat([0.16, 0.11, 0.07])),
    ...[0, 1, 2, 3, 4, 5].map((n) =>
      box(
        [x - 0.38 + 0.11 * n, 0.3, back - 0.5 + 0.07 * (n % 3)],
        [x - 0.31 + 0.11 * n, 0.62 + 0.2 * chance(n, 5), back - 0.42 + 0.07 * (n % 3)],
        wood(TIMBERS[n % TIMBERS.length] as Colour, noise),
      ),
    ),
    ...[0, 1, 2, 3].map((n) =>
      slab(
        [at(-2.85 + 0.14 * n), at(-2.85 + 0.14 * n + 0.12)],
        [0, 2.5 - 0.3 * chance(n, 6)],
        [back - 0.12 - 0.05 * (n % 2), back - 0.06 - 0.05 * (n % 2)],
        wood(TIMBERS[(n + 1) % TIMBERS.length] as Colour, noise),
      ),
    ),
  ];
}

/** Timber in a rack along the wall across from the heavy side, plank on plank. */
function timber({ shell, side, noise }: Furnishing): Solid[] {
  const { part } = besideWall({ shell, side: -side } as Furnishing);
  const far = shell.back - 1;
  const post = wood([0.5, 0.35, 0.22], noise);
  return [
    ...[2.5, (2.5 + far) / 2, far].flatMap((z) => [
      part(0.02, 0.1, [0, 2.4], [z - 0.05, z + 0.05], post),
      part(0.6, 0.68, [0, 2.1], [z - 0.05, z + 0.05], post),
      ...[0.3, 0.98, 1.66].map((y) =>
        part(0.02, 0.66, [y - 0.07, y], [z - 0.045, z + 0.045], post),
      ),
    ]),
    ...[0.3, 0.98, 1.66].flatMap((y, shelf) =>
      Array.from({ length: 9 }, (_, n) => {
        const [column, row] = [n % 3, Math.floor(n / 3)];
        const near = 2.1 + 0.5 * chance(n, shelf);
        const own = wood(TIMBERS[(n * 2 + shelf) % TIMBERS.length] as Colour, noise);
        return part(
          0.1 + 0.165 * column,
          0.1 + 0.165 * column + 0.15,
          [y + 0.075 * row, y + 0.075 * row + 0.068],
          [near, far + 0.3 - 0.4 * chance(n, shelf + 7)],
          (px, py, pz, axis) => (axis === 2 ? rings(own, px, py) : own(pz, py, px, axis)),
        );
      }),
    ),
  ];
}

/** The end of a plank, its rings seen. */
function rings(own: Material, x: number, y: number): Colour {
  const ring = Math.hypot(x - 0.3, y - 3) * 60;
  return scaleColour(own(0, 0, 0, 0), ring - Math.floor(ring) < 0.4 ? 0.85 : 1.12);
}

/** A plank across two trestles, half sawn through, the saw in it. */
function trestles([x, , z]: Point, side: number, noise: Noise): Solid[] {
  const leg = wood([0.62, 0.44, 0.27], noise);
  return [
    ...[-0.55, 0.5].flatMap((dx) => [
      box([x + dx - 0.05, 0.58, z - 0.34], [x + dx + 0.05, 0.68, z + 0.34], leg),
      ...[-0.3, 0.24].map((dz) =>
        box([x + dx - 0.04, 0, z + dz], [x + dx + 0.04, 0.58, z + dz + 0.06], leg),
      ),
      box([x + dx - 0.03, 0.2, z - 0.3], [x + dx + 0.03, 0.26, z + 0.3], leg),
    ]),
    box([x - 0.95, 0.68, z - 0.16], [x + 0.95, 0.73, z + 0.14], wood(PINE, noise)),
    box([x - 0.95, 0.68, z + 0.17], [x + 0.95, 0.72, z + 0.3], wood(TIMBERS[2] as Colour, noise)),
    ...handSaw([x - side * 0.12, 1.28, z - 0.02], 1),
    ...curls([x + side * 0.5, 0.73, z], 3),
  ];
}

/** Curls of wood that a plane has cut, on a place. */
const curls = ([x, y, z]: Point, many: number): Solid[] =>
  Array.from({ length: many }, (_, n) => {
    const size = 0.022 + 0.018 * chance(n, 71);
    const [cx, cz] = [x + 0.3 * (chance(n, 72) - 0.5), z + 0.14 * (chance(n, 73) - 0.5)];
    const tone = flat(scaleColour(SHAVING, 0.86 + 0.2 * chance(n, 74)));
    return roll(
      n % 2 === 0 ? 0 : 2,
      n % 2 === 0 ? [cz, y + size] : [cx, y + size],
      n % 2 === 0 ? [cx - 0.05, cx + 0.05] : [cz - 0.05, cz + 0.05],
      [size, size],
      tone,
    );
  });

/** Shavings on the floor around the bench. */
const shavings = (x: number, first: number): Solid[] =>
  Array.from({ length: 20 }, (_, n) => {
    const place: Point = [
      x + 3 * (chance(n, first) - 0.5),
      0,
      BENCH.near - 0.55 + 1.1 * chance(n, first + 3),
    ];
    return curls(place, 2);
  }).flat();

/** The window's frame of wood, its bars and sill. */
function frame(
  { window: [left, right, low, high], back }: Furnishing['shell'],
  noise: Noise,
): Solid[] {
  const grain = wood(WALNUT, noise);
  const bar = (x: readonly [number, number], y: readonly [number, number]) =>
    slab(x, y, [back - 0.05, back + 0.02], grain);
  const middle = (left + right) / 2;
  return [
    bar([left - 0.08, left], [low - 0.08, high + 0.08]),
    bar([right, right + 0.08], [low - 0.08, high + 0.08]),
    bar([left, right], [high, high + 0.08]),
    bar([middle - 0.025, middle + 0.025], [low, high]),
    bar([left, right], [(low + high) / 2 - 0.02, (low + high) / 2 + 0.02]),
    pad([left - 0.14, low - 0.09, back - 0.22], [right + 0.14, low, back], grain, 0.01),
  ];
}
