import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import { box, ellipsoid, type Look, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { member, sizesOf } from '../members.ts';
import type { WithGear } from '../with-gear.ts';

const CASE = plain([0.1, 0.1, 0.12], { gloss: 0.5 });
const LENS = plain([0.02, 0.03, 0.05], { gloss: 0.9 });
const SCREEN: Look = { paint: () => [0.75, 0.85, 0.95], glow: () => 0.6 };

/** How far the telephone at the end of an arm is: ahead, over the shoulder, and aside. */
const HELD: Vector = [0.285, 0.075, -0.06];

/** A telephone upright in a hand there, its screen to who holds it. */
const phoneIn = (hand: Vector): Solid[] => {
  const middle = add(hand, [0.022, 0.07, 0]);
  return [
    box(CASE, middle, [0.0085, 0.086, 0.046], roll(0.12), 0.006),
    box(SCREEN, add(middle, [-0.006, 0, 0]), [0.004, 0.077, 0.04], roll(0.12)),
    ellipsoid(LENS, add(middle, [0.004, 0.05, 0.018]), [0.009, 0.011, 0.011]),
  ];
};

/** One arm stretched out with a telephone, the look at it, the other hand on the hip. */
export const selfie: WithGear = (traits, one) => {
  const near = add(HELD, [0, figureOf(traits).shoulder, 0]);
  return [...one('selfie', { near }), ...phoneIn(near)];
};

/** Where each more of a group stands by who holds the telephone, ahead and aside, close enough for one picture; how each holds itself. */
const BESIDE = [
  { at: [-0.04, 0, 0.2], doing: 'leaningin' },
  { at: [-0.17, 0, -0.13], doing: 'leaningin' },
  { at: [-0.22, 0, 0.12], doing: 'hailing' },
] as const;

/** Several close together, the first of whom holds out a telephone at which all look. */
export function groupSelfie(
  random: Random,
  colour: Colour | null,
  all: Company['members'],
  vary: number,
): Feat {
  const sizes = sizesOf(all);
  const [first = []] = all;
  const near = add(HELD, [0, figureOf(first).shoulder * (sizes[0] ?? 1), 0]);
  const others = all.slice(1, 1 + BESIDE.length).flatMap((traits: readonly Trait[], n) => {
    const { at, doing } = BESIDE[n] ?? BESIDE[0];
    const size = sizes[n + 1] ?? 1;
    return member(random, doing, null, traits, { at, turned: n === 1 ? -0.1 : 0.3, size }, {});
  });
  const model = [
    ...member(
      random,
      'selfie',
      colour,
      first,
      { at: [0, 0, 0], turned: 0, size: sizes[0] ?? 1 },
      { near },
    ),
    ...others,
    ...phoneIn(near),
  ];
  return { model, turn: 0.62 + vary };
}
