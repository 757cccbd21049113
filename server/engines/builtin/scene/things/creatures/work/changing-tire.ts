import { pick } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { frustum, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, pitch, roll, type Vector } from '../../sculpt/vector.ts';
import { carModel } from '../../vehicles/road/car.ts';
import type { Wish } from '../../wish.ts';
import { doerOf } from '../doer.ts';
import type { Feat } from '../feat.ts';

/** How high a car is drawn with who changes its wheel, of the height of somebody upright. */
export const TIRE_CHANGE = 0.86;

const RUBBER = plain([0.08, 0.08, 0.09], { gloss: 0.4 });
const STEEL = plain([0.74, 0.76, 0.8], { gloss: 0.8 });
const CARS: readonly Colour[] = [
  [0.72, 0.14, 0.1],
  [0.22, 0.42, 0.64],
  [0.84, 0.82, 0.78],
];
/** The size of the car by its model's, and how high it is jacked up, in a man's heights. */
const CAR = { size: 1.12, lifted: 0.09 } as const;

/** Somebody on a knee at the wheel of a car that is jacked up, a wrench at its nuts, the spare on the ground. */
export function changingTire(wish: Wish): Feat {
  const { size, lifted } = CAR;
  const hub: Vector = [0.6 * size, 0.155 * size + lifted, -0.39 * size];
  const wheel = (at: Vector): Solid[] => [
    ring(RUBBER, at, 0.13, 0.05, pitch(Math.PI / 2)),
    frustum(STEEL, add(at, [0, 0, -0.04]), 0.05, 0.09, 0.09),
  ];
  const at: Vector = [hub[0] - 0.42, 0, hub[2] - 0.1];
  const here = (x: number, y: number, z: number): Vector => [
    hub[0] + x - at[0],
    hub[1] + y,
    hub[2] + z - at[2],
  ];
  const hands = { near: here(-0.06, 0.06, -0.12), far: here(-0.05, -0.03, -0.06) };
  const red = plain([0.78, 0.1, 0.08], { gloss: 0.4 });
  return {
    model: moved(
      [
        ...moved(carModel(pick(wish.random, CARS)), { size, to: [0, lifted, 0] }),
        ...moved(doerOf(wish)('bowed', hands), { to: at }),
        // The wrench, a cross.
        ...[0.6, 2.17].map((turn) => {
          const [c, s] = [0.12 * Math.cos(turn), 0.12 * Math.sin(turn)];
          return limb(STEEL, add(hub, [-c, -s, -0.1]), add(hub, [c, s, -0.1]), 0.014, 0.014);
        }),
        limb(STEEL, add(hub, [0, 0, -0.1]), hub, 0.016, 0.016),
        frustum(red, [0.16, 0, hub[2] + 0.12], 0.17, 0.08, 0.04),
        limb(STEEL, [0.16, 0.1, hub[2] + 0.1], [0.2, 0.14, hub[2] - 0.14], 0.012, 0.012),
        ...moved(wheel([0, 0, 0]), { by: roll(0.2), to: [1.02, 0.18, hub[2] - 0.18] }),
      ],
      { to: [-0.3, 0, 0] },
    ),
    turn: 0.3,
    above: 0.14,
  };
}
