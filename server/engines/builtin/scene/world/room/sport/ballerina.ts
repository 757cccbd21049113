import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { attireOf, posed, type Reach } from '../people/posed.ts';
import { limb } from '../solids/limb.ts';
import { ball, drum, type Point, type Solid } from '../solids/solid.ts';

const SATIN: Colour = [0.96, 0.66, 0.68];
const TIGHTS: Colour = [0.95, 0.8, 0.77];
/** What they dance in. */
const DRESSES: readonly Colour[] = [
  [0.95, 0.93, 0.92],
  [0.94, 0.68, 0.74],
  [0.62, 0.7, 0.88],
  [0.2, 0.2, 0.24],
];
/** How high the heel of who stands on the tips of the toes is, and the hip then; metres. */
const TIPTOE = 0.12;
const HIP = 1.04;
/** What a figure is: where the hands are, and the knee and the foot of the leg that does not bear. */
interface Step {
  readonly hands: readonly [Reach, Reach];
  readonly knee: Reach;
  readonly foot: Reach;
}
/** One leg stretched behind and the arms along; the foot at the knee and the arms in a ring overhead. */
export const STEPS = {
  arabesque: {
    hands: [
      [0.5, 0.14, 1.72],
      [-0.02, -0.6, 1.48],
    ],
    knee: [-0.42, -0.06, 1.03],
    foot: [-0.84, -0.06, 1.22],
  },
  passe: {
    hands: [
      [0.14, 0.1, 2.02],
      [0.14, -0.1, 2.02],
    ],
    knee: [0.2, -0.36, 0.8],
    foot: [0.04, -0.06, 0.55],
  },
} as const satisfies Readonly<Record<string, Step>>;

/** A dancer in a tutu on the tips of the toes: where, which way she faces (radians from the right toward what is ahead), in which step; `number` decides her looks. */
export function ballerina(
  [x, z]: readonly [number, number],
  turn: number,
  step: keyof typeof STEPS,
  number: number,
): Solid[] {
  const { hands, knee, foot } = STEPS[step];
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const place = ([ahead, left, up]: Reach): Point => [
    x + c * ahead - s * left,
    up,
    z + s * ahead + c * left,
  ];
  const dress = DRESSES[number % DRESSES.length] as Colour;
  const [tights, satin] = [flat(TIGHTS), flat(SATIN)];
  const shoe = (at: Reach, tip: Reach): Solid[] =>
    limb([place(at), place(tip)], [0.042, 0.026], satin);
  return [
    ...posed(
      { at: [x, z], turn, floor: TIPTOE, isLegless: true, hands },
      attireOf(number, { top: dress, hairForm: 'bun', isSleeveless: true }),
    ),
    drum([x, z], [HIP - 0.06, HIP + 0.02], [0.4, 0.2], flat(dress)),
    ball([x - 0.41, HIP - 0.1, z - 0.41], [x + 0.41, HIP - 0.02, z + 0.41], flat(dress)),
    ...limb(
      [place([0, 0.06, HIP]), place([0.02, 0.05, 0.58]), place([0, 0.03, 0.16])],
      [0.085, 0.045],
      tights,
    ),
    ...shoe([0, 0.03, 0.18], [0.03, 0.03, 0.02]),
    ...limb([place([0, -0.06, HIP]), place(knee), place(foot)], [0.085, 0.045], tights),
    ...shoe(foot, [
      foot[0] + (step === 'arabesque' ? -0.16 : 0),
      foot[1],
      foot[2] + (step === 'arabesque' ? 0.05 : -0.15),
    ]),
  ];
}
