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

const VIOLET: Colour = [0.34, 0.27, 0.66];
const SAGE: Colour = [0.36, 0.44, 0.26];

/** A bush of lavender: thin grey-green stalks that part, each with a violet spike of small blooms. */
export function lavender(random: Random, asked: Colour | null = null): Sprite {
  // Purple lavender is as lavender is.
  const petal = asked === null || isPurple(asked) ? VIOLET : asked;
  return paintSprite(112, 112, (sheet) => {
    const { width, height } = sheet;
    const stalks = 26;
    for (let n = 0; n < stalks; n++) {
      const part = (n + random.unit()) / stalks - 0.5;
      const x = width * (0.5 + 0.16 * part);
      const tip = width * (0.5 + 0.86 * part);
      const top = height * (0.06 + 0.3 * random.unit() + 0.34 * Math.abs(part));
      const stalk = scaleColour(SAGE, 0.7 + 0.5 * random.unit());
      const middle = [x + (tip - x) * 0.35, height * 0.5] as const;
      bentStroke(sheet, [x, height], middle, [tip, top + 16], 1.3, stalk);
      drawSpike(sheet, random, tip, top, part, petal);
    }
  });
}

const isPurple = ([red, green, blue]: Colour): boolean => blue > green + 0.1 && red < 1.3 * blue;

/** Blooms in whorls up a stalk, smaller toward its tip. */
function drawSpike(
  sheet: Sheet,
  random: Random,
  x: number,
  top: number,
  lean: number,
  petal: Colour,
): void {
  const whorls = 8;
  for (let n = 0; n < whorls; n++) {
    const share = n / (whorls - 1);
    const y = top + 30 * share;
    const at = x - lean * 12 * share;
    const size = 1.5 + 1.5 * share;
    for (const side of [-1, 1]) {
      const tone = scaleColour(petal, 0.72 + 0.55 * random.unit());
      dab(sheet, at + side * size * 0.7, y, size, size * 0.8, side * 0.4, tone);
    }
  }
}

const TULIP_LEAF: Colour = [0.34, 0.5, 0.26];

/** Tulips of one colour, close together: broad upright leaves, a closed cup on each straight stalk. */
export function tulips(random: Random, petal: Colour): Sprite {
  return paintSprite(104, 112, (sheet) => {
    const { width, height } = sheet;
    const count = 9;
    for (let n = 0; n < count; n++) {
      const x = width * (0.12 + (0.76 * (n + 0.3 + 0.4 * random.unit())) / count);
      const y = height * (0.14 + 0.26 * ((n * 0.618) % 1));
      const lean = (random.unit() - 0.5) * 6;
      const green = scaleColour(TULIP_LEAF, 0.75 + 0.4 * random.unit());
      bentStroke(sheet, [x, height], [x, y + 40], [x + lean, y + 8], 2, green);
      for (const side of [-1, 1]) {
        const tip = [x + side * (9 + 6 * random.unit()), y + 30 + 14 * random.unit()] as const;
        bentStroke(sheet, [x, height], [x + side * 3, y + 62], tip, 4, scaleColour(green, 0.9));
      }
      drawCup(sheet, x + lean, y, 7 + 1.5 * random.unit(), petal, 0.85 + 0.25 * random.unit());
    }
  });
}

/** A tulip's cup from the side: outer petals to both sides, one before them, the rim pointed. */
function drawCup(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  petal: Colour,
  tone: number,
): void {
  const upright = Math.PI / 2;
  for (const side of [-1, 1])
    dab(
      sheet,
      x + side * size * 0.5,
      y,
      size * 1.12,
      size * 0.46,
      upright - side * 0.2,
      scaleColour(petal, tone * 0.8),
    );
  dab(sheet, x, y + size * 0.12, size * 1.1, size * 0.52, upright, scaleColour(petal, tone * 1.1));
  dab(
    sheet,
    x - size * 0.14,
    y - size * 0.1,
    size * 0.7,
    size * 0.16,
    upright,
    scaleColour(petal, tone * 1.3),
  );
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
