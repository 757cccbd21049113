import { pick } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { mirrored, moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { box, cut, type Look, ring } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';

/** What swim rings are of, beside white. */
const RINGS: readonly Colour[] = [
  [0.93, 0.3, 0.26],
  [0.98, 0.74, 0.16],
  [0.16, 0.6, 0.82],
  [0.94, 0.44, 0.66],
];
const WHITE: Colour = [0.96, 0.96, 0.94];

/** How large a ring is around whom it carries, how high that one's waist is over the water, and how far turned to the eye; heights of the body, radians. */
const RING = { radius: 0.185, thick: 0.066, waist: 0.02, turn: 0.95, above: 0.2 } as const;

/** How many times finer than it is high it is drawn: half of the model is below the water. */
const FINER = 1.6;

/** Somebody who floats in a striped swim ring, the arms high, no more seen than is above the water. */
export function inRing(wish: Wish): Sprite {
  const { random, rays, tall, traits = [], colour } = wish;
  const { waist, shoulder } = figureOf(traits);
  const paint = pick(random, RINGS);
  const stripes: Look = {
    ...plain(paint, { gloss: 0.5 }),
    paint: (x, _y, z) => (Math.sin(Math.atan2(z, x) * 6) > 0.2 ? WHITE : paint),
  };
  const hands = {
    near: [0.14, shoulder + 0.16, -0.2] as const,
    far: [0.12, shoulder + 0.1, 0.22] as const,
  };
  const body = moved(human(random, 'cheering', colour, traits, hands), {
    to: [0, RING.waist - waist, 0],
  });
  const model = [
    ...body,
    cut(box(plain([1, 1, 1]), [0, -0.56, 0], [3, 0.5, 2])),
    ring(stripes, [0.01, 0, 0], RING.radius, RING.thick),
  ];
  const isLeft = looksLeft(wish);
  const turn = RING.turn + 0.5 * (random.unit() - 0.5);
  return sculpt(
    isLeft ? mirrored(model) : model,
    { yaw: isLeft ? Math.PI - turn : turn, pitch: RING.above, away: 4 },
    { ...rays, snowy: false },
    FINER * tall,
    random,
  );
}
