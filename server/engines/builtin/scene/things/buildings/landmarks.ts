import type { Colour } from '../../words/idea.ts';
import { masonry, plain, planks, rough, withPanes, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, box, ellipsoid, frustum, limb, type Solid } from '../sculpt/solid.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { gable, hip, slit } from './parts.ts';

const STONE: Colour = [0.6, 0.55, 0.48];
const SANDSTONE: Colour = [0.78, 0.64, 0.42];
const WHITE: Colour = [0.9, 0.88, 0.83];
const GOLD: Colour = [0.8, 0.64, 0.26];
const CANVAS: Colour = [0.82, 0.5, 0.18];
const DARK: Colour = [0.1, 0.09, 0.08];

/** A mosque: a prayer hall under domes between two minarets. */
export function mosque(wish: Wish): Sprite {
  const wall = worn(wish.colour ?? WHITE, 0.07);
  const panes = [-0.3, -0.15, 0.15, 0.3].map((u) => ({
    side: '-z' as const,
    at: [u, 0.2] as const,
    half: [0.035, 0.09] as const,
    kind: 'arch' as const,
  }));
  const hall = withPanes(
    wall,
    [...panes, { side: '-z', at: [0, 0.16], half: [0.065, 0.15], kind: 'door' }],
    GOLD,
  );
  const gold = plain(GOLD, { gloss: 0.6 });
  const model = [
    box(hall, [0, 0.18, 0], [0.42, 0.18, 0.3]),
    box(wall, [0, 0.37, 0], [0.44, 0.014, 0.32]),
    frustum(wall, [0, 0.36, 0], 0.12, 0.21, 0.21),
    ellipsoid(wall, [0, 0.48, 0], [0.225, 0.23, 0.225]),
    limb(gold, [0, 0.7, 0], [0, 0.8, 0], 0.014, 0.006),
    ...[-0.3, 0.3].flatMap((x) => [
      ellipsoid(wall, [x, 0.38, -0.18], [0.09, 0.1, 0.09]),
      limb(gold, [x, 0.47, -0.18], [x, 0.52, -0.18], 0.007, 0.004),
    ]),
    ...[-0.56, 0.56].flatMap((x) => minaret(x, wall, gold)),
    box(worn(STONE, 0.2), [0, 0.01, 0], [0.66, 0.016, 0.4]),
  ];
  return portray(wish, model, 0.3, 0.07, 2.6);
}

function minaret(x: number, wall: Solid['look'], gold: Solid['look']): Solid[] {
  return [
    frustum(wall, [x, 0, 0], 0.74, 0.055, 0.042),
    frustum(wall, [x, 0.72, 0], 0.03, 0.045, 0.075),
    frustum(wall, [x, 0.75, 0], 0.14, 0.034, 0.03),
    frustum(plain([0.28, 0.36, 0.42]), [x, 0.89, 0], 0.14, 0.042, 0.003),
    ball(gold, [x, 1.04, 0], 0.01),
    { ...slit(0.1, 0.62, 0.046, 0.022), a: [x, 0.62, -0.046], middle: [x, 0.62, -0.046] },
  ];
}

/** A pyramid of courses of stone, its top worn. */
export function pyramid(wish: Wish): Sprite {
  const look = masonry(wish.colour ?? SANDSTONE, 0.032);
  const model = [
    hip(look, [0, 0, 0], [0.78, 0.78], 0.98),
    box(rough(SANDSTONE, 2), [0.5, 0.03, -0.72], [0.06, 0.04, 0.05]),
    box(rough(SANDSTONE, 2), [0.36, 0.02, -0.78], [0.04, 0.03, 0.04]),
  ];
  return portray(wish, model, 0.55, 0.05, 2.6);
}

/** A ridge tent, open in front, with its ropes. */
export function tent(wish: Wish): Sprite {
  const cloth = worn(wish.colour ?? CANVAS, 0.14, { glow: () => 0.35 });
  const pole = plain([0.5, 0.42, 0.3]);
  const rope = plain([0.75, 0.7, 0.6]);
  const inside = plain(DARK, { glow: () => 0.8 });
  const model = [
    gable(cloth, [0, 0, 0], [0.72, 0.56], 0.84),
    // Open at both ends.
    ...[-1, 1].map((end) => gable(inside, [end * 0.5, 0, 0], [0.225, 0.3], 0.6)),
    limb(pole, [0.735, 0, 0], [0.735, 0.88, 0], 0.014, 0.012),
    limb(pole, [-0.735, 0, 0], [-0.735, 0.88, 0], 0.014, 0.012),
    limb(pole, [-0.75, 0.84, 0], [0.75, 0.84, 0], 0.012, 0.012),
    ...[-1, 1].map((side) => limb(rope, [0.73, 0.84, 0], [0.98, 0, side * 0.55], 0.005, 0.005)),
    box(planks([0.42, 0.3, 0.2], 0.05, 'lying'), [0, 0.008, 0], [0.74, 0.008, 0.58]),
  ];
  return portray(wish, model, 0.75, 0.1, 2.8);
}
