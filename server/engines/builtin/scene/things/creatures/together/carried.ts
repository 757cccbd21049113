import { pick, type Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { member, sizesOf } from '../members.ts';
import { PLANS } from '../postures/doings.ts';

/** How high somebody with a child on the shoulders is all in all, of the own height. */
export const WITH_SHOULDERED = 1.27;

/** What a child wears there, to be told from who carries it. */
const CLOTHS: readonly Colour[] = [
  [0.93, 0.7, 0.16],
  [0.2, 0.6, 0.42],
  [0.86, 0.36, 0.5],
  [0.28, 0.55, 0.82],
];

/** A child as small as one that is carried, and its size beside who carries it. */
function carriedBy(
  grown: readonly Trait[],
  child: readonly Trait[],
): { readonly young: readonly Trait[]; readonly size: number } {
  const young: readonly Trait[] = ['child', ...child];
  const [, size = 1] = sizesOf([grown, young]);
  return { young, size };
}

/** How high the hips of a child that sits so are over its own feet. */
const seatOf = (child: readonly Trait[], size: number): number =>
  figureOf(child).hips * PLANS.perched.sink * size;

/** A grown person with a child that sits across the chest on the far arm, an arm round the neck, and looks out to the eye; the other hand is at its back. */
export function onArm(
  random: Random,
  colour: Colour | null,
  [grown = [], child = []]: Company['members'],
  vary: number,
): Feat {
  const { young, size } = carriedBy(grown, child);
  const { shoulder, waist } = figureOf(grown);
  const seat = waist - 0.02;
  const at: Vector = [0.135, seat - seatOf(young, size), 0.075];
  const high = shoulder;
  const model = [
    ...member(
      random,
      'standing',
      colour,
      grown,
      { at: [0, 0, 0], turned: 0, size: 1 },
      { near: [0.19, seat - 0.055, -0.06], far: [0.2, seat + 0.13, 0.12] },
    ),
    ...member(
      random,
      'perched',
      pick(random, CLOTHS),
      young,
      { at, turned: 1.15, size },
      { near: [0.2, seat + 0.1, -0.02], far: [0.03, high + 0.01, -0.06] },
    ),
  ];
  return { model, turn: 0.72 + vary };
}

/** A grown person with a child that sits on the neck, its hands on the head beneath, its ankles held. */
export function onShoulders(
  random: Random,
  colour: Colour | null,
  [grown = [], child = []]: Company['members'],
  vary: number,
): Feat {
  const { young, size } = carriedBy(grown, child);
  const { shoulder, chin, head } = figureOf(grown);
  const seat = shoulder + 0.008;
  const at: Vector = [-0.095, seat - seatOf(young, size), 0];
  const shin = at[0] + 0.2 * size;
  const held = at[1] + (0.02 + 0.045 + 0.03) * size;
  const crown = chin + 0.93 * head;
  const holds = (side: number): Vector => [shin + 0.015, held, side * (0.135 * size + 0.012)];
  const rests = (side: number): Vector => [0.045, crown - 0.012, side * 0.045];
  const model = [
    ...member(
      random,
      'standing',
      colour,
      grown,
      { at: [0, 0, 0], turned: 0, size: 1 },
      { near: holds(-1), far: holds(1) },
    ),
    ...member(
      random,
      'shouldered',
      pick(random, CLOTHS),
      young,
      { at, turned: 0, size },
      { near: rests(-1), far: rests(1) },
    ),
  ];
  return { model, turn: 0.85 + vary };
}
