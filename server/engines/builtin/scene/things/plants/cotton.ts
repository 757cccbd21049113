import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { paintLitSprite, type Sprite } from '../sprite.ts';
import { bentStroke, dab, type Point } from './dabs.ts';
import { type Growing, lit } from './growing.ts';

const STALK: Colour = [0.36, 0.26, 0.16];
const LEAF: Colour = [0.3, 0.4, 0.16];
const BOLL: Colour = [0.97, 0.96, 0.92];
/** Stalks of a bush, leaves and open bolls of a stalk, and its width by its height. */
const BUSH = { stalks: 7, leaves: 7, bolls: 5, wide: 0.95 } as const;

/** A bush of cotton when it is ripe: brown stalks, some leaves, white bolls that have burst open. */
export function cotton({ random, rays, tall }: Growing): Sprite {
  return paintLitSprite(Math.round(tall * BUSH.wide), tall, (sheet) => {
    const { width } = sheet;
    for (let n = 0; n < BUSH.stalks; n++) {
      const aside = ((n * 0.618 + 0.1 * random.unit()) % 1) - 0.5;
      const foot: Point = [width * (0.5 + 0.2 * aside), tall * 0.99];
      const top: Point = [
        width * (0.5 + 0.8 * aside),
        tall * (0.1 + 0.3 * Math.abs(aside) + 0.1 * random.unit()),
      ];
      const at = (share: number): Point => [
        foot[0] + (top[0] - foot[0]) * share,
        foot[1] + (top[1] - foot[1]) * share,
      ];
      bentStroke(
        sheet,
        foot,
        at(0.5),
        top,
        Math.max(0.6, 0.014 * tall),
        lit(STALK, rays, 0.3, 0.5),
      );
      for (let leaf = 0; leaf < BUSH.leaves; leaf++) {
        const [x, y] = at(0.25 + (0.7 * leaf) / BUSH.leaves);
        const green = scaleColour(LEAF, 0.75 + 0.5 * random.unit());
        const out = (random.unit() - 0.5) * 0.2 * tall;
        dab(
          sheet,
          x + out,
          y,
          0.06 * tall,
          0.038 * tall,
          random.unit() * 3.1,
          lit(green, rays, 0.35, 0.5),
        );
      }
      for (let boll = 0; boll < BUSH.bolls; boll++) {
        const [x, y] = at(0.4 + (0.6 * boll) / (BUSH.bolls - 1));
        const out = (random.unit() - 0.5) * 0.16 * tall;
        const white = scaleColour(BOLL, 0.88 + 0.14 * random.unit());
        for (let tuft = 0; tuft < 3; tuft++)
          dab(
            sheet,
            x + out + (tuft - 1) * 0.018 * tall,
            y - (tuft === 1 ? 0.014 : 0) * tall,
            0.026 * tall,
            0.024 * tall,
            0,
            lit(white, rays, 0.45, 0.8),
          );
      }
    }
  });
}
