import type { Colour } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, frustum, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';

const FELT: Colour = [0.93, 0.91, 0.86];
const ROPE: Colour = [0.5, 0.38, 0.24];
const RED: Colour = [0.74, 0.2, 0.12];
const BLUE: Colour = [0.13, 0.3, 0.56];
const GOLD: Colour = [0.86, 0.64, 0.2];
const IRON: Colour = [0.2, 0.2, 0.21];
/** Half its width, its wall's height, and how high its roof rises over that. Its heights. */
const HALF = 0.88;
const WALL = 0.52;
const ROOF = 0.36;

/** A yurt: a round tent of white felt bound with ropes, a low cone for its roof, a painted door, a stovepipe. */
export function yurt(wish: Wish): Sprite {
  const felt: Look = {
    ...worn(wish.colour ?? FELT, 0.1),
    bump: (x, y, z) => 0.008 * Math.sin(Math.atan2(z, x) * 26) + 0.004 * Math.sin(y * 40 + x * 3),
  };
  const rope = worn(ROPE, 0.2);
  const model: Solid[] = [
    frustum(felt, [0, 0, 0], WALL, HALF, HALF * 0.98),
    frustum(felt, [0, WALL - 0.02, 0], ROOF, HALF * 1.02, 0.2),
    frustum(worn([0.8, 0.76, 0.68], 0.15), [0, WALL + ROOF - 0.03, 0], 0.05, 0.2, 0.16),
    ...[0.14, 0.32, WALL - 0.03].map((y) => ring(rope, [0, y, 0], HALF * 0.99, 0.012)),
    ...ornament(),
    ...ropesOver(rope),
    ...door(),
    limb(worn(IRON, 0.1), [0.22, 0.72, -0.08], [0.22, 1.06, -0.08], 0.026, 0.026),
  ];
  return portray(underOpenSky(wish), model, 0.3, 0.07, 3.2);
}

/** A blue border of knots under the eave. */
const ornament = (): Solid[] =>
  Array.from({ length: 44 }, (_, n) => {
    const at = (turn: number, y: number) =>
      [HALF * 1.01 * Math.cos(turn), y, HALF * 1.01 * Math.sin(turn)] as const;
    const [low, high] = n % 2 === 0 ? [0.38, 0.45] : [0.45, 0.38];
    return limb(plain(BLUE), at(n * 0.1428, low), at((n + 1) * 0.1428, high), 0.013, 0.013);
  });

/** Ropes from the roof's ring to the eave. */
const ropesOver = (rope: Look): Solid[] =>
  Array.from({ length: 12 }, (_, n) => {
    const [c, s] = [Math.cos(n * 0.5236 + 0.26), Math.sin(n * 0.5236 + 0.26)];
    return limb(
      rope,
      [0.2 * c, WALL + ROOF - 0.02, 0.2 * s],
      [HALF * c, WALL, HALF * s],
      0.01,
      0.01,
    );
  });

const door = (): Solid[] => [
  box(plain(RED), [0, 0.23, -HALF], [0.19, 0.23, 0.05]),
  box(plain(BLUE), [0, 0.23, -HALF - 0.045], [0.145, 0.19, 0.012]),
  ...[-0.07, 0.07].map((x) => box(plain(GOLD), [x, 0.26, -HALF - 0.058], [0.045, 0.1, 0.006])),
  ...[-0.07, 0.07].map((x) => box(plain(RED), [x, 0.26, -HALF - 0.064], [0.03, 0.08, 0.006])),
];
