import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { flat, type Furnished, type Furnishing, plant, slab, WHITE } from './furniture.ts';
import { tiles } from './materials.ts';
import { box, drum, type Material, pad, type Solid } from './solid.ts';

/** The pool: half its width, where it begins and how far before the wall ahead it ends, how wide a lane is; metres. */
const HALF = 3.6;
const NEAR = 2.3;
const BEFORE_WALL = 3;
const LANE = 1.8;

const STEEL = flat([0.74, 0.76, 0.78]);

/** Clear water over a tiled floor: a dark line in the middle of each lane, light that plays on it. */
const water =
  (middle: number): Material =>
  (x, _y, z) => {
    const lane = (x - middle) / LANE;
    const [u, v] = [x + 0.12 * Math.sin(z * 2.3), z + 0.14 * Math.sin(x * 3.1)];
    const play = Math.abs(
      Math.sin(u * 3.7 + Math.sin(v * 2.9)) + Math.sin(v * 4.3 - Math.sin(u * 2.2)),
    );
    const light = 0.86 + 0.5 * Math.max(0, 0.35 - play);
    const isLine = Math.abs(lane - Math.floor(lane) - 0.5) < 0.09;
    return scaleColour(isLine ? [0.05, 0.26, 0.46] : [0.2, 0.68, 0.8], light);
  };

/** Tiled walls with a blue band, a wet floor of small tiles. */
export const poolSurfaces = () => ({
  walls: ((x, y, z, axis) =>
    y > 1 && y < 1.3
      ? [0.12, 0.44, 0.66]
      : tiles([0.9, 0.94, 0.95], [0.86, 0.92, 0.94], 0.3)(x, y, z, axis)) as Material,
  floor: tiles([0.86, 0.84, 0.79], [0.82, 0.8, 0.76], 0.25),
  ceiling: ((x, _y, z) =>
    z % 2.4 < 0.22
      ? [0.66, 0.5, 0.34]
      : scaleColour([0.9, 0.92, 0.93], x % 1 < 0.03 ? 0.8 : 1)) as Material,
});

/** A swimming hall: the pool with its lanes, starting blocks, a ladder, a board to jump from, loungers. */
export function indoorPool(furnishing: Furnishing): Furnished {
  const { shell, side } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const far = back - BEFORE_WALL;
  const wall = side > 0 ? right : left;
  return {
    lamps: [4, 8, 12, 16].map((z) => [middle, high - 0.5, z] as const),
    solids: [
      slab(
        [middle - HALF - 0.3, middle + HALF + 0.3],
        [0, 0.014],
        [NEAR - 0.3, far + 0.3],
        flat([0.95, 0.96, 0.96]),
      ),
      slab([middle - HALF, middle + HALF], [0.004, 0.018], [NEAR, far], water(middle)),
      ...[-1, 0, 1].flatMap((n) => laneRope(middle + n * LANE, far)),
      ...[-1.5, -0.5, 0.5, 1.5].flatMap((n) => startingBlock(middle + n * LANE, far + 0.35)),
      ...ladder(middle + side * (HALF - 0.1), side, 4.6),
      ...[6.2, 8.6, 11].flatMap((z) => lounger(wall - side * 1.3, z)),
      ...plant(furnishing, wall - side * 0.7, 0, 4.9, 1.9),
      ...lifebuoy(side > 0 ? left : right, side, 7.6),
      ...[3.4, 7, 10.6, 14.2].map((z) => ({
        ...box(
          [middle - 2.6, high - 0.1, z],
          [middle + 2.6, high - 0.05, z + 0.16],
          flat([1.2, 1.24, 1.26]),
        ),
        glow: 1,
      })),
    ],
  };
}

/** Red and white floats on a rope. */
const laneRope = (x: number, far: number): Solid[] => [
  box([x - 0.06, 0.01, NEAR], [x + 0.06, 0.11, far], (_x, _y, z) =>
    Math.floor(z / 0.45) % 2 === 0 ? [0.86, 0.14, 0.13] : [0.96, 0.96, 0.95],
  ),
];

/** A block to dive from. */
const startingBlock = (x: number, z: number): Solid[] => [
  box([x - 0.3, 0, z + 0.1], [x + 0.3, 0.5, z + 0.5], flat([0.3, 0.5, 0.66])),
  pad([x - 0.36, 0.5, z], [x + 0.36, 0.6, z + 0.6], flat(WHITE), 0.03),
];

/** Two bent rails where one climbs out. */
const ladder = (x: number, side: number, z: number): Solid[] =>
  [0, 0.62].flatMap((dz) => [
    drum([x, z + dz], [0, 0.82], [0.022, 0.022], STEEL),
    drum([x + side * 0.62, z + dz], [0, 0.82], [0.022, 0.022], STEEL),
    slab([x, x + side * 0.62], [0.8, 0.845], [z + dz - 0.022, z + dz + 0.022], STEEL),
  ]);

/** A lounger with a folded towel. */
const lounger = (x: number, z: number): Solid[] => [
  pad([x - 0.34, 0.26, z], [x + 0.34, 0.36, z + 1.3], flat([0.94, 0.95, 0.95]), 0.04),
  ...[0, 1, 2, 3].map((n) =>
    pad(
      [x - 0.34, 0.34 + n * 0.12, z + 1.24 + n * 0.1],
      [x + 0.34, 0.48 + n * 0.12, z + 1.4 + n * 0.1],
      flat([0.94, 0.95, 0.95]),
      0.04,
    ),
  ),
  ...[-0.28, 0.24].flatMap((dx) =>
    [0.1, 1.2].map((dz) => box([x + dx, 0, z + dz], [x + dx + 0.04, 0.27, z + dz + 0.04], STEEL)),
  ),
  pad([x - 0.26, 0.36, z + 0.15], [x + 0.26, 0.46, z + 0.5], flat([0.16, 0.5, 0.7]), 0.03),
];

/** A ring of red and white on the wall. */
const lifebuoy = (wall: number, side: number, z: number): Solid[] => [
  slab([wall, wall + side * 0.09], [1.5, 2.2], [z - 0.35, z + 0.35], (_x, y, at): Colour => {
    const [a, b] = [at - z, y - 1.85];
    const out = Math.hypot(a, b);
    if (out > 0.34 || out < 0.19) return [0.9, 0.93, 0.95];
    return Math.floor((Math.atan2(b, a) / Math.PI) * 4 + 8.5) % 2 === 0
      ? [0.9, 0.2, 0.14]
      : [0.97, 0.97, 0.96];
  }),
];
