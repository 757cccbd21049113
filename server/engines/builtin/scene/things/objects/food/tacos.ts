import type { Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import {
  ball,
  blade,
  box,
  cut,
  ellipsoid,
  frustum,
  type Look,
  type Solid,
} from '../../sculpt/solid.ts';
import { pitch, roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { blotch, plate } from '../dishes.ts';

const CORN: Colour = [0.93, 0.74, 0.34];
const MEAT: Colour = [0.36, 0.18, 0.09];
const LETTUCE: readonly Colour[] = [
  [0.4, 0.66, 0.16],
  [0.56, 0.78, 0.28],
];
const TOMATO: Colour = [0.84, 0.14, 0.08];
const CHEESE: Colour = [0.97, 0.72, 0.14];

/** Half the width of a taco, and how thick its shell is. */
const HALF = 0.3;

/** Three tacos side by side on a plate: folded shells of corn, filled to the brim; limes beside them. */
export function tacos(wish: Wish): Sprite {
  const { random } = wish;
  const model = [
    ...plate(0.74),
    ...[-0.3, 0, 0.3].flatMap((z) => taco(random, z)),
    ...lime([0.5, 0.12, -0.34]),
    ...lime([0.36, 0.12, -0.5]),
  ];
  return portray(wish, model, 0.5, 0.5, 3.2);
}

/** A shell bent in half along its lower edge, leaning open; what fills it stands out above. */
function taco(random: Random, z: number): Solid[] {
  const shell: Look = {
    paint: (x, y) => scaleColour(CORN, 0.95 + 0.16 * blotch(x * 7, y * 7 + z * 9)),
    gloss: 0.1,
  };
  const wall = (side: number): Solid[] => [
    ellipsoid(shell, [0, 0.08, z + side * 0.07], [HALF, HALF * 1.05, 0.022], 0, pitch(side * 0.24)),
  ];
  const fill = Array.from({ length: 26 }, (_, n): Solid => {
    const along = -0.9 + (1.8 * n) / 25;
    const top = 0.08 + HALF * Math.sqrt(Math.max(0, 1 - along * along)) * 0.95;
    const at: Vector = [along * HALF, top + 0.02 * random.unit(), z + 0.06 * (random.unit() - 0.5)];
    const kind = n % 5;
    if (kind === 1) return ball(plain(TOMATO, { gloss: 0.4 }), at, 0.032);
    if (kind === 3)
      return box(
        plain(CHEESE),
        [at[0], at[1] + 0.02, at[2]],
        [0.035, 0.008, 0.008],
        roll(2 * random.unit()),
      );
    const leaf = plain(LETTUCE[n % 2] ?? CORN);
    return ellipsoid(leaf, at, [0.05, 0.034, 0.045], 0, roll(1.5 * (random.unit() - 0.5)));
  });
  return [
    ...wall(-1),
    ...wall(1),
    cut(box(shell, [0, -0.2, z], [0.5, 0.27, 0.2])),
    ellipsoid(plain(MEAT), [0, 0.09, z], [HALF * 0.94, HALF * 0.95, 0.05]),
    ...fill,
  ];
}

/** A wedge of lime. */
const lime = ([x, y, z]: Vector): Solid[] => [
  ellipsoid(plain([0.36, 0.6, 0.12], { gloss: 0.3 }), [x, y, z], [0.11, 0.06, 0.055]),
  blade(
    plain([0.78, 0.88, 0.46]),
    [x - 0.08, y + 0.04, z],
    [x + 0.08, y + 0.04, z],
    0.03,
    0.03,
    0.6,
  ),
  frustum(plain([0.78, 0.88, 0.46]), [x, y + 0.02, z], 0.03, 0.06, 0.05),
];
