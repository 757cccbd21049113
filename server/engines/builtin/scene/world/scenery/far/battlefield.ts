import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside, plainFront } from '../../street/front.ts';
import { boxOn, type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { panel, rodBetween, sheer } from './pieces.ts';

/** Colours of the two armies: of the one on the picture's side, and of the other. */
export const ARMIES: readonly (readonly [Colour, Colour])[] = [
  [
    [0.72, 0.1, 0.1],
    [0.92, 0.76, 0.2],
  ],
  [
    [0.12, 0.25, 0.6],
    [0.9, 0.9, 0.88],
  ],
];
const MUD: Colour = [0.4, 0.32, 0.22];
const WOOD: Colour = [0.42, 0.29, 0.17];

/** A battlefield of the Middle Ages: trodden ground, banners over two armies, a siege tower. */
export const BATTLEFIELD: SceneryPlan = {
  land: 'field',
  relief: 0.6,
  trees: 0.25,
  views: [
    { horizon: 0.5, lens: 0.95, eye: 0.5 },
    { horizon: 0.4, lens: 0.9, eye: 1 },
    { horizon: 0.56, lens: 0.86, eye: 0.42 },
    { horizon: 0.48, lens: 1.12, eye: 0.55 },
  ],
  ground: levelled(60, 110),
  soil:
    (wild, { noise, snowy }) =>
    (x, z, height, steepness) => {
      const own = wild(x, z, height, steepness);
      if (snowy) return own;
      const worn =
        smoothstep(-0.3, 0.35, noise.fbm(x / 6, z / 6, 4) + 0.25) * smoothstep(95, 60, z);
      const mud = scaleColour(MUD, 1 + 0.35 * noise.fbm(x * 1.2, z * 1.2, 3));
      return mixColour(own, mud, 0.85 * worn);
    },
  isTended: (_, z) => z < 100,
  solids,
};

function solids({ setting: { side } }: Site): Solid[] {
  return [
    ...BANNERS.flatMap(([x, z, high], n) => banner(side * x, z, high, x > 0 ? 0 : 1, n)),
    ...siegeTower(-side * 12, 46),
    ...FIGHTERS.map(([x, z]) => shield(side * (x + (x > 0 ? -0.3 : 0.3)), z - 0.32, x > 0 ? 0 : 1)),
    ...ARROWS.map(([x, z], n) =>
      sheer(
        rodBetween(
          [x, LEVEL - 0.1, z],
          [x + 0.28 * ((n % 3) - 1), LEVEL + 0.62, z - 0.3],
          [0.018, 0.018],
          4,
          plainPaint([0.5, 0.38, 0.24]),
        ),
      ),
    ),
  ];
}

/** Who fights in the front line: to the right on the picture's side, ahead. */
export const FIGHTERS = [
  [0.85, 6.6],
  [-0.95, 6.9],
  [2.6, 7.8],
  [-2.5, 8.2],
  [1.1, 9.6],
  [-0.8, 9.9],
  [4.2, 10],
  [-4.1, 10.6],
  [2.4, 12.4],
  [-2, 12.8],
  [0.7, 15],
  [-0.9, 15.4],
  [4.6, 15],
  [-4.8, 15.6],
] as const;

/** A kite shield before who carries it. */
function shield(x: number, z: number, army: 0 | 1): Solid {
  const [field, sign] = ARMIES[army] as readonly [Colour, Colour];
  const blazon: Paint = (_, { along, up, pixel }) => {
    const cross = Math.max(
      inside(Math.abs(Math.abs(along) - 0.26), -1, 0.05, pixel),
      inside(Math.abs(up - 0.42), -1, 0.05, pixel),
    );
    return plainFront(mixColour(field, sign, cross));
  };
  const at = (u: number, v: number) => [x + u, LEVEL + v, z] as const;
  return panel(
    [at(-0.26, 1.02), at(0, 0.52), at(0.26, 1.02), at(0.26, 1.36), at(-0.26, 1.36)],
    0.05,
    blazon,
  );
}

/** Banners: to the right on the picture's side, ahead, how high. World units. */
const BANNERS = [
  [4.6, 13.4, 4.6],
  [-5.2, 14.6, 4.8],
  [8.4, 19, 5],
  [-9.6, 21, 5.2],
  [5.6, 26, 5.2],
  [-4.6, 29, 5],
  [12, 31, 5.4],
  [-15, 33, 5.4],
  [18, 42, 5.6],
  [9, 44, 5.4],
] as const;

const ARROWS = [
  [-1.6, 6.4],
  [2.2, 7.4],
  [0.6, 9.2],
  [-3.4, 8.6],
  [3.6, 10.6],
  [-0.4, 12.4],
] as const;

/** A tall banner with a cross on it. */
function banner(x: number, z: number, high: number, army: 0 | 1, n: number): Solid[] {
  const [cloth, sign] = ARMIES[army] as readonly [Colour, Colour];
  const blown = army === 0 ? 1 : 1;
  const signed: Paint = (_, { along, up, pixel }) => {
    const u = Math.abs(along) - 0.8;
    const cross = Math.max(
      inside(Math.abs(u), -1, 0.13, pixel),
      inside(Math.abs(up - 0.7), -1, 0.13, pixel),
    );
    return plainFront(mixColour(cloth, sign, n % 2 === 0 ? cross : inside(up, 0.45, 0.9, pixel)));
  };
  const top = LEVEL + high;
  return [
    sheer(rodBetween([x, LEVEL - 0.2, z], [x, top + 0.2, z], [0.05, 0.04], 5, plainPaint(WOOD))),
    sheer(
      panel(
        [
          [x, top - 1.4, z],
          [x + blown * 1.7, top - 1.55, z + 0.35],
          [x + blown * 1.7, top - 0.15, z + 0.35],
          [x, top, z],
        ],
        0.03,
        signed,
      ),
    ),
  ];
}

/** A siege tower on its wheels, its bridge drawn up. */
function siegeTower(x: number, z: number): Solid[] {
  const boards: Paint = ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(scaleColour(WOOD, 0.8));
    const seam = inside(Math.abs(along / 0.4 - Math.round(along / 0.4)) * 0.4, -1, 0.03, pixel);
    const beam = inside(Math.abs(up / 3 - Math.round(up / 3)) * 3, -1, 0.16, pixel);
    const slit =
      inside(Math.abs(along / 1.5 - Math.round(along / 1.5)) * 1.5, -1, 0.1, pixel) *
      inside(up % 3, 1.2, 2, pixel);
    const wood = scaleColour(WOOD, (0.95 + 0.1 * Math.sin(along * 31)) * (1 - 0.35 * seam));
    return plainFront(
      mixColour(mixColour(wood, [0.26, 0.17, 0.1], beam), [0.05, 0.04, 0.03], slit),
    );
  };
  const wheel = plainPaint([0.27, 0.18, 0.1]);
  return [
    boxOn(plotOf(x - 2.6, z, x + 2.6, z + 5), LEVEL + 0.7, LEVEL + 6.6, boards),
    boxOn(plotOf(x - 2.2, z + 0.4, x + 2.2, z + 4.6), LEVEL + 6.6, LEVEL + 11, boards),
    ...[-2, -0.9, 0.2, 1.3].map((at) =>
      boxOn(plotOf(x + at, z + 0.4, x + at + 0.6, z + 0.7), LEVEL + 11, LEVEL + 11.8, boards),
    ),
    ...[-1.7, 1.7].map((at) =>
      rodBetween(
        [x + at, LEVEL + 0.8, z - 0.35],
        [x + at, LEVEL + 0.8, z],
        [0.85, 0.85],
        14,
        wheel,
      ),
    ),
    rodBetween([x - 1.6, LEVEL, z - 1.6], [x - 1.6, LEVEL + 6.6, z - 0.1], [0.07, 0.07], 4, wheel),
    rodBetween([x - 0.8, LEVEL, z - 1.6], [x - 0.8, LEVEL + 6.6, z - 0.1], [0.07, 0.07], 4, wheel),
    ...Array.from({ length: 12 }, (_, n) => {
      const share = (n + 1) / 13;
      const [up, near] = [LEVEL + 6.6 * share, z - 1.6 + 1.5 * share];
      return rodBetween([x - 1.6, up, near], [x - 0.8, up, near], [0.05, 0.05], 4, wheel);
    }),
    ...banner(x + 0.2, z + 2, 15, 1, 0),
  ];
}
