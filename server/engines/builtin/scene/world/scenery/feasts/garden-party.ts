import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import { plainFront } from '../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { between, block, bulbsBetween, paved, post, rail, WHITE } from '../built/paved-site.ts';
import { prism } from '../built/prism.ts';
import { familyHome, glassDoor, homeLook } from '../everyday/home.ts';
import { lawnAt } from '../everyday/lawn.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { dish, glass, jug } from './laid-table.ts';
import { alongCord } from './on-street.ts';

/** The table: half its width, from where to where, how high; how far aside of its middle they sit, how many on a side, where the first does and how far the next. World units. */
export const LONG_TABLE = {
  half: 0.62,
  near: 3.7,
  far: 8.3,
  high: 0.74,
  seats: 1.02,
  many: 6,
  first: 4.1,
  apart: 0.76,
} as const;
const LINEN: Colour = [0.95, 0.93, 0.88];
const BENCH: Colour = [0.55, 0.37, 0.22];
const BRIGHT: readonly Colour[] = [
  [0.9, 0.22, 0.24],
  [0.97, 0.78, 0.2],
  [0.2, 0.56, 0.86],
  [0.36, 0.7, 0.34],
  [0.86, 0.4, 0.66],
];
const bright = (n: number): Colour => BRIGHT[n % BRIGHT.length] as Colour;

/** Whether it is a birthday that is held there. */
export const isBirthday = ({ idea }: Pick<Setting, 'idea'>): boolean =>
  idea.subjects.some(({ thing }) => thing === 'balloons' || thing === 'gift' || thing === 'cake');

/** A long table laid on the lawn behind a house, small flags over it; for a birthday with its cake, presents and balloons. */
export const GARDEN_PARTY: SceneryPlan = {
  land: 'field',
  isNear: true,
  relief: 0.3,
  trees: 0.5,
  time: 'day',
  views: [
    { horizon: 0.46, lens: 1.06, eye: 0.42 },
    { horizon: 0.4, lens: 0.98, eye: 0.56 },
    { horizon: 0.5, lens: 0.92, eye: 0.37 },
    { horizon: 0.44, lens: 1.16, eye: 0.44 },
  ],
  ground: levelled(60, 60),
  soil: paved((x, z, _, { noise, season }) => [
    lawnAt(x, z, noise, season),
    between(Math.abs(x), -1, 15, 0.4) * between(z, -20, 34, 0.4),
  ]),
  lampAt: () => (x, _y, z) => (z < 14 ? 0.6 / (1 + (x / 4) ** 2) : 0.14),
  isTended: (x, z) => Math.abs(x) < 14 && z < 30,
  has: new Set(['balloons', 'gift', 'cake', 'chair', 'bench', 'house']),
  solids,
};

function solids({ setting, lamps }: Site): Solid[] {
  const { half, near, far, high, many, first, apart, seats } = LONG_TABLE;
  const isFestive = isBirthday(setting);
  const cloth: Paint = ({ role }, { along, up }) => {
    const isCheck = role !== 'level' && Math.floor(along / 0.12) % 2 === Math.floor(up / 0.12) % 2;
    return plainFront(isCheck ? [0.86, 0.42, 0.4] : LINEN);
  };
  const left = setting.side > 0 ? -7 : -4;
  return [
    ...familyHome(plotOf(left, 21, left + 11, 29), homeLook([0.9, 0.85, 0.74], 2), lamps),
    glassDoor(left + 4, left + 7, 21, lamps),
    block([-half, 0.3, near], [half, high, far], cloth),
    ...legs(),
    ...[-1, 1].flatMap((side) => bench(side * seats)),
    ...Array.from({ length: many }, (_, n) =>
      [-1, 1].flatMap((side) => {
        const z = first + n * apart;
        return [
          ...dish([side * 0.42, high, z], 0.13, n + (side > 0 ? 3 : 0)),
          ...glass([side * 0.3, high, z + 0.22], n),
        ];
      }),
    ).flat(),
    ...[4.75, 5.5, 6.2, 6.9, 7.6].flatMap((z, n) =>
      n % 2 === 0
        ? [
            ...jug([0.14, high, z], n === 2 ? [0.9, 0.4, 0.4] : [0.95, 0.78, 0.3]),
            ...dish([-0.12, high, z + 0.05], 0.17, n + 1),
          ]
        : bouquet([0, high, z], n),
    ),
    ...[4.4, 8.6].flatMap((z, row) => bunting(z, row)),
    ...(lamps > 0.1 ? bulbsBetween([-2.6, 3.4, 4.4], [2.6, 3.3, 8.6], 20, lamps) : []),
    ...(isFestive
      ? [...cake([0, high, 4.05]), ...presents(setting.side)]
      : dish([0, high, 4.05], 0.24, 2)),
  ];
}

function legs(): Solid[] {
  const { half, near, far } = LONG_TABLE;
  const wood = plainPaint(BENCH);
  return [near + 0.2, (near + far) / 2, far - 0.2].flatMap((z) =>
    [-1, 1].map((side) => post(side * (half - 0.1), z, 0.5, 0.04, wood)),
  );
}

