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
    for (let n = 0; n < blossoms; n++) {
      const x = width * (0.15 + 0.7 * random.unit());
      const y = height * (0.12 + 0.45 * random.unit());
      // It stands on a stalk that comes from the middle of the tuft.
      const foot = width * 0.5 + (x - width * 0.5) * 0.45;
      const stalk = scaleColour(green, 0.7 + 0.3 * random.unit());
      bentStroke(sheet, [foot, height], [foot, y + 26], [x, y], 1.5, stalk);
      drawBloom(sheet, random, x, y, petal);
    }
  });
}

const HEART: Colour = [0.24, 0.14, 0.07];
const SUNNY: Colour = [0.95, 0.7, 0.1];
const LEAF: Colour = [0.28, 0.44, 0.16];

/** A few sunflowers, their heads turned to the eye. */
export function sunflowers(random: Random): Sprite {
  return paintSprite(96, 144, (sheet) => {
    const { width, height } = sheet;
    for (let n = 0; n < 4; n++) {
      const x = width * (0.2 + 0.2 * n + 0.08 * (random.unit() - 0.5));
      const y = height * (0.16 + 0.22 * random.unit());
      const green = scaleColour(LEAF, 0.75 + 0.4 * random.unit());
      bentStroke(sheet, [x, height], [x, y + 50], [x, y], 3, green);
      for (let leaf = 0; leaf < 6; leaf++) {
        const side = leaf % 2 === 0 ? -1 : 1;
        const at = y + 24 + leaf * ((height - y - 30) / 6);
        dab(sheet, x + side * 10, at, 12, 6, side * 0.5, scaleColour(green, 0.8 + 0.08 * leaf));
      }
      drawSunflower(sheet, random, x, y);
    }
  });
}

function drawSunflower(sheet: Sheet, random: Random, x: number, y: number): void {
  const size = 12 + 3 * random.unit();
  for (let n = 0; n < 16; n++) {
    const angle = (n / 16) * Math.PI * 2;
    const [across, up] = [Math.cos(angle) * size, Math.sin(angle) * size];
    const tone = scaleColour(SUNNY, 0.85 + 0.25 * random.unit());
    dab(sheet, x + across * 0.8, y + up * 0.8, size * 0.42, size * 0.18, angle, tone);
  }
  dab(sheet, x, y, size * 0.52, size * 0.52, 0, HEART);
}

/** Ears of ripe grain on their stalks, close together. */
const EAR: Colour = [0.9, 0.68, 0.28];
const STRAW: Colour = [0.74, 0.58, 0.26];

/** A tuft of ripe grain: upright stalks, each with a heavy ear of grains and its beard. */
export function grain(random: Random): Sprite {
  return paintSprite(96, 128, (sheet) => {
    const { width, height } = sheet;
    for (let n = 0; n < 30; n++) {
      const x = width * (0.12 + 0.76 * random.unit());
      const bend = (random.unit() - 0.5) * 20;
      const top = height * (0.14 + 0.26 * random.unit());
      const tone = 0.7 + 0.5 * random.unit();
      const [tip, foot] = [x + bend, width * 0.5 + (x - width * 0.5) * 0.7];
      const stalk = scaleColour(STRAW, tone);
      bentStroke(sheet, [foot, height], [foot, top + 40], [tip, top + 12], 1.4, stalk);
      drawEar(sheet, tip, top, bend * 0.02, scaleColour(EAR, tone));
    }
  });
}

/** An ear: grains to both sides of its stem, and a beard above them. */
function drawEar(sheet: Sheet, x: number, top: number, lean: number, colour: Colour): void {
  for (let n = 0; n < 6; n++) {
    const [y, side] = [top + 4.2 * n, n % 2 === 0 ? -1 : 1];
    const at = x + side * 1.9 - lean * 4.2 * n;
    dab(sheet, at, y, 3.6, 2, Math.PI / 2 + side * 0.35, scaleColour(colour, 1 - 0.03 * n));
    bentStroke(sheet, [at, y], [at + side * 2, y - 8], [at + side * 3.4, y - 15], 0.7, colour);
  }
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
