import type { Colour } from '../../words/idea.ts';
import { hip } from '../buildings/parts.ts';
import { plain, rough } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, box, frustum } from '../sculpt/solid.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const STONE: Colour = [0.52, 0.52, 0.49];
const DARK: Colour = [0.08, 0.07, 0.05];

/** A lantern of stone as in gardens of Japan: a foot, a pillar, a chamber with windows that shine at night, a wide roof. */
export function stoneLantern(wish: Wish): Sprite {
  const stone = rough(STONE, 9);
  const shining = plain(DARK, { glow: () => 0.9 });
  const model = [
    box(stone, [0, 0.03, 0], [0.2, 0.03, 0.2]),
    frustum(stone, [0, 0.06, 0], 0.06, 0.15, 0.1),
    frustum(stone, [0, 0.1, 0], 0.36, 0.075, 0.065),
    frustum(stone, [0, 0.45, 0], 0.07, 0.08, 0.19),
    box(stone, [0, 0.6, 0], [0.13, 0.09, 0.13]),
    box(shining, [0, 0.6, 0], [0.075, 0.055, 0.134]),
    box(shining, [0, 0.6, 0], [0.134, 0.055, 0.075]),
    box(stone, [0, 0.7, 0], [0.27, 0.018, 0.27]),
    hip(stone, [0, 0.715, 0], [0.28, 0.28], 0.15),
    frustum(stone, [0, 0.83, 0], 0.05, 0.05, 0.07),
    ball(stone, [0, 0.92, 0], 0.06),
  ];
  return portray(wish, model, 0.5, 0.1, 3);
}
