import type { Random } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { masonry, rough, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, cut, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { roll, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { gable } from '../parts.ts';

const MARBLE: Colour = [0.84, 0.79, 0.69];

/** How many columns there are along the front and along each side, and how far apart they stand. */
const FRONT = 6;
const SIDE = 6;
const APART = 0.2;
/** How far the columns of the front are from the middle, and the rows of the sides. */
const Z = -0.5;
const X = ((FRONT - 1) / 2) * APART;

/** An ancient temple in ruins: steps, a front of columns under what is left of its gable, a side that still stands, one that has fallen. */
export function ruin(wish: Wish): Sprite {
  const { random } = wish;
  const stone = wish.colour ?? MARBLE;
  const look = fluted(stone);
  const block = rough(stone, 2);
  const sides = Array.from({ length: SIDE - 1 }, (_, n) => Z + (n + 1) * APART);
  const long = sides.length * APART;
  const model = [
    ...[0.7, 0.65, 0.6].map((half, n) =>
      box(
        masonry(stone, 0.05),
        [0, 0.03 + n * 0.055, Z + long / 2],
        [half, 0.03, long / 2 + half - 0.48],
      ),
    ),
    ...Array.from({ length: FRONT }, (_, n) =>
      column(look, block, (n - (FRONT - 1) / 2) * APART, Z, 1),
    ).flat(),
    ...sides.flatMap((z, n) => column(look, block, -X, z, n < 4 ? 1 : 0.6)),
    ...sides.flatMap((z, n) =>
      column(look, block, X, z, n === 0 ? 1 : 0.22 + 0.42 * random.unit()),
    ),
    // What they carried: the beam in two bands, over the front and one side, and the gable above.
    box(block, [0, 0.985, Z], [X + 0.09, 0.035, 0.085]),
    box(block, [0, 1.05, Z], [X + 0.1, 0.03, 0.09]),
    box(block, [-X, 0.985, Z + 0.4], [0.085, 0.035, 0.42]),
    box(block, [-X, 1.05, Z + 0.34], [0.09, 0.03, 0.36]),
    { ...gable(block, [0, 1.08, Z], [0.075, X + 0.14], 0.22), axes: yaw(Math.PI / 2) },
    // The field within the gable lies deeper, and its right corner has come down.
    cut({ ...gable(block, [0, 1.1, Z - 0.07], [0.04, X - 0.04], 0.15), axes: yaw(Math.PI / 2) }),
    cut(box(block, [0.44, 1.22, Z], [0.2, 0.14, 0.3], roll(-0.5))),
    cut(box(block, [0.24, 1.3, Z], [0.06, 0.08, 0.3], roll(0.4))),
    ...drums(random, look),
  ];
  return portray(wish, model, 0.45, 0.08, 2.6);
}

/** Stone with flutes along round columns, which stand at any place. */
const fluted = (stone: Colour): Look => ({
  ...worn(stone, 0.16),
  bump: (x, _y, z) => 0.006 * Math.abs(Math.sin(x * 60) * Math.cos(z * 60)),
});

/** A column on the topmost step: whole with its capital, or broken at a share of its height. */
function column(look: Look, block: Look, x: number, z: number, share: number): Solid[] {
  const shaft = frustum(look, [x, 0.17, z], 0.74 * share, 0.058, 0.058 - 0.012 * share);
  const foot = frustum(block, [x, 0.16, z], 0.03, 0.07, 0.066);
  if (share < 1) return [foot, shaft];
  return [
    foot,
    shaft,
    frustum(block, [x, 0.89, z], 0.035, 0.05, 0.074),
    box(block, [x, 0.935, z], [0.076, 0.016, 0.076]),
  ];
}

/** Drums of fallen columns beside the steps. */
const drums = (random: Random, look: Look): Solid[] =>
  (
    [
      [-0.36, -0.92],
      [0.5, -0.88],
      [0.84, -0.3],
      [0.86, 0.2],
    ] as const
  ).map(([x, z]) => {
    const turned = yaw(random.unit() * 3);
    return limb(look, [x, 0.06, z], [x + 0.1 * turned[0], 0.06, z + 0.06], 0.06, 0.06);
  });
