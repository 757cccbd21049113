import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { paintLitSprite, type Sheet, type Sprite } from '../sprite.ts';
import { bentStroke, dab, type Point } from './dabs.ts';
import { drawLeaf, type Growing, lit } from './growing.ts';

const STALK: Colour = [0.4, 0.52, 0.22];
const PETAL: Colour = [0.96, 0.83, 0.14];
/** Stalks of a clump, and its width by its height. */
const CLUMP = { count: 20, wide: 1.1 } as const;
/** Blossoms of a stalk. */
const BLOSSOMS = 11;

/** Flowering rape: forked stalks with a few leaves below, each with a loose head of small yellow blossoms. */
export function rape({ random, rays, tall }: Growing): Sprite {
  return paintLitSprite(Math.round(tall * CLUMP.wide), tall, (sheet) => {
    for (let n = 0; n < CLUMP.count; n++) {
      const near = n / (CLUMP.count - 1);
      const aside = ((n * 0.618 + 0.1 * random.unit()) % 1) - 0.5;
      const x = sheet.width * (0.5 + 0.82 * aside);
      const foot: Point = [sheet.width * (0.5 + 0.6 * aside), tall * 0.99];
      const top = tall * (0.1 + 0.18 * near + 0.1 * random.unit() + 0.4 * aside * aside);
      const green = scaleColour(STALK, 0.8 + 0.4 * random.unit());
      const wide = Math.max(0.6, 0.016 * tall);
      bentStroke(sheet, foot, [x, tall * 0.6], [x, top], wide, lit(green, rays, 0.35, 0.55));
      const side = n % 2 === 0 ? -1 : 1;
      const at = tall * (0.6 + 0.25 * random.unit());
      const tip: Point = [x + side * 0.16 * tall, at - 0.04 * tall];
      drawLeaf(
        sheet,
        [x, at],
        [x + side * 0.07 * tall, at - 0.08 * tall],
        tip,
        tall * 0.07,
        (out) => lit(green, rays, 0.2 + 0.3 * out, 0.5),
      );
      const sun = 0.5 + 0.3 * near;
      drawHead(sheet, random.unit, [x, top], tall, (level) =>
        lit(scaleColour(PETAL, level), rays, sun * level, 0.55 + 0.2 * level),
      );
    }
  });
}

/** A loose head of blossoms round the end of a stalk, those below in the shade of the others. */
function drawHead(
  sheet: Sheet,
  unit: () => number,
  [x, y]: Point,
  tall: number,
  tint: (level: number) => Colour,
): void {
  for (let n = 0; n < BLOSSOMS; n++) {
    const down = 1 - n / BLOSSOMS;
    const out = (unit() - 0.5) * 0.17 * tall * (0.5 + 0.5 * down);
    const size = tall * (0.02 + 0.012 * unit());
    const level = 0.72 + 0.28 * (1 - down) + 0.12 * (unit() - 0.5);
    dab(sheet, x + out, y + 0.16 * tall * down, size, size * 0.75, unit() * 3.1, tint(level));
  }
}
