import type { Random } from '../../../../kernels/random.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ellipsoid, type Look } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const WHITE: Colour = [0.92, 0.88, 0.8];
const RED: Colour = [0.88, 0.26, 0.06];
const GOLD: Colour = [0.92, 0.6, 0.14];

/** Where the patches of all koi lie: each has another part of it. */
const PATCHES = createNoise(20_262);

/** How far above it a koi's eye is seen from, radians. */
const ABOVE = 0.5;

/** A koi at the surface of its pond, seen from above: white with red patches, red, or golden. */
export function koi({ random, rays, tall }: Wish): Sprite {
  const look = coat(random);
  const bend = (random.unit() - 0.5) * 0.3;
  const model = [
    ellipsoid(look, [0.1, 0, 0], [0.62, 0.14, 0.2]),
    ellipsoid(look, [-0.42, 0, bend * 0.4], [0.4, 0.1, 0.12]),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(look, [-0.92, 0, bend + side * 0.08], [0.24, 0.02, 0.08]),
      ellipsoid(look, [0.22, -0.02, side * 0.26], [0.1, 0.02, 0.14]),
    ]),
  ];
  return sculpt(model, { yaw: random.unit() * 6.3, pitch: ABOVE, away: 8 }, rays, tall, random);
}

/** Scales in one colour, or white ones in which red patches lie. */
function coat(random: Random): Look {
  const kind = random.below(4);
  if (kind === 0) return plain(GOLD, { gloss: 0.5 });
  if (kind === 1) return plain(RED, { gloss: 0.5 });
  const [along, aside] = [9 * random.unit(), 9 * random.unit()];
  return {
    gloss: 0.5,
    paint: (x, _, z) => (PATCHES.at(x * 2.6 + along, z * 3 + aside) > 0.02 ? RED : WHITE),
  };
}
