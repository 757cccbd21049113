import type { Trait } from '../../../words/trait.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { Body } from '../with-gear.ts';

/** The rope: how high it is, how far off the posts on both sides are, and how far over it they rise; in heights of who is on it. */
const ROPE = { high: 1.5, posts: 1.3, over: 0.06 } as const;
/** How high all of it is, by who stands upright. */
export const ON_ROPE = ROPE.high + 1;
/** The pole: half how long it is, and how far its ends hang below the hands. */
const POLE = { half: 0.95, hangs: 0.12 } as const;

const HEMP: Look = plain([0.8, 0.7, 0.5]);
const WOOD: Look = planks([0.55, 0.36, 0.2], 0.04);
const PAINTED: Look = plain([0.86, 0.16, 0.14], { gloss: 0.4 });
const PALE: Look = plain([0.95, 0.93, 0.88], { gloss: 0.3 });

/** Somebody who walks on a rope between two posts, a long pole held across. */
export function onTightrope(traits: readonly Trait[], one: Body): Solid[] {
  return [...moved(withPole(traits, one), { to: [0, ROPE.high, 0] }), ...rope()];
}

/** How far a rope reaches to both sides that ends beyond the picture, in heights of who is on it, and how far it rises to its ends. */
const LONG = { half: 6, rise: 0.2 } as const;

/** The same on a rope that is stretched from beyond the picture, over a depth. */
export const onHighRope = (traits: readonly Trait[], one: Body): Solid[] => [
  ...withPole(traits, one),
  ...[-1, 1].map((side) =>
    limb(HEMP, [0, -0.012, 0], [side * LONG.half, LONG.rise, 0], 0.011, 0.011),
  ),
];

/** Who walks with a long pole held across. */
function withPole(traits: readonly Trait[], one: Body): Solid[] {
  const { hips } = figureOf(traits);
  const hand = (side: number): Vector => [0.2, hips + 0.13, side * 0.2];
  return [...one('walking', { near: hand(-1), far: hand(1) }), ...pole(hand(0))];
}

/** The pole whose middle is there, bent by its own weight, with bright ends. */
function pole(middle: Vector): Solid[] {
  const at = (share: number): Vector =>
    add(middle, [0, -POLE.hangs * share * share, POLE.half * share]);
  return [-1, 1].flatMap((side) => [
    limb(PALE, at(0), at(0.4 * side), 0.014, 0.013),
    limb(PALE, at(0.4 * side), at(0.8 * side), 0.013, 0.012),
    limb(PAINTED, at(0.8 * side), at(side), 0.015, 0.014),
  ]);
}

/** The rope, pressed down a little in its middle, with a post and two stays at either end. */
function rope(): Solid[] {
  const { high, posts, over } = ROPE;
  const middle: Vector = [0, high - 0.012, 0];
  return [-1, 1].flatMap((side) => {
    const top: Vector = [side * posts, high + 0.02, 0];
    return [
      limb(HEMP, middle, top, 0.011, 0.011),
      frustum(WOOD, [side * posts, 0, 0], high + over, 0.04, 0.032),
      frustum(PAINTED, [side * posts, high + over, 0], 0.02, 0.05, 0.05),
      ...[-1, 1].map((z) => limb(WOOD, top, [side * (posts + 0.02), 0, z * 0.34], 0.02, 0.024)),
      limb(HEMP, top, [side * (posts + 0.5), 0, 0], 0.008, 0.008),
    ];
  });
}
