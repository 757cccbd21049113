import { pick } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, blade, ellipsoid, limb, mirror, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { beast } from '../beast.ts';
import { headOf } from '../beast-heads/head.ts';
import type { Coat, Looks } from '../build.ts';
import { smooth } from '../smooth-path.ts';
import { treatModel } from '../treats/treats.ts';
import { COATS, FACE, MONKEY, NOSTRIL } from './ape.ts';
import { coat, looksOf } from './coat-looks.ts';

/** A monkey that sits with its hands on its knees, its tail curled beside it, or goes on all fours. */
export function monkey(wish: Wish): Sprite {
  const { random, posture } = wish;
  const sits = posture === null || posture === 'sitting' || posture === 'standing';
  if (!sits) return beast(MONKEY, ['walking'], wish);
  const natural = pick(random, COATS);
  const base = wish.colour;
  const fur: Coat =
    base === null
      ? natural
      : coat('none', base, mixColour(base, FACE, 0.5), scaleColour(base, 0.6));
  const looks = looksOf(MONKEY, fur, random);
  const model = [
    ...seated(looks, wish.treat),
    ...headOf(MONKEY, { coat: fur, looks }, [0.14, 0.93, 0], {
      aside: 0.15 + 0.5 * random.unit(),
      nod: -0.03,
    }),
  ];
  const isLeft = looksLeft(wish);
  const turned = 0.62 + 0.3 * random.unit();
  const yaw = isLeft ? Math.PI - turned : turned;
  return sculpt(
    isLeft ? model.map(mirror) : model,
    { yaw, pitch: 0.08, away: 4 },
    wish.rays,
    wish.tall,
    random,
  );
}

/** Where the elbow and the hand of an arm are, by its side: on the knee, or before the mouth. */
const ARMS = {
  atKnee: { elbow: [0.16, 0.42, 0.3], hand: [0.36, 0.44, 0.22] },
  atMouth: { elbow: [0.24, 0.46, 0.34], hand: [0.42, 0.66, 0.16] },
} as const;

/** The body of one that sits; what it has is in its near hand, before its mouth. */
function seated(looks: Looks, treat: Wish['treat']): Solid[] {
  const { coat: hair, pale } = looks;
  const skin = plain(mixColour(FACE, NOSTRIL, 0.45), { gloss: 0.08 });
  const tail = smooth([
    [-0.14, 0.1, 0],
    [-0.36, 0.05, -0.1],
    [-0.58, 0.16, -0.16],
    [-0.64, 0.42, -0.14],
    [-0.5, 0.62, -0.12],
    [-0.36, 0.5, -0.12],
    [-0.44, 0.38, -0.12],
  ]);
  return [
    ellipsoid(hair, [-0.02, 0.2, 0], [0.21, 0.2, 0.21]),
    blade(hair, [-0.03, 0.28, 0], [0.06, 0.66, 0], 0.2, 0.165, 0.95, 0.1),
    ellipsoid(pale, [0.12, 0.4, 0], [0.12, 0.24, 0.13], 0.06),
    limb(hair, [0.06, 0.68, 0], [0.1, 0.86, 0], 0.13, 0.12, 0.08),
    ...tail
      .slice(1)
      .map((to, n) => limb(hair, tail[n] ?? to, to, 0.048 - 0.001 * n, 0.047 - 0.001 * n, 0.03)),
    ...[-1, 1].flatMap((side) => [
      ball(hair, [0.05, 0.66, side * 0.15], 0.105, 0.08),
      ...armOf(hair, skin, side, treat),
      ellipsoid(hair, [0.02, 0.2, side * 0.16], [0.16, 0.15, 0.1], 0.06),
      limb(hair, [0.02, 0.2, side * 0.17], [0.33, 0.36, side * 0.2], 0.125, 0.082, 0.06),
      limb(hair, [0.33, 0.36, side * 0.2], [0.26, 0.08, side * 0.21], 0.074, 0.05, 0.05),
      ...footOf(skin, side),
    ]),
  ];
}

/** An arm and its hand: the near one holds what the monkey has. */
function armOf(
  hair: Solid['look'],
  skin: Solid['look'],
  side: number,
  treat: Wish['treat'],
): Solid[] {
  const holds = treat !== undefined && side < 0;
  const { elbow, hand } = ARMS[holds ? 'atMouth' : 'atKnee'];
  const [joint, end] = [elbow, hand].map(([x, y, z]): Vector => [x, y, side * z]) as [
    Vector,
    Vector,
  ];
  const arm = [
    limb(hair, [0.05, 0.64, side * 0.19], joint, 0.078, 0.06, 0.05),
    limb(hair, joint, end, 0.06, 0.046, 0.04),
  ];
  if (!holds) return [...arm, ...handOf(skin, side)];
  const { pieces } = treatModel(treat.thing, treat.colour, HELD_SIZE);
  const at: Vector = [end[0] + 0.05, end[1] + 0.03, end[2]];
  return [
    ...arm,
    ball(skin, at, 0.055, 0.03),
    ...[-0.035, 0, 0.035].map((up) =>
      limb(
        skin,
        [at[0] + 0.02, at[1] + up, at[2] - 0.05],
        [at[0] + 0.06, at[1] + up, at[2]],
        0.02,
        0.018,
        0.01,
      ),
    ),
    ...moved(pieces, { by: roll(1.75), to: [at[0] + 0.03, at[1] + 0.04, at[2]] }),
  ];
}

/** How large what it holds is beside what a dog has. */
const HELD_SIZE = 0.85;

/** A hand that lies on the knee, its fingers hanging over it. */
const handOf = (skin: Solid['look'], side: number): Solid[] => [
  ball(skin, [0.39, 0.445, side * 0.21], 0.05, 0.03),
  ...[-0.05, -0.017, 0.017, 0.05].map((z) =>
    limb(
      skin,
      [0.41, 0.44, side * 0.21 + z * 0.7],
      [0.445, 0.35, side * 0.21 + z],
      0.022,
      0.017,
      0.012,
    ),
  ),
];

/** A long foot with its toes apart. */
const footOf = (skin: Solid['look'], side: number): Solid[] => [
  limb(skin, [0.25, 0.05, side * 0.21], [0.4, 0.035, side * 0.23], 0.046, 0.04, 0.03),
  ...[-0.055, -0.018, 0.018, 0.055].map((z) =>
    limb(
      skin,
      [0.4, 0.035, side * 0.23 + z * 0.7],
      [0.5, 0.022, side * 0.235 + z],
      0.024,
      0.018,
      0.012,
    ),
  ),
];
