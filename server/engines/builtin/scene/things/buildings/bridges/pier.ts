import type { Colour } from '../../../words/idea.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, frustum, limb, type Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const WOOD: Colour = [0.42, 0.31, 0.22];
const POST: Colour = [0.3, 0.23, 0.17];
const RED: Colour = [0.7, 0.16, 0.12];
const WHITE: Colour = [0.86, 0.85, 0.82];
const LIGHT: Colour = [0.95, 0.85, 0.5];

/** A wooden pier on posts with a boatshed and a small harbour light at its end. */
export function pier(wish: Wish): Sprite {
  return portray(wish, model(wish.colour ?? WOOD), 0.3, 0.14, 2.4);
}

function model(wood: Colour): Solid[] {
  const deck = planks(wood, 0.04);
  const posts = [-1.1, -0.7, -0.3, 0.1, 0.5, 0.9, 1.3].flatMap((x) =>
    [-0.15, 0.15].map((z) => frustum(plain(POST), [x, -0.02, z], 0.34, 0.03, 0.026)),
  );
  return [
    box(deck, [0.1, 0.2, 0], [1.28, 0.025, 0.18]),
    ...posts,
    limb(plain(POST), [-1.1, 0.33, -0.15], [1.3, 0.33, -0.15], 0.01, 0.01),
    box(planks(RED, 0.04), [-0.75, 0.36, 0.04], [0.24, 0.15, 0.12]),
    box(plain(WHITE), [-0.68, 0.33, -0.082], [0.05, 0.1, 0.006]),
    box(plain(POST), [-0.75, 0.525, 0.04], [0.28, 0.022, 0.16]),
    frustum(plain(WHITE), [1.2, 0.22, 0.02], 0.42, 0.06, 0.045),
    frustum(plain(RED), [1.2, 0.36, 0.02], 0.12, 0.057, 0.052),
    frustum(plain(LIGHT, { glow: () => 1 }), [1.2, 0.64, 0.02], 0.07, 0.035, 0.035),
    frustum(plain(RED), [1.2, 0.71, 0.02], 0.06, 0.055, 0.005),
  ];
}
