import type { Random } from '../../../kernels/random.ts';
import type { Colour } from '../../words/idea.ts';
import { masonry, rough, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { box, frustum, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const MARBLE: Colour = [0.84, 0.79, 0.69];

/** How many columns there are along the front, and how far apart they stand. */
const COLUMNS = 6;
const APART = 0.26;

/** An ancient temple in ruins: steps, columns whole and broken, a piece of what they carried, drums in the grass. */
export function ruin(wish: Wish): Sprite {
  const stone = wish.colour ?? MARBLE;
  const look = fluted(stone);
  const block = rough(stone, 2);
  const xs = Array.from({ length: COLUMNS }, (_, n) => (n - (COLUMNS - 1) / 2) * APART);
  const model = [
    ...[0.98, 0.9, 0.82].map((half, n) =>
      box(masonry(stone, 0.05), [0, 0.03 + n * 0.055, 0], [half, 0.03, 0.56 - n * 0.06]),
    ),
    // The front row: the first four still carry their beam.
    ...xs.flatMap((x, n) =>
      column(look, block, x, -0.34, n < 4 ? 1 : 0.3 + 0.42 * wish.random.unit()),
    ),
    ...xs.flatMap((x, n) =>
      n % 2 === 0 ? column(look, block, x, 0.34, n === 0 ? 1 : 0.4 + 0.5 * wish.random.unit()) : [],
    ),
    box(block, [-0.26, 1.0, -0.34], [0.5, 0.05, 0.085]),
    box(block, [-0.28, 1.09, -0.34], [0.47, 0.035, 0.1]),
    box(block, [-0.52, 1.15, -0.34], [0.2, 0.03, 0.08]),
    ...drums(wish.random, look),
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
  const shaft = frustum(look, [x, 0.17, z], 0.74 * share, 0.07, 0.07 - 0.014 * share);
  const foot = frustum(block, [x, 0.16, z], 0.04, 0.088, 0.08);
  if (share < 1) return [foot, shaft];
  return [
    foot,
    shaft,
    frustum(block, [x, 0.89, z], 0.035, 0.06, 0.088),
    box(block, [x, 0.935, z], [0.09, 0.016, 0.09]),
  ];
}

/** Drums of fallen columns before the steps. */
const drums = (random: Random, look: Look): Solid[] =>
  [-0.6, 0.46, 0.78].map((x, n) => {
    const turned = yaw(random.unit() * 3);
    const z = -0.74 - 0.06 * n;
    return limb(look, [x, 0.06, z], [x + 0.1 * turned[0], 0.06, z + 0.06], 0.068, 0.068);
  });
