import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside, plainFront } from '../../street/front.ts';
import { boxOn, type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { panel, rodBetween, sheer } from './pieces.ts';

/** The arms of the two who joust: of the one before the barrier, and of the one beyond it. */
export const TILTERS: readonly (readonly [field: Colour, charge: Colour])[] = [
  [
    [0.7, 0.08, 0.08],
    [0.92, 0.74, 0.2],
  ],
  [
    [0.1, 0.24, 0.6],
    [0.92, 0.92, 0.89],
  ],
];
const OTHERS: readonly (readonly [Colour, Colour])[] = [
  ...(TILTERS as [[Colour, Colour], [Colour, Colour]]),
  [
    [0.1, 0.42, 0.2],
    [0.92, 0.78, 0.26],
  ],
  [
    [0.5, 0.16, 0.46],
    [0.93, 0.92, 0.9],
  ],
];
const WOOD: Colour = [0.42, 0.29, 0.17];
const SAND: Colour = [0.68, 0.56, 0.38];

/** How far ahead the barrier is along which they ride, the rail behind the lists, and the stands. World units. */
export const TILT = 8.6;
const RAIL = 14.4;
export const STAND = { x: -9.5, z: 16, wide: 12, deep: 4.6, floor: 0.9, steps: 3 } as const;

/** A tournament: a barrier between two who joust, lists with pennants around it, stands and tents, a castle behind. */
export const TOURNAMENT: SceneryPlan = {
  land: 'field',
  relief: 0.6,
  trees: 0.5,
  views: [
    { horizon: 0.44, lens: 1, eye: 0.66 },
    { horizon: 0.34, lens: 0.95, eye: 1.1 },
    { horizon: 0.52, lens: 0.94, eye: 0.5 },
    { horizon: 0.42, lens: 1.12, eye: 0.7 },
  ],
  ground: levelled(60, 130),
  soil:
    (wild, { noise, snowy }) =>
    (x, z, height, steepness) => {
      const own = wild(x, z, height, steepness);
      if (snowy) return own;
      const edge = 0.9 * noise.fbm(x / 2.4, z / 2.4, 3);
      const lists = smoothstep(0.8, -0.8, Math.max(Math.abs(x) - 24, z - RAIL, 3.4 - z) + edge);
      const trodden = 1 + 0.3 * noise.fbm(x * 1.4, z * 1.4, 4);
      return mixColour(own, scaleColour(SAND, trodden), 0.92 * lists);
    },
  isTended: (x, z) => Math.abs(x) < 34 && z < 62,
  has: new Set(['horse', 'castle', 'tent']),
  who: new Set(['knight', 'crowd']),
  solids,
};

function solids({ setting: { side } }: Site): Solid[] {
  return [
    ...barrier(),
    ...rail(),
    ...PENNANTS.flatMap(([x, z, high], n) => pennant([side * x, LEVEL, z], high, n)),
    ...stand(side),
    ...TENTS.flatMap(([x, z, size], n) => tent(side * x, z, size, n + 1)),
  ];
}

/** Cloth in panels of both colours over the boards of the barrier, scalloped below. */
const draped: Paint = ({ role }, { along, up, pixel }) => {
  if (role === 'level') return plainFront(scaleColour(WOOD, 1.2));
  const panelWide = 1.5;
  const n = Math.floor(along / panelWide);
  const arms = OTHERS[((n % 2) + 2) % 2] as readonly [Colour, Colour];
  const u = along / panelWide - n - 0.5;
  const hem = 0.26 + 0.16 * (4 * u * u);
  const lozenge = inside(Math.abs(u) / 0.17 + Math.abs(up - 0.72) / 0.24, -1, 1, pixel * 4);
  const cloth = mixColour(arms[0], arms[1], Math.max(lozenge, inside(up, hem, hem + 0.06, pixel)));
  const fold = 0.93 + 0.09 * Math.sin(along * 17);
  const below = 1 - inside(up, hem, 9, pixel);
  const boards = scaleColour(WOOD, 0.7 + 0.1 * Math.sin(along * 31));
  return plainFront(mixColour(scaleColour(cloth, fold), boards, below));
};

/** The barrier between the two, with a beam on it. */
function barrier(): Solid[] {
  const [left, right] = [-15, 15];
  const wood = plainPaint(WOOD);
  return [
    boxOn(plotOf(left, TILT, right, TILT + 0.08), LEVEL - 0.2, LEVEL + 0.98, draped),
    boxOn(
      plotOf(left - 0.1, TILT - 0.05, right + 0.1, TILT + 0.13),
      LEVEL + 0.98,
      LEVEL + 1.08,
      wood,
    ),
    ...[left, right].map((x) =>
      boxOn(plotOf(x - 0.12, TILT - 0.08, x + 0.12, TILT + 0.16), LEVEL - 0.2, LEVEL + 1.45, wood),
    ),
  ];
}

/** The rail around the lists. */
function rail(): Solid[] {
  const wood = plainPaint(scaleColour(WOOD, 1.1));
  return [
    ...[0.55, 1.05].map((up) =>
      boxOn(plotOf(-24, RAIL, 24, RAIL + 0.1), LEVEL + up, LEVEL + up + 0.13, wood),
    ),
    ...Array.from({ length: 17 }, (_, n) => {
      const x = -24 + 3 * n;
      return boxOn(
        plotOf(x - 0.09, RAIL - 0.06, x + 0.09, RAIL + 0.14),
        LEVEL - 0.2,
        LEVEL + 1.3,
        wood,
      );
    }),
  ];
}

/** Pennants on tall poles: to the right on the picture's side, ahead, how high. World units. */
const PENNANTS = [
  [-15, 14.8, 5.2],
  [-3.2, 14.8, 5.2],
  [1.4, 14.8, 4.8],
  [6, 14.8, 5.2],
  [10.6, 14.8, 4.8],
  [15.2, 14.8, 5.2],
  [20, 14.8, 4.8],
  [-20, 14.8, 4.8],
] as const;

/** A long flag of two points in two colours, which the wind blows aside. */
function pennant([x, low, z]: Point, high: number, n: number): Solid[] {
  const [field, charge] = OTHERS[n % OTHERS.length] as readonly [Colour, Colour];
  const top = low + high;
  const long = 1.7;
  const halves: Paint = (_, { up, pixel }) =>
    plainFront(mixColour(field, charge, inside(up, 0.31, 9, pixel)));
  return [
    sheer(rodBetween([x, low - 0.2, z], [x, top + 0.12, z], [0.05, 0.035], 5, plainPaint(WOOD))),
    sheer(
      panel(
        [
          [x, top - 0.62, z],
          [x + long, top - 0.42, z + 0.3],
          [x + long, top - 0.3, z + 0.3],
          [x, top, z],
        ],
        0.03,
        halves,
      ),
    ),
  ];
}

/** Stripes along a front, so wide. World units. */
const striped =
  ([field, charge]: readonly [Colour, Colour], wide: number): Paint =>
  ({ role }, { along, pixel }) => {
    const at = along / wide / 2;
    const stripe = inside(Math.abs(at - Math.round(at)), -1, 0.25, pixel / wide);
    const cloth = mixColour(field, charge, stripe);
    return plainFront(role === 'level' ? scaleColour(cloth, 0.9) : cloth);
  };

/** Stands of steps under a canopy, draped before. */
function stand(side: number): Solid[] {
  const { x, z, wide, deep, floor, steps } = STAND;
  const middle = side * x;
  const [left, right] = [middle - wide / 2, middle + wide / 2];
  const arms = OTHERS[3] as readonly [Colour, Colour];
  const wood = plainPaint(WOOD);
  const dark = plainPaint([0.16, 0.11, 0.08]);
  const eaves = LEVEL + 4.3;
  return [
    ...Array.from({ length: steps }, (_, n) =>
      boxOn(
        plotOf(left, z + (n * deep) / steps, right, z + deep),
        LEVEL - 0.3,
        LEVEL + floor + 0.55 * n,
        wood,
      ),
    ),
    boxOn(
      plotOf(left, z - 0.12, right, z - 0.04),
      LEVEL + 0.2,
      LEVEL + floor + 0.75,
      striped(arms, 0.6),
    ),
    boxOn(plotOf(left, z + deep, right, z + deep + 0.1), LEVEL, eaves, dark),
    ...[left, middle, right].flatMap((at) =>
      [z - 0.1, z + deep].map((near) =>
        boxOn(plotOf(at - 0.1, near - 0.1, at + 0.1, near + 0.1), LEVEL - 0.3, eaves, wood),
      ),
    ),
    // Canopy: a valance before, a roof that rises toward the back.
    boxOn(
      plotOf(left - 0.3, z - 0.4, right + 0.3, z - 0.34),
      eaves - 0.5,
      eaves + 0.06,
      striped(arms, 0.4),
    ),
    panel(
      [
        [left - 0.3, eaves, z - 0.4],
        [right + 0.3, eaves, z - 0.4],
        [right + 0.3, eaves + 0.9, z + deep + 0.2],
        [left - 0.3, eaves + 0.9, z + deep + 0.2],
      ],
      0.06,
      striped(arms, 0.6),
    ),
    ...[left, right].flatMap((at, n) => pennant([at, eaves, z], 1.9, n + 2)),
  ];
}

/** Tents of those who joust: to the right on the picture's side, ahead, how large. World units. */
const TENTS = [
  [8.2, 23, 1.05],
  [14.4, 25, 1.15],
  [21.5, 24, 1.05],
  [3.2, 31, 1],
  [-19.5, 28, 1.15],
  [11, 36, 1],
] as const;

/** How many stripes a tent has, and how high its wall and all of it are. World units. */
const STRIPES = 14;
const WALL = 2.3;
const TOP = 4.9;

/** A round tent in stripes, a pennant on its top. */
function tent(x: number, z: number, size: number, n: number): Solid[] {
  const arms = OTHERS[n % OTHERS.length] as readonly [Colour, Colour];
  const radius = 2.2 * size;
  const cloth: Paint = ({ normal }, { up, pixel }) => {
    const turn = Math.atan2(normal[2], normal[0]) / (2 * Math.PI);
    const stripe = Math.round(turn * STRIPES) & 1;
    const colour = arms[stripe === 0 ? 0 : 1];
    const isWall = normal[1] < 0.1;
    const hem = isWall ? inside(up, WALL * size - 0.35, 9, pixel) : 0;
    return plainFront(scaleColour(mixColour(colour, arms[0], hem), isWall ? 0.96 : 1));
  };
  const wall = LEVEL + WALL * size;
  const top = LEVEL + TOP * size;
  const slit: Paint = plainPaint([0.08, 0.06, 0.06]);
  return [
    rodBetween([x, LEVEL - 0.2, z], [x, wall, z], [radius, radius * 0.98], STRIPES, cloth),
    rodBetween([x, wall - 0.02, z], [x, top, z], [radius * 1.12, 0.05], STRIPES, cloth),
    panel(
      [
        [x - 0.55 * size, LEVEL, z - radius - 0.02],
        [x + 0.55 * size, LEVEL, z - radius - 0.02],
        [x, LEVEL + 1.95 * size, z - radius - 0.02],
      ],
      0.03,
      slit,
    ),
    ...pennant([x, top - 0.2, z], 1.5, n + 1),
  ];
}
