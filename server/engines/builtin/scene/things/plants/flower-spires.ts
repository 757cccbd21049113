import type { Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { paintLitSprite, type Sheet, type Sprite } from '../sprite.ts';
import { bentStroke, dab, type Point } from './dabs.ts';
import { drawLeaf, type Growing, lit } from './growing.ts';

const GREEN: Colour = [0.29, 0.44, 0.22];
/** Width of a clump by its height. */
const WIDE = 0.62;

/** How the flowers of a kind stand along a stalk. */
interface Habit {
  /** Stalks of a clump, rows of flowers on one, and the share of its height that they take. */
  readonly stalks: number;
  readonly rows: number;
  readonly share: number;
  /** How large a flower is by the plant's height, and how many stand side by side. */
  readonly size: number;
  readonly abreast: number;
  readonly form: 'bell' | 'star' | 'disc';
  /** What is inside of it. */
  readonly heart: Colour;
}

/** Flowers that grow in spires. */
export type Spire = 'foxglove' | 'delphinium' | 'lupin' | 'hollyhock';

const HABITS: Readonly<Record<Spire, Habit>> = {
  foxglove: {
    ...{ stalks: 4, rows: 14, share: 0.62, size: 0.03, abreast: 2, form: 'bell' },
    heart: [0.96, 0.86, 0.9],
  },
  delphinium: {
    ...{ stalks: 4, rows: 18, share: 0.6, size: 0.022, abreast: 3, form: 'star' },
    heart: [0.95, 0.95, 1],
  },
  lupin: {
    ...{ stalks: 6, rows: 15, share: 0.5, size: 0.023, abreast: 3, form: 'star' },
    heart: [0.96, 0.86, 0.75],
  },
  hollyhock: {
    ...{ stalks: 3, rows: 11, share: 0.62, size: 0.042, abreast: 1, form: 'disc' },
    heart: [0.4, 0.08, 0.16],
  },
};

/** A clump of plants whose flowers stand in spires, buds at their tips, broad leaves at their feet. */
export function spires({ random, rays, tall }: Growing, kind: Spire, petal: Colour): Sprite {
  const habit = HABITS[kind];
  return paintLitSprite(Math.round(tall * WIDE), tall, (sheet) => {
    const middle = sheet.width / 2;
    const sunny = Math.sign(rays.toward[0]) || 1;
    drawLeaves(sheet, { random, rays, tall });
    for (let n = 0; n < habit.stalks; n++) {
      const across = ((n * 0.618 + 0.15 * random.unit()) % 1) - 0.5;
      const foot: Point = [middle + across * tall * 0.22, tall * 0.97];
      const top = tall * (0.03 + 0.42 * ((n * 0.382) % 1) + 0.05 * random.unit());
      const tip: Point = [middle + across * tall * 0.46, top];
      const bend: Point = [foot[0] + (tip[0] - foot[0]) * 0.4, (foot[1] + top) / 2];
      const stalk = lit(scaleColour(GREEN, 0.9 + 0.2 * random.unit()), rays, 0.4, 0.6);
      bentStroke(sheet, foot, bend, tip, Math.max(0.8, 0.016 * tall), stalk);
      const tone = scaleColour(petal, 0.84 + 0.3 * random.unit());
      const long = habit.share * (foot[1] - top);
      for (let row = 0; row < habit.rows; row++) {
        // From the buds at the tip down to open flowers.
        const down = row / (habit.rows - 1);
        const open = Math.min(1, 0.18 + 1.25 * down);
        const y = top + long * down;
        const x = tip[0] + (bend[0] - tip[0]) * down * habit.share;
        const size = habit.size * tall * open * (0.86 + 0.28 * random.unit());
        const bud = mixColour(GREEN, tone, Math.min(1, 0.1 + 2.6 * down));
        for (let one = 0; one < habit.abreast; one++) {
          const beside =
            habit.abreast === 1
              ? row % 2 === 0
                ? 0.45
                : -0.45
              : (2 * one) / (habit.abreast - 1) - 1;
          const sun = 0.42 + 0.36 * beside * sunny + 0.2 * random.unit();
          const tint = (colour: Colour, level = 1) =>
            lit(scaleColour(colour, level), rays, sun, 0.72);
          drawFlower(sheet, random, [x + beside * size * 1.05, y], size, beside, habit, bud, tint);
        }
      }
    }
  });
}

function drawFlower(
  sheet: Sheet,
  random: Random,
  [x, y]: Point,
  size: number,
  beside: number,
  { form, heart }: Habit,
  petal: Colour,
  tint: (colour: Colour, level?: number) => Colour,
): void {
  if (form === 'bell') {
    // It hangs outward, its mouth lower and lighter.
    const angle = Math.PI / 2 - beside * 0.5;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    dab(sheet, x, y, size * 1.25, size * 0.62, angle, tint(petal));
    const mouth = size * 0.95;
    dab(sheet, x + dx * mouth, y + dy * mouth, size * 0.5, size * 0.74, angle, tint(petal, 1.22));
    dab(sheet, x + dx * size, y + dy * size, size * 0.24, size * 0.4, angle, tint(heart, 0.8));
    return;
  }
  if (form === 'disc') {
    for (let n = 0; n < 5; n++) {
      const turn = (n / 5) * Math.PI * 2 + 0.4 * random.unit();
      const [px, py] = [x + Math.cos(turn) * size * 0.5, y + Math.sin(turn) * size * 0.46];
      dab(sheet, px, py, size * 0.62, size * 0.56, turn, tint(petal, 0.88 + 0.26 * random.unit()));
    }
    dab(sheet, x, y, size * 0.36, size * 0.33, 0, tint(mixColour(petal, heart, 0.6)));
    dab(sheet, x, y, size * 0.14, size * 0.14, 0, tint([0.95, 0.86, 0.4]));
    return;
  }
  dab(sheet, x, y, size, size * 0.78, beside * 0.4, tint(petal, 0.82 + 0.4 * random.unit()));
  dab(sheet, x + size * 0.1, y - size * 0.1, size * 0.3, size * 0.24, 0, tint(heart, 0.9));
}

/** Broad leaves about the foot of a clump. */
function drawLeaves(sheet: Sheet, { random, rays, tall }: Growing): void {
  const middle = sheet.width / 2;
  for (let n = 0; n < 20; n++) {
    const side = ((n * 0.618) % 1) * 2 - 1;
    const from: Point = [middle + side * tall * 0.1, tall * 0.99];
    const tip: Point = [
      middle + side * tall * (0.2 + 0.1 * random.unit()),
      tall * (0.66 + 0.24 * random.unit()),
    ];
    const by: Point = [middle + side * tall * 0.12, tip[1] - 0.04 * tall];
    const green = scaleColour(GREEN, 0.72 + 0.5 * random.unit());
    drawLeaf(sheet, from, by, tip, tall * 0.075, (up) =>
      lit(green, rays, 0.1 + 0.5 * up, 0.3 + 0.45 * up),
    );
  }
}
