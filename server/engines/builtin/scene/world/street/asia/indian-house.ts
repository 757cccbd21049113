import { pick, type Random } from '../../../../kernels/random.ts';
import { clamp, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, DARK, type Front, inside, NO_GLOW, plainFront } from '../front.ts';
import { frustumAt } from '../round-solid.ts';
import { boxOn, type Paint, type Plot, plainPaint, roofOn, type Solid, within } from '../solid.ts';
import { LAMP } from '../street-lamps.ts';
import { CLOTHS, indianShopAt, shopsOf } from './indian-shop.ts';

/** Washes of the walls, bleached by the sun. */
const WASHES: readonly Colour[] = [
  [0.42, 0.68, 0.68],
  [0.86, 0.56, 0.52],
  [0.9, 0.72, 0.42],
  [0.5, 0.62, 0.78],
  [0.84, 0.8, 0.7],
  [0.62, 0.72, 0.5],
  [0.8, 0.46, 0.34],
  [0.72, 0.58, 0.7],
];
/** Paints of signs and of their letters. */
const SIGNS: readonly (readonly [Colour, Colour])[] = [
  [
    [0.78, 0.1, 0.1],
    [0.96, 0.92, 0.8],
  ],
  [
    [0.96, 0.76, 0.1],
    [0.7, 0.08, 0.1],
  ],
  [
    [0.08, 0.26, 0.56],
    [0.96, 0.84, 0.3],
  ],
  [
    [0.06, 0.42, 0.26],
    [0.95, 0.93, 0.86],
  ],
  [
    [0.9, 0.88, 0.8],
    [0.1, 0.2, 0.5],
  ],
  [
    [0.86, 0.36, 0.08],
    [0.97, 0.94, 0.84],
  ],
];
const TANK: Colour = [0.09, 0.09, 0.1];
/** Heights of the shops and of a storey above them. World units. */
const GROUND = 3.5;
const STOREY = 3;
/** Where a board over the shops begins and ends. */
const BOARD = { low: 2.72, high: 3.62 } as const;
/** How far off boards that stand out from the wall, cloths and tanks are seen. */
const FINE_TO = 60;
/** How near the eye they are not: they would hide the street. */
const FINE_FROM = 7;

/** Letters that hang from a line, at shares of a board: some upright strokes, some round ones. */
function letterAt(number: number, along: number, rise: number, pixel: number): number {
  const letter = 0.3;
  const nth = Math.floor(along / letter);
  const u = along / letter - nth;
  // A gap between words.
  if (chance(number, nth, 2) < 0.16) return 0;
  const line = inside(rise, 0.7, 0.79, pixel);
  const stroke = chance(number, nth, 5) < 0.75 ? inside(u, 0.7, 0.86, pixel / letter) : 0;
  const high = 0.36 + 0.2 * chance(nth, number, 8);
  const ring = Math.abs(Math.hypot((u - 0.36) * letter * 2.2, rise - high) - 0.17);
  const bow = inside(ring, -1, 0.045, pixel) * (u < 0.72 ? 1 : 0);
  const foot =
    chance(nth, 3, number) < 0.4 ? inside(Math.abs(u - 0.5 - (rise - 0.3)), -1, 0.09, pixel) : 0;
  return Math.max(
    line,
    Math.max(stroke, bow, foot * (rise < 0.4 ? 1 : 0)) * inside(rise, 0.16, 0.76, pixel),
  );
}

/** A painted board with a name on it, lit by its own lamp at night. */
function board(
  number: number,
  along: number,
  rise: number,
  high: number,
  pixel: number,
  lamps: number,
): Front {
  const [ground, ink] = SIGNS[number % SIGNS.length] as (typeof SIGNS)[number];
  const letters =
    letterAt(number, along, rise / high, pixel / high) * smoothstep(0.16, 0.05, pixel);
  const colour = mixColour(ground, ink, letters);
  return { colour, glass: 0, glow: scaleColour(colour, Math.min(0.8, 1.6 * lamps)) };
}

