import type { Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import type { Rays } from '../sculpt/rays.ts';
import { paintLitSprite, type Sheet, type Sprite } from '../sprite.ts';
import { bentStroke, dab, type Point } from './dabs.ts';
import { drawLeaf, type Growing, lit } from './growing.ts';

const HEART: Colour = [0.2, 0.12, 0.06];
const RIM: Colour = [0.42, 0.25, 0.08];
const SUNNY: Colour = [0.96, 0.7, 0.1];
const DEEP: Colour = [0.86, 0.46, 0.04];
const SUN_LEAF: Colour = [0.27, 0.42, 0.16];
/** Width of a sunflower by its height, and leaves up its stalk. */
const SUNFLOWER = { wide: 0.62, leaves: 7 } as const;

/** A sunflower with its broad leaves, its head more or less turned to the eye. */
export function sunflower({ random, rays, tall }: Growing): Sprite {
  return paintLitSprite(Math.round(tall * SUNFLOWER.wide), tall, (sheet) => {
    const middle = sheet.width / 2;
    const [x, y] = [
      middle + (random.unit() - 0.5) * 0.1 * tall,
      tall * (0.15 + 0.05 * random.unit()),
    ];
    const green = scaleColour(SUN_LEAF, 0.85 + 0.3 * random.unit());
    bentStroke(
      sheet,
      [middle, tall],
      [middle, y + 0.3 * tall],
      [x, y],
      tall * 0.026,
      lit(green, rays, 0.3, 0.5),
    );
    for (let n = 0; n < SUNFLOWER.leaves; n++) {
      const side = n % 2 === 0 ? -1 : 1;
      const up = n / (SUNFLOWER.leaves - 1);
      const at = tall * (0.86 - 0.5 * up);
      const long = tall * (0.2 + 0.08 * random.unit() - 0.06 * up);
      const tip: Point = [middle + side * long, at + tall * (0.02 + 0.08 * random.unit())];
      const sun = (0.2 + 0.5 * up) * (side * rays.toward[0] > 0 ? 1 : 0.5);
      drawLeaf(
        sheet,
        [middle, at],
        [middle + side * long * 0.5, at - 0.07 * tall],
        tip,
        tall * 0.15,
        (out) => lit(green, rays, sun * (0.5 + 0.6 * out), 0.28 + 0.36 * up),
      );
    }
    drawHead(sheet, random, [x, y], tall * (0.15 + 0.025 * random.unit()), rays);
  });
}

/** The head: two rings of petals round a dark heart with a brown rim, wider or narrower as it is turned. */
function drawHead(sheet: Sheet, random: Random, [x, y]: Point, size: number, rays: Rays): void {
  const squeeze = 0.72 + 0.28 * random.unit();
  const nod = 0.1 * size;
  for (const [ring, count, reach] of [
    [0, 17, 1],
    [1, 15, 0.86],
  ] as const) {
    for (let n = 0; n < count; n++) {
      const angle = ((n + 0.5 * ring + 0.3 * random.unit()) / count) * Math.PI * 2;
      const [across, down] = [Math.cos(angle) * squeeze, Math.sin(angle)];
      const facing = 0.5 + 0.5 * (across * rays.toward[0] - down * rays.toward[1]);
      const petal = mixColour(
        DEEP,
        SUNNY,
        ring === 0 ? 0.45 + 0.2 * random.unit() : 0.8 + 0.2 * random.unit(),
      );
      const tint = lit(petal, rays, 0.35 + 0.45 * facing, 0.55 + 0.25 * facing);
      const away = size * 0.68 * reach;
      dab(
        sheet,
        x + across * away,
        y + down * away + nod,
        size * 0.36,
        size * 0.13,
        Math.atan2(down, across),
        tint,
      );
    }
  }
  const heart = (share: number, colour: Colour, sun: number) =>
    dab(
      sheet,
      x,
      y + nod,
      size * share,
      size * share * squeeze,
      Math.PI / 2,
      lit(colour, rays, sun, 0.6),
    );
  heart(0.47, RIM, 0.4);
  heart(0.38, HEART, 0.3);
  heart(0.17, mixColour(HEART, SUN_LEAF, 0.4), 0.4);
}
