import { pick } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { human } from '../../creatures/human.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { box, cut, ellipsoid, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { between, pitch, type Vector } from '../../sculpt/vector.ts';
import type { Wish } from '../../wish.ts';

const CANOES: readonly Colour[] = [
  [0.62, 0.14, 0.1],
  [0.18, 0.36, 0.2],
  [0.6, 0.42, 0.22],
];
const KAYAKS: readonly Colour[] = [
  [0.92, 0.62, 0.06],
  [0.86, 0.16, 0.1],
  [0.14, 0.5, 0.62],
];
const WOOD: Colour = [0.6, 0.42, 0.24];
const BLACK: Colour = [0.07, 0.07, 0.08];
/** Height of a person by half the boat's length, and how deep it lies. */
const PERSON = 0.62;
const DRAUGHT = 0.05;

/** A canoe as it lies in the water: slender, open, its ends curved up; who was wished for paddles it. */
export function canoe(wish: Wish): Solid[] {
  const paint = wish.colour ?? pick(wish.random, CANOES);
  const hull: Look = {
    paint: (x, y) => (y > 0.2 + 0.16 * x ** 4 ? WOOD : scaleColour(paint, 0.85 + 0.9 * y)),
    gloss: 0.5,
  };
  const inside = planks(WOOD, 0.03, 'lying');
  const rail = plain(scaleColour(WOOD, 0.8), { gloss: 0.2 });
  const isCrewed = wish.traits?.includes('crewed') === true;
  const model = [
    ellipsoid(hull, [0, 0.2, 0], [0.94, 0.2, 0.17]),
    // Its ends rise, each to a beak.
    ...[-1, 1].map((end) =>
      limb(hull, [end * 0.72, 0.16, 0], [end * 0.94, 0.34, 0], 0.08, 0.03, 0.12),
    ),
    cut(ellipsoid(inside, [0, 0.24, 0], [0.7, 0.16, 0.115])),
    cut(box(inside, [0, 0.43, 0], [0.62, 0.2, 0.4])),
    ...[-0.46, 0.06, 0.5].map((x) => box(rail, [x, 0.18, 0], [0.045, 0.01, 0.15 - 0.2 * x * x])),
    ...(isCrewed
      ? paddler(wish, [-0.36, 0.17, 0], false)
      : [limb(rail, [-0.3, 0.2, 0.05], [0.5, 0.22, -0.05], 0.014, 0.03)]),
  ];
  return moved(model, { to: [0, -DRAUGHT, 0] });
}

/** A kayak as it lies in the water: closed above but for where somebody sits with a double paddle. */
export function kayak(wish: Wish): Solid[] {
  const paint = wish.colour ?? pick(wish.random, KAYAKS);
  const hull: Look = {
    paint: (_x, y) =>
      y > 0.105 && y < 0.125 ? BLACK : mixColour(paint, [0.95, 0.95, 0.93], y < 0.105 ? 0.5 : 0),
    gloss: 0.75,
  };
  const model = [
    ellipsoid(hull, [0, 0.11, 0], [0.98, 0.1, 0.15]),
    ...[-1, 1].map((end) =>
      limb(hull, [end * 0.7, 0.11, 0], [end * 0.98, 0.19, 0], 0.06, 0.02, 0.1),
    ),
    cut(ellipsoid(plain(BLACK), [-0.08, 0.22, 0], [0.2, 0.1, 0.1])),
    ring(plain(BLACK, { gloss: 0.3 }), [-0.08, 0.195, 0], 0.115, 0.016),
    ...[0.4, 0.5].map((x) =>
      limb(plain(BLACK), [x, 0.19, -0.1], [x + 0.1, 0.18, 0.1], 0.006, 0.006),
    ),
    ...paddler(wish, [-0.12, 0.12, 0], true),
  ];
  return moved(model, { to: [0, -DRAUGHT, 0] });
}

/** Who sits in a boat and paddles it to the near side, with one blade or two; of some who are named nobody else is there. */
function paddler(wish: Wish, seat: Vector, isDouble: boolean): Solid[] {
  const near: Vector = [seat[0] + 0.22, seat[1] + 0.24, -0.13];
  const far: Vector = isDouble
    ? [seat[0] + 0.2, seat[1] + 0.33, 0.13]
    : [seat[0] + 0.14, seat[1] + 0.4, -0.04];
  const held = (at: Vector): Vector => [
    (at[0] - seat[0]) / PERSON,
    (at[1] - seat[1]) / PERSON,
    at[2] / PERSON,
  ];
  const person = human(
    wish.random,
    'sitting',
    null,
    wish.traits,
    { near: held(near), far: held(far) },
    wish.hair,
  );
  const shaft = plain(isDouble ? BLACK : WOOD, { gloss: 0.3 });
  const tip = plain(isDouble ? [0.92, 0.3, 0.08] : WOOD, { gloss: 0.4 });
  const low = between(far, near, isDouble ? 2.3 : 3.2);
  const high = between(far, near, isDouble ? -1.3 : -0.15);
  const bladeAt = (end: Vector, inward: Vector): Solid =>
    ellipsoid(tip, between(end, inward, 0.08), [0.05, 0.09, 0.02], 0, pitch(0.4));
  return [
    ...moved(person, { size: PERSON, to: seat }),
    limb(shaft, high, low, 0.011, 0.011),
    bladeAt(low, high),
    ...(isDouble ? [bladeAt(high, low)] : []),
  ];
}
