import type { Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { composeSprites } from '../compose-sprites.ts';
import { createSprite, css, type Sprite } from '../sprite.ts';

const WHITE: Colour = [0.9, 0.89, 0.86];

/** Width of a panel of a fence by its height, and its pickets. */
export const PANEL = { wide: 2.3, pickets: 11 } as const;

/** A panel of a white picket fence, as high as wide as `PANEL` says. */
export function picketFence(tall: number, random: Random): Sprite {
  const height = Math.max(12, Math.round(tall));
  const width = Math.round(height * PANEL.wide);
  const tones = Array.from({ length: PANEL.pickets }, () => 0.88 + 0.14 * random.unit());
  return createSprite(width, height, (context) => {
    const apart = width / PANEL.pickets;
    for (const up of [0.3, 0.68]) {
      context.fillStyle = css(scaleColour(WHITE, 0.7));
      context.fillRect(0, height * (1 - up) - height * 0.035, width, height * 0.08);
    }
    tones.forEach((tone, n) => {
      const [left, right] = [(n + 0.17) * apart, (n + 0.83) * apart];
      context.fillStyle = css(scaleColour(WHITE, tone));
      context.beginPath();
      context.moveTo(left, height);
      context.lineTo(left, height * 0.16);
      context.lineTo((left + right) / 2, height * 0.02);
      context.lineTo(right, height * 0.16);
      context.lineTo(right, height);
      context.fill();
      context.fillStyle = css(scaleColour(WHITE, tone * 0.72));
      context.fillRect(right - apart * 0.1, height * 0.16, apart * 0.1, height);
    });
  });
}

/** The share of a tree that is its crown: what is left of it is a bush. */
const CROWN = 0.7;

/** A bush: the crown of a tree, down to the ground. */
export function bushOf(tree: Sprite): Sprite {
  const tall = tree.height;
  const height = Math.round(tall * CROWN);
  return composeSprites(tree.width, height, [{ sprite: tree, left: 0, foot: tall, tall }]);
}
