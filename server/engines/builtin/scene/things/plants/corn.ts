import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { paintLitSprite, type Sprite } from '../sprite.ts';
import { bentStroke, dab, type Point, stroke } from './dabs.ts';
import { drawLeaf, type Growing, lit } from './growing.ts';

const LEAF: Colour = [0.27, 0.46, 0.14];
const STALK: Colour = [0.44, 0.55, 0.22];
const HUSK: Colour = [0.56, 0.66, 0.3];
const KERNELS: Colour = [0.97, 0.78, 0.2];
const TASSEL: Colour = [0.86, 0.72, 0.4];
/** Leaves up a stalk, strands of its tassel, and the width of a plant by its height. */
const CORN = { leaves: 9, strands: 7, wide: 0.7 } as const;
/** How high the ears stand, as shares of the height, and how long one is. */
const EARS = { at: [0.42, 0.54], long: 0.13 } as const;

/** A stalk of corn (maize): long leaves that arch over to both sides, two ears that show their kernels, a tassel on top. */
export function corn({ random, rays, tall }: Growing): Sprite {
  return paintLitSprite(Math.round(tall * CORN.wide), tall, (sheet) => {
    const middle = sheet.width / 2;
    const top: Point = [middle + (random.unit() - 0.5) * 0.06 * tall, 0.14 * tall];
    const green = scaleColour(LEAF, 0.85 + 0.3 * random.unit());
    const stalk = lit(STALK, rays, 0.3, 0.5);
    bentStroke(sheet, [middle, tall], [middle, 0.5 * tall], top, 0.026 * tall, stalk);
    for (let n = 0; n < CORN.leaves; n++) {
      const side = n % 2 === 0 ? -1 : 1;
      const up = n / (CORN.leaves - 1);
      const y = tall * (0.9 - 0.68 * up);
      const long = tall * (0.25 + 0.09 * random.unit()) * (1 - 0.3 * up);
      const tip: Point = [middle + side * long, y + tall * (0.16 * random.unit() - 0.05 * up)];
      const sun = (0.25 + 0.45 * up) * (side * rays.toward[0] > 0 ? 1 : 0.55);
      drawLeaf(
        sheet,
        [middle, y],
        [middle + side * long * 0.5, y - tall * (0.15 + 0.05 * random.unit())],
        tip,
        0.052 * tall,
        (out) => lit(green, rays, sun * (0.6 + 0.5 * out), 0.26 + 0.34 * up),
      );
    }
    EARS.at.forEach((up, n) => {
      const side = n % 2 === 0 ? 1 : -1;
      const lean = Math.PI / 2 - side * 0.42;
      const along = (share: number): Point => [
        middle + side * tall * (0.02 + 0.4 * EARS.long * share),
        tall * (1 - up - EARS.long * share),
      ];
      const shine = side * rays.toward[0] > 0 ? 0.6 : 0.4;
      const part = (share: number, long: number, wide: number, colour: Colour, sun: number) =>
        dab(
          sheet,
          ...along(share),
          long * tall,
          wide * tall,
          -lean,
          lit(colour, rays, sun * shine, 0.6),
        );
      part(0.62, 0.07, 0.026, KERNELS, 1.1);
      part(0.24, 0.062, 0.029, HUSK, 0.9);
      part(0.1, 0.05, 0.022, mixColour(HUSK, LEAF, 0.5), 0.8);
    });
    for (let n = 0; n < CORN.strands; n++) {
      const aside = (n / (CORN.strands - 1) - 0.5) * 0.16 * tall;
      const tip: Point = [top[0] + aside, tall * (0.01 + 0.5 * (aside / tall) ** 2 * 10)];
      stroke(sheet, ...top, ...tip, Math.max(0.7, 0.012 * tall), lit(TASSEL, rays, 0.5, 0.6));
    }
  });
}
