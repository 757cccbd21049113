import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, DARK, inside, LAMPS, NO_GLOW, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { boxOn, type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { rodBetween } from '../far/pieces.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL } from '../level-site.ts';

/** Tarred felt, steel and zinc of roofs. */
export const TAR: Colour = [0.36, 0.35, 0.35];
export const STEEL: Colour = [0.3, 0.31, 0.33];
export const ZINC: Colour = [0.56, 0.58, 0.6];

const CEDAR: Colour = [0.46, 0.33, 0.22];
/** Stone of copings, cornices and some walls. */
export const LIMESTONE: Colour = [0.8, 0.74, 0.64];
/** Walls of houses: bricks, and stone here and there. */
export const WALLS: readonly Colour[] = [
  [0.56, 0.28, 0.2],
  [0.64, 0.38, 0.27],
  [0.48, 0.3, 0.24],
  [0.72, 0.58, 0.44],
  [0.42, 0.25, 0.2],
  [0.66, 0.63, 0.58],
];
const GLASS: readonly Colour[] = [
  [0.42, 0.5, 0.58],
  [0.62, 0.58, 0.52],
  [0.5, 0.52, 0.55],
];

/** Bricks in courses under a coping of stone. */
export const brick =
  (number: number): Paint =>
  ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(LIMESTONE);
    const row = Math.floor(up / 0.11);
    const u = along / 0.26 + 0.5 * (row & 1);
    const fine = Math.max(0, 1 - pixel * 22);
    const joint = Math.max(
      inside(Math.abs(u - Math.round(u)) * 0.26, -1, 0.012, pixel),
      inside(Math.abs(up / 0.11 - Math.round(up / 0.11)) * 0.11, -1, 0.012, pixel),
    );
    const tone = 0.92 + 0.2 * fine * (chance(Math.floor(u), row, 7) - 0.5) - 0.22 * fine * joint;
    return plainFront(scaleColour(WALLS[number % WALLS.length] as Colour, tone));
  };

/** A tank of staves with hoops under a roof like a cone, on a frame of steel. `size` 1: some eight units high with its legs. World units. */
export function waterTower([x, low, z]: Point, size: number): Solid[] {
  const steel = plainPaint(STEEL);
  const staves: Paint = ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(scaleColour(CEDAR, 0.6));
    const hoop = inside(
      Math.abs(up / (0.5 * size) - Math.round(up / (0.5 * size))) * 0.5 * size,
      -1,
      0.035 * size,
      pixel,
    );
    const stave = chance(Math.floor(along / (0.16 * size)), 3, 4);
    const fine = Math.max(0, 1 - pixel * 8);
    return plainFront(
      mixColour(scaleColour(CEDAR, 1 + fine * 0.4 * (stave - 0.5)), [0.2, 0.17, 0.15], hoop),
    );
  };
  const s = size;
  const legs = [-1, 1].flatMap((a) => [-1, 1].map((b) => [a * 1.25 * s, b * 1.25 * s] as const));
  const high = 2.7 * s;
  const rod = (from: Point, to: Point, thick: number): Solid =>
    rodBetween(from, to, [thick * s, thick * s], 4, steel);
  const corners = [legs[0], legs[1], legs[3], legs[2]] as (readonly [number, number])[];
  const braces = corners.flatMap(([ax, az], n): Solid[] => {
    const [bx, bz] = corners[(n + 1) % 4] as readonly [number, number];
    return [
      rod([x + ax, low + 0.3 * s, z + az], [x + bx, low + high - 0.2 * s, z + bz], 0.04),
      rod([x + bx, low + 0.3 * s, z + bz], [x + ax, low + high - 0.2 * s, z + az], 0.04),
      rod([x + ax, low + high, z + az], [x + bx, low + high, z + bz], 0.11),
    ];
  });
  return [
    ...legs.map(([dx, dz]) => rod([x + dx, low, z + dz], [x + dx, low + high, z + dz], 0.1)),
    ...braces,
    frustumAt([x, low + high, z], 0.16 * s, 1.95 * s, 1.95 * s, steel, 18),
    frustumAt([x, low + high + 0.16 * s, z], 3.2 * s, 1.75 * s, 1.68 * s, staves, 22),
    frustumAt(
      [x, low + high + 3.3 * s, z],
      1.15 * s,
      1.95 * s,
      0.06 * s,
      plainPaint([0.34, 0.31, 0.29]),
      18,
    ),
    rod([x, low, z], [x, low + high, z], 0.13),
    ...[-0.2, 0.2].map((dx) =>
      rod([x + dx * s, low, z - 1.85 * s], [x + dx * s, low + high + 3.4 * s, z - 1.82 * s], 0.025),
    ),
  ];
}

/** Rows of houses of brick with tanks on their roofs, towers behind them, one of them in steps with a spire. */
export function city(side: number, unit: () => number, lamps: number): Solid[] {
  const all: Solid[] = [];
  for (let row = 0; row < 4; row++) {
    const z = 27 + row * 24;
    const reach = 0.66 * z + 16;
    for (let x = -reach, n = 0; x < reach; n++) {
      const [wide, high, roll, kind] = [11 + 7 * unit(), unit(), unit(), unit()];
      const isAhead = Math.abs(x + wide / 2) < 10 + 3 * row;
      const top = (isAhead ? 26 : 32) + 14 * high + 3.4 * row;
      const number = Math.floor(1e5 * kind);
      all.push(...house(x, z + 4 * unit(), wide, top, number, lamps));
      if (roll < 0.78 - 0.1 * row)
        all.push(
          ...waterTower(
            [x + wide * (0.3 + 0.4 * kind), LEVEL + top + 0.6, z + 9],
            0.98 + 0.22 * high,
          ),
        );
      x += wide + 1.4 + 4 * (unit() > 0.75 ? 1 : 0);
    }
  }
  for (let row = 0; row < 4; row++) {
    const z = 140 + row * 62;
    const reach = 0.62 * z;
    for (let x = -reach; x < reach; x += 20 + 16 * unit()) {
      const wide = 15 + 12 * unit();
      all.push(...tower(x, z, wide, 62 + 66 * unit() + 13 * row, Math.floor(1e5 * unit()), lamps));
    }
  }
  return [...all, ...spire(side * -36, 190, lamps)];
}

