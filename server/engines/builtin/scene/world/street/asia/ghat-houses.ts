import { pick, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, DARK, type Front, inside, NO_GLOW, plainFront } from '../front.ts';
import { ellipsoidAt, frustumAt } from '../round-solid.ts';
import {
  boxOn,
  grown,
  type Paint,
  type Plot,
  type Point,
  plainPaint,
  type Solid,
  within,
} from '../solid.ts';
import { LAMP } from '../street-lamps.ts';

/** Washes and sandstone of the palaces. */
const WASHES: readonly Colour[] = [
  [0.86, 0.66, 0.4],
  [0.8, 0.46, 0.34],
  [0.9, 0.8, 0.6],
  [0.88, 0.6, 0.52],
  [0.78, 0.6, 0.44],
  [0.92, 0.86, 0.74],
  [0.72, 0.38, 0.28],
  [0.62, 0.7, 0.72],
];
const SPIRES: readonly Colour[] = [
  [0.82, 0.44, 0.2],
  [0.88, 0.82, 0.7],
  [0.74, 0.28, 0.18],
  [0.9, 0.7, 0.36],
];
const GOLD: Colour = [0.95, 0.74, 0.22];
const SAFFRON: Colour = [0.96, 0.48, 0.1];
const STOREY = 3.7;

/** Builds a palace over the ghats on a plot whose ground is at a height: a bare foot, storeys of arches and balconies, kiosks on its corners; `lamps` is the share of lit windows. */
export function ghatPalace(plot: Plot, ground: number, random: Random, lamps: number): Solid[] {
  const wash = scaleColour(pick(random, WASHES), 0.9 + 0.16 * random.unit());
  const number = random.below(4096);
  const storeys = 2 + Math.floor(2.6 * random.unit());
  const high = ground + 2.4 + storeys * STOREY;
  const edge = plainPaint(mixColour(wash, [0.95, 0.9, 0.8], 0.55));
  const isRoyal = random.unit() < 0.5;
  const corners = isRoyal ? [1.7, plot.wide - 1.7] : [];
  const bay = within(plot, plot.wide * 0.32, -0.9, plot.wide * 0.36, 1.2);
  return [
    boxOn(plot, -1, high, palaceWall(wash, ground + 2.4, number, lamps)),
    boxOn(grown(plot, 0.28), high - 0.25, high + 0.1, edge),
    boxOn(within(plot, 0, 0, plot.wide, 0.3), high + 0.1, high + 1, edge),
    boxOn(within(plot, -0.1, -0.5, plot.wide + 0.2, 0.8), ground + 2.1, ground + 2.45, edge),
    ...(isRoyal
      ? [
          boxOn(
            bay,
            ground + 2.4 + STOREY,
            high - 1,
            palaceWall(wash, ground + 2.4, number + 1, lamps),
          ),
          boxOn(grown(bay, 0.2), high - 1, high - 0.75, edge),
        ]
      : []),
    ...corners.flatMap((at) => {
      const { x, z } = within(plot, at, 1.7, 0, 0);
      return chhatri([x, high + 0.1, z], wash);
    }),
  ];
}

/** A kiosk under a dome on a roof's corner. */
const chhatri = ([x, y, z]: Point, wash: Colour): Solid[] => {
  const stone = plainPaint(scaleColour(wash, 1.04));
  return [
    ...[-1, 1].flatMap((i) =>
      [-1, 1].map((j) => frustumAt([x + 0.95 * i, y, z + 0.95 * j], 2.1, 0.15, 0.13, stone)),
    ),
    frustumAt([x, y + 2.1, z], 0.25, 1.75, 1.6, stone),
    ellipsoidAt([x, y + 2.35, z], 1.35, 1.4, stone),
    frustumAt([x, y + 3.7, z], 0.7, 0.12, 0, plainPaint(GOLD)),
  ];
};

