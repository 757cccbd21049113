import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, frustum, limb, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { member, sizesOf } from '../members.ts';
import type { Doing } from '../postures/doings.ts';

/** How high those who throw food at each other are drawn, of the height upright. */
export const FOOD_FIGHT = 1.2;

const TOMATO = plain([0.86, 0.12, 0.08], { gloss: 0.5 });
const CREAM = plain([0.98, 0.95, 0.88], { gloss: 0.3 });
const CRUST = plain([0.8, 0.56, 0.26]);
const CHEESE = plain([0.97, 0.78, 0.25], { gloss: 0.2 });
const PASTA = plain([0.95, 0.84, 0.5], { gloss: 0.3 });
const PEA = plain([0.36, 0.66, 0.2], { gloss: 0.3 });
const CLOTH = plain([0.9, 0.92, 0.95]);

interface Thrower {
  readonly at: Vector;
  readonly doing: Doing;
  readonly turned: number;
  /** Where the hand is that throws. */
  readonly near?: Vector;
}

/** Two who throw at each other over a table, one who shrinks back, one behind. */
const THROWERS: readonly Thrower[] = [
  { at: [-0.66, 0, 0], doing: 'pitching', turned: 0.25, near: [-0.78, 1.02, -0.16] },
  { at: [0.68, 0, 0.02], doing: 'recoiling', turned: Math.PI - 0.3 },
  { at: [0.12, 0, 0.42], doing: 'cheering', turned: 1.3 },
  { at: [-0.26, 0, 0.46], doing: 'hailing', turned: 0.9 },
];

/** A splash of something around a point: a blot with drops that fly off. */
const splash = (look: Solid['look'], at: Vector, large: number): Solid[] => [
  ellipsoid(look, at, [0.5 * large, large, large], 0.01),
  ...[0, 1, 2, 3, 4, 5, 6].map((n) => {
    const way = 0.9 * n;
    const off: Vector = [-0.02 * (n % 3), 1.6 * large * Math.cos(way), 1.6 * large * Math.sin(way)];
    return ball(look, add(at, off), large * (0.22 + 0.08 * (n % 3)));
  }),
];

/** A wedge of pizza that turns in the air. */
const slice = (at: Vector, tilt: number): Solid[] => [
  limb(CHEESE, at, add(at, [0.11 * Math.cos(tilt), 0.11 * Math.sin(tilt), 0]), 0.05, 0.012),
  limb(CRUST, add(at, [-0.03, -0.04, -0.03]), add(at, [-0.03, 0.05, 0.03]), 0.022, 0.022),
  ball(TOMATO, add(at, [0.02, 0.012, -0.045]), 0.02),
];

/** Strings of pasta that fly apart. */
const strings = (random: Random, at: Vector): Solid[] =>
  Array.from({ length: 9 }, (): Solid => {
    const [across, up] = [random.unit() - 0.5, random.unit() - 0.5];
    const from = add(at, [0.1 * across, 0.1 * up, 0.08 * (random.unit() - 0.5)]);
    return limb(PASTA, from, add(from, [0.16 * up, -0.14 * across, 0.02]), 0.009, 0.008);
  });

/** What lies on the table: a bowl that has tipped, plates, what was spilt. */
const spread = (high: number): Solid[] => [
  box(CLOTH, [0, high - 0.015, 0], [0.3, 0.015, 0.34], undefined, 0.006),
  box(CLOTH, [0, high - 0.09, -0.335], [0.3, 0.075, 0.005]),
  ...[-1, 1].flatMap((x) =>
    [-1, 1].map((z) => limb(CRUST, [0.26 * x, high, 0.3 * z], [0.26 * x, 0, 0.3 * z], 0.02, 0.018)),
  ),
  frustum(plain([0.3, 0.5, 0.8], { gloss: 0.5 }), [0.12, high, -0.1], 0.07, 0.05, 0.1),
  ellipsoid(PASTA, [0.12, high + 0.07, -0.1], [0.09, 0.04, 0.09]),
  frustum(CREAM, [-0.14, high, -0.16], 0.015, 0.07, 0.09),
  ellipsoid(TOMATO, [-0.14, high + 0.02, -0.16], [0.06, 0.03, 0.06]),
  ...splash(TOMATO, [-0.02, high + 0.005, 0.1], 0.03),
];

/** Those who throw food at each other over a table: it flies, and sticks where it hit. */
export function foodFight(
  random: Random,
  colour: Colour | null,
  all: Company['members'],
  vary: number,
): Feat {
  const sizes = sizesOf(all);
  const people = THROWERS.slice(0, all.length).flatMap(({ at, doing, turned, near }, n) =>
    member(
      random,
      doing,
      n === 0 ? colour : null,
      all[n] ?? [],
      {
        ...{ at, turned, size: sizes[n] ?? 1 },
        ...(turned > Math.PI / 2 && { isMirrored: true as const }),
      },
      near === undefined ? {} : { near },
    ),
  );
  return {
    model: [
      ...people,
      ...spread(0.44),
      ball(TOMATO, [-0.8, 1.07, -0.18], 0.058),
      ...splash(CREAM, [0.55, 0.72, -0.1], 0.06),
      ...splash(TOMATO, [-0.55, 0.7, -0.1], 0.04),
      ...slice([-0.3, 0.98, -0.12], 0.5),
      ...slice([0.28, 1.12, 0.06], 2.4),
      ...strings(random, [0.02, 0.86, -0.1]),
      ball(TOMATO, [0.2, 0.8, -0.2], 0.05),
      ball(TOMATO, [-0.1, 1.14, 0.1], 0.045),
      ...Array.from({ length: 16 }, () =>
        ball(PEA, [1.1 * (random.unit() - 0.5), 0.6 + 0.55 * random.unit(), -0.1], 0.018),
      ),
      limb(CRUST, [-0.02, 0.66, -0.24], [0.12, 0.74, -0.2], 0.03, 0.03),
      box(CHEESE, [0.36, 0.96, -0.1], [0.045, 0.03, 0.04], roll(0.6), 0.006),
    ],
    turn: 0.08 + vary,
    above: 0.12,
  };
}
