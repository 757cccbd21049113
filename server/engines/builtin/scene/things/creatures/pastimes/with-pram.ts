import type { Random } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, ellipsoid, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, pitch, roll, type Vector } from '../../sculpt/vector.ts';
import { human } from '../human.ts';

const CLOTH: Colour = [0.13, 0.2, 0.36];
const LINING: Colour = [0.93, 0.9, 0.84];
const CHROME: Colour = [0.72, 0.74, 0.77];
const TYRE: Colour = [0.12, 0.12, 0.13];
const CHEEKS: Colour = [0.93, 0.72, 0.6];

/** Where a pram is held, the middle of its bed and of its axles, and how large its wheels are, in the heights of who pushes it. */
const GRIP = { at: [0.23, 0.57], apart: 0.09 } as const;
const BED: Vector = [0.56, 0.37, 0];
const WHEELS = { rear: 0.44, front: 0.7, apart: 0.125, radius: 0.095 } as const;

/** Someone who walks behind a pram with its hood up, in which a baby lies. */
export function withPram(
  random: Random,
  colour: Colour | null,
  traits: readonly Trait[],
  hair: Colour | null,
): Solid[] {
  const [x, y] = GRIP.at;
  const grip = (side: number): Vector => [x, y, side * GRIP.apart];
  const cloth = plain(CLOTH, { gloss: 0.15 });
  const chrome = plain(CHROME, { gloss: 0.8 });
  const linen = plain(LINING);
  const wheel = (ahead: number, side: number): Solid[] => {
    const middle: Vector = [ahead, WHEELS.radius, side * WHEELS.apart];
    return [
      ring(plain(TYRE), middle, WHEELS.radius - 0.012, 0.012, pitch(Math.PI / 2)),
      ring(chrome, middle, WHEELS.radius - 0.026, 0.005, pitch(Math.PI / 2)),
      ball(chrome, middle, 0.016),
      ...Array.from({ length: 4 }, (_, n) => {
        const [c, s] = [Math.cos((n * Math.PI) / 4), Math.sin((n * Math.PI) / 4)];
        const rim: Vector = [c * (WHEELS.radius - 0.02), s * (WHEELS.radius - 0.02), 0];
        return limb(chrome, add(middle, rim), add(middle, [-rim[0], -rim[1], 0]), 0.0035, 0.0035);
      }),
    ];
  };
  return [
    ...human(random, 'walking', colour, traits, { near: grip(-1), far: grip(1) }, hair),
    limb(plain(TYRE), grip(-1.15), grip(1.15), 0.013, 0.013),
    ...[-1, 1].flatMap((side) => [
      limb(chrome, grip(side), add(BED, [-0.18, 0.02, side * 0.1]), 0.009, 0.009),
      limb(
        chrome,
        add(BED, [-0.12, -0.07, side * 0.1]),
        [WHEELS.front, WHEELS.radius, side * 0.11],
        0.009,
        0.009,
      ),
      limb(
        chrome,
        add(BED, [0.12, -0.07, side * 0.1]),
        [WHEELS.rear, WHEELS.radius, side * 0.11],
        0.009,
        0.009,
      ),
      ...wheel(WHEELS.rear, side),
      ...wheel(WHEELS.front, side),
    ]),
    ellipsoid(cloth, BED, [0.21, 0.1, 0.12], 0.02),
    ellipsoid(linen, add(BED, [-0.04, 0.075, 0]), [0.155, 0.045, 0.1], 0.01),
    // The hood is open toward who pushes.
    ellipsoid(cloth, add(BED, [0.11, 0.11, 0]), [0.12, 0.14, 0.122], 0, roll(-0.35)),
    ring(linen, add(BED, [0.045, 0.125, 0]), 0.105, 0.012, roll(Math.PI / 2 - 0.35)),
    ellipsoid(plain(CHEEKS), add(BED, [0.0, 0.12, 0]), [0.035, 0.032, 0.032]),
  ];
}
