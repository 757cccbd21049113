import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { paintLitSprite, type Sprite } from '../sprite.ts';
import { dab } from './dabs.ts';
import { type Growing, lit } from './growing.ts';

const LEAF: Colour = [0.25, 0.43, 0.15];
const BERRY: Colour = [0.84, 0.05, 0.07];
/** Leaves of a bush, strings of berries on it, berries of a string, and its width by its height. */
const BUSH = { leaves: 170, strings: 15, berries: 6, wide: 1.15 } as const;

/** A bush of red currants when they are ripe: strings of berries hang out of its leaves. */
export function currantBush({ random, rays, tall }: Growing): Sprite {
  return paintLitSprite(Math.round(tall * BUSH.wide), tall, (sheet) => {
    const { width } = sheet;
    /** A place of the bush by how far up it is and how far aside, -1 to 1: a dome on a narrower foot. */
    const at = (up: number, part: number) => [
      width * (0.5 + 0.43 * part * Math.sqrt(Math.max(0, 1 - (1.5 * up - 0.62) ** 2))),
      tall * (0.95 - 0.86 * up),
    ];
    for (let n = 0; n < BUSH.leaves; n++) {
      const up = n / BUSH.leaves;
      const part = random.unit() * 2 - 1;
      const [x = 0, y = 0] = at(up, part);
      const sun = (0.14 + 0.5 * up) * (part * rays.toward[0] > 0 ? 1 : 0.7);
      const green = scaleColour(LEAF, 0.7 + 0.55 * random.unit());
      dab(
        ...([sheet, x, y, tall * 0.06, tall * 0.048, random.unit() * 3.1] as const),
        lit(green, rays, sun, 0.3 + 0.4 * up),
      );
    }
    for (let n = 0; n < BUSH.strings; n++) {
      const part = ((n + 0.8 * random.unit()) / BUSH.strings) * 1.8 - 0.9;
      const [x = 0, y = 0] = at(0.3 + 0.52 * ((n * 0.618) % 1), part);
      for (let berry = 0; berry < BUSH.berries; berry++) {
        const size = tall * (0.02 - 0.0014 * berry);
        const red = lit(scaleColour(BERRY, 0.85 + 0.3 * random.unit()), rays, 0.5, 0.75);
        const aside = (berry % 2 === 0 ? -0.4 : 0.4) * size;
        dab(sheet, x + aside, y + 1.45 * size * berry, size, size, 0, red);
      }
    }
  });
}
