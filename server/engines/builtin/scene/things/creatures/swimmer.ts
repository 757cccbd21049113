import type { Random } from '../../../kernels/random.ts';
import { isAnimalFolk } from '../../words/creatures.ts';
import { plain } from '../sculpt/looks.ts';
import { mirrored, moved } from '../sculpt/move.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { box, cut, ellipsoid, type Solid } from '../sculpt/solid.ts';
import type { Sprite } from '../sprite.ts';
import { looksLeft, type Wish } from '../wish.ts';
import { figureOf } from './figure.ts';
import { human } from './human.ts';
import { inRing } from './in-ring.ts';
import { dry } from './person.ts';
import { hipsOf } from './stance.ts';

/** How high the hips of who swims are above the water's face, in their heights. */
const AFLOAT = -0.045;
/** How far turned to the eye, radians, and how much of the feet is stirred. */
const TURN = 0.32;
/** What is below the water's face is not seen. */
const ABOVE_WATER = cut(box(plain([1, 1, 1]), [0, -0.5, 0], [3, 0.5, 2]));
/** How many times finer than it is high it is drawn: most of the model is below the water. */
const FINER = 2.2;

/** Someone who swims the crawl, an arm out of the water, foam along the body; animals float in rings. */
export function swimmer(wish: Wish): Sprite {
  const { random, rays, tall, traits = [], hair, hat } = wish;
  if (isAnimalFolk(traits)) return inRing(wish);
  const figure = figureOf(traits);
  const body = human(random, 'swimming', wish.colour, traits, {}, hair, hat);
  const afloat = moved(body, { to: [0, AFLOAT - hipsOf(figure, 'swimming'), 0] });
  const model = [...afloat, ...foam(random), ABOVE_WATER];
  const isLeft = looksLeft(wish);
  const yaw = isLeft ? Math.PI - TURN : TURN;
  return sculpt(
    isLeft ? mirrored(model) : model,
    { yaw, pitch: 0.12, away: 4 },
    dry(rays),
    FINER * tall,
    random,
  );
}

/** White water along the body and before the head. */
function foam(random: Random): Solid[] {
  const white = { ...plain([0.95, 0.98, 1], { gloss: 0.3 }), sheer: 0.35 };
  const streaks = [-0.52, -0.3, 0.02, 0.3, 0.46].flatMap((x, n) =>
    [-1, 1].map((side) =>
      ellipsoid(
        white,
        [x + 0.05 * random.unit(), 0, side * (0.07 + 0.05 * (n % 2) + 0.04 * random.unit())],
        [0.03 + 0.04 * random.unit(), 0.012, 0.024],
      ),
    ),
  );
  return streaks;
}
