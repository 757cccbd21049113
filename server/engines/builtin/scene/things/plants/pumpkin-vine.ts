import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { paintLitSprite, type Sheet, type Sprite } from '../sprite.ts';
import { dab, stroke } from './dabs.ts';
import { type Growing, lit } from './growing.ts';

const LEAF: Colour = [0.26, 0.42, 0.15];
const SKIN: Colour = [0.93, 0.46, 0.08];
const STALK: Colour = [0.4, 0.44, 0.2];
/** Leaves of a plant and its width by its height; ribs of a pumpkin that are seen, and half its width by that of the plant. */
const VINE = { leaves: 34, wide: 2.1, ribs: 7, half: 0.2 } as const;

/** A pumpkin's plant: a low heap of broad leaves with one or two ripe pumpkins on the ground before it. */
export function pumpkinVine({ random, rays, tall }: Growing): Sprite {
  return paintLitSprite(Math.round(tall * VINE.wide), tall, (sheet) => {
    const { width } = sheet;
    for (let n = 0; n < VINE.leaves; n++) {
      const up = n / VINE.leaves;
      const part = random.unit() * 2 - 1;
      const x = width * (0.5 + 0.42 * part);
      const y = tall * (0.94 - 0.62 * up * (1 - 0.5 * part * part));
      const green = scaleColour(LEAF, 0.7 + 0.5 * random.unit());
      dab(
        ...([sheet, x, y, tall * 0.15, tall * 0.1, random.unit() * 3.1] as const),
        lit(green, rays, 0.1 + 0.5 * up, 0.35 + 0.4 * up),
      );
    }
    const isPair = random.unit() < 0.5;
    const half = width * VINE.half * (0.85 + 0.3 * random.unit());
    const aside = (random.unit() - 0.5) * 0.24;
    if (isPair) ripe(sheet, rays, [width * (0.5 - aside * 1.6), tall * 0.7], half * 0.68);
    ripe(sheet, rays, [width * (0.5 + aside), tall * 0.99 - half * 0.78], half);
  });
}

/** A ripe pumpkin around its middle, `half` wide to each side: ribs that are lighter toward the sun, a stalk. */
function ripe(
  sheet: Sheet,
  rays: Growing['rays'],
  [x, y]: readonly [number, number],
  half: number,
): void {
  const order = Array.from({ length: VINE.ribs }, (_, n) => n).sort(
    (a, b) => Math.abs(b - (VINE.ribs - 1) / 2) - Math.abs(a - (VINE.ribs - 1) / 2),
  );
  for (const n of order) {
    const part = (2 * n) / (VINE.ribs - 1) - 1;
    const facing = 0.5 + 0.5 * part * Math.sign(rays.toward[0] || 1);
    const at = x + 0.72 * half * part;
    const [wide, high] = [half * (0.34 - 0.1 * part * part), half * (0.8 - 0.14 * part * part)];
    const [sun, sky] = [0.16 + 0.5 * facing, 0.5];
    dab(sheet, at, y, high, wide, Math.PI / 2, lit(scaleColour(SKIN, 0.72), rays, sun, sky));
    const bulge = lit(SKIN, rays, sun, sky + 0.2);
    dab(sheet, at, y - 0.06 * half, high * 0.84, wide * 0.6, Math.PI / 2, bulge);
  }
  const stalk = lit(STALK, rays, 0.4, 0.5);
  stroke(sheet, x, y - 0.7 * half, x + 0.12 * half, y - 1.02 * half, 0.16 * half, stalk);
}
