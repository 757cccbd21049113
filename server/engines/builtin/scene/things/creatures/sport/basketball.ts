import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { ball, type Look, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { Body } from '../with-gear.ts';

const LEATHER: Colour = [0.86, 0.4, 0.12];
const SEAM: Colour = [0.12, 0.08, 0.07];
/** How large a ball is, of the height of who plays with it, and how wide its seams are, of its radius. */
const BALL = { radius: 0.068, seam: 0.075 } as const;

/** How high a leap with the ball over the head is, of the height upright. */
export const JUMPSHOT = 1.36;

/** A basketball, its middle there. */
export function basketball([x, y, z]: Vector): Solid[] {
  const { radius, seam } = BALL;
  const leather: Look = {
    paint: (px, py, pz) => {
      const [a, b, c] = [(px - x) / radius, (py - y) / radius, (pz - z) / radius];
      const bow = Math.abs(Math.abs(a) - 0.52 - 0.3 * b * b);
      return Math.min(Math.abs(b), Math.abs(c), bow) < seam ? SEAM : LEATHER;
    },
    gloss: 0.15,
  };
  return [ball(leather, [x, y, z], radius)];
}

/** On the run, one hand over the ball that bounces beside. */
export function dribbling(traits: readonly Trait[], one: Body): Solid[] {
  const { hips, shoulders } = figureOf(traits);
  const near: Vector = [0.25, hips * 1.02, -shoulders - 0.05];
  return [
    ...one('dribbling', { near }),
    ...basketball([near[0] + 0.06, hips * 0.66, near[2] - 0.02]),
  ];
}

/** In the air, the ball in both hands over the head. */
export function jumpshot(traits: readonly Trait[], one: Body): Solid[] {
  const { chin, head } = figureOf(traits);
  const top = chin + head + 0.13;
  return [
    ...one('jumpshot', { near: [0.13, top, -0.055], far: [0.1, top - 0.02, 0.06] }),
    ...basketball([0.15, top + 0.09, -0.005]),
  ];
}
