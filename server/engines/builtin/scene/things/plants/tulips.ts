import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import type { Rays } from '../sculpt/rays.ts';
import { paintLitSprite, type Sheet, type Sprite } from '../sprite.ts';
import { bentStroke, dab, type Point } from './dabs.ts';
import { drawLeaf, type Growing, lit } from './growing.ts';

const TULIP_LEAF: Colour = [0.3, 0.46, 0.28];
/** Tulips of a clump, and its width by its height. */
const CLUMP = { count: 13, wide: 1.5 } as const;

/** Tulips of one colour, close together: broad upright leaves, a closed cup on each straight stalk. */
export function tulips({ random, rays, tall }: Growing, petal: Colour): Sprite {
  return paintLitSprite(Math.round(tall * CLUMP.wide), tall, (sheet) => {
    const cups: (() => void)[] = [];
    for (let n = 0; n < CLUMP.count; n++) {
      const depth = n / (CLUMP.count - 1);
      const x = sheet.width * (0.1 + 0.8 * ((n * 0.618 + 0.14 * random.unit()) % 1));
      const y = tall * (0.12 + 0.2 * depth + 0.08 * random.unit());
      const foot = tall * (0.94 + 0.06 * depth);
      const lean = (random.unit() - 0.5) * 0.1 * tall;
      const green = scaleColour(TULIP_LEAF, 0.75 + 0.4 * random.unit());
      const stalk = lit(green, rays, 0.35, 0.55);
      bentStroke(sheet, [x, foot], [x, y + 0.4 * tall], [x + lean, y], 0.022 * tall, stalk);
      for (const side of [-1, 1]) {
        const tip: Point = [
          x + side * tall * (0.1 + 0.08 * random.unit()),
          y + tall * (0.24 + 0.16 * random.unit()),
        ];
        drawLeaf(
          sheet,
          [x, foot],
          [x + side * 0.03 * tall, y + 0.5 * tall],
          tip,
          tall * 0.055,
          (up) =>
            lit(
              green,
              rays,
              (0.15 + 0.6 * up) * (side * rays.toward[0] > 0 ? 1 : 0.55),
              0.3 + 0.5 * up,
            ),
        );
      }
      const size = tall * (0.085 + 0.02 * random.unit());
      const tone = scaleColour(petal, 0.88 + 0.2 * random.unit());
      cups.push(() => drawCup(sheet, [x + lean, y], size, tone, rays));
    }
    for (const cup of cups) cup();
  });
}

/** A tulip's cup from the side: outer petals to both sides, one before them, lighter where the sun is. */
function drawCup(sheet: Sheet, [x, y]: Point, size: number, petal: Colour, rays: Rays): void {
  const upright = Math.PI / 2;
  const sunny = Math.sign(rays.toward[0]) || 1;
  const tint = (sun: number, sky: number) => lit(petal, rays, sun, sky);
  for (const side of [-sunny, sunny]) {
    const isSunny = side === sunny;
    const [sun, sky] = isSunny ? [0.75, 0.75] : [0.2, 0.6];
    dab(
      sheet,
      x + side * size * 0.46,
      y,
      size * 1.14,
      size * 0.48,
      upright - side * 0.2,
      tint(sun, sky),
    );
  }
  dab(sheet, x, y + size * 0.14, size * 1.1, size * 0.5, upright, tint(0.5, 0.78));
  dab(sheet, x + sunny * size * 0.16, y, size * 0.75, size * 0.16, upright, tint(0.85, 0.9));
}
