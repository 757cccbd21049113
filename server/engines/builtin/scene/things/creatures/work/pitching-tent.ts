import type { Trait } from '../../../words/trait.ts';
import { plain, planks, worn } from '../../sculpt/looks.ts';
import { box, frustum, hull, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, normalise, roll, type Vector } from '../../sculpt/vector.ts';
import type { Body } from '../with-gear.ts';

/** The tent: from where to where its ridge runs, how high it is where its pole stands and where it still sags, half how wide it is at the pole; in heights of who pitches it. */
const TENT = { from: 0.66, to: 1.7, high: 0.72, sags: 0.4, wide: 0.5 } as const;

const CANVAS: Look = worn([0.86, 0.52, 0.16], 0.12);
const INSIDE: Look = plain([0.3, 0.2, 0.12]);
const CORD: Look = plain([0.94, 0.9, 0.8]);
const STEEL: Look = plain([0.72, 0.74, 0.78], { gloss: 0.7 });
const WOOD: Look = planks([0.6, 0.42, 0.24], 0.02);

/** On one knee beside a tent of which one end is up, a peg driven in with a mallet; the others of several kneel at pegs of their own. */
export function tentPitching(_: readonly Trait[], one: Body, nth: number): Solid[] {
  const peg: Vector = [0.36, 0.05, 0.06];
  const near: Vector = [0.3, 0.36, -0.1];
  const head = add(near, [0.1, 0.07, 0.05]);
  const top: Vector = nth === 0 ? [TENT.from, TENT.high, 0] : [0.62, 0.02, 0.08];
  return [
    ...one('bowed', { near, far: add(peg, [-0.05, 0.09, 0.03]) }),
    limb(STEEL, add(peg, [0.02, -0.05, 0]), add(peg, [-0.03, 0.07, 0]), 0.009, 0.009),
    limb(WOOD, add(near, [-0.05, -0.04, -0.02]), head, 0.014, 0.013),
    limb(WOOD, add(head, [-0.03, 0.04, 0]), add(head, [0.03, -0.04, 0]), 0.035, 0.035),
    limb(CORD, add(peg, [-0.025, 0.06, 0]), top, 0.006, 0.006),
    ...(nth === 0 ? [...tent(), ...bag([0.1, 0, 0.5])] : []),
  ];
}

/** A tent that stands at its one end and sags at the other. */
function tent(): Solid[] {
  const { from, to, high, sags, wide } = TENT;
  const long = to - from;
  const [nx, ny, nz] = normalise([(high - sags) * wide, long * wide, long * high]);
  // Its sides go through the ridge; its ends are upright.
  const top: Vector = [from, high, 0];
  const sides = [-1, 1].flatMap((side) => [nx, ny, side * nz, 0]);
  const cloth = hull(
    CANVAS,
    top,
    [...sides, -1, 0, 0, 0, 1, 0, 0, long, 0, -1, 0, high],
    [long, high, wide],
  );
  const door = hull(
    INSIDE,
    add(top, [-0.004, -0.09, 0]),
    [...sides, -1, 0, 0, 0, 1, 0, 0, 0.02, 0, -1, 0, high - 0.09],
    [long, high, wide * 0.86],
  );
  const corner = (side: number): Vector => [from, 0.01, side * wide];
  return [
    cloth,
    door,
    frustum(WOOD, [from - 0.02, 0, 0], high + 0.07, 0.018, 0.015),
    ...[-1, 1].flatMap((side) => [
      limb(CANVAS, add(top, [-0.01, 0, 0]), corner(side), 0.014, 0.014),
      limb(STEEL, corner(side), add(corner(side), [-0.03, 0.07, 0]), 0.008, 0.008),
    ]),
    // The far pole still lies on the grass.
    limb(WOOD, [from + 0.3, 0.02, -wide - 0.08], [to + 0.06, 0.02, -wide + 0.06], 0.016, 0.016),
  ];
}

/** The bag of a tent, with pegs beside it. */
const bag = (at: Vector): Solid[] => [
  limb(plain([0.2, 0.36, 0.3]), add(at, [-0.12, 0.07, 0]), add(at, [0.14, 0.07, 0]), 0.07, 0.07),
  ...[0, 1, 2].map((n) =>
    box(STEEL, add(at, [0.2 + 0.03 * n, 0.01, 0.02 * n]), [0.05, 0.006, 0.006], roll(0), 0.003),
  ),
];
