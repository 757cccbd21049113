import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { clay, facade, gabled } from '../famous/kit.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { block, bulbsBetween, lightOf, paved, post, rail } from './paved-site.ts';

const GRAVEL: Colour = [0.66, 0.6, 0.5];
const PEBBLE: Colour = [0.46, 0.42, 0.36];
const LEAVES: Colour = [0.36, 0.36, 0.2];
const WOOD: Colour = [0.42, 0.27, 0.15];
const PLASTER: Colour = [0.95, 0.88, 0.68];
const GREEN: Colour = [0.1, 0.3, 0.2];
const BLUE: Colour = [0.2, 0.46, 0.8];
const WHITE: Colour = [0.95, 0.96, 0.96];

/** Chestnuts under which the tables stand: to the right on the picture's side, ahead, how high. World units. */
export const CHESTNUTS = [
  [-5.6, 9.8, 9.4],
  [6.3, 11.2, 9.8],
  [-7.6, 17.4, 10.4],
  [2.4, 22.6, 9],
  [9.4, 20.4, 10.6],
  [-12.4, 24, 11],
  [14.6, 27, 11],
  [-17.5, 32, 12],
  [19, 36, 12],
] as const;
/** Where tables stand at which people sit, the nearest first. World units, as above. */
export const BEER_TABLES = [
  [-1.35, 5],
  [1.75, 6.1],
  [-3.7, 7.6],
  [0.3, 8.6],
  [4.3, 9.2],
  [-2, 11.4],
  [2.4, 12],
  [-5.6, 12.2],
  [6.6, 13.4],
  [0.2, 15],
  [-3.8, 15.6],
  [4.2, 16.2],
  [-8.4, 16.8],
  [8.4, 17.6],
  [-1.2, 18.8],
  [2.8, 20],
] as const;
/** The house: how far ahead its front is, half as wide as it is, how high its eaves are. World units. */
const HOUSE = { front: 26, half: 9.5, eaves: 5.6, deep: 8 } as const;
/** Poles of the lights: aside, how high, and at what distances. World units. */
const POLES = { aside: 7, high: 4.3, at: [6.2, 12.4, 18.6, 24.6] } as const;

/** A beer garden: long tables on gravel under chestnuts, cords of bulbs, the inn with its serving window. */
export const BEER_GARDEN: SceneryPlan = {
  land: 'field',
  relief: 0.4,
  trees: 0.6,
  views: [
    { horizon: 0.55, lens: 1.02, eye: 0.46 },
    { horizon: 0.47, lens: 0.92, eye: 0.6 },
    { horizon: 0.57, lens: 0.9, eye: 0.42 },
    { horizon: 0.52, lens: 1.12, eye: 0.5 },
  ],
  ground: levelled(60, 74),
  soil: paved((x, z, soft, { noise }) => {
    const fine = Math.max(0, 1 - soft * 5);
    const stone = fine * smoothstep(0.1, 0.5, noise.fbm(x * 13, z * 13, 2));
    const fallen = smoothstep(0.25, 0.6, noise.fbm(x * 1.1, z * 1.1, 3));
    return [
      mixColour(mixColour(GRAVEL, PEBBLE, 0.7 * stone), LEAVES, 0.35 * fallen),
      smoothstep(30, 22, Math.abs(x)) * smoothstep(50, 42, z),
    ];
  }),
  lampAt: () => {
    const near = lightOf(
      POLES.at.map((z) => [0, z]),
      7,
    );
    return (x, y, z) => 0.62 * near(x, z) * smoothstep(14, 3, y - LEVEL);
  },
  isTended: (x, z) => Math.abs(x) < 30 && z < 50,
  has: new Set(['person', 'beer', 'cup', 'tree', 'bench', 'fairylights', 'flower', 'house']),
  solids,
};

function solids({ setting: { side }, lamps }: Site): Solid[] {
  const { aside, high, at } = POLES;
  const pole = plainPaint(WOOD);
  const cords = at.flatMap((z, n) => {
    const next = at[n + 1];
    const straight = bulbsBetween([-aside, high, z], [aside, high, z], 13, lamps);
    return next === undefined
      ? straight
      : [...straight, ...bulbsBetween([-aside, high, z], [aside, high, next], 15, lamps)];
  });
  return [
    ...at.flatMap((z) => [-1, 1].map((edge) => post(edge * aside, z, high, 0.06, pole))),
    ...cords,
    ...inn(side, lamps),
    ...maypole(side * -9.4, 22.5),
    ...board(side * 3.1, 7),
    ...barrels(side * 5.3, 9.2),
  ];
}

