import type { Colour } from '../../words/idea.ts';
import { figureOf } from '../creatures/figure.ts';
import { human } from '../creatures/human.ts';
import { hipsOf } from '../creatures/stance.ts';
import { plain } from '../sculpt/looks.ts';
import { moved } from '../sculpt/move.ts';
import { ball, box, type Look, limb, type Solid } from '../sculpt/solid.ts';
import type { Vector } from '../sculpt/vector.ts';
import type { Wish } from '../wish.ts';

/** The usual colour of a sleigh, and that of what is gilded. */
export const RED: Colour = [0.66, 0.07, 0.07];
export const GOLD: Colour = [0.86, 0.66, 0.26];
/** Half the width between the wheels or the runners of what a horse draws whose height at its shoulder is 1, and where that stands. */
export const OUT = 0.46;
export const HORSE_AT = 0.85;
const REINS: Colour = [0.1, 0.09, 0.1];
/** Where the coachman sits, and his height when he stands. */
const SEAT: Vector = [-0.5, 1.16, 0];
const MAN = 1.1;

/** Who drives, the reins in both hands. */
export function coachman(wish: Wish): Solid[] {
  const figure = figureOf(wish.traits ?? []);
  const size = MAN * figure.tall;
  const hands = {
    near: [0.24, figure.shoulder - 0.22, -0.04] as const,
    far: [0.24, figure.shoulder - 0.22, 0.04] as const,
  };
  const foot: Vector = [SEAT[0], SEAT[1] - 0.13 - hipsOf(figure, 'riding') * size, 0];
  const person = moved(human(wish.random, 'riding', null, wish.traits, hands, wish.hair), {
    size,
    to: foot,
  });
  const rein = plain(REINS);
  const hand: Vector = [foot[0] + 0.24 * size, foot[1] + (figure.shoulder - 0.22) * size, 0];
  return [
    ...person,
    ...[-0.07, 0.07].map((z) =>
      limb(rein, [hand[0], hand[1], z], [HORSE_AT + 0.62, 1.12, z], 0.01, 0.01),
    ),
  ];
}

/** Runners that are curled up before it, the posts on them, the shafts to the horse. */
export const runners = (iron: Look): Solid[] => [
  ...[-OUT, OUT].flatMap((z) => [
    limb(iron, [-1.95, 0.05, z], [-0.4, 0.05, z], 0.035, 0.035),
    limb(iron, [-0.4, 0.05, z], [-0.1, 0.2, z], 0.035, 0.032),
    limb(iron, [-0.1, 0.2, z], [-0.02, 0.46, z], 0.032, 0.03),
    limb(iron, [-0.02, 0.46, z], [-0.16, 0.6, z], 0.03, 0.026),
    ...[-1.6, -1.1, -0.6].map((x) => limb(iron, [x, 0.05, z], [x, 0.46, z * 0.8], 0.026, 0.026)),
  ]),
  ...[-0.2, 0.2].map((z) => limb(iron, [-0.3, 0.4, z], [HORSE_AT + 0.25, 0.66, z], 0.028, 0.024)),
];

/** A tub that is open above, high behind and curled before, with seats. */
export function sled(colour: Colour): Solid[] {
  const body = plain(colour, { gloss: 0.6 });
  const gold = plain(GOLD, { gloss: 0.7 });
  const seat = plain([0.2, 0.1, 0.1]);
  return [
    box(body, [-1.1, 0.66, 0], [0.74, 0.22, 0.36], undefined, 0.08),
    { ...limb(body, [-1.76, 0.7, -0.26], [-1.94, 1.28, -0.26], 0.1, 0.06), blend: 0.05 },
    { ...limb(body, [-1.76, 0.7, 0.26], [-1.94, 1.28, 0.26], 0.1, 0.06), blend: 0.05 },
    box(body, [-1.84, 0.98, 0], [0.06, 0.3, 0.32], undefined, 0.05),
    box(body, [-0.4, 0.8, 0], [0.08, 0.22, 0.34], undefined, 0.08),
    box(seat, [-1.36, 0.9, 0], [0.24, 0.06, 0.3], undefined, 0.04),
    box(seat, [-0.58, 0.98, 0], [0.16, 0.06, 0.3], undefined, 0.04),
    ...[-1, 1].flatMap((side) => [
      limb(gold, [-1.8, 0.86, side * 0.37], [-0.4, 0.86, side * 0.37], 0.022, 0.022),
      limb(gold, [-1.78, 0.5, side * 0.37], [-0.44, 0.5, side * 0.37], 0.022, 0.022),
      ball(gold, [-1.95, 1.32, side * 0.26], 0.075),
    ]),
  ];
}
