import type { Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { paintLitSprite, type Sheet, type Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { dab, type Point } from './dabs.ts';
import { BARK, drawStick, lit } from './wood.ts';

/** Side branches of the bough, twigs on each, and leaves on a twig. */
const BRANCHES = 9;
const TWIGS = 8;
const LEAVES = 17;

/** A leafy bough that hangs into a picture from its upper corner: on the left (−1) or the right (1). */
export function overhang({ random, rays, tall }: Wish, side: number, leaf: Colour): Sprite {
  const height = Math.round(Math.max(48, tall));
  const width = Math.round(height * 1.5);
  const across = (share: number) => (side < 0 ? share : 1 - share) * width;
  const growth = { rays, leaf, side };
  return paintLitSprite(width, height, (sheet) => {
    const bough = curve(
      [across(-0.08), -0.06 * height],
      [across(0.36), 0],
      [across(0.82), 0.3 * height],
    );
    drawWood(sheet, rays, bough, height * 0.034);
    for (let n = 0; n < BRANCHES; n++) {
      const share = 0.06 + (0.9 * n) / BRANCHES;
      const [x, y] = bough(share);
      const long = height * (0.52 - 0.3 * share) * (0.75 + 0.5 * random.unit());
      const inward = -side * (0.25 + 0.6 * random.unit());
      const tip: Point = [x + inward * long, y + long * (0.62 + 0.3 * random.unit())];
      const bend: Point = [x + inward * long * 0.7, y + 0.28 * long];
      const twigs = curve([x, y], bend, tip);
      drawWood(sheet, rays, twigs, height * 0.01);
      for (let k = 0; k < TWIGS; k++)
        twig(sheet, random, growth, twigs(0.1 + (0.9 * k) / TWIGS), k);
    }
  });
}

type Curve = (share: number) => Point;

/** A curve that bends toward a point on its way. */
const curve =
  (from: Point, by: Point, to: Point): Curve =>
  (share) => [
    (1 - share) ** 2 * from[0] + 2 * share * (1 - share) * by[0] + share * share * to[0],
    (1 - share) ** 2 * from[1] + 2 * share * (1 - share) * by[1] + share * share * to[1],
  ];

/** Wood along a curve, so thick where it begins. */
function drawWood(sheet: Sheet, rays: Wish['rays'], at: Curve, thick: number): void {
  const steps = 10;
  for (let n = 0; n < steps; n++) {
    const [[x, y], [toX, toY]] = [at(n / steps), at((n + 1.05) / steps)];
    const [wide, narrow] = [thick * (1 - n / steps) + 0.8, thick * (1 - (n + 1) / steps) + 0.8];
    drawStick(sheet, { x, y, toX, toY, from: wide, to: narrow }, BARK, rays, 0.5);
  }
}

interface Growth {
  readonly rays: Wish['rays'];
  readonly leaf: Colour;
  readonly side: number;
}

/** A twig that hangs, with leaves to both sides. */
function twig(
  sheet: Sheet,
  random: Random,
  { rays, leaf, side }: Growth,
  [x, y]: Point,
  n: number,
): void {
  const inward = -side * (0.3 + 0.9 * random.unit());
  const down = (n % 3 === 0 ? -0.25 : 0.55) + 0.7 * random.unit();
  const long = sheet.height * (0.07 + 0.08 * random.unit());
  const [toX, toY] = [x + inward * long, y + down * long];
  drawStick(sheet, { x, y, toX, toY, from: 1.2, to: 0.8 }, BARK, rays, 0.5);
  for (let k = 0; k < LEAVES; k++) {
    const share = (k + random.unit()) / LEAVES;
    const size = sheet.height * (0.0095 + 0.0065 * random.unit());
    const [dx, dy] = [(random.unit() - 0.5) * 0.6 * long, (random.unit() - 0.5) * 0.6 * long];
    const angle = Math.atan2(down, inward) + (k % 2 === 0 ? 0.8 : -0.8) + 0.7 * random.unit();
    // Some let the light through, the others are seen from their shaded side.
    const through = random.unit() ** 2;
    const tint = mixColour(scaleColour(leaf, 0.5), scaleColour(leaf, 1.35), through);
    dab(
      sheet,
      x + (toX - x) * share + dx,
      y + (toY - y) * share + dy,
      size * 1.5,
      size * 0.62,
      angle,
      lit(tint, rays, 0.15 + 0.6 * through, 0.75),
    );
  }
}