/** A bench of planks along the table. */
function bench(x: number): Solid[] {
  const { near, far } = LONG_TABLE;
  const wood = plainPaint(BENCH);
  return [
    block([x - 0.16, 0.39, near + 0.1], [x + 0.16, 0.45, far - 0.1], wood),
    ...[near + 0.4, far - 0.4].flatMap((z) =>
      [-0.12, 0.12].map((dx) => post(x + dx, z, 0.4, 0.03, wood)),
    ),
  ];
}

/** Flowers in a glass. */
const bouquet = ([x, y, z]: Point, number: number): Solid[] => [
  frustumAt([x, LEVEL + y, z], 0.14, 0.045, 0.055, plainPaint([0.6, 0.74, 0.78]), 8),
  ...Array.from({ length: 7 }, (_, n) => {
    const turn = n * 2.4;
    const out = n === 0 ? 0 : 0.075;
    return ellipsoidAt(
      [x + out * Math.cos(turn), LEVEL + y + 0.2 + 0.03 * (n % 3), z + out * Math.sin(turn)],
      0.045,
      0.04,
      plainPaint(n % 3 === 2 ? [0.3, 0.5, 0.24] : bright(number + n)),
    );
  }),
];

/** A cake of two tiers, iced, with candles that burn. */
function cake([x, y, z]: Point): Solid[] {
  const icing = plainPaint([0.98, 0.84, 0.88]);
  const flame: Paint = () => ({ colour: [1, 0.8, 0.3], glass: 0, glow: [1.2, 0.8, 0.25] });
  const tier = (up: number, high: number, radius: number, paint: Paint) =>
    frustumAt([x, LEVEL + y + up, z], high, radius, radius, paint, 16);
  return [
    tier(0, 0.03, 0.27, plainPaint(WHITE)),
    tier(0.03, 0.15, 0.22, icing),
    tier(0.18, 0.11, 0.145, plainPaint([0.99, 0.95, 0.9])),
    ...Array.from({ length: 14 }, (_, n) => {
      const turn = (n / 14) * 2 * Math.PI;
      return ellipsoidAt(
        [x + 0.2 * Math.cos(turn), LEVEL + y + 0.19, z + 0.2 * Math.sin(turn)],
        0.028,
        0.026,
        plainPaint(n % 2 === 0 ? [0.9, 0.3, 0.45] : WHITE),
      );
    }),
    ...Array.from({ length: 7 }, (_, n): Solid[] => {
      const turn = (n / 7) * 2 * Math.PI + 0.3;
      const at = (up: number): Point => [
        x + 0.1 * Math.cos(turn),
        LEVEL + y + up,
        z + 0.1 * Math.sin(turn),
      ];
      return [
        frustumAt(at(0.28), 0.13, 0.012, 0.012, plainPaint(bright(n)), 6),
        { ...ellipsoidAt(at(0.435), 0.014, 0.03, flame), isSheer: true },
      ];
    }).flat(),
  ];
}

/** Presents with ribbons on the grass at the table's near end. */
function presents(side: number): Solid[] {
  const sizes = [
    [1.5, 3.5, 0.42, 0.34],
    [1.95, 3.75, 0.34, 0.46],
    [1.72, 3.2, 0.26, 0.22],
  ] as const;
  return sizes.flatMap(([out, z, wide, high], n) => {
    const x = side * out;
    const [paper, ribbon] = [bright(n + 2), n === 1 ? bright(0) : WHITE];
    const wrapped: Paint = (_, { along }) =>
      plainFront(Math.abs(along - wide / 2) < 0.035 ? ribbon : paper);
    const knot: Point = [x, LEVEL + high + 0.04, z];
    return [
      block([x - wide / 2, 0, z - wide / 2], [x + wide / 2, high, z + wide / 2], wrapped),
      ...[-0.07, 0.07].map((dx) =>
        ellipsoidAt([knot[0] + dx, knot[1], knot[2]], 0.07, 0.045, plainPaint(ribbon)),
      ),
    ];
  });
}

/** Small flags on a cord between two posts, over the table. */
function bunting(z: number, row: number): Solid[] {
  const wood = plainPaint([0.86, 0.83, 0.76]);
  const places = alongCord([-2.6, 3.1, z], [2.6, 3.1, z], 13, 0.28);
  return [
    post(-2.6, z, 3.2, 0.05, wood),
    post(2.6, z, 3.2, 0.05, wood),
    ...places.slice(1).flatMap((to, n): Solid[] => {
      const from = places[n] as Point;
      const [x, up] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      const flag = prism(
        [
          [x + 0.15, up],
          [x - 0.15, up],
          [x, up - 0.34],
        ],
        z,
        z + 0.012,
        plainPaint(bright(n + row * 2)),
      );
      return [rail(from, to, 0.012, wood), { ...flag, isSheer: true }];
    }),
  ];
}
