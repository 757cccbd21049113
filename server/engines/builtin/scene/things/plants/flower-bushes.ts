import type { Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { paintLitSprite, type Sheet, type Sprite } from '../sprite.ts';
import { dab, type Point } from './dabs.ts';
import { type Growing, lit } from './growing.ts';

const LEAF: Colour = [0.2, 0.36, 0.15];
/** Width of a bush by its height. */
const WIDE = 1.25;

/** Flowers that grow on round bushes. */
export type Bush = 'rose' | 'peony' | 'hydrangea' | 'dahlia' | 'marigold';

/** How many flowers a bush bears, how large one is by its height, and how it is made. */
interface Habit {
  readonly count: number;
  readonly size: number;
  readonly form: 'whorled' | 'ball' | 'rayed';
}

const HABITS: Readonly<Record<Bush, Habit>> = {
  rose: { count: 26, size: 0.066, form: 'whorled' },
  peony: { count: 13, size: 0.1, form: 'whorled' },
  hydrangea: { count: 15, size: 0.125, form: 'ball' },
  dahlia: { count: 15, size: 0.088, form: 'rayed' },
  marigold: { count: 20, size: 0.085, form: 'rayed' },
};

/** A round bush of small leaves, full of flowers on the side that is seen. */
export function floweringBush({ random, rays, tall }: Growing, kind: Bush, petal: Colour): Sprite {
  const { count, size, form } = HABITS[kind];
  return paintLitSprite(Math.round(tall * WIDE), tall, (sheet) => {
    const middle = sheet.width / 2;
    const place = (across: number, up: number): Point => [
      middle + across * tall * 0.52,
      tall * (0.93 - 0.82 * up),
    ];
    const sunAt = (across: number, up: number) =>
      Math.min(1, Math.max(0, 0.2 + 0.35 * up + 0.35 * across * (Math.sign(rays.toward[0]) || 1)));
    for (let n = 0; n < 260; n++) {
      const { across, up } = within(random);
      const [x, y] = place(across, up);
      const green = scaleColour(LEAF, 0.55 + 0.35 * up + 0.4 * random.unit());
      const tint = lit(green, rays, 0.8 * sunAt(across, up), 0.25 + 0.5 * up);
      dab(sheet, x, y, tall * 0.042, tall * 0.024, random.unit() * 3.1, tint);
    }
    for (let n = 0; n < count; n++) {
      // Spread evenly over the dome (golden spiral), then shaken.
      const out = Math.sqrt((n + 0.5) / count) * 0.92;
      const around = n * 2.399963 + 0.5 * random.unit();
      const across = Math.cos(around) * out;
      const up = 0.56 + 0.38 * Math.sin(around) * out;
      const at = place(across, up);
      const radius = size * tall * (0.78 + 0.36 * random.unit());
      const tone = scaleColour(petal, 0.86 + 0.24 * random.unit());
      const sun = sunAt(across, up);
      const tint = (level: number, colour = tone) =>
        lit(scaleColour(colour, level), rays, 0.75 * sun, 0.5 + 0.3 * up);
      FORMS[form](sheet, random, at, radius, tint, tone);
    }
  });
}

/** A place in a dome: −1 to 1 across, 0 to 1 up. */
function within(random: Random): { readonly across: number; readonly up: number } {
  const up = random.unit();
  const half =
    Math.sqrt(1 - (Math.max(0, up - 0.45) / 0.55) ** 2) * (0.72 + 0.28 * Math.min(1, 2.4 * up));
  return { across: (2 * random.unit() - 1) * half, up };
}

type Tint = (level: number, colour?: Colour) => Colour;
type Form = (
  sheet: Sheet,
  random: Random,
  at: Point,
  radius: number,
  tint: Tint,
  petal: Colour,
) => void;

const FORMS: Readonly<Record<Habit['form'], Form>> = {
  // Petals in rings, the inner ones darker between their light rims.
  whorled(sheet, random, [x, y], radius, tint, petal) {
    const deep = scaleColour(petal, 0.66);
    const rings = [
      [7, 0.62, 0.54, 1],
      [6, 0.4, 0.44, 1.12],
      [4, 0.2, 0.3, 0.92],
    ] as const;
    dab(sheet, x, y + radius * 0.1, radius, radius * 0.9, 0, tint(0.6));
    for (const [count, away, size, level] of rings)
      for (let n = 0; n < count; n++) {
        const turn = ((n + 0.5 * random.unit()) / count) * Math.PI * 2;
        const px = x + Math.cos(turn) * away * radius;
        const py = y + Math.sin(turn) * away * radius * 0.86;
        // Its rim is light, what it throws its shade on is not.
        const [long, wide] = [size * radius, size * radius * 0.74];
        dab(sheet, px, py + radius * 0.07, long, wide, turn + 1.57, tint(level * 0.78, deep));
        dab(
          sheet,
          px,
          py,
          long * 0.92,
          wide * 0.86,
          turn + 1.57,
          tint(level * (1.06 - 0.24 * Math.sin(turn))),
        );
      }
    dab(sheet, x, y, radius * 0.16, radius * 0.13, 0.6, tint(0.8, deep));
  },
  // Small flowers of four petals, all over a ball.
  ball(sheet, random, [x, y], radius, tint, petal) {
    dab(sheet, x, y, radius, radius * 0.86, 0, tint(0.6));
    for (let n = 0; n < 40; n++) {
      const [turn, out] = [n * 2.399963, Math.sqrt((n + 0.5) / 40) * 0.92];
      const [dx, dy] = [Math.cos(turn) * out, Math.sin(turn) * out * 0.86];
      const level = (0.92 - 0.3 * dy + 0.1 * dx) * (0.86 + 0.26 * random.unit());
      const size = radius * 0.17;
      const tone = n % 3 === 0 ? mixColour(petal, [0.95, 0.95, 1], 0.3) : petal;
      for (const side of [-1, 1])
        dab(
          sheet,
          x + dx * radius,
          y + dy * radius,
          size,
          size * 0.6,
          0.78 * side + turn,
          tint(level, tone),
        );
    }
  },
  // Rows of narrow petals round a heart.
  rayed(sheet, random, [x, y], radius, tint, petal) {
    const deep = scaleColour(petal, 0.62);
    for (const [count, away, long, level] of [
      [13, 0.66, 0.4, 0.86],
      [11, 0.42, 0.34, 1.05],
      [7, 0.2, 0.24, 1.2],
    ] as const)
      for (let n = 0; n < count; n++) {
        const turn = ((n + 0.3 * random.unit()) / count) * Math.PI * 2;
        const [dx, dy] = [Math.cos(turn), Math.sin(turn) * 0.84];
        const shade = level * (0.9 + 0.2 * random.unit() - 0.14 * Math.sin(turn));
        dab(
          sheet,
          x + dx * away * radius,
          y + dy * away * radius,
          long * radius,
          radius * 0.15,
          Math.atan2(dy, dx),
          tint(shade),
        );
      }
    dab(sheet, x, y, radius * 0.16, radius * 0.14, 0, tint(0.9, deep));
  },
};