/** Builds a house of a street in India on a plot: shops under painted boards, washed walls with balconies, a tank on the roof; `lamps` is the share of lit windows. */
export function buildIndianHouse(plot: Plot, random: Random, lamps: number): Solid[] {
  const storeys = 1 + random.below(3);
  const eaves = GROUND + storeys * STOREY + 0.3;
  const wash = scaleColour(pick(random, WASHES), 0.88 + 0.2 * random.unit());
  const number = random.below(4096);
  const [cloth, tank, sign] = [pick(random, CLOTHS), random.unit(), random.unit()];
  const nearest = Math.min(plot.z, plot.z + plot.u[1] * plot.wide);
  const isNear = nearest > FINE_FROM && plot.z < FINE_TO;
  const ledge = plainPaint(scaleColour(wash, 0.82));
  const balconies = Array.from({ length: storeys }, (_, n) => {
    if (chance(number, n, 12) < 0.35) return [];
    const low = GROUND + n * STOREY + 0.02;
    const at = within(plot, 0.3, -0.75, plot.wide - 0.6, 0.75);
    return [
      boxOn(at, low, low + 0.14, ledge),
      boxOn(within(at, 0, 0, at.wide, 0.06), low + 0.14, low + 1, railing(number + n)),
    ];
  }).flat();
  return [
    boxOn(plot, 0, eaves, washedWall(wash, number, lamps)),
    boxOn(
      within(plot, -0.06, -0.14, plot.wide + 0.12, 0.4),
      eaves,
      eaves + 0.75,
      plainPaint(scaleColour(wash, 0.94)),
    ),
    boxOn(
      within(plot, 0.05, -0.24, plot.wide - 0.1, 0.24),
      BOARD.low,
      BOARD.high,
      boardOf(number, lamps),
    ),
    ...balconies,
    ...(isNear ? awning(plot, cloth) : []),
    ...(isNear && sign < 0.7 ? upright(plot, number, lamps, sign) : []),
    ...(plot.z < FINE_TO && tank < 0.6 ? [tankOn(plot, eaves, tank)] : []),
  ];
}

const boardOf =
  (number: number, lamps: number): Paint =>
  ({ role, long }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront([0.2, 0.18, 0.16]);
    // One for each of the shops below.
    const wide = long / shopsOf(long);
    const shop = Math.floor(along / wide);
    const off = along - shop * wide;
    if (off < 0.08 || off > wide - 0.08) return plainFront([0.2, 0.18, 0.16]);
    return board(number + 7 * shop, off - 0.3, up, BOARD.high - BOARD.low, pixel, lamps);
  };

/** A board that stands out from the wall, its name from top to bottom. */
function upright(plot: Plot, number: number, lamps: number, share: number): Solid[] {
  const low = GROUND + 0.5;
  const high = 1.9 + share;
  const at = within(plot, plot.wide * (0.15 + 0.6 * share), -1.15, 0.12, 1.1);
  return [
    boxOn(at, low, low + high, (face, { along, up, pixel }) =>
      face.role === 'side'
        ? board(number + 3, up % 0.8 < 0.8 ? along : 0, up % 0.8, 0.8, pixel, lamps)
        : plainFront([0.24, 0.2, 0.18]),
    ),
  ];
}

/** A cloth over the pavement. */
const awning = (plot: Plot, cloth: Colour): Solid[] => [
  roofOn(
    within(plot, 0.2, -1.5, plot.wide - 0.4, 1.28),
    2.3,
    2.74,
    [{ side: 'front', pitch: 0.3, from: 2.36 }],
    ({ role }, { along }) =>
      plainFront(
        scaleColour(
          Math.floor(along / 0.6) % 2 === 0 ? cloth : scaleColour(cloth, 0.8),
          role === 'level' ? 0.5 : 1,
        ),
      ),
  ),
];

