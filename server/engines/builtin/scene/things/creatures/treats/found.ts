import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, blade, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import { smooth } from '../smooth-path.ts';
import type { TreatModel } from './treat-model.ts';

const GREEN: Colour = [0.3, 0.6, 0.16];
const YELLOW: Colour = [0.96, 0.8, 0.14];
const INK: Colour = [0.06, 0.05, 0.06];

/** A stick, a twig with a leaf, or a worm: a bent path of `long`. */
function wand(look: Look, long: number, thick: number, bend: number): Solid[] {
  const path = smooth([
    [-long / 2, bend * 0.2, 0],
    [-long * 0.2, bend, bend * 0.4],
    [long * 0.2, -bend * 0.2, 0],
    [long / 2, bend, -bend * 0.3],
  ]);
  return path.slice(1).map((to, n) => limb(look, path[n] ?? to, to, thick, thick * 0.92, thick));
}

/** A bent stick. */
export const stickOf = (colour: Colour, size: number): TreatModel => ({
  pieces: wand(plain(colour), 1 * size, 0.034 * size, 0.06 * size),
  half: 0.06 * size,
});

/** A twig with two leaves at its tip. */
export const twigOf = (colour: Colour, size: number): TreatModel => ({
  pieces: [
    ...wand(plain(colour), 0.8 * size, 0.022 * size, 0.06 * size),
    ...[-1, 1].map((side) =>
      blade(
        plain(GREEN),
        [0.3 * size, 0.04 * size, 0],
        [0.44 * size, 0.04 * size + side * 0.1 * size, side * 0.05 * size],
        0.03 * size,
        0.01 * size,
        0.3,
      ),
    ),
  ],
  half: 0.06 * size,
});

/** A worm. */
export const wormOf = (colour: Colour, size: number): TreatModel => ({
  pieces: wand(plain(colour, { gloss: 0.4 }), 0.5 * size, 0.035 * size, 0.09 * size),
  half: 0.1 * size,
});

/** A flower on its stem. */
export function singleBloom(colour: Colour, long: number): TreatModel {
  const petal = plain(colour);
  return {
    pieces: [
      limb(plain(GREEN), [-long / 2, 0, 0], [long * 0.42, 0, 0], long * 0.03, long * 0.03),
      ball(plain(YELLOW), [long * 0.46, 0, 0], long * 0.09),
      ...Array.from({ length: 7 }, (_, n) => {
        const angle = (n / 7) * 2 * Math.PI;
        const out: Vector = [
          long * 0.48,
          Math.cos(angle) * long * 0.17,
          Math.sin(angle) * long * 0.17,
        ];
        return ellipsoid(petal, out, [long * 0.05, long * 0.11, long * 0.11]);
      }),
    ],
    half: long * 0.2,
  };
}

/** A butterfly that sits, its wings half raised. */
export function sittingButterfly(colour: Colour, size: number): TreatModel {
  const wing: Look = {
    paint: (x, y, z) =>
      Math.hypot(x, y * 0.8, z * 0.8) > size * 0.86
        ? INK
        : scaleColour(colour, 1 - 0.2 * (x / size)),
    gloss: 0.1,
  };
  const dark = plain(INK);
  return {
    pieces: [
      limb(dark, [-size * 0.4, 0, 0], [size * 0.4, size * 0.08, 0], size * 0.08, size * 0.07),
      ...[-1, 1].flatMap((side) => [
        blade(
          wing,
          [size * 0.1, size * 0.05, side * size * 0.05],
          [size * 0.42, size * 0.62, side * size * 0.66],
          size * 0.16,
          size * 0.44,
          0.1,
        ),
        blade(
          wing,
          [-size * 0.1, size * 0.05, side * size * 0.05],
          [-size * 0.34, size * 0.34, side * size * 0.6],
          size * 0.14,
          size * 0.32,
          0.1,
        ),
        limb(
          dark,
          [size * 0.4, size * 0.1, 0],
          [size * 0.72, size * 0.34, side * size * 0.2],
          size * 0.02,
          size * 0.025,
        ),
      ]),
    ],
    half: size * 0.08,
  };
}
