import { scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { ball, box, cut, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { creeping, type SnailGround } from './crawlers.ts';

const RED: Colour = [0.8, 0.09, 0.05];
const BLACK: Colour = [0.035, 0.03, 0.03];
const CREAM: Colour = [0.94, 0.92, 0.84];

/** The dome of its wing cases: its middle and its radii. */
const MIDDLE: Vector = [-0.08, 0.2, 0];
const DOME: Vector = [0.54, 0.42, 0.47];
/** The seven spots of Coccinella septempunctata, along and across the dome in its radii, and how large they are: one on the seam, three on either case. */
const SPOTS: readonly (readonly [along: number, across: number, size: number])[] = [
  [0.62, 0, 0.17],
  ...[-1, 1].flatMap((side) => [
    [0.4, side * 0.52, 0.15] as const,
    [-0.06, side * 0.38, 0.19] as const,
    [-0.52, side * 0.46, 0.15] as const,
  ]),
];

/** How large it is beside the leaf or the stone on which it creeps. */
const ON_LEAF = 0.66;

/** A ladybug that creeps: seven spots on its dome, a black head with pale cheeks, six legs, two feelers. */
export const ladybug = (wish: Wish, on: SnailGround): Sprite =>
  creeping(
    wish,
    on,
    moved([...cases(wish.colour ?? RED), ...head(), ...legs()], { size: ON_LEAF }),
    0.34,
  );

function cases(red: Colour): Solid[] {
  const look: Look = {
    paint: (x, y, z) => {
      const along = (x - MIDDLE[0]) / DOME[0];
      const across = (z - MIDDLE[2]) / DOME[2];
      const isSeam = Math.abs(across) < 0.022 && y > MIDDLE[1];
      const isSpot = SPOTS.some(([a, c, size]) => Math.hypot(along - a, across - c) < size);
      return isSeam || isSpot ? BLACK : scaleColour(red, 0.8 + 0.25 * smoothstep(0.1, 0.6, y));
    },
    gloss: 0.7,
  };
  return [
    ellipsoid(look, MIDDLE, DOME),
    // Beneath it is flat.
    cut(box(plain(BLACK), [-0.08, -0.2, 0], [0.8, 0.32, 0.8])),
    ellipsoid(plain(BLACK), [-0.06, 0.12, 0], [0.46, 0.06, 0.38]),
  ];
}

function head(): Solid[] {
  const black = plain(BLACK, { gloss: 0.6 });
  const cream = plain(CREAM, { gloss: 0.3 });
  return [
    ellipsoid(black, [0.44, 0.22, 0], [0.17, 0.19, 0.28]),
    ellipsoid(black, [0.59, 0.18, 0], [0.12, 0.12, 0.16], 0.02),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(cream, [0.49, 0.27, side * 0.2], [0.085, 0.1, 0.07]),
      ellipsoid(cream, [0.65, 0.24, side * 0.075], [0.04, 0.035, 0.035]),
      ball(plain([0.1, 0.08, 0.07], { gloss: 0.9 }), [0.64, 0.2, side * 0.135], 0.045),
      limb(black, [0.66, 0.2, side * 0.06], [0.78, 0.27, side * 0.14], 0.016, 0.013),
      limb(black, [0.78, 0.27, side * 0.14], [0.86, 0.26, side * 0.2], 0.015, 0.024),
    ]),
  ];
}

const legs = (): Solid[] => {
  const black = plain(BLACK, { gloss: 0.3 });
  return [0.34, 0.02, -0.32].flatMap((x, n) =>
    [-1, 1].flatMap((side) => {
      const knee: Vector = [x + 0.12 - 0.1 * n, 0.15, side * 0.52];
      const foot: Vector = [x + 0.2 - 0.18 * n, 0.01, side * 0.64];
      return [
        limb(black, [x, 0.1, side * 0.26], knee, 0.035, 0.028),
        limb(black, knee, foot, 0.026, 0.016),
      ];
    }),
  );
};
