import type { Random } from '../../../kernels/random.ts';
import { clamp, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import type { Rays } from '../sculpt/rays.ts';
import { dot, type Vector } from '../sculpt/vector.ts';
import { paintLitSprite, type Sheet, type Sprite } from '../sprite.ts';
import { bentStroke, dab, type Point } from './dabs.ts';
import { type Growing, lit } from './growing.ts';

/** A direction out of a plant's middle into the half that the eye sees: right, up, ahead; the last is below 0 toward the eye. */
function outward(random: Random, depth: number): Vector {
  const around = (random.unit() - 0.5) * Math.PI;
  const up = random.unit() ** 0.8;
  const flat = Math.sqrt(1 - up * up);
  return [flat * Math.sin(around), up, -depth * flat * Math.cos(around)];
}

/** The share of the sun on a part that looks in a direction: it reaches a little round a body of leaves. */
const sunOn = (out: Vector, { toward }: Rays): number => clamp(0.3 + 0.75 * dot(out, toward));

const VIOLET: Colour = [0.5, 0.36, 0.7];
const SAGE: Colour = [0.4, 0.47, 0.3];
/** Width of a bush of lavender by its height. */
const BUSH = 1.7;
/** Stalks of a bush. */
const STALKS = 110;

/** A bush of lavender: a dome of grey-green leaves, and thin stalks out of it in all directions, each with a spike of blooms. */
export function lavender({ random, rays, tall }: Growing, asked: Colour | null): Sprite {
  // Purple lavender is as lavender is.
  const petal = asked === null || isPurple(asked) ? VIOLET : asked;
  return paintLitSprite(Math.round(tall * BUSH), tall, (sheet) => {
    const [middle, foot] = [sheet.width / 2, tall * 0.99];
    const place = (out: Vector, reach: number): Point => [
      middle + out[0] * reach * tall * 0.78,
      foot - (0.08 + out[1] * 0.86) * reach * tall,
    ];
    for (let n = 0; n < 90; n++) {
      const out = outward(random, 1);
      const [x, y] = place(out, 0.62 * (0.7 + 0.3 * random.unit()));
      const leaf = scaleColour(SAGE, 0.7 + 0.4 * random.unit());
      const tint = lit(leaf, rays, 0.7 * sunOn(out, rays) * out[1], 0.3 + 0.4 * out[1]);
      dab(sheet, x, y, tall * 0.06, tall * 0.018, random.unit() * 3.1, tint);
    }
    for (let n = 0; n < STALKS; n++) {
      // From those behind to those before.
      const out = outward(random, (2 * n) / STALKS - 1);
      const reach = 0.8 + 0.2 * random.unit();
      const from = place(out, 0.42);
      const tip = place(out, reach);
      const open = 0.42 + 0.5 * out[1];
      const [sun, sky] = [sunOn(out, rays) * (0.5 + 0.5 * out[1]), open];
      const stalk = lit(scaleColour(SAGE, 0.9), rays, 0.6 * sun, 0.8 * sky);
      const bend: Point = [(from[0] + tip[0]) / 2, (from[1] + tip[1]) / 2 - 0.02 * tall];
      bentStroke(sheet, from, bend, tip, Math.max(0.6, tall * 0.007), stalk);
      const tone = scaleColour(petal, 0.78 + 0.44 * random.unit());
      drawSpike(sheet, random, from, tip, tall * 0.2, (one) =>
        lit(scaleColour(tone, one), rays, 0.95 * sun, sky),
      );
    }
  });
}

const isPurple = ([red, green, blue]: Colour): boolean => blue > green + 0.1 && red < 1.3 * blue;

/** Whorls of a spike. */
const WHORLS = 7;

/** Blooms in whorls along the end of a stalk, smaller toward its tip. */
function drawSpike(
  sheet: Sheet,
  random: Random,
  from: Point,
  tip: Point,
  long: number,
  tint: (level: number) => Colour,
): void {
  const away = Math.hypot(tip[0] - from[0], tip[1] - from[1]) || 1;
  const [dx, dy] = [(tip[0] - from[0]) / away, (tip[1] - from[1]) / away];
  const angle = Math.atan2(dy, dx);
  for (let n = 0; n < WHORLS; n++) {
    const share = n / (WHORLS - 1);
    const [x, y] = [tip[0] - dx * long * share, tip[1] - dy * long * share];
    const size = long * (0.07 + 0.06 * share);
    for (const side of [-1, 1]) {
      const aside = side * size * 0.6;
      const level = (side < 0 ? 0.86 : 1.1) * (0.85 + 0.3 * random.unit());
      dab(
        sheet,
        x - dy * aside,
        y + dx * aside,
        size,
        size * 0.66,
        angle + 0.5 * side,
        tint(level),
      );
    }
  }
}
