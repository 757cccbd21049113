import type { Random } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import { ball, box, limb, type Solid } from '../../sculpt/solid.ts';
import { yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';
import { hipsOf } from '../stance.ts';

const RED_LEAD: Colour = [0.55, 0.22, 0.15];
const CABLE: Colour = [0.16, 0.16, 0.17];

/** Who sits there: where along the beam, in a man's heights, and how far turned from the eye to a neighbour, radians. */
const SITTERS = [
  [-1.12, 0.5],
  [-0.62, -0.45],
  [-0.1, 0.3],
  [0.42, 0.45],
  [0.92, -0.5],
] as const;

/** How high over the middle of the beam those who sit on it have their hips, and half its length. */
const HIPS = 0.16;
const HALF = 1.75;
const BUILDER: readonly Trait[] = ['builder'];

/** Workers who sit side by side on a beam of steel that hangs from a crane, their legs over the void. */
export function onSteelBeam(wish: Wish): Sprite {
  const model = [
    ...beam(wish.colour ?? RED_LEAD),
    ...cables(),
    ...lunch(),
    ...SITTERS.flatMap(([x, turned]) => sitter(wish.random, x, turned)),
  ];
  return portray(wish, model, 0.16, 0.05, 4);
}

const sitter = (random: Random, x: number, turned: number): Solid[] =>
  moved(human(random, 'seated', null, BUILDER, {}), {
    by: yaw(Math.PI / 2 + turned),
    to: [x, HIPS - hipsOf(figureOf(BUILDER), 'seated'), -0.05],
  });

/** Two flanges and the web between them, rivets along it. */
const beam = (paint: Colour): Solid[] => {
  const steel = worn(paint, 0.16, { gloss: 0.2 });
  return [
    ...[0.07, -0.12].map((y) => box(steel, [0, y, 0.02], [HALF, 0.016, 0.085])),
    box(steel, [0, -0.025, 0.02], [HALF, 0.09, 0.016]),
    ...Array.from({ length: 27 }, (_, n) => {
      const x = (n / 13 - 1) * (HALF - 0.06);
      return [0.035, -0.085].map((y) => ball(steel, [x, y, 0], 0.012));
    }).flat(),
  ];
};

/** The slings at both ends, up to the hook of the crane. */
const cables = (): Solid[] => {
  const rope = plain(CABLE);
  return [
    ...[-1, 1].flatMap((side) => [
      limb(rope, [side * (HALF - 0.2), 0.08, 0.04], [0, 1.5, 0.3], 0.011, 0.011),
      box(rope, [side * (HALF - 0.2), -0.02, 0.02], [0.02, 0.13, 0.095]),
    ]),
    box(plain([0.86, 0.62, 0.1]), [0, 1.57, 0.3], [0.06, 0.07, 0.04], undefined, 0.015),
  ];
};

/** What they have with them for lunch: boxes of tin, a flask, bread in paper, between one and the next. */
const lunch = (): Solid[] => [
  box(
    plain([0.16, 0.24, 0.36], { gloss: 0.4 }),
    [-0.87, 0.14, 0.01],
    [0.075, 0.045, 0.05],
    undefined,
    0.01,
  ),
  ...[0.17, 0.7].map((x) =>
    box(plain([0.84, 0.78, 0.62]), [x, 0.115, -0.02], [0.06, 0.025, 0.045], undefined, 0.012),
  ),
  limb(
    plain([0.55, 0.12, 0.1], { gloss: 0.5 }),
    [-0.36, 0.12, 0.02],
    [-0.36, 0.22, 0.02],
    0.032,
    0.032,
  ),
];
