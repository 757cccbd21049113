import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, NO_GLOW, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { boxOn, type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { rodBetween } from '../far/pieces.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { brick, city, LIMESTONE, STEEL, TAR, WALLS, waterTower, ZINC } from './new-york-houses.ts';

/** The roof that one stands on: how high over the streets, half its width, how far its parapet is. World units. */
const ROOF = { up: 42, half: 11, far: 15 } as const;

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
