import type { Random } from '../../../../kernels/random.ts';
import { scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { ball, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';

/** What is mixed, in the flask that pours and in the one below: brighter than what is lit. */
const POURED: Colour = [1.2, 0.45, 1.5];
const BELOW: Colour = [0.4, 1.5, 0.5];
const GLASS: Colour = [0.82, 0.92, 0.94];
const GLOWS = 0.35;
const BUBBLES = 9;

/** A round flask with a potion in it, its belly's middle at 0, its neck upward. */
const flask = (liquid: Colour): Solid[] => {
  const glass = plain(GLASS, { gloss: 0.9, sheer: 0.5 });
  const filled: Look = {
    // The light falls through from above; a window shines on the glass.
    paint: (x, y) =>
      Math.hypot(x - 0.022, y - 0.022) < 0.014
        ? GLASS
        : scaleColour(liquid, 0.72 + 0.28 * smoothstep(-0.05, 0.04, y)),
    glow: () => GLOWS,
    gloss: 0.8,
  };
  return [
    ball(filled, [0, 0, 0], 0.058),
    limb(glass, [0, 0.04, 0], [0, 0.115, 0], 0.02, 0.018, 0.01),
    frustum(glass, [0, 0.11, 0], 0.012, 0.026, 0.026),
  ];
};

/** Someone who pours a potion from one flask into another, which bubbles. */
export function brewing(
  random: Random,
  colour: Colour | null,
  traits: readonly Trait[],
  hair: Colour | null = null,
  hat: Colour | null = null,
): Solid[] {
  const { shoulder, shoulders } = figureOf(traits);
  const far: Vector = [0.26, shoulder - 0.24, shoulders * 0.6];
  const near: Vector = [0.25, shoulder - 0.07, -shoulders * 0.9];
  const low = add(far, [0.1, -0.005, -0.05]);
  const high = add(near, [0.085, 0.02, 0.06]);
  const shining = (light: Colour) => plain(light, { glow: () => GLOWS });
  const lip = add(high, [0.1, -0.06, 0.03]);
  const mouth = add(low, [0.01, 0.115, 0]);
  return [
    ...human(random, 'standing', colour, traits, { near, far }, hair, hat),
    ...moved(flask(POURED), { by: roll(-2.0), to: high }),
    ...moved(flask(BELOW), { by: roll(0.08), to: low }),
    limb(shining(POURED), lip, mouth, 0.008, 0.006),
    ...Array.from({ length: BUBBLES }, (_, n) => {
      const rise = (n + random.unit()) / BUBBLES;
      const off = (): number => 0.1 * (random.unit() - 0.5) * (0.3 + rise);
      return ball(
        shining(BELOW),
        add(mouth, [off(), 0.03 + 0.24 * rise, off()]),
        0.007 + 0.011 * random.unit(),
      );
    }),
  ];
}
