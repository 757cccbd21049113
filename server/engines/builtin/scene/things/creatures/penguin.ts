import { mixColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, ellipsoid, limb, type Look, type Solid } from '../sculpt/solid.ts';
import { roll } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const BACK: Colour = [0.1, 0.11, 0.14];
const BREAST: Colour = [0.95, 0.94, 0.9];
const CHEEK: Colour = [0.95, 0.7, 0.18];
const FOOT: Colour = [0.2, 0.17, 0.16];
const BEAK: Colour = [0.16, 0.13, 0.12];
const EYE: Colour = [0.02, 0.02, 0.02];

/** An emperor penguin standing upright, its flippers at its sides. */
export function penguin(wish: Wish): Sprite {
  return portray(wish, model(wish.colour ?? BACK), 0.62, 0.06, 3);
}

function model(back: Colour): Solid[] {
  // White in front, and a golden shine on the breast beneath the head.
  const coat: Look = {
    paint: (x, y, z) => {
      const front = smoothstep(-0.02, 0.03, x - Math.abs(z) * 0.35 - 0.02);
      const golden = smoothstep(0.6, 0.74, y) * 0.8;
      return mixColour(back, mixColour(BREAST, CHEEK, golden), front);
    },
    fur: 0.012,
  };
  const hood: Look = {
    paint: (x, y, z) => {
      const spot = Math.hypot((x - 0.005) / 0.06, (y - 0.8) / 0.055);
      return mixColour(CHEEK, back, Math.abs(z) < 0.05 ? 1 : smoothstep(0.8, 1.1, spot));
    },
    fur: 0.01,
  };
  const wing = plain(back, { fur: 0.008 });
  const beak = plain(BEAK, { gloss: 0.4 });
  return [
    ellipsoid(coat, [0, 0.4, 0], [0.2, 0.37, 0.21]),
    ball(coat, [0.02, 0.7, 0], 0.12, 0.12),
    ball(hood, [0.03, 0.84, 0], 0.108, 0.05),
    limb(beak, [0.12, 0.85, 0], [0.25, 0.825, 0], 0.028, 0.01, 0.02),
    limb(wing, [-0.14, 0.12, 0], [-0.27, 0.03, 0], 0.07, 0.02, 0.06),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(wing, [-0.03, 0.43, side * 0.215], [0.075, 0.24, 0.028], 0.02, roll(-0.12)),
      ball(plain(EYE, { gloss: 0.9 }), [0.105, 0.868, side * 0.062], 0.016),
      ellipsoid(plain(FOOT), [0.1, 0.02, side * 0.09], [0.12, 0.03, 0.06]),
      ball(coat, [0.02, 0.1, side * 0.09], 0.085, 0.06),
    ]),
  ];
}
