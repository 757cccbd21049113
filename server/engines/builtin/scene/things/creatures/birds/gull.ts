import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ellipsoid, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const WHITE: Colour = [0.95, 0.95, 0.93];
const GREY: Colour = [0.66, 0.7, 0.74];
const TIP: Colour = [0.14, 0.14, 0.16];
const BEAK: Colour = [0.9, 0.66, 0.16];

/** A gull on the wing, its long wings bent and raised by chance: white, grey above, with black tips. */
export function gull({ random, rays, tall }: Wish): Sprite {
  const raised = 0.16 + 0.2 * random.unit();
  const white = plain(WHITE);
  const wing = (side: 1 | -1): Solid[] => {
    const root: Vector = [0, 0.02, side * 0.05];
    const elbow: Vector = [-0.06, raised, side * 0.36];
    const wrist: Vector = [-0.02, raised + 0.02, side * 0.5];
    const tip: Vector = [0.1, raised - 0.1, side * 0.88];
    return [
      limb(plain(GREY), root, elbow, 0.06, 0.055),
      limb(plain(GREY), elbow, wrist, 0.055, 0.045),
      limb(white, wrist, tip, 0.045, 0.016),
      limb(plain(TIP), [0.07, raised - 0.06, side * 0.76], tip, 0.024, 0.01),
    ];
  };
  const model = [
    ellipsoid(white, [0, 0, 0], [0.26, 0.085, 0.08]),
    ellipsoid(white, [-0.25, 0.04, 0], [0.085, 0.07, 0.065]),
    limb(plain(BEAK), [-0.31, 0.03, 0], [-0.4, 0.01, 0], 0.02, 0.008),
    limb(white, [0.2, 0, 0], [0.4, 0, 0], 0.05, 0.03),
    ...wing(1),
    ...wing(-1),
  ];
  const turn = (random.unit() < 0.5 ? -1 : 1) * (0.5 + 0.7 * random.unit());
  return sculpt(model, { yaw: turn, pitch: 0.3, away: 4 }, rays, tall, random);
}
