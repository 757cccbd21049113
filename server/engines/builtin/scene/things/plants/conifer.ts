import type { Random } from '../../../kernels/random.ts';
import { clamp, mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import type { Rays } from '../sculpt/rays.ts';
import { paintLitSprite, type Sheet, type Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { stroke } from './dabs.ts';
import { BARK, drawBark, drawStick, lit } from './wood.ts';

const SNOW: Colour = [0.94, 0.96, 1];
/** Whorls of boughs from the lowest to the top, and boughs in each; fewer where a tree is drawn small. */
const WHORLS = 19;
const BOUGHS = { usual: 9, small: 4 } as const;
/** Height in pixels below which a tree is small. */
const SMALL = 80;

/** One bough: its height and length as shares of the tree's, and where it points. */
interface Bough {
  readonly up: number;
  readonly long: number;
  readonly across: number;
  readonly ahead: number;
  readonly level: number;
}

/** A fir: whorls of hanging boughs around the trunk, needles on each, snow on them in winter. */
export function conifer({ random, rays, colour, tall }: Wish, snowy: boolean): Sprite {
  const green: Colour = colour ?? [0.13 + random.unit() * 0.06, 0.25 + random.unit() * 0.07, 0.14];
  const height = Math.round(clamp(tall, 64, 560));
  const slim = 0.2 + 0.09 * random.unit();
  const width = Math.ceil(height * (slim * 2.25));
  const boughs = boughsOf(random, slim, tall < SMALL ? BOUGHS.small : BOUGHS.usual);
  return paintLitSprite(width, height, (sheet) => {
    const middle = width / 2;
    const trunk = {
      x: middle,
      y: height,
      toX: middle,
      toY: height * 0.1,
      from: height * 0.034,
      to: 1,
    };
    drawStick(sheet, trunk, BARK, rays, 0.5);
    drawBark(sheet, { ...trunk, toY: height * 0.8 }, random.unit);
    for (const bough of boughs)
      drawBough(sheet, random, bough, { middle, height, green, rays, snowy });
  });
}

/** Those behind the trunk first, then from below upward, for the upper hang over the lower. */
function boughsOf(random: Random, slim: number, each: number): Bough[] {
  const all = Array.from({ length: WHORLS * each }, (_, n): Bough => {
    const whorl = Math.floor(n / each) / (WHORLS - 1);
    const around = random.unit() * Math.PI * 2;
    const up = 0.1 + 0.87 * whorl + (random.unit() - 0.5) * 0.025;
    const long = slim * (0.06 + 0.98 * (1 - whorl) ** 0.88) * (0.78 + 0.36 * random.unit());
    return {
      up,
      long,
      across: Math.cos(around),
      ahead: Math.sin(around),
      level: 0.85 + 0.3 * random.unit(),
    };
  });
  const rank = ({ up, ahead }: Bough) => (ahead > 0.35 ? 0 : 1) + up * 0.9;
  return all.sort((a, b) => rank(a) - rank(b));
}

interface Tree {
  readonly middle: number;
  readonly height: number;
  readonly green: Colour;
  readonly rays: Rays;
  readonly snowy: boolean;
}

function drawBough(
  sheet: Sheet,
  random: Random,
  { up, long, across, ahead, level }: Bough,
  { middle, height, green, rays, snowy }: Tree,
): void {
  const facing = across * rays.toward[0] - ahead * rays.toward[2] * -1;
  const length = long * height;
  const steps = Math.max(5, Math.round(length * 0.26));
  const needle = Math.max(2.5, height * 0.026);
  const foot = height * (1 - up);
  const wide = Math.max(0.8, height * 0.0052);
  for (let n = 0; n <= steps; n++) {
    const share = n / steps;
    const x = middle + across * length * share;
    // Hangs in the middle, lifts its tip; boughs toward the eye hang lower on the picture.
    const y = foot + length * (0.5 * share - 0.14 * share ** 3 - ahead * 0.16 * share);
    const sun = clamp(0.22 + 0.62 * facing + 0.3 * rays.toward[1]) * (0.25 + 0.75 * share);
    const sky = 0.25 + 0.55 * share;
    for (let m = 0; m < 3; m++) {
      const shade = scaleColour(green, level * (0.75 + 0.5 * random.unit()));
      const isWhite = snowy && random.unit() < 0.5 && m !== 1;
      const tint = isWhite ? SNOW : mixColour(shade, [0.42, 0.5, 0.2], sun * 0.25);
      const colour = lit(tint, rays, isWhite ? sun * 0.8 : sun, sky);
      const spread = (random.unit() - 0.5) * needle * 1.6;
      const drop = isWhite ? -needle * 0.15 : needle * (0.35 + 0.9 * random.unit());
      const toX = x + spread + across * needle * 0.6;
      stroke(sheet, x, y, toX, y + drop, wide, colour);
    }
  }
}