/** Windows in rows on a wall. */
const windows =
  (wall: Colour, [bay, storey]: readonly [number, number], number: number, lamps: number): Paint =>
  ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(scaleColour(TAR, 0.95 + 0.3 * chance(number, 2, 2)));
    const cell = long / Math.max(1, Math.round(long / bay));
    const [column, floor] = [Math.floor(along / cell), Math.floor(up / storey)];
    const off = Math.abs(along - (column + 0.5) * cell);
    const rise = up - floor * storey;
    const pane =
      inside(off, -1, cell * 0.24, pixel) * inside(rise, storey * 0.3, storey * 0.82, pixel);
    const sill =
      inside(off, -1, cell * 0.29, pixel) * inside(rise, storey * 0.24, storey * 0.3, pixel);
    const isLit = chance(number, column, floor + 3) < lamps * 1.5;
    const lamp = LAMPS[Math.floor(chance(column, number, floor) * 3)] ?? NO_GLOW;
    const tone = 0.96 + 0.06 * Math.sin(up * 0.7 + number);
    return {
      colour: mixColour(mixColour(scaleColour(wall, tone), LIMESTONE, sill), DARK, pane),
      glass: 0.4 * pane,
      glow: isLit ? scaleColour(lamp, 0.85 * pane) : NO_GLOW,
    };
  };

/** A house of brick with a cornice, a parapet and what stands on its roof. */
function house(
  x: number,
  z: number,
  wide: number,
  top: number,
  number: number,
  lamps: number,
): Solid[] {
  const wall = WALLS[number % WALLS.length] as Colour;
  const deep = 16;
  const paint = windows(wall, [2.5, 3.5], number, lamps);
  const plain = plainPaint(scaleColour(wall, 0.92));
  const roof = LEVEL + top;
  const edge = (left: number, near: number, right: number, to: number) =>
    boxOn(plotOf(left, near, right, to), roof, roof + 0.9, plain);
  const cabin = x + wide * (0.15 + 0.5 * chance(number, 5, 1));
  return [
    boxOn(plotOf(x, z, x + wide, z + deep), LEVEL, roof, paint),
    boxOn(
      plotOf(x - 0.4, z - 0.5, x + wide + 0.4, z),
      roof - 1,
      roof - 0.2,
      plainPaint(scaleColour(LIMESTONE, 0.86)),
    ),
    edge(x, z, x + wide, z + 0.4),
    edge(x, z + deep - 0.4, x + wide, z + deep),
    edge(x, z, x + 0.4, z + deep),
    edge(x + wide - 0.4, z, x + wide, z + deep),
    boxOn(plotOf(cabin, z + 9, cabin + 2.6, z + 12), roof, roof + 2.7, plain),
    ...[0.2, 0.7, 0.85].map((share, n) =>
      boxOn(
        plotOf(x + wide * share, z + 2 + 3 * n, x + wide * share + 0.7, z + 2.7 + 3 * n),
        roof,
        roof + 1.2 + 0.7 * chance(number, n, 6),
        n === 1 ? plainPaint(ZINC) : plain,
      ),
    ),
  ];
}

/** A tower of offices, set back toward its top. */
function tower(
  x: number,
  z: number,
  wide: number,
  top: number,
  number: number,
  lamps: number,
): Solid[] {
  const wall = GLASS[number % GLASS.length] as Colour;
  const paint = windows(wall, [2, 3.8], number, lamps);
  const isStepped = number % 2 === 0;
  const high = isStepped ? top * 0.78 : top;
  return [
    boxOn(plotOf(x, z, x + wide, z + 20), LEVEL, LEVEL + high, paint),
    ...(isStepped
      ? [
          boxOn(
            plotOf(x + wide * 0.16, z + 3, x + wide * 0.84, z + 17),
            LEVEL + high,
            LEVEL + top * 0.92,
            paint,
          ),
          boxOn(
            plotOf(x + wide * 0.3, z + 5, x + wide * 0.7, z + 15),
            LEVEL + top * 0.92,
            LEVEL + top,
            paint,
          ),
        ]
      : []),
  ];
}

/** The tower that is higher than the others: in steps, with a mast. */
function spire(x: number, z: number, lamps: number): Solid[] {
  const paint = windows([0.76, 0.71, 0.63], [2.2, 3.8], 41, lamps);
  const step = (half: number, low: number, high: number) =>
    boxOn(
      plotOf(x - half, z - half * 0.7, x + half, z + half * 0.7),
      LEVEL + low,
      LEVEL + high,
      paint,
    );
  const top: Paint = () => ({
    colour: ZINC,
    glass: 0.2,
    glow: scaleColour(LAMP, Math.min(0.8, lamps * 2)),
  });
  return [
    step(22, 0, 70),
    step(16, 70, 112),
    step(12.5, 112, 158),
    step(8.5, 158, 168),
    step(5.5, 168, 176),
    frustumAt([x, LEVEL + 176, z], 12, 3.4, 1.6, top, 10),
    rodBetween([x, LEVEL + 188, z], [x, LEVEL + 212, z], [0.7, 0.15], 6, plainPaint(ZINC)),
  ];
}

/** Tarred felt, steel and zinc of roofs. */