const tankOn = (plot: Plot, eaves: number, share: number): Solid => {
  const at = within(plot, plot.wide * (0.25 + 0.6 * share), 2.2, 1, 1);
  return frustumAt([at.x, eaves, at.z], 1.7, 0.75, 0.7, plainPaint(TANK));
};

/** Bars or a pierced wall before a balcony, and here and there cloth that hangs over it to dry. */
const railing =
  (number: number): Paint =>
  (_, { along, up, pixel }) => {
    const nth = Math.floor(along / 0.7);
    const dyed = CLOTHS[Math.floor(chance(number, nth, 4) * CLOTHS.length)] as Colour;
    if (chance(nth, number, 9) < 0.3)
      return plainFront(scaleColour(dyed, 0.86 + 0.2 * Math.abs(Math.sin(along * 9))));
    const bar = inside(Math.abs(((along / 0.16) % 1) - 0.5), -1, 0.22, pixel / 0.16);
    const edge = Math.max(inside(up, 0.72, 0.9, pixel), inside(up, 0, 0.1, pixel));
    return plainFront(
      mixColour(
        scaleColour(DARK, 1.4),
        [0.5, 0.46, 0.4],
        Math.max(bar, edge) * smoothstep(0.3, 0.05, pixel) + 0.4 * smoothstep(0.05, 0.3, pixel),
      ),
    );
  };

/** A washed wall with stains of many rains: open shops below, windows and doors to the balconies above. */
function washedWall(wash: Colour, number: number, lamps: number): Paint {
  return (face, { along, up, pixel }): Front => {
    const streak = Math.sin(along * 3.1 + number) * Math.sin(along * 1.3 + number * 0.7);
    const stain =
      1 +
      0.07 * Math.sin(along * 1.1 + number) * Math.sin(up * 1.6 + number * 0.4) -
      0.16 * clamp(streak) * smoothstep(-1, 3, up % STOREY);
    const bare = scaleColour(wash, stain);
    if (face.role !== 'front') return plainFront(mixColour(bare, [0.5, 0.44, 0.38], 0.4));
    if (up < BOARD.low) return indianShopAt(number, face.long, along, up, pixel, lamps);
    const bays = Math.max(1, Math.round(face.long / 2.3));
    const wide = face.long / bays;
    const column = Math.floor(along / wide);
    const off = along - (column + 0.5) * wide;
    const level = Math.floor((up - GROUND) / STOREY);
    const rise = up - GROUND - level * STOREY;
    if (level < 0) return plainFront(bare);
    const isDoor = chance(number, column, level + 40) < 0.5;
    const [half, low, high] = isDoor ? [0.46, 0.1, 2.25] : [0.5, 0.95, 2.2];
    const frame =
      inside(Math.abs(off), -1, half + 0.13, pixel) * inside(rise, low - 0.13, high + 0.13, pixel);
    const hole = inside(Math.abs(off), -1, half, pixel) * inside(rise, low, high, pixel);
    const sunshade =
      inside(Math.abs(off), -1, half + 0.3, pixel) * inside(rise, high + 0.16, high + 0.3, pixel);
    const bar = inside(Math.abs(((off / 0.16) % 1) - 0.5), -1, 0.14, pixel / 0.16);
    const isLit = chance(column, number, level + 9) < lamps * 1.4;
    const leaf: Colour = isDoor ? [0.22, 0.3, 0.3] : mixColour(DARK, [0.5, 0.5, 0.46], 0.5 * bar);
    return {
      colour: mixColour(
        mixColour(bare, scaleColour(wash, 0.6), Math.max(frame, sunshade)),
        leaf,
        hole,
      ),
      glass: isDoor ? 0 : 0.3 * hole,
      glow: isLit ? scaleColour(LAMP, 0.8 * hole * (1 - 0.6 * bar)) : NO_GLOW,
    };
  };
}
