import { pick } from '../../../../kernels/random.ts';
import type { Bloom, Colour } from '../../../words/idea.ts';
import { grown } from '../../plants/bloom.ts';
import { bloomHead } from '../../plants/single-flower.ts';
import { plain } from '../../sculpt/looks.ts';
import { blade, limb, place, type Solid } from '../../sculpt/solid.ts';
import { type Rotation, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Wish } from '../../wish.ts';

const STEM: Colour = [0.26, 0.44, 0.17];
/** What flower it is where no kind is named. */
const USUAL: readonly Bloom[] = ['daisy', 'poppy'];

/** Whether it is at a flower that belongs to its sprite. */
export const isAtFlower = ({ traits }: { readonly traits?: Wish['traits'] }): boolean =>
  traits?.includes('onflower') === true;

/** The flower that a wish is at: its head of radius `size` at `crown`, turned by `tilt`, on a stem that rises from the model's ground. */
export function flowerAt(
  { random, bloom, glaze }: Pick<Wish, 'random' | 'bloom' | 'glaze'>,
  crown: Vector,
  size: number,
  tilt: Rotation,
): Solid[] {
  const kind = bloom === undefined || bloom === 'any' ? pick(random, USUAL) : bloom;
  const green = plain(STEM);
  const [x, y, z] = crown;
  const bend: Vector = [x + 0.05, y * 0.5, z + 0.05];
  return [
    limb(green, [x, 0, z + 0.04], bend, 0.03, 0.026),
    limb(green, bend, crown, 0.026, 0.022, 0.02),
    ...[-1, 1].map((side) =>
      blade(
        green,
        [x + 0.03, y * (0.3 + 0.08 * side), z + 0.04],
        [x + side * 0.26, y * (0.5 + 0.08 * side), z - 0.06],
        0.06,
        0.02,
        0.2,
        0.01,
        yaw(0.3 * side),
      ),
    ),
    ...bloomHead(random, kind, glaze ?? null, crown, size).map((piece) =>
      grown(place(piece, tilt), size, crown),
    ),
  ];
}