/** Storeys of arched windows and doors above a bare foot. */
function palaceWall(wash: Colour, first: number, number: number, lamps: number): Paint {
  return (face, { along, up: rise, pixel }): Front => {
    const up = rise + face.origin[1] - first;
    const stain = 0.07 * Math.sin(along * 0.9 + number) * Math.sin(up * 0.7 + number * 0.4);
    const drip = 0.05 * Math.max(0, Math.sin(along * 3.1 + number));
    const bare = scaleColour(wash, 1 + stain - drip);
    if (face.role === 'level') return plainFront(scaleColour(wash, 0.95));
    if (up < 0) return plainFront(mixColour(scaleColour(bare, 0.9), [0.62, 0.5, 0.4], 0.35));
    const bays = Math.max(2, Math.round(face.long / 2.7));
    const wide = face.long / bays;
    const [column, storey] = [Math.floor(along / wide), Math.floor(up / STOREY)];
    const [off, high] = [Math.abs(along - (column + 0.5) * wide), up - storey * STOREY];
    const isGallery = chance(number, storey, 6) < 0.3;
    const [half, low, spring] = isGallery ? [wide * 0.4, 0.9, 2.1] : [0.55, 0.7, 1.9];
    const arch = (more: number) => {
      const reach = half + more;
      const side =
        high > spring
          ? reach * Math.sqrt(Math.max(0, 1 - ((high - spring) / (0.8 + more)) ** 2))
          : reach;
      return inside(off, -1, side, pixel) * inside(high, low - more, spring + 0.8 + more, pixel);
    };
    const [frame, hole] = [arch(0.16), arch(0)];
    const band = inside(high, STOREY - 0.28, STOREY, pixel);
    const wall = mixColour(bare, mixColour(wash, [0.96, 0.92, 0.84], 0.7), Math.max(frame, band));
    const isShut = !isGallery && chance(column, number, storey) < 0.4;
    const leaf: Colour = isShut ? [0.2, 0.4, 0.42] : isGallery ? scaleColour(wash, 0.28) : DARK;
    const isLit = !isShut && chance(number, column, storey + 5) < lamps * 1.5;
    return {
      colour: mixColour(wall, leaf, hole),
      glass: 0,
      glow: isLit ? scaleColour(LAMP, hole * 0.9) : NO_GLOW,
    };
  };
}

/** The curve of a spire: heights and radii, of a temple of size 1. World units. */
const CURVE: readonly (readonly [up: number, radius: number])[] = [
  [4, 3],
  [6.2, 2.9],
  [8.4, 2.5],
  [10.4, 1.95],
  [12, 1.35],
  [13.2, 0.8],
];

/** Builds a temple whose middle stands at a place: a square hall and over it a spire that curves inward, smaller ones at its corners, a gilded tip and a flag. */
export function shikhara([x, low, z]: Point, plot: Plot, size: number, number: number): Solid[] {
  const colour = SPIRES[number % SPIRES.length] as Colour;
  const ribs: Paint = ({ role, long }, { along, up }) => {
    const off = Math.abs(along / long - 0.5);
    const groove = off > 0.36 ? 0.74 : off < 0.12 ? 1.08 : 0.95;
    const course = Math.sin((up / size) * 9) > 0.6 ? 0.86 : 1;
    return plainFront(scaleColour(colour, role === 'level' ? 1 : groove * course));
  };
  const spire = (at: Point, scale: number): Solid[] =>
    CURVE.slice(0, -1).map(([up, radius], n) => {
      const [to, next] = CURVE[n + 1] as (typeof CURVE)[number];
      return frustumAt(
        [at[0], at[1] + up * scale, at[2]],
        (to - up) * scale,
        radius * scale,
        next * scale,
        ribs,
      );
    });
  const top = low + 13.2 * size;
  const gold = plainPaint(GOLD);
  return [
    boxOn(plot, -1, low + 3.6 * size, hall(colour)),
    boxOn(
      grown(plot, 0.25 * size),
      low + 3.6 * size,
      low + 4 * size,
      plainPaint(scaleColour(colour, 0.9)),
    ),
    ...spire([x, low, z], size),
    ...[-1, 1].flatMap((i) =>
      [-1, 1].flatMap((j) =>
        spire([x + 2.35 * i * size, low + 2.4 * size, z + 2.35 * j * size], size * 0.4),
      ),
    ),
    ellipsoidAt(
      [x, top + 0.2 * size, z],
      0.95 * size,
      0.35 * size,
      plainPaint(scaleColour(colour, 1.05)),
    ),
    frustumAt([x, top + 0.4 * size, z], 0.9 * size, 0.42 * size, 0.1 * size, gold),
    frustumAt([x, top + 1.2 * size, z], 1.5 * size, 0.07, 0.05, gold),
    {
      ...boxOn(
        { x, z, u: [1, 0], w: [0, 1], wide: 1.3 * size, deep: 0.05 },
        top + 1.9 * size,
        top + 2.6 * size,
        plainPaint(SAFFRON),
      ),
      isSheer: true,
    },
  ];
}

const hall =
  (colour: Colour): Paint =>
  ({ role, long }, { along, up, pixel }) => {
    const off = Math.abs(along - long / 2);
    const door =
      role === 'level' ? 0 : inside(off, -1, long * 0.16, pixel) * inside(up, 0, 9, pixel);
    const pillar = inside(off, long * 0.2, long * 0.27, pixel);
    return plainFront(
      mixColour(scaleColour(colour, 0.94 + 0.1 * pillar), DARK, 0.9 * door * (up > 1 ? 1 : 0)),
    );
  };
