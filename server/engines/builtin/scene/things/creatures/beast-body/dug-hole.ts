import type { Colour } from '../../../words/idea.ts';
import { plain, rough } from '../../sculpt/looks.ts';
import { ball, ellipsoid, type Solid } from '../../sculpt/solid.ts';
import type { Pose } from '../beast-poses/carriage.ts';

const EARTH: Colour = [0.34, 0.22, 0.13];
const PIT: Colour = [0.07, 0.045, 0.03];

/** How far before the paws the hole is, and how wide; shoulder heights. */
const HOLE = { ahead: 0.02, wide: 0.34 } as const;
/** Clods that fly back between the hind legs: how many, how far and how high their way is. */
const CLODS = { count: 16, far: 1.15, high: 0.5 } as const;

/** The hole at the forepaws of one that digs, the rim of earth around it, the heap behind its hind legs and the clods that fly onto that; in shoulder heights. */
export function dugHole({ legs }: Pose): Solid[] {
  const paw = Math.max(...legs.slice(0, 2).map(([, , , , toe]) => toe[0]));
  const hind = Math.min(...legs.slice(2).map(([, , , , toe]) => toe[0]));
  const middle = paw + HOLE.ahead;
  const earth = rough(EARTH, 14);
  const rim = Array.from({ length: 11 }, (_, n): Solid => {
    // Open to the eye, so that the hole is seen.
    const angle = -0.35 + (n / 10) * (Math.PI + 0.7);
    const size = 0.085 + 0.03 * Math.sin(n * 2.4);
    return ellipsoid(
      earth,
      [middle + HOLE.wide * 1.12 * Math.cos(angle), 0.03, HOLE.wide * 0.95 * Math.sin(angle)],
      [size * 1.3, size, size],
      0.03,
    );
  });
  const heap = [
    ellipsoid(earth, [hind - 0.62, 0.02, 0.02], [0.34, 0.2, 0.26], 0.04),
    ellipsoid(earth, [hind - 0.36, 0.01, -0.12], [0.2, 0.1, 0.16], 0.04),
  ];
  const clods = Array.from({ length: CLODS.count }, (_, n): Solid => {
    const share = (n + 0.5) / CLODS.count;
    const [x, y] = [hind + 0.1 - CLODS.far * share, 4 * CLODS.high * share * (1 - share)];
    return ball(
      earth,
      [x, 0.06 + y * (0.75 + 0.4 * Math.sin(n * 5.1)), 0.12 * Math.sin(n * 3.7)],
      0.02 + 0.014 * (1 + Math.sin(n * 7.3)),
    );
  });
  return [
    ellipsoid(plain(PIT), [middle, 0, 0], [HOLE.wide, 0.012, HOLE.wide * 0.8]),
    ...rim,
    ...heap,
    ...clods,
  ];
}
