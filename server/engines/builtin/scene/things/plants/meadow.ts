import type { Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { paintSprite, type Sheet, type Sprite } from '../sprite.ts';
import { blade, footIn } from './blade.ts';
import { dab, stroke } from './dabs.ts';

/** Tall grass in seed: thin stalks with loose heads over a tuft of leaves. */
export function tallGrass(random: Random, green: Colour): Sprite {
  return paintSprite(128, 160, (sheet) => {
    const { width, height } = sheet;
    for (let n = 0; n < 34; n++) {
      const foot = footIn(sheet, random, 0.2);
      const lean = (foot[0] / width - 0.5) * 70 + (random.unit() - 0.5) * 50;
      const top = height * (0.38 + 0.45 * random.unit());
      const tint = scaleColour(green, 0.7 + 0.5 * random.unit());
      blade(
        sheet,
        foot,
        [foot[0] + lean * 0.25, top + 26],
        [foot[0] + lean, top + 8 * random.unit()],
        3,
        tint,
      );
    }
    for (let n = 0; n < 11; n++) {
      const foot = footIn(sheet, random, 0.14);
      const tip = foot[0] + (foot[0] / width - 0.5) * 90 + (random.unit() - 0.5) * 30;
      const top = height * (0.05 + 0.24 * random.unit());
      const straw = mixColour(green, [0.78, 0.66, 0.4], 0.45 + 0.4 * random.unit());
      blade(sheet, foot, [foot[0] + (tip - foot[0]) * 0.3, top + 40], [tip, top], 1.5, straw);
      seedHead(sheet, random, tip, top, tip - foot[0], straw);
    }
  });
}

/** A loose head of seeds that nods to the side. */
function seedHead(
  sheet: Sheet,
  random: Random,
  x: number,
  y: number,
  lean: number,
  straw: Colour,
): void {
  for (let n = 0; n < 9; n++) {
    const down = n * 2.7;
    const side = (n % 2 === 0 ? 1 : -1) * (1 + n * 0.32) + lean * -0.006 * n;
    const tone = scaleColour(straw, 0.85 + 0.4 * random.unit());
    dab(sheet, x + side, y + down, 2.5, 1.1, Math.PI / 2 + side * 0.12, tone);
  }
}

/** Flowers of the meadow, by form. */
export type Wildflower = 'daisy' | 'poppy' | 'bell' | 'umbel';

/** A clump of wild flowers on stalks of several heights, leaves at their foot. */
export function wildflowers(
  random: Random,
  green: Colour,
  kind: Wildflower,
  petal: Colour,
): Sprite {
  return paintSprite(128, 152, (sheet) => {
    const { width, height } = sheet;
    for (let n = 0; n < 30; n++) {
      const foot = footIn(sheet, random, 0.24);
      const lean = (foot[0] / width - 0.5) * 60 + (random.unit() - 0.5) * 44;
      const top = height * (0.5 + 0.34 * random.unit());
      const tint = scaleColour(green, 0.68 + 0.5 * random.unit());
      blade(sheet, foot, [foot[0] + lean * 0.2, top + 18], [foot[0] + lean, top], 3.2, tint);
    }
    const heads = kind === 'umbel' ? 4 : 7;
    for (let n = 0; n < heads; n++) {
      const foot = footIn(sheet, random, 0.12);
      const x = width * (0.14 + (0.72 * (n + random.unit())) / heads);
      const y = height * (0.1 + 0.36 * ((n * 0.618 + 0.2 * random.unit()) % 1));
      const stalk = scaleColour(green, 0.8 + 0.3 * random.unit());
      blade(sheet, foot, [foot[0] + (x - foot[0]) * 0.3, y + 34], [x, y], 1.9, stalk);
      BLOOMS[kind](sheet, random, x, y, petal);
    }
  });
}

type Bloom = (sheet: Sheet, random: Random, x: number, y: number, petal: Colour) => void;

const BLOOMS: Readonly<Record<Wildflower, Bloom>> = {
  daisy(sheet, random, x, y, petal) {
    const size = 7.5 + 2.5 * random.unit();
    const tilt = 0.55 + 0.35 * random.unit();
    for (let n = 0; n < 13; n++) {
      const angle = (n / 13) * Math.PI * 2;
      const [across, up] = [Math.cos(angle) * size * 0.66, Math.sin(angle) * size * 0.66 * tilt];
      const tone = scaleColour(petal, 0.84 + 0.22 * random.unit());
      dab(sheet, x + across, y + up, size * 0.42, size * 0.13, Math.atan2(up, across), tone);
    }
    dab(sheet, x, y - 0.6, size * 0.28, size * 0.28 * tilt, 0, [0.92, 0.7, 0.16]);
  },
  poppy(sheet, random, x, y, petal) {
    const size = 7 + 2.5 * random.unit();
    for (const [dx, dy, tone] of [
      [-0.42, -0.1, 0.78],
      [0.42, -0.12, 0.86],
      [0, -0.34, 0.7],
      [0.02, 0.2, 1.08],
    ] as const)
      dab(
        sheet,
        x + dx * size,
        y + dy * size,
        size * 0.62,
        size * 0.46,
        0.3 * dx,
        scaleColour(petal, tone),
      );
    dab(sheet, x, y - size * 0.05, size * 0.2, size * 0.16, 0, [0.12, 0.09, 0.1]);
  },
  bell(sheet, random, x, y, petal) {
    for (let n = 0; n < 6; n++) {
      const side = n % 2 === 0 ? -1 : 1;
      const size = 2.6 + 0.45 * n;
      const tone = scaleColour(petal, 0.78 + 0.4 * random.unit());
      dab(sheet, x + side * size * 0.9, y + n * 6, size * 1.25, size * 0.85, side * 0.6, tone);
    }
  },
  umbel(sheet, random, x, y, petal) {
    for (let n = 0; n < 26; n++) {
      const [turn, out] = [random.unit() * Math.PI * 2, Math.sqrt(random.unit())];
      const [dx, dy] = [Math.cos(turn) * out * 13, Math.sin(turn) * out * 5];
      if (n % 4 === 0) stroke(sheet, x, y + 11, x + dx, y + dy, 0.8, scaleColour(petal, 0.45), 0.7);
      dab(sheet, x + dx, y + dy, 1.7, 1.3, 0, scaleColour(petal, 0.86 + 0.24 * random.unit()));
    }
  },
};
