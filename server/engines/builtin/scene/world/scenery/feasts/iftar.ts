import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plainFront } from '../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { block, paved, post, rail } from '../built/paved-site.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { dish, glass, jug } from './laid-table.ts';
import { alongCord } from './on-street.ts';

/** The table: half its width, from where to where, how high; where who sits at it is, aside of its middle. World units. */
export const IFTAR_TABLE = { half: 0.75, near: 2.6, far: 7.4, high: 0.74, seats: 1.12 } as const;
const LINEN: Colour = [0.94, 0.91, 0.84];
const TILE: Colour = [0.74, 0.66, 0.54];
const BRASS: Colour = [0.86, 0.62, 0.24];
const PANES: readonly Colour[] = [
  [1, 0.5, 0.16],
  [0.2, 0.6, 0.95],
  [0.95, 0.2, 0.3],
  [0.3, 0.8, 0.4],
];

/** A long table laid for the evening meal of Ramadan on a terrace before a mosque, lanterns over it. */
export const IFTAR: SceneryPlan = {
  land: 'field',
  relief: 0.3,
  trees: 0.15,
  time: 'sunset',
  views: [
    { horizon: 0.54, lens: 0.98, eye: 0.35 },
    { horizon: 0.6, lens: 0.92, eye: 0.46 },
    { horizon: 0.46, lens: 0.9, eye: 0.33 },
    { horizon: 0.54, lens: 1.12, eye: 0.36 },
  ],
  ground: levelled(60, 80),
  soil: paved((x, z, soft) => {
    const [u, v] = [x / 0.7, z / 0.7].map((at) => Math.abs(at - Math.round(at)));
    const joint = Math.min(u ?? 1, v ?? 1) < 0.03 && soft < 0.08 ? 0.6 : 0;
    const isRug = Math.abs(x) < 1.9 && z > 2 && z < 8.2;
    const isBorder = isRug && (Math.abs(x) > 1.7 || z > 8);
    const rug: Colour = isBorder ? [0.82, 0.62, 0.3] : [0.5, 0.1, 0.12];
    return [
      isRug ? rug : mixColour(TILE, [0.5, 0.42, 0.34], joint),
      Math.abs(x) < 44 && z < 60 ? 1 : 0,
    ];
  }),
  lampAt: () => (x, _y, z) => (z < 11 ? 0.7 / (1 + (x / 4) ** 2) : 0.1),
  isTended: (x, z) => Math.abs(x) < 44 && z < 62,
  has: new Set(['mosque', 'lantern', 'paperlantern']),
  solids,
};

function solids({ lamps }: Site): Solid[] {
  const glow = Math.min(1, 0.4 + lamps * 2);
  const { half, near, far, high } = IFTAR_TABLE;
  const cloth: Paint = ({ role }, { along, up }) => {
    if (role === 'level') return plainFront(LINEN);
    const isBand = up > 0.08 && up < 0.16;
    const star = Math.abs(Math.sin(along * 9)) > 0.6;
    return plainFront(isBand && star ? BRASS : LINEN);
  };
  const places = Array.from({ length: 6 }, (_, n) => near + 0.45 + n * 0.78);
  return [
    block([-half, 0.1, near], [half, high, far], cloth),
    ...places
      .flatMap((z, n) =>
        [-1, 1].flatMap((side) => [
          ...stool(side * IFTAR_TABLE.seats, z),
          dish([side * 0.48, high, z], 0.15, n + (side > 0 ? 3 : 0)),
          glass([side * 0.36, high, z + 0.24], n),
        ]),
      )
      .flat(),
    ...[2.95, 3.75, 4.6, 5.5, 6.5].flatMap((z, n) =>
      n % 2 === 0
        ? standing([0, high, z], n, glow)
        : [dish([-0.12, high, z], 0.23, n), jug([0.24, high, z])].flat(),
    ),
    ...[4.4, 7.6].flatMap((z, row) => hung(z, row, glow)),
  ];
}

/** A low seat with a cushion. */
const stool = (x: number, z: number): Solid[] => [
  block([x - 0.2, 0, z - 0.2], [x + 0.2, 0.38, z + 0.2], plainPaint([0.4, 0.26, 0.16])),
  block([x - 0.22, 0.38, z - 0.22], [x + 0.22, 0.45, z + 0.22], plainPaint([0.62, 0.14, 0.16])),
];

/** A lantern of brass with panes of many colours; its foot, its height. */
function fanous([x, y, z]: Point, high: number, number: number, glow: number): Solid[] {
  const pane: Paint = ({ normal }) => {
    const side = Math.round(((Math.atan2(normal[2], normal[0]) / Math.PI + 1) * 3) % 6);
    const colour = PANES[(side + number) % PANES.length] as Colour;
    return { colour, glass: 0, glow: scaleColour(colour, 1.1 * glow) };
  };
  const brass = plainPaint(BRASS);
  const wide = high * 0.24;
  const at = (up: number): Point => [x, LEVEL + y + high * up, z];
  return [
    frustumAt(at(0), high * 0.1, wide * 1.1, wide * 0.8, brass, 6),
    frustumAt(at(0.1), high * 0.42, wide * 0.8, wide, pane, 6),
    frustumAt(at(0.52), high * 0.08, wide * 1.15, wide * 1.1, brass, 6),
    frustumAt(at(0.6), high * 0.26, wide, wide * 0.25, brass, 6),
    ellipsoidAt(at(0.92), wide * 0.3, wide * 0.3, brass),
  ];
}

const standing = (at: Point, number: number, glow: number): Solid[] =>
  fanous(at, 0.52, number, glow);

/** Lanterns, stars and crescents on a cord between posts over the table. */
function hung(z: number, row: number, glow: number): Solid[] {
  const wood = plainPaint([0.3, 0.2, 0.12]);
  const places = alongCord([-2.7, 3.35, z], [2.7, 3.35, z], 7, 0.3);
  return [
    post(-2.7, z, 3.4, 0.06, wood),
    post(2.7, z, 3.4, 0.06, wood),
    ...places.slice(1).flatMap((to, n) => {
      const from = places[n] as Point;
      const at: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 0.62, z];
      return [
        rail(from, to, 0.012, wood),
        ...(n % 2 === row % 2 ? fanous(at, 0.6, n + row, glow) : crescent(at, glow)),
      ];
    }),
  ];
}

/** A crescent of gold that shines. */
function crescent([x, y, z]: Point, glow: number): Solid[] {
  const shine: Paint = () => ({
    colour: [1, 0.85, 0.4],
    glass: 0,
    glow: scaleColour([1, 0.78, 0.3], 0.9 * glow),
  });
  return Array.from({ length: 11 }, (_, n) => {
    const turn = 0.7 + (n / 10) * 4.9;
    const thick = 0.018 + 0.03 * Math.sin((n / 10) * Math.PI);
    return {
      ...ellipsoidAt(
        [x + 0.16 * Math.cos(turn), LEVEL + y + 0.3 + 0.16 * Math.sin(turn), z],
        thick,
        thick,
        shine,
      ),
      isSheer: true as const,
    };
  });
}
