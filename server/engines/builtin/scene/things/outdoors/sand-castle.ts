import type { Colour } from '../../words/idea.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { box, ellipsoid, frustum, limb, type Solid } from '../sculpt/solid.ts';
import { UNTURNED } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

/** Sand that is wet enough to hold. */
const SAND: Colour = [0.74, 0.58, 0.38];
const GATE: Colour = [0.4, 0.29, 0.18];
const FLAG: Colour = [0.84, 0.22, 0.18];
const STICK: Colour = [0.5, 0.38, 0.24];

/** How high and how wide below and above a tower from the bucket is, beside the next. */
const TOWERS = [
  { x: -0.62, z: -0.3, high: 0.52 },
  { x: 0.62, z: -0.3, high: 0.56 },
  { x: -0.5, z: 0.36, high: 0.6 },
  { x: 0.5, z: 0.36, high: 0.54 },
] as const;
const MERLONS = 7;

/** A castle of sand: towers from the bucket with their rims, walls between them, a keep with a flag, on a heap. */
export function sandCastle(wish: Wish): Sprite {
  const sand = worn(wish.colour ?? SAND, 0.3);
  const tower = (x: number, z: number, high: number, wide: number): Solid[] => [
    frustum(sand, [x, 0, z], high, wide, 0.78 * wide),
    frustum(sand, [x, high - 0.02, z], 0.07, 0.9 * wide, 0.88 * wide),
    ...Array.from({ length: MERLONS }, (_, n) => {
      const turn = (n / MERLONS) * 2 * Math.PI;
      const [right, ahead] = [0.72 * wide * Math.cos(turn), 0.72 * wide * Math.sin(turn)];
      return box(sand, [x + right, high + 0.08, z + ahead], [0.034, 0.045, 0.034], UNTURNED, 0.015);
    }),
  ];
  const wall = (x: number, z: number, half: readonly [number, number, number]): Solid =>
    box(sand, [x, 0.16, z], half, UNTURNED, 0.03);
  return portray(
    wish,
    [
      ellipsoid(sand, [0, -0.02, 0], [1.05, 0.12, 0.72]),
      ...TOWERS.flatMap(({ x, z, high }) => tower(x, z, high, 0.19)),
      ...tower(0, 0.1, 0.86, 0.26),
      wall(0, -0.3, [0.55, 0.2, 0.07]),
      wall(0, 0.36, [0.5, 0.2, 0.07]),
      wall(-0.56, 0, [0.07, 0.2, 0.3]),
      wall(0.56, 0, [0.07, 0.2, 0.3]),
      ellipsoid(plain(GATE), [0, 0.1, -0.37], [0.12, 0.19, 0.02]),
      limb(plain(STICK), [0, 0.86, 0.1], [0, 1.32, 0.1], 0.014, 0.012),
      box(plain(FLAG), [0.13, 1.24, 0.1], [0.12, 0.07, 0.008]),
    ],
    0.4,
    0.16,
    3,
  );
}
