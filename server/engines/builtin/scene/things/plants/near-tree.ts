import type { Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { paintLitSprite, type Sheet, type Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { dab, type Point } from './dabs.ts';
import { BARK, drawBark, drawStick, lit, type Stick } from './wood.ts';

/** The trunk's thickness at its foot, how far its middle is there from the picture's side and how much farther above, and how it sways: shares of `reach`. */
const TRUNK = { thick: 0.09, aside: 0.03, lean: -0.026, sway: 0.008, flare: 0.35 } as const;
/** Its bark has more light than that of a tree among others. */
const TRUNK_BARK: Colour = scaleColour(BARK, 1.3);

/** A bough: where it leaves the trunk, a point on its way and its end, as shares of `reach` from the trunk inward and from the top down. */
interface Bough {
  readonly from: number;
  readonly by: Point;
  readonly to: Point;
  readonly thick: number;
}

/** The upper ones leave the picture at its top, and hang into it again. */
const BOUGHS: readonly Bough[] = [
  { from: 0.2, by: [0.2, -0.1], to: [0.62, 0.09], thick: 0.03 },
  { from: 0.3, by: [0.16, 0.12], to: [0.4, 0.16], thick: 0.024 },
  { from: 0.1, by: [0.1, -0.12], to: [0.34, -0.02], thick: 0.026 },
  { from: 0.42, by: [0.07, 0.33], to: [0.2, 0.34], thick: 0.015 },
];

/** Side branches of a bough for each `reach` that it is long, twigs on each, and leaves on a twig. */
const BRANCHES = 17;
const TWIGS = 6;
const LEAVES = 15;

/**
 * A tree close beside the eye, on its left (−1) or its right (1): the trunk goes up along that side
 * of the picture and out of it, boughs reach from it over the view. `tall` is the picture's height,
 * `reach` how long its longest bough is, about; both in pixels.
 */
export function nearTree(
  { random, rays, tall }: Wish,
  side: number,
  leaf: Colour,
  reach: number,
): Sprite {
  const width = Math.round(reach * 0.78);
  const across = (share: number) => (side < 0 ? share * reach : width - share * reach);
  const growth = { rays, leaf, side, reach };
  return paintLitSprite(width, Math.round(tall), (sheet) => {
    const trunk = (down: number): Point => [
      across(
        TRUNK.aside + TRUNK.lean * (1 - down / tall) + 0.006 * Math.sin(down / (0.16 * reach)),
      ),
      down,
    ];
    drawTrunk(sheet, random, growth, trunk);
    for (const { from, by, to, thick } of BOUGHS) {
      const [x, y] = trunk(from * reach);
      const point = ([right, down]: Point): Point => [x - side * right * reach, down * reach];
      const bough = curve([x, y], point(by), point(to));
      drawWood(sheet, rays, bough, reach * thick);
      const count = Math.round(BRANCHES * Math.hypot(to[0], to[1] - from));
      for (let n = 0; n < count; n++)
        branch(sheet, random, growth, bough, 0.12 + (0.88 * n) / count);
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

interface Growth {
  readonly rays: Wish['rays'];
  readonly leaf: Colour;
  readonly side: number;
  readonly reach: number;
}

/** Pieces of the trunk. */
const PIECES = 14;

/** The trunk from above the picture down to below it, thicker toward its foot. */
function drawTrunk(sheet: Sheet, random: Random, { rays, reach }: Growth, at: Curve): void {
  const { height } = sheet;
  const thick = (down: number) =>
    reach * TRUNK.thick * (1 - TRUNK.flare + TRUNK.flare * (down / height) ** 1.8);
  const sticks = Array.from({ length: PIECES }, (_, n): Stick => {
    const [low, high] = [((n + 1.02) / PIECES) * height, (n / PIECES) * height];
    const [[x, y], [toX, toY]] = [at(low), at(high)];
    return { x, y, toX, toY, from: thick(low), to: thick(high) };
  });
  for (const stick of sticks) drawStick(sheet, stick, TRUNK_BARK, rays, 0.95);
  for (const stick of sticks) drawBark(sheet, stick, random.unit);
}

/** Wood along a curve, so thick where it begins. */
function drawWood(sheet: Sheet, rays: Wish['rays'], at: Curve, thick: number): void {
  const steps = 12;
  for (let n = 0; n < steps; n++) {
    const [[x, y], [toX, toY]] = [at(n / steps), at((n + 1.05) / steps)];
    const [wide, narrow] = [thick * (1 - n / steps) + 0.8, thick * (1 - (n + 1) / steps) + 0.8];
    drawStick(sheet, { x, y, toX, toY, from: wide, to: narrow }, TRUNK_BARK, rays, 0.75);
  }
}

/** A branch from so far along a bough, drooping at its end, with twigs to its tip. */
function branch(sheet: Sheet, random: Random, growth: Growth, bough: Curve, share: number): void {
  const { reach, side, rays } = growth;
  const [x, y] = bough(share);
  const long = reach * (0.15 - 0.06 * share) * (0.7 + 0.6 * random.unit());
  const inward = -side * (0.2 + 0.8 * random.unit());
  const up = random.unit() < 0.4 ? -1 : 1;
  const tip: Point = [x + inward * long, y + up * long * (0.3 + 0.5 * random.unit())];
  const twigs = curve([x, y], [x + inward * long * 0.6, y + 0.1 * up * long], tip);
  drawWood(sheet, rays, twigs, reach * 0.0045);
  for (let k = 0; k < TWIGS; k++) twig(sheet, random, growth, twigs(0.2 + (0.8 * k) / TWIGS), k);
}

/** A twig with leaves to both sides. */
function twig(
  sheet: Sheet,
  random: Random,
  { rays, leaf, side, reach }: Growth,
  [x, y]: Point,
  n: number,
): void {
  const inward = -side * (0.2 + 0.9 * random.unit());
  const down = (n % 3 === 0 ? -0.5 : 0.4) + 0.7 * random.unit();
  const long = reach * (0.022 + 0.028 * random.unit());
  const [toX, toY] = [x + inward * long, y + down * long];
  drawStick(sheet, { x, y, toX, toY, from: 1.2, to: 0.8 }, BARK, rays, 0.5);
  for (let k = 0; k < LEAVES; k++) {
    const share = (k + random.unit()) / LEAVES;
    const size = reach * (0.0036 + 0.0022 * random.unit());
    const [dx, dy] = [(random.unit() - 0.5) * 0.9 * long, (random.unit() - 0.5) * 0.9 * long];
    const angle = Math.atan2(down, inward) + (k % 2 === 0 ? 0.8 : -0.8) + 0.7 * random.unit();
    // Some let the light through, the others are seen from their shaded side.
    const through = random.unit() ** 2;
    const tint = mixColour(scaleColour(leaf, 0.5), scaleColour(leaf, 1.35), through);
    dab(
      sheet,
      x + (toX - x) * share + dx,
      y + (toY - y) * share + dy,
      size * 1.5,
      size * 0.66,
      angle,
      lit(tint, rays, 0.15 + 0.6 * through, 0.75),
    );
  }
}
