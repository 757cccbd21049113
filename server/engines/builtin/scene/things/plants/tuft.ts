import type { Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { paintSprite, type Sheet, type Sprite } from '../sprite.ts';
import { bentStroke, dab } from './dabs.ts';

const POLLEN: Colour = [0.95, 0.78, 0.25];

/** A tuft of grass, or of flowers if a petal colour is given. */
export function tuft(random: Random, green: Colour, petal: Colour | null, blossoms = 7): Sprite {
  return paintSprite(96, 96, (sheet) => {
    const { width, height } = sheet;
    for (let n = 0; n < 44; n++) {
      const x = width * (0.2 + 0.6 * random.unit());
      const bend = (random.unit() - 0.5) * 46;
      const top = height * (0.25 + 0.55 * random.unit());
      const blade = scaleColour(green, 0.6 + 0.75 * random.unit());
      const wide = 1 + random.unit() * 1.4;
      bentStroke(sheet, [x, height], [x, top + 20], [x + bend, top], wide, blade);
    }
    if (petal === null) return;
    for (let n = 0; n < blossoms; n++)
      drawBloom(
        sheet,
        random,
        width * (0.15 + 0.7 * random.unit()),
        height * (0.12 + 0.45 * random.unit()),
        petal,
      );
  });
}

function drawBloom(sheet: Sheet, random: Random, x: number, y: number, petal: Colour): void {
  const size = 4.5 + random.unit() * 3.5;
  for (let n = 0; n < 6; n++) {
    const angle = (n / 6) * Math.PI * 2 + random.unit() * 0.4;
    dab(
      sheet,
      x + Math.cos(angle) * size * 0.6,
      y + Math.sin(angle) * size * 0.5,
      size * 0.62,
      size * 0.42,
      angle,
      scaleColour(petal, 0.85 + 0.3 * random.unit()),
    );
  }
  dab(sheet, x, y, size * 0.3, size * 0.3, 0, POLLEN);
}
