import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { paintLitSprite, type Sheet, type Sprite } from '../sprite.ts';
import { bentStroke, dab, type Point } from './dabs.ts';
import { type Growing, lit } from './growing.ts';

const EAR: Colour = [0.94, 0.68, 0.31];
const STRAW: Colour = [0.8, 0.59, 0.3];
/** Stalks of a tuft of grain, and its width by its height. */
const GRAIN = { count: 44, wide: 1.15 } as const;

/** A tuft of ripe grain: upright stalks, each with a heavy ear of grains and its beard; dark between their feet. */
export function grain({ random, rays, tall }: Growing): Sprite {
  return paintLitSprite(Math.round(tall * GRAIN.wide), tall, (sheet) => {
    const wind = 0.04 + 0.06 * random.unit();
    for (let n = 0; n < GRAIN.count; n++) {
      const near = n / (GRAIN.count - 1);
      const aside = ((n * 0.618 + 0.1 * random.unit()) % 1) - 0.5;
      const x = sheet.width * (0.5 + 0.84 * aside);
      const foot = sheet.width * (0.5 + 0.6 * aside);
      const bend = (wind + (random.unit() - 0.5) * 0.16) * tall;
      // Those at the sides are a little lower: a tuft has a round outline.
      const top = tall * (0.06 + 0.16 * near + 0.12 * random.unit() + 0.5 * aside * aside);
      const tone = 0.66 + 0.5 * random.unit();
      const stalk = scaleColour(STRAW, tone);
      const middle: Point = [(x + foot) / 2, tall * 0.6];
      const neck: Point = [x + bend * 0.7, top + 0.1 * tall];
      const wide = Math.max(0.6, 0.012 * tall);
      const low: Point = [foot, tall * 0.8];
      bentStroke(sheet, [foot, tall * 0.98], low, middle, wide, lit(stalk, rays, 0.25, 0.55));
      bentStroke(sheet, middle, [x, tall * 0.4], neck, wide, lit(stalk, rays, 0.5, 0.7));
      const ear = lit(scaleColour(EAR, tone), rays, 0.42 + 0.28 * near, 0.74);
      drawEar(sheet, [x + bend, top], bend / tall, tall * 0.044, ear);
    }
  });
}

/** An ear: grains to both sides of its stem, and a beard above them. `size` is about that of a grain. */
function drawEar(sheet: Sheet, [x, top]: Point, lean: number, size: number, colour: Colour): void {
  for (let n = 0; n < 6; n++) {
    const [y, side] = [top + 0.9 * size * n, n % 2 === 0 ? -1 : 1];
    const at = x + side * 0.4 * size - lean * 0.9 * size * n;
    dab(
      sheet,
      at,
      y,
      0.8 * size,
      0.42 * size,
      Math.PI / 2 + side * 0.35,
      scaleColour(colour, 1.04 - 0.05 * n),
    );
    const beard: Point = [at + side * 0.7 * size + lean * size, y - 2.6 * size];
    bentStroke(
      sheet,
      [at, y],
      [at + side * 0.4 * size, y - 1.6 * size],
      beard,
      0.14 * size,
      scaleColour(colour, 0.94),
    );
  }
}
