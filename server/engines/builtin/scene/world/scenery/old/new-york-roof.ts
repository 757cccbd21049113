import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, DARK, inside, LAMPS, NO_GLOW, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { boxOn, type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { rodBetween } from '../far/pieces.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';

/** The roof that one stands on: how high over the streets, half its width, how far its parapet is. World units. */
const ROOF = { up: 42, half: 11, far: 15 } as const;
const TAR: Colour = [0.36, 0.35, 0.35];
const STEEL: Colour = [0.3, 0.31, 0.33];
const ZINC: Colour = [0.56, 0.58, 0.6];
const CEDAR: Colour = [0.46, 0.33, 0.22];
const LIMESTONE: Colour = [0.8, 0.74, 0.64];
/** Walls of houses: bricks, and stone here and there. */
const WALLS: readonly Colour[] = [
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

/** A flat roof among those of New York: a parapet, tanks of wood on legs of steel here and on the other roofs, chimneys and vents, towers behind. */
export const NEW_YORK_ROOF: SceneryPlan = {
  land: 'field',
  trees: 0,
  relief: 0.1,
  views: [
    { horizon: 0.5, lens: 0.86, eye: 0.42 },
    { horizon: 0.42, lens: 0.84, eye: 0.7 },
    { horizon: 0.58, lens: 0.82, eye: 0.36 },
    { horizon: 0.48, lens: 1.02, eye: 0.5 },
  ],
  // Who is on the roof stands on ground under it.
  ground: () => (x, z) => LEVEL + (Math.abs(x) <= ROOF.half && z <= ROOF.far ? ROOF.up - 0.03 : 0),
  soil: () => () => [0.2, 0.2, 0.21],
  lampAt: () => (x, y, z) =>
    y < LEVEL + ROOF.up - 2
      ? 0.12 * Math.max(0, 1 - (y - LEVEL) / 30)
      : 0.3 / (1 + (x * x + (z - 12) ** 2) / 60),
  isTended: () => true,
  has: new Set(['house', 'tower']),
  solids,
};

const on = (up: number): number => LEVEL + ROOF.up + up;

/** Sheets of tarred felt, patched, with puddles of grey. */
const felt: Paint = ({ role }, { along, up, pixel }) => {
  if (role !== 'level') return plainFront(WALLS[0] as Colour);
  const end = up / 5 + 0.37 * Math.floor(along / 1.1);
  const seam = Math.max(
    inside(Math.abs(along / 1.1 - Math.round(along / 1.1)) * 1.1, -1, 0.02, pixel),
    inside(Math.abs(end - Math.round(end)) * 5, -1, 0.03, pixel),
  );
  const sheet = chance(Math.floor(along / 1.1), Math.floor(end), 3);
  const patch = chance(Math.floor(along / 2.3), Math.floor(up / 1.7), 5) > 0.88 ? 0.78 : 1;
  return plainFront(scaleColour(TAR, (0.96 + 0.09 * sheet) * patch * (1 - 0.16 * seam)));
};

/** Bricks in courses under a coping of stone. */
const brick =
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

function solids({ setting: { side }, random, lamps }: Site): Solid[] {
  const { half, far } = ROOF;
  const wall = (left: number, near: number, right: number, to: number): Solid[] => [
    boxOn(plotOf(left, near, right, to), on(0), on(1), brick(1)),
    boxOn(
      plotOf(left - 0.08, near - 0.08, right + 0.08, to + 0.08),
      on(1),
      on(1.12),
      plainPaint(LIMESTONE),
    ),
  ];
  return [
    ...city(side, () => random.unit(), lamps),
    boxOn(plotOf(-half, -6, half, far), LEVEL, on(0), felt),
    ...wall(-half, far - 0.4, half, far),
    ...wall(-half, -6, -half + 0.4, far),
    ...wall(half - 0.4, -6, half, far),
    ...waterTower([side * 4.7, on(0), 12.6], 0.8),
    ...stairHouse(-side * 6.6, 11.2, lamps),
    ...skylight(-side * 2.4, 9.8),
    ...chimney(side * 8.6, 7.6),
    ...chimney(side * 1.4, 13.4),
    ...[
      [-side * 4.4, 7, 0.16, 1],
      [side * 2.6, 8.8, 0.12, 0.8],
      [-side * 8.4, 8, 0.2, 1.2],
      [-side * 0.6, 12.4, 0.12, 0.9],
    ]
      .map(([x = 0, z = 0, radius = 0.1, high = 1]) => vent(x, z, radius, high))
      .flat(),
    ...aerial(-side * 8.9, 13.6),
  ];
}

/** A tank of staves with hoops under a roof like a cone, on a frame of steel. `size` 1: some eight units high with its legs. World units. */
function waterTower([x, low, z]: Point, size: number): Solid[] {
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

/** The house over the stairs, its door to the roof. */
function stairHouse(x: number, z: number, lamps: number): Solid[] {
  const wall: Paint = (face, place) => {
    const front = brick(2)(face, place);
    if (face.role !== 'front') return front;
    const { along, up, pixel } = place;
    const door = inside(Math.abs(along - 1.7), -1, 0.5, pixel) * inside(up, -1, 2.1, pixel);
    const lamp = inside(Math.hypot(along - 1.7, up - 2.4), -1, 0.12, pixel);
    return {
      colour: mixColour(front.colour, [0.3, 0.36, 0.36], door),
      glass: 0,
      glow: scaleColour(LAMP, lamp * Math.min(1.4, lamps * 4)),
    };
  };
  return [
    boxOn(plotOf(x - 1.7, z, x + 1.7, z + 2.8), on(0), on(2.9), wall),
    boxOn(plotOf(x - 1.85, z - 0.15, x + 1.85, z + 2.95), on(2.9), on(3.05), plainPaint(TAR)),
  ];
}

/** Panes over the stairwell in a frame of iron. */
const skylight = (x: number, z: number): Solid[] => {
  const panes: Paint = ({ role }, { along, up, pixel }) => {
    if (role === 'side' || role === 'front') return plainFront(STEEL);
    const bar = Math.max(
      inside(Math.abs(along / 0.5 - Math.round(along / 0.5)) * 0.5, -1, 0.03, pixel),
      inside(Math.abs(up / 0.7 - Math.round(up / 0.7)) * 0.7, -1, 0.03, pixel),
    );
    return {
      colour: mixColour([0.2, 0.26, 0.3], STEEL, bar),
      glass: 0.5 * (1 - bar),
      glow: NO_GLOW,
    };
  };
  return [
    boxOn(plotOf(x - 1.2, z, x + 1.2, z + 1.6), on(0), on(0.42), brick(2)),
    boxOn(plotOf(x - 1.25, z - 0.05, x + 1.25, z + 1.65), on(0.42), on(0.56), panes),
  ];
};

/** A chimney of brick with its pots. */
const chimney = (x: number, z: number): Solid[] => [
  boxOn(plotOf(x - 0.7, z, x + 0.7, z + 0.7), on(0), on(1.9), brick(0)),
  boxOn(plotOf(x - 0.78, z - 0.08, x + 0.78, z + 0.78), on(1.9), on(2.05), plainPaint(LIMESTONE)),
  ...[-0.35, 0.35].map((dx) =>
    frustumAt([x + dx, on(2.05), z + 0.35], 0.5, 0.17, 0.14, plainPaint([0.62, 0.32, 0.22]), 8),
  ),
];

/** A pipe with a cap. */
const vent = (x: number, z: number, radius: number, high: number): Solid[] => [
  frustumAt([x, on(0), z], high, radius, radius, plainPaint(ZINC), 10),
  frustumAt([x, on(high), z], radius * 1.2, radius * 1.9, radius * 0.4, plainPaint(ZINC), 10),
];

const aerial = (x: number, z: number): Solid[] => {
  const steel = plainPaint(STEEL);
  return [
    rodBetween([x, on(0), z], [x, on(4.2), z], [0.045, 0.03], 4, steel),
    ...[2.9, 3.3, 3.7, 4.1].map((up) =>
      rodBetween([x - 0.6, on(up), z], [x + 0.6, on(up), z], [0.022, 0.022], 4, steel),
    ),
  ];
};