/** The inn across the far end: plaster with green shutters under a roof of tiles, its serving window under an awning of white and blue. */
function inn(side: number, lamps: number): Solid[] {
  const { front, half, eaves, deep } = HOUSE;
  const look = facade({
    ...{ wall: PLASTER, trim: WHITE, shutters: GREEN, bay: 2.3, storey: 2.8, foot: 0 },
    ...{ window: [0.42, 0.85, 2], number: 11, lamps },
  });
  const glow = scaleColour(LAMP, Math.max(0.5, Math.min(1.6, lamps * 4)));
  const hatch: Paint = ({ role }, { along, up }) => {
    if (role !== 'front') return plainFront(WOOD);
    const isShelf = up > 0.72 && up < 0.78;
    const bottle = Math.abs((along / 0.3) % 1) < 0.6 && up > 0.8 && up < 1.15;
    return {
      colour: bottle ? [0.45, 0.25, 0.1] : isShelf ? WOOD : [0.62, 0.44, 0.24],
      glass: 0,
      glow: scaleColour(glow, bottle ? 0.15 : 0.42),
    };
  };
  const stripes: Paint = (_, { along, pixel }) =>
    plainFront(
      mixColour(BLUE, WHITE, inside(along / 0.5 - Math.floor(along / 0.5), 0, 0.5, pixel)),
    );
  const x = side * 1.2;
  return [
    ...gabled(
      plotOf(-half, front, half, front + deep),
      LEVEL,
      LEVEL + eaves,
      [0.8, 'front'],
      look,
      clay([0.6, 0.28, 0.18]),
    ),
    block([x - 2.6, 1, front - 0.06], [x + 2.6, 2.25, front], hatch),
    block([x - 2.9, 0, front - 0.7], [x + 2.9, 1.02, front - 0.1], plainPaint(WOOD)),
    ...Array.from({ length: 7 }, (_, n) => {
      const at = x - 2.3 + n * 0.75 + 0.2 * chance(n, 3, 2);
      return frustumAt([at, LEVEL + 1.02, front - 0.4], 0.22, 0.08, 0.08, plainPaint(AMBER));
    }),
    ...Array.from({ length: 5 }, (_, n) =>
      rail(
        [x - 3, 2.72 - 0.09 * n, front - 0.2 - 0.36 * n],
        [x + 3, 2.72 - 0.09 * n, front - 0.2 - 0.36 * n],
        0.2,
        stripes,
      ),
    ),
  ];
}

const AMBER: Colour = [0.9, 0.58, 0.14];

/** A maypole of white and blue with the signs of trades on its arms. */
function maypole(x: number, z: number): Solid[] {
  const spiral: Paint = (_, { along, up }) =>
    plainFront(Math.floor((up + along * 0.8) / 0.5) % 2 === 0 ? BLUE : WHITE);
  const arms: readonly number[] = [4.6, 6, 7.4];
  return [
    post(x, z, 10.5, 0.15, spiral),
    frustumAt([x, LEVEL + 8.4, z], 0.3, 0.75, 0.75, plainPaint(GREEN)),
    ...arms.flatMap((up): Solid[] => [
      rail([x - 1.3, up, z], [x + 1.3, up, z], 0.06, plainPaint(WOOD)),
      ...[-1.1, 1.1].map((off) =>
        block(
          [x + off - 0.3, up + 0.06, z - 0.04],
          [x + off + 0.3, up + 0.75, z + 0.04],
          plainPaint(up > 5 ? BLUE : [0.8, 0.3, 0.16]),
        ),
      ),
    ]),
  ];
}

/** A board on which is written in chalk what there is. */
function board(x: number, z: number): Solid[] {
  const chalk: Paint = ({ role }, { along, up }) => {
    if (role !== 'front') return plainFront(WOOD);
    const row = Math.floor(up / 0.13);
    const isEdge = along < 0.05 || along > 0.61 || up < 0.1 || up > 1.02;
    const isWritten =
      up > 0.2 &&
      up < 0.92 &&
      up / 0.13 - row < 0.45 &&
      along > 0.1 &&
      along < 0.34 + 0.1 * (row % 3);
    return plainFront(isEdge ? WOOD : isWritten ? [0.88, 0.88, 0.82] : [0.13, 0.15, 0.14]);
  };
  return [block([x - 0.33, 0, z], [x + 0.33, 1.1, z + 0.06], chalk)];
}

/** Barrels that stand beneath a tree, with iron hoops. */
function barrels(x: number, z: number): Solid[] {
  const staves: Paint = ({ role }, { along, up }) => {
    if (role === 'level') return plainFront(scaleColour(WOOD, 1.3));
    const isHoop = up % 0.32 < 0.05;
    return plainFront(
      isHoop ? [0.2, 0.2, 0.2] : scaleColour(WOOD, 1.1 + 0.2 * Math.sin(along * 40)),
    );
  };
  const one = ([at, up, ahead]: Point): Solid[] => [
    frustumAt([at, LEVEL + up, ahead], 0.42, 0.3, 0.36, staves, 12),
    frustumAt([at, LEVEL + up + 0.42, ahead], 0.42, 0.36, 0.3, staves, 12),
  ];
  return [...one([x, 0, z]), ...one([x + 0.8, 0, z + 0.3]), ...one([x + 0.36, 0.84, z + 0.2])];
}
