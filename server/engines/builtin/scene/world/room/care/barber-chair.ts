import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { velvet } from '../furnishings/velvet.ts';
import { flat } from '../furniture.ts';
import { ball, box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';

const CHROME: Material = flat([0.76, 0.78, 0.8]);
const WHITE: Material = flat([0.92, 0.92, 0.9]);
const BLACK: Material = flat([0.08, 0.08, 0.09]);

/** A barber's chair that faces the eye: leather on a foot of chrome, arms, a rest for the head and one for the feet. */
export function barberChair([x, , z]: Point, colour: Colour): Solid[] {
  const leather = velvet(colour);
  const piped = velvet(scaleColour(colour, 0.8));
  return [
    drum([x, z], [0, 0.05], [0.33, 0.3], CHROME),
    drum([x, z], [0.05, 0.12], [0.3, 0.1], CHROME),
    drum([x, z], [0.12, 0.42], [0.085, 0.075], CHROME),
    box([x - 0.27, 0.4, z - 0.26], [x + 0.27, 0.44, z + 0.26], CHROME),
    pad([x - 0.28, 0.43, z - 0.3], [x + 0.28, 0.6, z + 0.26], leather, 0.07),
    pad([x - 0.27, 0.56, z + 0.2], [x + 0.27, 1.14, z + 0.36], leather, 0.07),
    pad([x - 0.19, 0.66, z + 0.175], [x + 0.19, 1.06, z + 0.24], piped, 0.03),
    pad([x - 0.15, 1.18, z + 0.22], [x + 0.15, 1.4, z + 0.34], leather, 0.05),
    box([x - 0.025, 1.1, z + 0.27], [x + 0.025, 1.22, z + 0.3], CHROME),
    ...[-1, 1].flatMap((to) => {
      const [a, b] = [x + to * 0.3, x + to * 0.4];
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      return [
        pad([low, 0.76, z - 0.28], [high, 0.84, z + 0.3], leather, 0.035),
        box([low + 0.03, 0.44, z - 0.2], [high - 0.03, 0.77, z - 0.16], CHROME),
        box([low + 0.03, 0.44, z + 0.16], [high - 0.03, 0.77, z + 0.2], CHROME),
        ball([low - 0.005, 0.76, z - 0.31], [high + 0.005, 0.84, z - 0.25], CHROME),
      ];
    }),
    // What the feet rest on.
    box([x - 0.03, 0.2, z - 0.52], [x + 0.03, 0.42, z - 0.26], CHROME),
    box([x - 0.24, 0.16, z - 0.66], [x + 0.24, 0.2, z - 0.44], CHROME),
    ...[-0.16, 0, 0.16].map((dx) =>
      box([x + dx - 0.05, 0.2, z - 0.65], [x + dx + 0.05, 0.205, z - 0.45], BLACK),
    ),
  ];
}

/** A chair beneath a hood that dries hair, on a stand. */
export function hoodDryer([x, , z]: Point, colour: Colour): Solid[] {
  return [
    ...barberChair([x, 0, z], colour),
    drum([x, z + 0.5], [0, 0.05], [0.26, 0.24], CHROME),
    drum([x, z + 0.5], [0.05, 1.62], [0.025, 0.025], CHROME),
    drum([x, z + 0.16], [1.4, 1.6], [0.26, 0.24], WHITE),
    ball([x - 0.25, 1.42, z - 0.09], [x + 0.25, 1.82, z + 0.41], WHITE),
    drum([x, z + 0.16], [1.39, 1.43], [0.27, 0.27], CHROME),
    box([x - 0.06, 1.5, z + 0.36], [x + 0.06, 1.6, z + 0.54], CHROME),
  ];
}

/** A pole with stripes of red, white and blue that wind around it, between caps of chrome, on a stand. */
export function stripedPole([x, , z]: Point): Solid[] {
  const stripes: Material = (px, y, pz) => {
    const turn = Math.atan2(pz - z, px - x) / (2 * Math.PI) + y / 0.42;
    const share = turn - Math.floor(turn);
    if (share < 0.25) return [0.82, 0.07, 0.1];
    return share >= 0.5 && share < 0.75 ? [0.1, 0.2, 0.62] : [1.05, 1.05, 1.03];
  };
  return [
    drum([x, z], [0, 0.06], [0.26, 0.24], CHROME),
    drum([x, z], [0.06, 1.02], [0.05, 0.05], CHROME),
    drum([x, z], [1.02, 1.1], [0.1, 0.17], CHROME),
    drum([x, z], [1.1, 2.02], [0.14, 0.14], stripes, 0.35),
    drum([x, z], [2.02, 2.1], [0.17, 0.1], CHROME),
    ball([x - 0.12, 2.08, z - 0.12], [x + 0.12, 2.32, z + 0.12], flat([1.15, 1.12, 1.05]), 0.8),
  ];
}
