import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { paintLitSprite, type Sprite } from '../sprite.ts';
import { dab } from './dabs.ts';
import { type Growing, lit } from './growing.ts';

const LEAF: Colour = [0.24, 0.48, 0.14];
const BERRY: Colour = [0.82, 0.07, 0.06];
const UNRIPE: Colour = [0.86, 0.82, 0.6];
/** How many leaves a plant has, how many berries hang at its foot, and how wide it is by its height. */
const PLANT = { leaves: 70, berries: 13, wide: 1.9 } as const;

/** A strawberry plant: a low dome of leaves, red berries hanging out of it. */
export function strawberry({ random, rays, tall }: Growing): Sprite {
  return paintLitSprite(Math.round(tall * PLANT.wide), tall, (sheet) => {
    const { width } = sheet;
    for (let n = 0; n < PLANT.leaves; n++) {
      const up = n / PLANT.leaves;
      const part = random.unit() * 2 - 1;
      const x = width * (0.5 + 0.44 * part);
      const y = tall * (0.95 - (0.78 * up + 0.06) * (1 - 0.55 * part * part));
      const green = scaleColour(LEAF, 0.75 + 0.5 * random.unit());
      const lean = random.unit() * 3.1;
      dab(
        sheet,
        x,
        y,
        tall * 0.13,
        tall * 0.09,
        lean,
        lit(green, rays, 0.1 + 0.5 * up, 0.4 + 0.4 * up),
      );
    }
    for (let n = 0; n < PLANT.berries; n++) {
      const part = ((n + random.unit()) / PLANT.berries) * 2 - 1;
      const y = tall * (0.95 - 0.42 * random.unit() * (1 - 0.5 * part * part));
      const ripe = scaleColour(n % 5 === 0 ? UNRIPE : BERRY, 0.85 + 0.3 * random.unit());
      const x = width * (0.5 + 0.42 * part);
      dab(sheet, x, y, tall * 0.05, tall * 0.066, 0, lit(ripe, rays, 0.5, 0.75));
    }
  });
}
