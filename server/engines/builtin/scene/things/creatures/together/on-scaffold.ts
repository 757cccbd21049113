import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { masonry, plain, planks } from '../../sculpt/looks.ts';
import { box, frustum, limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { member } from '../members.ts';
import { hipsOf } from '../stance.ts';

/** How high a scaffold is drawn with those on it, of the height of somebody upright. */
export const SCAFFOLD = 1.75;

/** Where the boards lie that people are on, how far the posts rise over them, half the length, and how far from the middle of the boards the wall is. */
const DECK = { high: 0.72, posts: 1.02, half: 1.05, deep: 0.24, wall: -0.42 } as const;

const STEEL: Colour = [0.6, 0.63, 0.67];
const BRICK: Colour = [0.68, 0.34, 0.24];
const BOARD: Colour = [0.74, 0.58, 0.36];

/** Where along the boards each is. */
const PLACES = [-0.7, -0.18, 0.32, 0.78] as const;

/** Those who work on a scaffold before a wall, or sit side by side on the edge of its boards over their lunch; more than four are four. */
export function onScaffold(
  random: Random,
  colour: Colour | null,
  all: Company['members'],
  vary: number,
): Feat {
  const those = all.slice(0, PLACES.length);
  const eats = those.some((traits) => traits.includes('lunching'));
  const shift = (PLACES.length - those.length) * 0.24;
  const people = those.flatMap((traits, n) => {
    const z = (PLACES[n] ?? 0) + shift;
    const own = n === 0 ? colour : null;
    return (eats ? sitter : worker)(random, own, traits, z, n);
  });
  return {
    model: [...scaffold(), ...wall(), ...people],
    turn: 1.2 + vary,
    above: eats ? 0.02 : 0.04,
  };
}

/** Who sits on the edge of the boards, legs over it, bread or a flask in the hands, looking to a neighbour. */
function sitter(
  random: Random,
  colour: Colour | null,
  traits: readonly Trait[],
  z: number,
  n: number,
): Solid[] {
  const figure = figureOf(traits);
  const hips = DECK.high + 0.07;
  const at: Vector = [DECK.deep - 0.09, hips - hipsOf(figure, 'seated') * figure.tall, z];
  const mouth: Vector = [at[0] + 0.17, hips + 0.28, z - 0.06];
  const lap: Vector = [at[0] + 0.2, hips + 0.07, z + 0.05];
  const paper = plain([0.93, 0.9, 0.82]);
  return [
    ...member(
      random,
      'seated',
      colour,
      traits,
      { at, turned: (n % 2 === 0 ? 1 : -1) * 0.3, size: figure.tall },
      { near: n % 2 === 0 ? mouth : lap, far: add(lap, [0, 0, 0.02]) },
    ),
    ...(n % 2 === 0
      ? [
          box(
            plain([0.82, 0.6, 0.34]),
            add(mouth, [0.02, 0.03, 0.01]),
            [0.03, 0.02, 0.05],
            undefined,
            0.012,
          ),
          box(paper, add(lap, [0.03, 0, -0.02]), [0.07, 0.006, 0.07]),
        ]
      : [
          box(
            plain([0.82, 0.6, 0.34]),
            add(lap, [0.03, 0.03, -0.02]),
            [0.03, 0.024, 0.06],
            undefined,
            0.012,
          ),
        ]),
    // A box and a flask beside.
    ...(n % 2 === 0
      ? [
          box(
            plain([0.16, 0.36, 0.66], { gloss: 0.4 }),
            [DECK.deep - 0.08, DECK.high + 0.05, z + 0.22],
            [0.05, 0.05, 0.08],
            undefined,
            0.012,
          ),
        ]
      : [
          frustum(
            plain([0.7, 0.12, 0.1], { gloss: 0.5 }),
            [DECK.deep - 0.08, DECK.high, z + 0.22],
            0.16,
            0.03,
            0.03,
          ),
        ]),
  ];
}

/** Who works there: at the wall with trowel and brick, or with a bucket along the boards. */
function worker(
  random: Random,
  colour: Colour | null,
  traits: readonly Trait[],
  z: number,
  n: number,
): Solid[] {
  const figure = figureOf(traits);
  const size = figure.tall;
  const carries = n % 2 === 1;
  const at: Vector = [carries ? 0.08 : -0.06, DECK.high, z];
  const hand: Vector = carries
    ? [at[0] + 0.16, DECK.high + 0.44 * size, z + 0.14]
    : [at[0] - 0.05, DECK.high + 0.66 * size, z + 0.26];
  const gear = carries
    ? [
        frustum(plain([0.12, 0.12, 0.13]), add(hand, [0, -0.17, 0]), 0.12, 0.05, 0.07),
        limb(plain([0.6, 0.6, 0.62]), hand, add(hand, [0, -0.06, 0.05]), 0.007, 0.007),
      ]
    : [
        box(
          plain([0.74, 0.76, 0.8], { gloss: 0.6 }),
          add(hand, [-0.04, 0.0, 0.07]),
          [0.03, 0.008, 0.05],
        ),
        box(plain(BRICK), [DECK.wall + 0.16, DECK.high + 0.52 * size, z + 0.2], [0.04, 0.03, 0.07]),
      ];
  return [
    ...member(
      random,
      carries ? 'walking' : 'tending',
      colour,
      traits,
      { at, turned: carries ? -0.7 : -1.9, size },
      { near: hand },
    ),
    ...gear,
  ];
}

/** Posts, rails, crossed braces, boards, and a ladder up to them. */
function scaffold(): Solid[] {
  const steel = plain(STEEL, { gloss: 0.5 });
  const { high, posts, half, deep } = DECK;
  const tube = (a: Vector, b: Vector): Solid => limb(steel, a, b, 0.017, 0.017);
  return [
    box(
      planks(BOARD, 0.08, 'lying'),
      [0, high - 0.02, 0],
      [deep, 0.02, half + 0.06],
      undefined,
      0.004,
    ),
    ...[-half, 0, half].flatMap((z) =>
      [-deep, deep].map((x) => tube([x, 0, z], [x, high + (x > 0 ? 0 : posts), z])),
    ),
    ...[-half, half].map((z) => tube([deep, 0, z], [deep, high + posts, z])),
    ...[0.4, 0.8].map((up) => tube([-deep, high + up, -half], [-deep, high + up, half])),
    tube([deep, high + posts - 0.03, -half], [deep, high + posts - 0.03, half]),
    ...[-half, 0].flatMap((z) => [
      tube([deep, 0.06, z], [deep, high - 0.05, z + half]),
      tube([deep, high - 0.05, z], [deep, 0.06, z + half]),
    ]),
    ...[-0.06, 0.06].map((z) =>
      tube([deep + 0.12, 0, half - 0.22 + z], [deep - 0.02, high + 0.3, half - 0.22 + z]),
    ),
    ...[0.15, 0.35, 0.55, 0.75].map((share) =>
      tube(
        [deep + 0.12 - 0.14 * share, share * (high + 0.3), half - 0.29],
        [deep + 0.12 - 0.14 * share, share * (high + 0.3), half - 0.15],
      ),
    ),
  ];
}

/** The wall that is being built behind the boards, higher at one end than at the other. */
const wall = (): Solid[] => {
  const brick = masonry(BRICK, 0.045);
  return [
    box(brick, [DECK.wall, 0.6, 0], [0.07, 0.6, DECK.half + 0.16]),
    box(brick, [DECK.wall, 1.34, -0.5], [0.07, 0.16, 0.71]),
    box(brick, [DECK.wall, 1.56, -0.86], [0.07, 0.08, 0.35]),
  ];
};
