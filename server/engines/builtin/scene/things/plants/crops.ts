import type { Random } from '../../../kernels/random.ts';
import { clamp, mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import type { Rays } from '../sculpt/rays.ts';
import { dot, type Vector } from '../sculpt/vector.ts';
import { paintLitSprite, type Sheet, type Sprite } from '../sprite.ts';
import { bentStroke, dab, type Point } from './dabs.ts';
import { lit as litFully } from './wood.ts';

/** What a plant of a field is drawn with: its chance, the light, its height in pixels. */
export interface Growing {
  readonly random: Random;
  readonly rays: Rays;
  readonly tall: number;
}

/**
 * How much darker than they look these plants are drawn: a low sun on gold is brighter than a sheet
 * can hold, and cut off at white it would turn green.
 */
export const DIMMED = 0.6;

const lit = (colour: Colour, rays: Rays, sun: number, sky: number): Colour =>
  scaleColour(litFully(colour, rays, sun, sky), DIMMED);

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

const TULIP_LEAF: Colour = [0.3, 0.46, 0.28];
/** Tulips of a clump, and its width by its height. */
const CLUMP = { count: 13, wide: 1.5 } as const;

/** Tulips of one colour, close together: broad upright leaves, a closed cup on each straight stalk. */
export function tulips({ random, rays, tall }: Growing, petal: Colour): Sprite {
  return paintLitSprite(Math.round(tall * CLUMP.wide), tall, (sheet) => {
    const cups: (() => void)[] = [];
    for (let n = 0; n < CLUMP.count; n++) {
      const depth = n / (CLUMP.count - 1);
      const x = sheet.width * (0.1 + 0.8 * ((n * 0.618 + 0.14 * random.unit()) % 1));
      const y = tall * (0.12 + 0.2 * depth + 0.08 * random.unit());
      const foot = tall * (0.94 + 0.06 * depth);
      const lean = (random.unit() - 0.5) * 0.1 * tall;
      const green = scaleColour(TULIP_LEAF, 0.75 + 0.4 * random.unit());
      const stalk = lit(green, rays, 0.35, 0.55);
      bentStroke(sheet, [x, foot], [x, y + 0.4 * tall], [x + lean, y], 0.022 * tall, stalk);
      for (const side of [-1, 1]) {
        const tip: Point = [
          x + side * tall * (0.1 + 0.08 * random.unit()),
          y + tall * (0.24 + 0.16 * random.unit()),
        ];
        drawLeaf(
          sheet,
          [x, foot],
          [x + side * 0.03 * tall, y + 0.5 * tall],
          tip,
          tall * 0.055,
          (up) =>
            lit(
              green,
              rays,
              (0.15 + 0.6 * up) * (side * rays.toward[0] > 0 ? 1 : 0.55),
              0.3 + 0.5 * up,
            ),
        );
      }
      const size = tall * (0.085 + 0.02 * random.unit());
      const tone = scaleColour(petal, 0.88 + 0.2 * random.unit());
      cups.push(() => drawCup(sheet, [x + lean, y], size, tone, rays));
    }
    for (const cup of cups) cup();
  });
}

/** Pieces of a leaf. */
const PIECES = 9;

/** A blade that is broad in its middle, from its foot by a point to its tip; `tint` by how far up it is, 0 to 1. */
function drawLeaf(
  sheet: Sheet,
  from: Point,
  by: Point,
  to: Point,
  wide: number,
  tint: (up: number) => Colour,
): void {
  const at = (share: number, axis: 0 | 1) =>
    (1 - share) ** 2 * from[axis] + 2 * share * (1 - share) * by[axis] + share * share * to[axis];
  for (let n = 0; n < PIECES; n++) {
    const share = (n + 0.5) / PIECES;
    const [x, y] = [at(share, 0), at(share, 1)];
    const angle = Math.atan2(at(share + 0.05, 1) - y, at(share + 0.05, 0) - x);
    const long = (0.8 * Math.hypot(to[0] - from[0], to[1] - from[1])) / PIECES;
    dab(
      sheet,
      x,
      y,
      long,
      Math.max(0.5, wide * 0.5 * Math.sin(Math.PI * (0.12 + 0.86 * share))),
      angle,
      tint(share),
    );
  }
}

/** A tulip's cup from the side: outer petals to both sides, one before them, lighter where the sun is. */
function drawCup(sheet: Sheet, [x, y]: Point, size: number, petal: Colour, rays: Rays): void {
  const upright = Math.PI / 2;
  const sunny = Math.sign(rays.toward[0]) || 1;
  const tint = (sun: number, sky: number) => lit(petal, rays, sun, sky);
  for (const side of [-sunny, sunny]) {
    const isSunny = side === sunny;
    const [sun, sky] = isSunny ? [0.75, 0.75] : [0.2, 0.6];
    dab(
      sheet,
      x + side * size * 0.46,
      y,
      size * 1.14,
      size * 0.48,
      upright - side * 0.2,
      tint(sun, sky),
    );
  }
  dab(sheet, x, y + size * 0.14, size * 1.1, size * 0.5, upright, tint(0.5, 0.78));
  dab(sheet, x + sunny * size * 0.16, y, size * 0.75, size * 0.16, upright, tint(0.85, 0.9));
}

const HEART: Colour = [0.2, 0.12, 0.06];
const RIM: Colour = [0.42, 0.25, 0.08];
const SUNNY: Colour = [0.96, 0.7, 0.1];
const DEEP: Colour = [0.86, 0.46, 0.04];
const SUN_LEAF: Colour = [0.27, 0.42, 0.16];
/** Width of a sunflower by its height, and leaves up its stalk. */
const SUNFLOWER = { wide: 0.62, leaves: 7 } as const;

/** A sunflower with its broad leaves, its head more or less turned to the eye. */
export function sunflower({ random, rays, tall }: Growing): Sprite {
  return paintLitSprite(Math.round(tall * SUNFLOWER.wide), tall, (sheet) => {
    const middle = sheet.width / 2;
    const [x, y] = [
      middle + (random.unit() - 0.5) * 0.1 * tall,
      tall * (0.15 + 0.05 * random.unit()),
    ];
    const green = scaleColour(SUN_LEAF, 0.85 + 0.3 * random.unit());
    bentStroke(
      sheet,
      [middle, tall],
      [middle, y + 0.3 * tall],
      [x, y],
      tall * 0.026,
      lit(green, rays, 0.3, 0.5),
    );
    for (let n = 0; n < SUNFLOWER.leaves; n++) {
      const side = n % 2 === 0 ? -1 : 1;
      const up = n / (SUNFLOWER.leaves - 1);
      const at = tall * (0.86 - 0.5 * up);
      const long = tall * (0.2 + 0.08 * random.unit() - 0.06 * up);
      const tip: Point = [middle + side * long, at + tall * (0.02 + 0.08 * random.unit())];
      const sun = (0.2 + 0.5 * up) * (side * rays.toward[0] > 0 ? 1 : 0.5);
      drawLeaf(
        sheet,
        [middle, at],
        [middle + side * long * 0.5, at - 0.07 * tall],
        tip,
        tall * 0.15,
        (out) => lit(green, rays, sun * (0.5 + 0.6 * out), 0.28 + 0.36 * up),
      );
    }
    drawHead(sheet, random, [x, y], tall * (0.15 + 0.025 * random.unit()), rays);
  });
}

/** The head: two rings of petals round a dark heart with a brown rim, wider or narrower as it is turned. */
function drawHead(sheet: Sheet, random: Random, [x, y]: Point, size: number, rays: Rays): void {
  const squeeze = 0.72 + 0.28 * random.unit();
  const nod = 0.1 * size;
  for (const [ring, count, reach] of [
    [0, 17, 1],
    [1, 15, 0.86],
  ] as const) {
    for (let n = 0; n < count; n++) {
      const angle = ((n + 0.5 * ring + 0.3 * random.unit()) / count) * Math.PI * 2;
      const [across, down] = [Math.cos(angle) * squeeze, Math.sin(angle)];
      const facing = 0.5 + 0.5 * (across * rays.toward[0] - down * rays.toward[1]);
      const petal = mixColour(
        DEEP,
        SUNNY,
        ring === 0 ? 0.45 + 0.2 * random.unit() : 0.8 + 0.2 * random.unit(),
      );
      const tint = lit(petal, rays, 0.35 + 0.45 * facing, 0.55 + 0.25 * facing);
      const away = size * 0.68 * reach;
      dab(
        sheet,
        x + across * away,
        y + down * away + nod,
        size * 0.36,
        size * 0.13,
        Math.atan2(down, across),
        tint,
      );
    }
  }
  const heart = (share: number, colour: Colour, sun: number) =>
    dab(
      sheet,
      x,
      y + nod,
      size * share,
      size * share * squeeze,
      Math.PI / 2,
      lit(colour, rays, sun, 0.6),
    );
  heart(0.47, RIM, 0.4);
  heart(0.38, HEART, 0.3);
  heart(0.17, mixColour(HEART, SUN_LEAF, 0.4), 0.4);
}

const EAR: Colour = [0.94, 0.68, 0.31];
const STRAW: Colour = [0.8, 0.59, 0.3];
/** Stalks of a tuft of grain, and its width by its height. */
const GRAIN = { count: 44, wide: 1.15 } as const;

/** A tuft of ripe grain: upright stalks, each with a heavy ear of grains and its beard; dark between their feet. */
export function grain({ random, rays, tall }: Growing): Sprite {
  return paintLitSprite(Math.round(tall * GRAIN.wide), tall, (sheet) => {
    const wind = 0.04 + 0.06 * random.unit();
    for (let n = 0; n < GRAIN.count; n++) {
      const near = n / (GRAIN.count - 1);
      const aside = ((n * 0.618 + 0.1 * random.unit()) % 1) - 0.5;
      const x = sheet.width * (0.5 + 0.84 * aside);
      const foot = sheet.width * (0.5 + 0.6 * aside);
      const bend = (wind + (random.unit() - 0.5) * 0.16) * tall;
      // Those at the sides are a little lower: a tuft has a round outline.
      const top = tall * (0.06 + 0.16 * near + 0.12 * random.unit() + 0.5 * aside * aside);
      const tone = 0.66 + 0.5 * random.unit();
      const stalk = scaleColour(STRAW, tone);
      const middle: Point = [(x + foot) / 2, tall * 0.6];
      const neck: Point = [x + bend * 0.7, top + 0.1 * tall];
      const wide = Math.max(0.6, 0.012 * tall);
      const low: Point = [foot, tall * 0.8];
      bentStroke(sheet, [foot, tall * 0.98], low, middle, wide, lit(stalk, rays, 0.25, 0.55));
      bentStroke(sheet, middle, [x, tall * 0.4], neck, wide, lit(stalk, rays, 0.5, 0.7));
      const ear = lit(scaleColour(EAR, tone), rays, 0.42 + 0.28 * near, 0.74);
      drawEar(sheet, [x + bend, top], bend / tall, tall * 0.044, ear);
    }
  });
}

/** An ear: grains to both sides of its stem, and a beard above them. `size` is about that of a grain. */
function drawEar(sheet: Sheet, [x, top]: Point, lean: number, size: number, colour: Colour): void {
  for (let n = 0; n < 6; n++) {
    const [y, side] = [top + 0.9 * size * n, n % 2 === 0 ? -1 : 1];
    const at = x + side * 0.4 * size - lean * 0.9 * size * n;
    dab(
      sheet,
      at,
      y,
      0.8 * size,
      0.42 * size,
      Math.PI / 2 + side * 0.35,
      scaleColour(colour, 1.04 - 0.05 * n),
    );
    const beard: Point = [at + side * 0.7 * size + lean * size, y - 2.6 * size];
    bentStroke(
      sheet,
      [at, y],
      [at + side * 0.4 * size, y - 1.6 * size],
      beard,
      0.14 * size,
      scaleColour(colour, 0.94),
    );
  }
}
