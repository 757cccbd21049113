import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { paintLitSprite, type Sprite } from '../sprite.ts';
import { bentStroke, dab, type Point } from './dabs.ts';
import { type Growing, lit } from './growing.ts';

const STEM: Colour = [0.3, 0.22, 0.14];
const SHADE: Colour = [0.06, 0.14, 0.05];
const LEAF: Colour = [0.13, 0.34, 0.1];
const YOUNG: Colour = [0.34, 0.52, 0.16];
const CHERRY: Colour = [0.8, 0.05, 0.05];
const UNRIPE: Colour = [0.62, 0.56, 0.12];
/** Boughs of a bush from its foot up, pairs of leaves and clusters of cherries along one, and the bush's width by its height. */
const BUSH = { boughs: 15, leaves: 9, clusters: 4, wide: 1.05 } as const;

/** A bush of coffee when it is ripe: boughs that hang to both sides, glossy dark leaves in pairs, red cherries in clusters close to the wood. */
export function coffee({ random, rays, tall }: Growing): Sprite {
  return paintLitSprite(Math.round(tall * BUSH.wide), tall, (sheet) => {
    const { width } = sheet;
    const middle = width / 2;
    bentStroke(
      sheet,
      [middle, tall * 0.99],
      [middle + 0.02 * tall, tall * 0.5],
      [middle, tall * 0.08],
      Math.max(0.8, 0.02 * tall),
      lit(STEM, rays, 0.3, 0.5),
    );
    for (let n = 0; n < BUSH.boughs; n++) {
      const up = n / (BUSH.boughs - 1);
      const side = n % 2 === 0 ? -1 : 1;
      // Widest at a third of its height, round at the top.
      const long = width * 0.47 * Math.min(1, 0.74 + up) * Math.sqrt(Math.max(0.08, 1 - up ** 2.4));
      const from: Point = [middle, tall * (0.86 - 0.76 * up)];
      const along = (share: number): Point => [
        from[0] + side * long * share,
        from[1] - 0.07 * tall * share + 0.16 * tall * share * share,
      ];
      const light = 0.3 + 0.7 * up;
      for (let leaf = 0; leaf < BUSH.leaves; leaf++)
        for (const hang of [-1, 1]) {
          const share = (leaf + 0.3 + 0.6 * random.unit()) / BUSH.leaves;
          const [x, y] = along(share);
          const green = mixColour(mixColour(SHADE, LEAF, light), YOUNG, 0.5 * share * up);
          dab(
            sheet,
            x,
            y + hang * 0.026 * tall,
            0.058 * tall,
            0.025 * tall,
            side * (0.5 * hang + 0.3) + 0.5 * (random.unit() - 0.5),
            lit(scaleColour(green, 0.76 + 0.48 * random.unit()), rays, 0.35, 0.5),
          );
        }
      for (let cluster = 0; cluster < BUSH.clusters; cluster++) {
        const [x, y] = along((cluster + 0.5 * random.unit()) / BUSH.clusters);
        for (let one = 0; one < 3; one++) {
          const skin = random.unit() < 0.14 ? UNRIPE : CHERRY;
          dab(
            sheet,
            x + (random.unit() - 0.5) * 0.05 * tall,
            y + (random.unit() - 0.3) * 0.04 * tall,
            0.0155 * tall,
            0.0155 * tall,
            0,
            lit(scaleColour(skin, 0.8 + 0.35 * random.unit()), rays, 0.45, 0.8),
          );
        }
      }
    }
  });
}
