import type { Random } from '../../../../kernels/random.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { box, ellipsoid, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import { member } from '../members.ts';
import { hipsOf } from '../stance.ts';
import type { Body } from '../with-gear.ts';

/** The high chair: how far ahead it is, how high its seat is, and half how wide; in heights of who feeds. */
const CHAIR = { ahead: 0.52, seat: 0.36, half: 0.13 } as const;
/** How tall a baby is that sits up, by who feeds it: larger than life, for the sake of its face. */
const BABY = 0.46;

const WOOD: Look = planks([0.82, 0.66, 0.44], 0.03);
const TRAY: Look = plain([0.95, 0.94, 0.9], { gloss: 0.5 });
const CUP: Look = plain([0.36, 0.66, 0.8], { gloss: 0.4 });
const PAP: Look = plain([0.94, 0.76, 0.42]);
const STEEL: Look = plain([0.76, 0.78, 0.82], { gloss: 0.8 });

/** Somebody who bends to a baby in a high chair and holds a spoon before its mouth, a bowl in the other hand. */
export function spoonFeeding(random: Random, _: readonly Trait[], one: Body): Solid[] {
  const figure = figureOf(['child']);
  const { ahead, seat, half } = CHAIR;
  const feet = seat + 0.03 - hipsOf(figure, 'seated') * BABY;
  const lips = seat + 0.03 + (figure.chin - figure.hips + 0.22 * figure.head) * BABY;
  const mouth: Vector = [ahead - 0.03, lips, 0];
  const spoon = add(mouth, [-0.06, -0.005, 0]);
  const far = add(spoon, [-0.1, 0.015, 0.02]);
  const bowl: Vector = [0.26, mouth[1] - 0.12, -0.1];
  return [
    ...one('tending', { near: add(bowl, [-0.03, -0.02, -0.02]), far }),
    limb(STEEL, far, spoon, 0.006, 0.006),
    ellipsoid(PAP, spoon, [0.02, 0.011, 0.015]),
    frustum(CUP, add(bowl, [0.01, -0.025, 0]), 0.05, 0.035, 0.06),
    ellipsoid(PAP, add(bowl, [0.01, 0.022, 0]), [0.054, 0.012, 0.054]),
    ...member(
      random,
      'seated',
      null,
      ['child'],
      { at: [ahead + 0.06, feet, 0], turned: Math.PI, size: BABY, isMirrored: true },
      {},
    ),
    ...[-1, 1].flatMap((z) =>
      [-1, 1].map((x) =>
        limb(
          WOOD,
          [ahead + 0.06 + x * 0.15, 0, z * (half + 0.04)],
          [ahead + 0.06 + x * 0.1, seat, z * half],
          0.016,
          0.016,
        ),
      ),
    ),
    box(WOOD, [ahead + 0.06, seat - 0.01, 0], [0.12, 0.014, half], undefined, 0.005),
    box(WOOD, [ahead + 0.17, seat + 0.16, 0], [0.012, 0.17, half], undefined, 0.006),
    box(TRAY, [ahead - 0.08, seat + 0.1, 0], [0.07, 0.012, half + 0.03], undefined, 0.01),
  ];
}
