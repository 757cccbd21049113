import type { Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { bentStroke, dab, stroke } from '../plants/dabs.ts';
import { paintSprite, type Sprite } from '../sprite.ts';

const SHELLS: readonly Colour[] = [
  [0.94, 0.82, 0.72],
  [0.96, 0.9, 0.84],
  [0.86, 0.6, 0.52],
];
const STAR: Colour = [0.86, 0.42, 0.22];
const WOOD: Colour = [0.6, 0.53, 0.45];
const WEED: Colour = [0.24, 0.24, 0.12];

/** A scallop as it lies: ribs that fan out from its hinge. */
export function shell(random: Random): Sprite {
  const colour = SHELLS[random.below(SHELLS.length)] as Colour;
  const turn = (random.unit() - 0.5) * 1.2;
  return paintSprite(64, 40, (sheet) => {
    const [x, y] = [32, 36];
    dab(sheet, 32, 37, 25, 4, 0, scaleColour(colour, 0.45));
    for (let n = 0; n < 11; n++) {
      const angle = -Math.PI / 2 + turn * 0.3 + ((n - 5) / 5) * 1.12;
      const [right, down] = [Math.cos(angle) * 26, Math.sin(angle) * 27];
      const tone = scaleColour(colour, (n % 2 === 0 ? 1.04 : 0.8) - 0.03 * Math.abs(n - 4));
      dab(sheet, x + right * 0.55, y + down * 0.55, 14, 4.2, angle, tone);
    }
    dab(sheet, x, y - 3, 6, 4, 0, scaleColour(colour, 0.9));
  });
}

/** A starfish as it lies, seen aslant. */
export function starfish(random: Random): Sprite {
  const start = random.unit() * 6;
  return paintSprite(72, 44, (sheet) => {
    for (let n = 0; n < 5; n++) {
      const angle = start + (n / 5) * Math.PI * 2;
      const [right, down] = [Math.cos(angle) * 30, Math.sin(angle) * 15];
      for (let k = 0; k < 7; k++) {
        const share = k / 7;
        const size = 6.5 * (1 - 0.75 * share);
        const tone = scaleColour(STAR, 0.85 + 0.25 * (down < 0 ? 1 : 0.3) - 0.1 * share);
        dab(sheet, 36 + right * share, 25 + down * share, size, size * 0.7, 0, tone);
      }
      for (let k = 1; k < 5; k++)
        dab(sheet, 36 + right * k * 0.18, 24 + down * k * 0.18, 1.1, 0.9, 0, [0.98, 0.74, 0.5]);
    }
  });
}

/** A bleached branch that the sea has left. */
export function driftwood(random: Random): Sprite {
  return paintSprite(192, 64, (sheet) => {
    const bend = (random.unit() - 0.5) * 14;
    const limb = (
      from: readonly [number, number],
      by: readonly [number, number],
      to: readonly [number, number],
      wide: number,
    ) => {
      bentStroke(
        sheet,
        [from[0], from[1] + wide * 0.3],
        by,
        [to[0], to[1] + wide * 0.2],
        wide,
        scaleColour(WOOD, 0.6),
      );
      bentStroke(sheet, from, [by[0], by[1] - wide * 0.16], to, wide * 0.72, WOOD);
      bentStroke(
        sheet,
        [from[0], from[1] - wide * 0.2],
        [by[0], by[1] - wide * 0.34],
        [to[0], to[1] - wide * 0.1],
        wide * 0.22,
        scaleColour(WOOD, 1.3),
      );
    };
    limb([10, 50], [90, 36 + bend], [176, 44], 17);
    limb([120, 42], [146, 24], [158, 8], 8);
    limb([64, 42], [50, 26], [32, 20], 7);
    for (let n = 0; n < 8; n++) {
      const x = 20 + 140 * random.unit();
      stroke(sheet, x, 44, x + 16, 43, 0.9, scaleColour(WOOD, 0.5), 0.7);
    }
  });
}

/** A wisp of dried weed at the line that the tide has reached. */
export function seaweed(random: Random): Sprite {
  return paintSprite(112, 28, (sheet) => {
    for (let n = 0; n < 26; n++) {
      const x = 10 + 92 * random.unit();
      const tint = scaleColour(WEED, 0.7 + 0.7 * random.unit());
      const to = [x + (random.unit() - 0.5) * 34, 14 + 12 * random.unit()] as const;
      bentStroke(
        sheet,
        [x, 24],
        [x + 6 * (random.unit() - 0.5), 10 + 8 * random.unit()],
        to,
        2.2,
        tint,
      );
    }
  });
}
