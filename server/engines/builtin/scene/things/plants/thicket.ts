import type { Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { paintSprite, type Sheet, type Sprite } from '../sprite.ts';
import { blade, footIn } from './blade.ts';
import { dab, type Point, stroke } from './dabs.ts';

const FERN: Colour = [0.24, 0.42, 0.16];

/** A fern: fronds that arch to all sides, with leaflets that grow smaller toward their tips. */
export function fern(random: Random): Sprite {
  return paintSprite(176, 112, (sheet) => {
    const { width, height } = sheet;
    for (let n = 0; n < 11; n++) {
      const part = ((n * 0.618) % 1) * 2 - 1;
      const tip: Point = [
        width * (0.5 + 0.46 * part),
        height * (0.18 + 0.5 * part * part + 0.12 * random.unit()),
      ];
      const by: Point = [width * (0.5 + 0.2 * part), tip[1] - height * (0.12 + 0.1 * part * part)];
      frond(sheet, random, [width * 0.5, height * 0.97], by, tip);
    }
  });
}

function frond(sheet: Sheet, random: Random, from: Point, by: Point, to: Point): void {
  const at = (share: number, axis: 0 | 1) =>
    (1 - share) ** 2 * from[axis] + 2 * share * (1 - share) * by[axis] + share * share * to[axis];
  const tone = 0.7 + 0.5 * random.unit();
  for (let n = 1; n < 19; n++) {
    const share = n / 19;
    const [x, y] = [at(share, 0), at(share, 1)];
    const along = Math.atan2(at(share + 0.05, 1) - y, at(share + 0.05, 0) - x);
    const size = 13 * Math.sin(Math.PI * Math.min(1, 0.2 + 0.8 * share)) + 1.5;
    for (const side of [-1, 1]) {
      const angle = along + side * 1.15;
      const tint = scaleColour(FERN, tone * (0.62 + 0.5 * share) * (side < 0 ? 1.14 : 0.86));
      dab(
        sheet,
        x + Math.cos(angle) * size * 0.5,
        y + Math.sin(angle) * size * 0.5,
        size * 0.52,
        size * 0.17,
        angle,
        tint,
      );
    }
  }
}

const REED: Colour = [0.36, 0.46, 0.2];
const CATTAIL: Colour = [0.34, 0.2, 0.1];

/** Reeds and cattails as they stand in shallow water: `dry` is how far they are straw, 0 to 1. */
export function reeds(random: Random, dry: number): Sprite {
  const green = mixColour(REED, [0.68, 0.56, 0.34], dry);
  return paintSprite(128, 176, (sheet) => {
    const { width, height } = sheet;
    for (let n = 0; n < 30; n++) {
      const foot = footIn(sheet, random, 0.26);
      const lean = (foot[0] / width - 0.5) * 44 + (random.unit() - 0.5) * 40;
      const top = height * (0.08 + 0.5 * random.unit());
      const tint = scaleColour(green, 0.66 + 0.55 * random.unit());
      const tip: Point = [foot[0] + lean, top + Math.abs(lean) * 0.3];
      blade(sheet, foot, [foot[0] + lean * 0.15, top + 30], tip, 3, tint);
    }
    for (let n = 0; n < 4; n++) {
      const foot = footIn(sheet, random, 0.2);
      const [x, y] = [foot[0] + (random.unit() - 0.5) * 24, height * (0.06 + 0.2 * random.unit())];
      blade(sheet, foot, [foot[0], y + 50], [x, y - 6], 1.8, scaleColour(green, 0.9));
      stroke(sheet, x, y + 4, x + 0.4, y + 22, 5.2, scaleColour(CATTAIL, 0.85));
      stroke(sheet, x - 0.9, y + 4, x - 0.6, y + 21, 1.8, scaleColour(CATTAIL, 1.35));
    }
  });
}

const TWIG: Colour = [0.42, 0.33, 0.24];

/** A leafless bush: twigs that fork, on some of them snow or, in the desert, a few dry leaves. */
export function bareBush(random: Random, snowy: boolean): Sprite {
  return paintSprite(144, 112, (sheet) => {
    const { width, height } = sheet;
    for (let n = 0; n < 13; n++) {
      const part = (n + random.unit()) / 13 - 0.5;
      grow(sheet, random, [width * (0.5 + 0.1 * part), height * 0.97], part * 1.9, 30, 3, snowy);
    }
  });
}

function grow(
  sheet: Sheet,
  random: Random,
  from: Point,
  lean: number,
  length: number,
  thick: number,
  snowy: boolean,
): void {
  const angle = -Math.PI / 2 + lean * 0.8;
  const to: Point = [
    from[0] + Math.cos(angle) * length * (0.8 + 0.4 * random.unit()),
    from[1] + Math.sin(angle) * length * (0.8 + 0.4 * random.unit()),
  ];
  const tint = scaleColour(TWIG, 0.65 + 0.5 * random.unit());
  stroke(sheet, from[0], from[1], to[0], to[1], thick * 0.6 + 0.3, tint);
  if (snowy && Math.abs(lean) > 0.3)
    stroke(sheet, from[0], from[1] - 1, to[0], to[1] - 1, thick * 0.5, [0.93, 0.95, 1], 0.85);
  if (length < 11) {
    if (!snowy && random.unit() < 0.3) dab(sheet, to[0], to[1], 2.4, 1, lean, [0.5, 0.46, 0.28]);
    return;
  }
  for (const side of [-1, 1])
    grow(
      sheet,
      random,
      to,
      lean + side * (0.25 + 0.35 * random.unit()),
      length * 0.66,
      thick * 0.62,
      snowy,
    );
}
