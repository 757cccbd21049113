import type { Colour } from '../../words/idea.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { ball, box, ellipsoid, limb, type Solid } from '../sculpt/solid.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const SUIT: Colour = [0.86, 0.86, 0.85];
const GREY: Colour = [0.5, 0.51, 0.53];
const GOLD: Colour = [0.72, 0.5, 0.16];
const RED: Colour = [0.76, 0.16, 0.12];
const BLUE: Colour = [0.16, 0.3, 0.62];

/** Someone in a space suit, with a golden visor and a pack on the back. */
export function astronaut({ random, rays, colour, tall }: Wish): Sprite {
  const turn = 1.05 + 0.35 * (random.unit() - 0.5);
  const yaw = random.unit() < 0.5 ? turn : Math.PI - turn;
  return sculpt(model(colour ?? SUIT), { yaw, pitch: 0.05, away: 4 }, rays, tall, random);
}

/** Looks right; the arms hang a little ahead, a foot steps on. */
function model(colour: Colour): Solid[] {
  const suit = worn(colour, 0.06);
  const pack = worn([0.78, 0.78, 0.78], 0.05);
  return [
    ellipsoid(suit, [0, 0.64, 0], [0.125, 0.17, 0.16]),
    ellipsoid(suit, [0, 0.5, 0], [0.11, 0.09, 0.14], 0.06),
    ...[-1, 1].flatMap((side) => {
      const step = side * 0.07;
      return [
        limb(suit, [0, 0.5, side * 0.075], [step * 0.6, 0.28, side * 0.08], 0.078, 0.066, 0.04),
        limb(suit, [step * 0.6, 0.28, side * 0.08], [step, 0.08, side * 0.08], 0.066, 0.06, 0.02),
        ellipsoid(plain(GREY), [step + 0.025, 0.035, side * 0.08], [0.09, 0.042, 0.055]),
        limb(suit, [0, 0.74, side * 0.15], [0.05, 0.56, side * 0.215], 0.062, 0.054, 0.04),
        limb(suit, [0.05, 0.56, side * 0.215], [0.15, 0.47, side * 0.19], 0.054, 0.046, 0.02),
        ball(plain(GREY), [0.175, 0.455, side * 0.185], 0.046, 0.02),
        limb(plain(RED), [0.012, 0.7, side * 0.165], [0.018, 0.68, side * 0.172], 0.066, 0.066),
      ];
    }),
    box(pack, [-0.15, 0.68, 0], [0.065, 0.17, 0.125]),
    ball(suit, [0.005, 0.895, 0], 0.118, 0.02),
    ellipsoid(plain(GOLD, { gloss: 0.9 }), [0.055, 0.895, 0], [0.082, 0.082, 0.095]),
    box(plain(GREY), [0.125, 0.66, 0], [0.025, 0.045, 0.075]),
    box(plain(RED), [0.148, 0.672, 0.03], [0.006, 0.012, 0.014]),
    box(plain(BLUE), [0.148, 0.672, -0.03], [0.006, 0.012, 0.014]),
  ];
}
