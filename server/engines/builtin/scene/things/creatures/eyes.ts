import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { ball, ellipsoid, limb, type Look, type Solid } from '../sculpt/solid.ts';
import type { Vector } from '../sculpt/vector.ts';
import type { Head } from './build.ts';

const PUPIL: Colour = [0.03, 0.025, 0.03];
const LID: Colour = [0.09, 0.07, 0.07];

/**
 * One eye of a head that looks right, at a point of its skull on the `side` (−1 near, 1 far): its rim, iris and
 * pupil, a glint, and the upper lid over it; or shut.
 */
export function eyesOf(
  { size, aside, iris, slit }: Head['eye'],
  coat: Look,
  at: Vector,
  side: number,
  sleeps: boolean,
): Solid[] {
  if (sleeps) {
    const [x, y, z] = [at[0] + size * 0.7, at[1] - size * 0.4, at[2]];
    return [
      ball(coat, at, size * 1.2, size * 0.7),
      limb(plain(LID), [x, y, z - size * 0.7], [x, y, z + size * 0.7], size * 0.26, size * 0.26),
    ];
  }
  // Farther to the side of a narrow head eyes look more to the side.
  const wide = Math.min(1.35, 0.1 + 1.15 * (aside / (aside + at[0] * 0.55 + 0.02)));
  const ahead = Math.sqrt(Math.max(0.15, 1 - wide * wide * 0.5));
  const put = (by: number, up = 0, on = 0): Vector => [
    at[0] + ahead * by + on * side * -wide * 0.4,
    at[1] + up,
    at[2] + side * wide * by * 0.8 + on,
  ];
  const pupil: Vector =
    slit === true
      ? [size * 0.58, size * 0.62, size * 0.28]
      : [size * 0.5, size * 0.52, size * 0.52];
  return [
    ball(plain(LID), at, size * 1.14, size * 0.16),
    ball(plain(iris, { gloss: 0.6 }), put(size * 0.3), size * 0.88),
    ellipsoid(plain(PUPIL, { gloss: 0.8 }), put(size * 0.78), pupil),
    ball(coat, put(-size * 0.06, size * 0.62), size * 0.98, size * 0.14),
    ball(plain([1, 1, 1]), put(size * 1.12, size * 0.3, -size * 0.14), size * 0.16),
  ];
}
