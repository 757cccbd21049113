import type { Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { paintSprite, type Sprite } from '../sprite.ts';
import { dab } from './dabs.ts';

const FOOT: Colour = [0.09, 0.17, 0.06];
const LEAF: Colour = [0.2, 0.4, 0.11];
const YOUNG: Colour = [0.52, 0.7, 0.18];
/** How many leaves are dabbed, and how many of them stand up young over the clipped top. */
const LEAVES = 420;
const SHOOTS = 60;

/** A bush of tea as it is clipped: a low dome, dark at its foot, with a table of young leaves on top. */
export function teaBush(random: Random): Sprite {
  return paintSprite(150, 96, (sheet) => {
    const { width, height } = sheet;
    const top = (part: number) => 0.16 + 0.5 * Math.abs(part) ** 3.2;
    for (let n = 0; n < LEAVES; n++) {
      const part = (random.unit() * 2 - 1) * 0.96;
      const crown = top(part);
      // From the foot up, so that upper leaves lie over lower ones.
      const down = 1 - n / LEAVES;
      const share = crown + (0.97 - crown) * down * (0.86 + 0.14 * random.unit());
      const light = (1 - down) ** 1.6;
      const leaf = mixColour(mixColour(FOOT, LEAF, Math.min(1, light * 1.8)), YOUNG, light * 0.75);
      dab(
        sheet,
        width * (0.5 + 0.47 * part),
        height * share,
        4.6 + 2 * random.unit(),
        2.1 + random.unit(),
        (random.unit() - 0.5) * 2.2,
        scaleColour(leaf, 0.78 + 0.42 * random.unit()),
      );
    }
    for (let n = 0; n < SHOOTS; n++) {
      const part = (random.unit() * 2 - 1) * 0.86;
      const y = height * (top(part) - 0.03 * random.unit());
      const tint = scaleColour(YOUNG, 0.85 + 0.3 * random.unit());
      const lean = -Math.PI / 2 + (random.unit() - 0.5) * 1.4;
      dab(sheet, width * (0.5 + 0.47 * part), y, 4.4, 1.5, lean, tint);
    }
  });
}
