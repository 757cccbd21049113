import type { Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { paintSprite, type Sheet, type Sprite } from '../sprite.ts';
import { blade, footIn } from './blade.ts';
import { bentStroke, dab } from './dabs.ts';

const POLLEN: Colour = [0.95, 0.78, 0.25];

/** Side of the sheet that a tuft is drawn on, pixels: near the eye it is seen as large. */
const SIDE = 112;

/** A tuft of grass, or of flowers if a petal colour is given. */
export function tuft(random: Random, green: Colour, petal: Colour | null, blossoms = 7): Sprite {
  return paintSprite(SIDE, SIDE, (sheet) => {
    const { width, height } = sheet;
    for (let n = 0; n < 42; n++) {
      const foot = footIn(sheet, random, 0.34);
      // Blades lean outward, each as it likes.
      const bend = (foot[0] / width - 0.5) * 40 + (random.unit() - 0.5) * 54;
      const top = height * (0.2 + 0.62 * random.unit());
      const tint = scaleColour(green, 0.66 + 0.62 * random.unit());
      const wide = 1.5 + random.unit() * 1.8;
      blade(sheet, foot, [foot[0] + bend * 0.2, top + 24], [foot[0] + bend, top], wide, tint);
    }
    if (petal === null) return;
    for (let n = 0; n < blossoms; n++) {
      const x = width * (0.13 + 0.74 * random.unit());
      const y = height * (0.12 + 0.45 * random.unit());
      // It stands on a stalk that comes from the middle of the tuft.
      const foot = width * 0.5 + (x - width * 0.5) * 0.45;
      const stalk = scaleColour(green, 0.7 + 0.3 * random.unit());
      bentStroke(sheet, [foot, height * 0.97], [foot, y + 34], [x, y], 1.8, stalk);
      drawBloom(sheet, random, x, y, petal);
    }
  });
}

function drawBloom(sheet: Sheet, random: Random, x: number, y: number, petal: Colour): void {
  const size = 6 + random.unit() * 4.5;
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

const FALLEN: readonly Colour[] = [
  [0.86, 0.42, 0.08],
  [0.72, 0.26, 0.06],
  [0.92, 0.62, 0.14],
  [0.55, 0.28, 0.1],
];

/** Fallen leaves as they lie, seen from aside. */
export function fallenLeaves(random: Random, asked: Colour | null): Sprite {
  return paintSprite(120, 44, (sheet) => {
    const { width, height } = sheet;
    for (let n = 0; n < 46; n++) {
      const far = 1 - n / 46;
      const x = width * (0.5 + (random.unit() - 0.5) * 0.84);
      const y = height * (0.9 - 0.72 * far * (0.6 + 0.4 * random.unit()));
      const natural = FALLEN[random.below(FALLEN.length)] as Colour;
      const colour = asked !== null && n % 3 > 0 ? asked : natural;
      const tone = scaleColour(colour, 0.62 + 0.5 * random.unit());
      dab(sheet, x, y, 5.2, 1.6 + 1.6 * random.unit(), (random.unit() - 0.5) * 1.4, tone);
    }
  });
}
