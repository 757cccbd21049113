import type { Random } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, between, roll, type Vector } from '../../sculpt/vector.ts';
import { quadruped } from '../beast-body/quadruped.ts';
import { DOG } from '../beasts/animals.ts';
import type { Figure } from '../figure.ts';
import type { Hands } from '../stance.ts';

const LEATHER: Colour = [0.5, 0.08, 0.08];

/** How high a dog's shoulders are by the height of who walks it, where it is beside a hand, and where its collar is on it, by its own height. */
const DOG_SIZE = 0.32;
const AHEAD: Vector = [0.6, 0, -0.06];
const COLLAR: Vector = [0.43, 0.88, 0];

/** A dog that walks ahead on a leash, and the hand of that body that has it; null colour: as dogs come. */
export function onLeash(
  random: Random,
  { hips, shoulders, tall }: Figure,
  colour: Colour | null,
): { readonly hands: Hands; readonly pieces: readonly Solid[] } {
  // A dog is as large with a child.
  const size = DOG_SIZE / tall;
  const near: Vector = [0.2, hips + 0.14, -shoulders - 0.05];
  const foot = add(AHEAD, [0.2 * (size - DOG_SIZE), 0, near[2]]);
  const collar: Vector = add(foot, [COLLAR[0] * size, COLLAR[1] * size, 0]);
  const strap = plain(LEATHER);
  const sag = add(between(near, collar, 0.5), [0, -0.04, 0]);
  return {
    hands: { near },
    pieces: [
      ...moved(quadruped(DOG, 'walking', colour, 0.2, random), { size, to: foot }),
      ring(strap, collar, 0.15 * size, 0.02 * size, roll(-0.7)),
      limb(strap, near, sag, 0.006, 0.006),
      limb(strap, sag, collar, 0.006, 0.006),
    ],
  };
}
