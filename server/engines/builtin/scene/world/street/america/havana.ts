import { pick, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { archedWall } from '../arches.ts';
import { chance, DARK, type Front, inside, NO_GLOW, plainFront } from '../front.ts';
import { frustumAt } from '../round-solid.ts';
import { boxOn, type Paint, type Plot, plainPaint, type Solid, within } from '../solid.ts';
import { LAMP } from '../street-lamps.ts';
import { railing } from './mexican-plaza.ts';

/** Faded paints of the houses. */
const PASTELS: readonly Colour[] = [
  [0.93, 0.62, 0.6],
  [0.46, 0.76, 0.74],
  [0.96, 0.84, 0.5],
  [0.52, 0.68, 0.86],
  [0.66, 0.82, 0.6],
  [0.95, 0.7, 0.48],
  [0.9, 0.86, 0.76],
  [0.78, 0.62, 0.78],
];
const WHITE: Colour = [0.93, 0.91, 0.86];
const SHUTTERS: readonly Colour[] = [
  [0.12, 0.36, 0.3],
  [0.16, 0.34, 0.56],
  [0.4, 0.24, 0.14],
  [0.2, 0.5, 0.52],
];
/** Panes of the fans over doors. */
const FANS: readonly Colour[] = [
  [0.8, 0.16, 0.14],
  [0.12, 0.36, 0.7],
  [0.92, 0.72, 0.12],
  [0.14, 0.5, 0.3],
];
const BARE: Colour = [0.62, 0.56, 0.48];
const LINEN: readonly Colour[] = [
  [0.92, 0.92, 0.9],
  [0.86, 0.3, 0.28],
  [0.3, 0.5, 0.8],
  [0.94, 0.8, 0.36],
];
/** Heights of the arcade and of the storeys over it, how deep it is, how far its columns are apart. World units. */
const ARCADE = { high: 4.9, deep: 3.2, apart: 3.3 } as const;
const STOREY = 4.2;
/** How far off the arches of an arcade are built; farther off they are too small to be seen round. */
const ARCHED_TO = 48;

/** Builds a house of Havana on a plot: faded pastel over an arcade of columns, balconies of iron, tall shutters under fans of coloured glass; `lamps` is the share of lit windows. */
export function buildHavanaHouse(plot: Plot, random: Random, lamps: number): Solid[] {
  const paint = scaleColour(pick(random, PASTELS), 0.92 + 0.12 * random.unit());
  const shutter = pick(random, SHUTTERS);
  const number = random.below(4096);
  const storeys = 1 + Math.floor(2.4 * random.unit());
  const eaves = ARCADE.high + storeys * STOREY;
  const bays = Math.max(2, Math.round(plot.wide / ARCADE.apart));
  const apart = plot.wide / bays;
  const trim = plainPaint(WHITE);
  const look: Look = { paint, shutter, number, lamps, apart };
  return [
    boxOn(plot, ARCADE.high, eaves, upperWall(look)),
    boxOn(
      within(plot, 0, ARCADE.deep, plot.wide, plot.deep - ARCADE.deep),
      0,
      ARCADE.high,
      innerWall(look),
    ),
    ...arcade(plot, bays, number, paint),
    boxOn(within(plot, -0.05, -0.3, plot.wide + 0.1, 0.5), eaves - 0.3, eaves + 0.12, trim),
    boxOn(within(plot, 0, 0, plot.wide, 0.3), eaves + 0.12, eaves + 1, balustrade(paint)),
    boxOn(within(plot, -0.03, -0.05, plot.wide + 0.06, 0.4), eaves + 1, eaves + 1.16, trim),
    ...balconies(plot, bays, storeys, look),
  ];
}

interface Look {
  readonly paint: Colour;
  readonly shutter: Colour;
  readonly number: number;
  readonly lamps: number;
  /** How far the middles of its bays are from each other. */
  readonly apart: number;
}

/** Columns along the pavement, arches between them where they are near. */
function arcade(plot: Plot, bays: number, number: number, paint: Colour): Solid[] {
  const apart = plot.wide / bays;
  const isArched = number % 3 !== 0 && plot.z < ARCHED_TO && plot.z > -6;
  const spring = isArched ? ARCADE.high - 1.75 : ARCADE.high - 0.75;
  const trim = plainPaint(WHITE);
  const columns = Array.from({ length: bays + 1 }, (_, n) => {
    const at = within(plot, Math.min(plot.wide - 0.36, Math.max(0.36, apart * n)), 0.36, 0, 0);
    const foot = within(at, -0.36, -0.36, 0.72, 0.72);
    return [
      boxOn(foot, 0, 0.55, trim),
      frustumAt([at.x, 0.55, at.z], spring - 0.9, 0.29, 0.24, trim),
      boxOn(foot, spring - 0.35, spring, trim),
    ];
  }).flat();
  if (!isArched)
    return [
      ...columns,
      boxOn(within(plot, 0, 0, plot.wide, 0.7), spring, ARCADE.high, plainPaint(WHITE)),
    ];
  const wall = plainPaint(scaleColour(paint, 0.97));
  const arches = Array.from({ length: bays }, (_, n) =>
    archedWall(
      within(plot, apart * n, 0, apart, 0.7),
      { half: apart / 2 - 0.3, spring, rise: 1.3 },
      ARCADE.high,
      wall,
    ),
  ).flat();
  return [...columns, ...arches];
}

/** Balconies before the doors of each storey, in one or over the whole front, and linen on some. */
function balconies(plot: Plot, bays: number, storeys: number, look: Look): Solid[] {
  const { paint, number, apart } = look;
  const isLong = number % 4 === 0;
  const edge = plainPaint(WHITE);
  return Array.from({ length: storeys }, (_, storey) => {
    const low = ARCADE.high + storey * STOREY;
    const places = isLong
      ? [within(plot, 0.3, -0.95, plot.wide - 0.6, 0.95)]
      : Array.from({ length: bays }, (_, n) =>
          within(plot, apart * (n + 0.5) - 1.1, -0.8, 2.2, 0.8),
        );
    return places.flatMap((at, n) => {
      const hasLinen = chance(number, storey * 7 + n, 4) < 0.3;
      const cloth = LINEN[(number + n) % LINEN.length] as Colour;
      const off = at.wide * (0.15 + 0.3 * chance(n, number, 2));
      return [
        boxOn(at, low - 0.05, low + 0.12, edge),
        boxOn(within(at, 0, 0, at.wide, 0.05), low + 0.12, low + 1.12, railing(paint)),
        boxOn(within(at, 0, 0, 0.05, at.deep), low + 0.12, low + 1.12, railing(paint)),
        boxOn(within(at, at.wide - 0.05, 0, 0.05, at.deep), low + 0.12, low + 1.12, railing(paint)),
        ...(hasLinen
          ? [
              {
                ...boxOn(
                  within(at, off, -0.04, 0.8, 0.06),
                  low + 0.35,
                  low + 1.18,
                  plainPaint(cloth),
                ),
                isSheer: true as const,
              },
            ]
          : []),
      ];
    });
  }).flat();
}

/** Faded plaster, in patches down to what is beneath it; numbers tell houses apart. */
function worn(paint: Colour, along: number, up: number, number: number): Colour {
  const wave = (a: number, b: number) =>
    Math.sin(along * a + number) * Math.sin(up * b + number * 0.7);
  const patch = wave(0.83, 0.61) + 0.6 * wave(2.3, 1.9) + 0.35 * wave(6.1, 5.3);
  const streak = 0.05 * Math.sin(along * 4.3 + number) * Math.sin(along * 1.1);
  const faded = scaleColour(paint, 1 + 0.05 * wave(0.5, 0.9) - Math.abs(streak));
  return mixColour(faded, patch > 1.36 ? BARE : scaleColour(paint, 0.78), patch > 1.2 ? 0.85 : 0);
}

/** Tall doors with louvred shutters between pilasters, fans of coloured glass over them. */
function upperWall(look: Look): Paint {
  const { paint, shutter, number, lamps, apart } = look;
  return (face, { along, up, pixel }): Front => {
    const bare = worn(paint, along, up, number);
    if (face.role !== 'front') return plainFront(bare);
    const storey = Math.floor(up / STOREY);
    const [rise, column] = [up - storey * STOREY, Math.floor(along / apart)];
    const off = along - (column + 0.5) * apart;
    const [half, top] = [0.66, 2.6];
    const reach = (more: number) =>
      rise > top ? Math.sqrt(Math.max(0, (half + more) ** 2 - (rise - top) ** 2)) : half + more;
    const hole = (more: number) =>
      inside(Math.abs(off), -1, reach(more), pixel) * inside(rise, 0, top + half + more, pixel);
    const [frame, door] = [hole(0.2), hole(0)];
    const band = Math.max(inside(rise, 0, 0.28, pixel), inside(rise, STOREY - 0.18, STOREY, pixel));
    const pilaster = inside(Math.abs(off), apart / 2 - 0.2, apart, pixel);
    const wall = mixColour(bare, WHITE, Math.max(frame, 0.9 * band, 0.8 * pilaster));
    const state = chance(number, column, storey + 3);
    const isOpen = state < 0.4 && Math.abs(off) < 0.4;
    const isFan = rise > top + 0.08;
    const slat = pixel < 0.05 ? 0.84 + 0.16 * Math.sin(rise * 70) : 0.9;
    const middle = inside(Math.abs(off), -1, 0.025, pixel);
    const leaf = isFan
      ? (FANS[Math.floor((Math.atan2(rise - top, off) / Math.PI) * 6) % FANS.length] as Colour)
      : isOpen
        ? DARK
        : scaleColour(shutter, slat * (1 - 0.4 * middle));
    const isLit = (isOpen || isFan) && chance(column, number, storey) < lamps * 1.6;
    return {
      colour: mixColour(wall, leaf, door),
      glass: isFan ? 0.3 * door : 0,
      glow: isLit ? mixColour(NO_GLOW, isFan ? leaf : LAMP, 0.9 * door) : NO_GLOW,
    };
  };
}

/** The wall within the arcade: tall doors and windows behind bars, lit in the evening. */
function innerWall({ paint, shutter, number, lamps, apart }: Look): Paint {
  return ({ role }, { along, up, pixel }): Front => {
    if (role !== 'front') return plainFront(scaleColour(paint, 0.9));
    const dado = inside(up, 0, 1.1, pixel);
    const bare = mixColour(worn(paint, along, up, number + 5), scaleColour(paint, 0.55), dado);
    const column = Math.floor(along / apart);
    const off = Math.abs(along - (column + 0.5) * apart);
    const isDoor = chance(number, column, 12) < 0.6;
    const hole = inside(off, -1, 0.85, pixel) * inside(up, isDoor ? 0 : 0.9, 3.5, pixel);
    const frame = inside(off, -1, 1.05, pixel) * inside(up, isDoor ? 0 : 0.7, 3.7, pixel);
    const isOpen = chance(column, number, 21) < 0.45;
    const colour = mixColour(
      mixColour(bare, WHITE, frame),
      isOpen ? DARK : scaleColour(shutter, 0.9 + 0.2 * Math.sin(off * 22)),
      hole,
    );
    const isLit = isOpen && lamps > 0.05;
    return { colour, glass: 0, glow: isLit ? scaleColour(LAMP, 0.8 * hole) : NO_GLOW };
  };
}

/** A row of balusters along a roof. */
const balustrade =
  (paint: Colour): Paint =>
  ({ role }, { along, up, pixel }) => {
    const gap = Math.abs(((along / 0.36) % 1) - 0.5);
    const hole = inside(gap, -1, 0.2, pixel / 0.36) * inside(up, 0.14, 0.74, pixel);
    return plainFront(mixColour(WHITE, scaleColour(paint, 0.4), role === 'level' ? 0 : hole));
  };
