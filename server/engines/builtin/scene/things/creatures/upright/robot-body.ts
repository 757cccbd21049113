import { pick, type Random } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, after, between, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Figure } from '../figure.ts';
import type { OwnHead } from '../own-head.ts';
import type { Stance } from '../stance.ts';

const METALS: readonly Colour[] = [
  [0.62, 0.66, 0.7],
  [0.76, 0.5, 0.2],
  [0.3, 0.5, 0.56],
];
const DARK: Colour = [0.12, 0.13, 0.15];
const EYE: Colour = [0.4, 0.9, 1];
const LAMP: Colour = [0.9, 0.42, 0.1];

const JOINT = plain(DARK, { gloss: 0.4 });

/** The head of a robot around its middle, looking right, about 1 high, and its metal; null colour: one of its own. */
export function robotHead(colour: Colour | null, random: Random): OwnHead {
  const metal = worn(colour ?? pick(random, METALS), 0.1, { gloss: 0.6 });
  const eye = plain(EYE, { gloss: 0.5, glow: () => 1 });
  return {
    coat: metal,
    pieces: [
      box(metal, [0, 0.02, 0], [0.44, 0.38, 0.52], undefined, 0.16),
      ...[-1, 1].flatMap((side) => [
        ellipsoid(JOINT, [0.42, 0.08, side * 0.23], [0.06, 0.17, 0.17]),
        ball(eye, [0.41, 0.08, side * 0.23], 0.11),
        limb(metal, [0, 0.02, side * 0.52], [0, 0.02, side * 0.62], 0.13, 0.1),
      ]),
      box(JOINT, [0.44, -0.2, 0], [0.02, 0.036, 0.18]),
      limb(JOINT, [0, 0.38, 0], [0, 0.62, 0], 0.026, 0.026),
      ball(plain(LAMP, { glow: () => 1 }), [0, 0.66, 0], 0.075),
    ],
  };
}

/** The box of a robot's trunk, and its jointed limbs, as it holds them. */
export function robotBody(metal: Look, figure: Figure, stance: Stance): Solid[] {
  const { chest, hips, chin, legs, arms, twisted } = stance;
  const lean = Math.atan2(chest[0] - hips[0], chest[1] - hips[1]);
  const by = after(roll(-lean), twisted);
  const middle = between(chest, hips, 0.4);
  const half: Vector = [0.086, Math.max(0.11, 0.46 * (figure.shoulder - figure.hips)), 0.118];
  const onFront = (up: number, aside: number): Vector => {
    const [x, y] = [half[0] + 0.002, up];
    return add(middle, [
      Math.cos(lean) * x + Math.sin(lean) * y,
      -Math.sin(lean) * x + Math.cos(lean) * y,
      aside,
    ]);
  };
  return [
    box(metal, middle, half, by, 0.035),
    box(JOINT, onFront(0.04, 0), [0.008, 0.042, 0.07], by, 0.006),
    ...[-0.042, 0, 0.042].map((aside, n) =>
      ball(plain(n === 1 ? LAMP : EYE, { glow: () => 0.8 }), onFront(0.04, aside), 0.013),
    ),
    limb(JOINT, between(chest, chin, 0.1), add(chin, [-0.01, 0.02, 0]), 0.034, 0.034),
    ellipsoid(JOINT, hips, [0.07, 0.05, 0.085]),
    ...legs.flatMap(([hip, knee, ankle], n) => [
      ball(JOINT, hip, 0.045),
      limb(metal, between(hip, knee, 0.2), knee, 0.04, 0.036),
      ball(JOINT, knee, 0.042),
      limb(metal, between(knee, ankle, 0.2), ankle, 0.038, 0.046),
      box(
        metal,
        add(ankle, [0.035, -0.02, 0]),
        [0.072, 0.026, 0.044],
        yaw(n === 0 ? 0.16 : -0.16),
        0.02,
      ),
    ]),
    ...arms.flatMap(([shoulder, elbow, wrist]) => [
      ball(JOINT, shoulder, 0.044),
      limb(metal, between(shoulder, elbow, 0.22), elbow, 0.032, 0.03),
      ball(JOINT, elbow, 0.036),
      limb(metal, between(elbow, wrist, 0.2), wrist, 0.03, 0.038),
      ball(JOINT, wrist, 0.034),
    ]),
  ];
}
