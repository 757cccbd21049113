import type { Random } from '../../../../kernels/random.ts';
import { isAnimalFolk } from '../../../words/creatures.ts';
import { plain } from '../../sculpt/looks.ts';
import { mirrored, moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { box, cut, ellipsoid, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { dry } from '../dry.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';
import type { Doing } from '../postures/doings.ts';
import { hipsOf } from '../stance.ts';
import { inRing } from './in-ring.ts';

/** How high the hips of who swims are above the water's face, in their heights. */
const AFLOAT = -0.045;
/** How far turned to the eye, radians, and how much of the feet is stirred. */
const TURN = 0.32;
/** What is below the water's face is not seen. */
const ABOVE_WATER = cut(box(plain([1, 1, 1]), [0, -0.5, 0], [3, 0.5, 2]));
/** How many times finer than it is high it is drawn: most of the model is below the water. */
const FINER = 2.2;
/** The same of who stands in it, up to the waist. */
const UPRIGHT = 1.5;
/** How high the back of who floats on it is above the water's face, in their heights. */
const BACK = 0.012;

/** Someone who swims the crawl, an arm out of the water, foam along the body, floats on the back, or stands in it and splashes; animals float in rings. */
export function swimmer(wish: Wish): Sprite {
  const { random, traits = [], hair, hat } = wish;
  if (isAnimalFolk(traits)) return inRing(wish);
  const figure = figureOf(traits);
  const one = (doing: Doing) => human(random, doing, wish.colour, traits, {}, hair, hat);
  if (traits.includes('splashing')) {
    const low = -0.92 * hipsOf(figure, 'splashing');
    const model = [...moved(one('splashing'), { to: [0, low, 0] }), ...drops(random), ABOVE_WATER];
    return afloat(wish, model, UPRIGHT);
  }
  if (traits.includes('afloat')) {
    const laid = moved(one('afloat'), { by: roll(Math.PI / 2), to: [0.5, BACK, 0] });
    return afloat(wish, [...laid, ...foam(random), ABOVE_WATER], FINER);
  }
  const body = moved(one('swimming'), { to: [0, AFLOAT - hipsOf(figure, 'swimming'), 0] });
  return afloat(wish, [...body, ...foam(random), ABOVE_WATER], FINER);
}

/** A model in the water, `finer` times as high as it was asked to be. */
function afloat(wish: Wish, model: readonly Solid[], finer: number): Sprite {
  const { random, rays, tall } = wish;
  const isLeft = looksLeft(wish);
  const yaw = isLeft ? Math.PI - TURN : TURN;
  return sculpt(
    isLeft ? mirrored(model) : [...model],
    { yaw, pitch: 0.12, away: 4 },
    dry(rays),
    finer * tall,
    random,
  );
}

/** Drops that are thrown up, and white water around the waist. */
function drops(random: Random): Solid[] {
  const white = plain([0.95, 0.98, 1], { gloss: 0.5 });
  return [
    ...Array.from({ length: 46 }, (_, n): Solid => {
      const way = Math.PI * (0.04 + 0.92 * random.unit());
      const out = 0.16 + 0.42 * random.unit();
      const at: Vector = [
        0.16 + 0.9 * out * Math.cos(way),
        0.04 + out * Math.sin(way),
        0.3 * (2 * random.unit() - 1),
      ];
      return ellipsoid(white, at, [0.008 + 0.004 * (n % 3), 0.013 + 0.006 * (n % 2), 0.01]);
    }),
    ...foam(random),
  ];
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
