import type { Random } from '../../../../kernels/random.ts';
import type { Trait } from '../../../words/trait.ts';
import { moved } from '../../sculpt/move.ts';
import type { Solid } from '../../sculpt/solid.ts';
import { add, type Vector, yaw } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';
import { hipsOf } from '../stance.ts';

/** How far above the plank the hips are, by the height of who sits there. */
const HIPS = 0.04;
/** How high the hands are on the ropes over the shoulders. */
const GRIP = 0.02;

/** Someone who sits on a swing and looks to the eye: where the middle of the plank is, how far from it the ropes are, and how high a man is, in the swing's units. */
export function onSwing(
  random: Random,
  traits: readonly Trait[],
  { plank, ropes, man }: { readonly plank: Vector; readonly ropes: number; readonly man: number },
): Solid[] {
  const figure = figureOf(traits);
  const size = man * figure.tall;
  const aside = ropes / size;
  const hand = (side: -1 | 1): Vector => [0.06, figure.shoulder + GRIP, side * aside];
  const foot = add(plank, [0, HIPS * size - hipsOf(figure, 'seated') * size, 0]);
  const body = human(random, 'seated', null, traits, { near: hand(-1), far: hand(1) });
  return moved(body, { size, by: yaw(Math.PI / 2), to: foot });
}
