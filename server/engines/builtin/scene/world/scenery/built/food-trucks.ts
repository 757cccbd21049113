import { mixColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { block, bulbsBetween, paved, post } from './paved-site.ts';

const STONE: Colour = [0.58, 0.53, 0.48];
const JOINT: Colour = [0.42, 0.39, 0.36];
const WOOD: Colour = [0.56, 0.38, 0.22];
const CLOTHS: readonly Colour[] = [
  [0.85, 0.2, 0.16],
  [0.95, 0.75, 0.24],
  [0.14, 0.5, 0.56],
];
/** How far aside poles for lights stand, how high, and at what distances. World units. */
const POLES = { aside: 8, high: 5.4, at: [6.5, 13, 22, 33] } as const;
/** A slab of the paving. */
const SLAB = 0.9;

/** Trucks: to the right on the picture's side, ahead, how far the hatch is turned to the middle, radians. World units. */
export const TRUCKS = [
  [2.4, 10.4, 0.16],
  [-4.6, 15.5, -0.34],
  [9.2, 20.5, 0.5],
  [-9.6, 25, -0.5],
  [0.4, 33, 0.1],
] as const;

/** A square full of food trucks: cords of lights over it, tables under sunshades. */
export const FOOD_TRUCKS: SceneryPlan = {
  land: 'field',
  relief: 0.4,
  trees: 0.3,
  views: [
    { horizon: 0.57, lens: 0.95, eye: 0.4 },
    { horizon: 0.48, lens: 0.9, eye: 0.62 },
    { horizon: 0.62, lens: 0.86, eye: 0.36 },
    { horizon: 0.54, lens: 1.04, eye: 0.42 },
  ],
  ground: levelled(60, 70),
  isHard: true,
  soil: paved((x, z, soft) => {
    const row = Math.floor(z / SLAB);
    const [u, v] = [x / SLAB + 0.5 * (row & 1), z / SLAB].map((at) =>
      Math.abs(at - Math.round(at)),
    );
    const joint = Math.min(u ?? 1, v ?? 1) < 0.03 ? Math.max(0, 1 - soft * 9) : 0;
    return [mixColour(STONE, JOINT, joint), Math.abs(x) < 40 && z < 56 ? 1 : 0];
  }),
  lampAt: () => (x, _y, z) => (z < 48 && Math.abs(x) < 16 ? 0.75 : 0.1),
  isTended: (x, z) => Math.abs(x) < 42 && z < 58,
  has: new Set(['foodtruck']),
  solids,
};

function solids({ setting: { side }, lamps }: Site): Solid[] {
  const { aside, high, at } = POLES;
  const dark = plainPaint([0.2, 0.2, 0.22]);
  const poles = at.flatMap((z) => [-1, 1].map((edge) => post(edge * aside, z, high, 0.07, dark)));
  const cords = at.flatMap((z, n) => {
    const next = at[n + 1];
    const straight = bulbsBetween([-aside, high, z], [aside, high, z], 11, lamps);
    return next === undefined || n > 1
      ? straight
      : [...straight, ...bulbsBetween([-aside, high, z], [aside, high, next], 13, lamps)];
  });
  return [
    ...poles,
    ...cords,
    ...table(-side * 3.5, 8.8, 0),
    ...table(-side * 0.6, 20, 1),
    ...table(side * 6.4, 19.5, 2),
    ...board(-side * 1.2, 9.4),
  ];
}

/** A table with benches under a sunshade. */
function table(x: number, z: number, number: number): Solid[] {
  const wood = plainPaint(WOOD);
  const cloth = CLOTHS[number % CLOTHS.length] as Colour;
  const shade: Paint = ({ origin, normal }) => {
    const turn = Math.round((Math.atan2(normal[2], normal[0]) / Math.PI) * 5);
    return plainFront(origin[1] > 0 && turn % 2 === 0 ? cloth : [0.95, 0.93, 0.88]);
  };
  return [
    block([x - 0.9, 0.7, z - 0.38], [x + 0.9, 0.76, z + 0.38], wood),
    ...[-0.7, 0.7].map((at) =>
      block([x + at - 0.05, 0, z - 0.3], [x + at + 0.05, 0.7, z + 0.3], wood),
    ),
    ...[-0.75, 0.75].map((at) =>
      block([x - 0.9, 0.4, z + at - 0.14], [x + 0.9, 0.45, z + at + 0.14], wood),
    ),
    ...[-0.75, 0.75].flatMap((at) =>
      [-0.7, 0.7].map((along) =>
        block([x + along - 0.04, 0, z + at - 0.1], [x + along + 0.04, 0.4, z + at + 0.1], wood),
      ),
    ),
    post(x, z, 2.4, 0.03, plainPaint([0.85, 0.84, 0.8])),
    frustumAt([x, LEVEL + 2.05, z], 0.55, 1.5, 0.04, shade),
  ];
}

/** A board that stands on the ground with what is offered, in chalk. */
function board(x: number, z: number): Solid[] {
  const chalk: Paint = ({ role }, { along, up }) => {
    if (role !== 'front') return plainFront(WOOD);
    const row = Math.floor(up / 0.13);
    const isWritten =
      up > 0.2 &&
      up < 0.9 &&
      up / 0.13 - row < 0.45 &&
      along > 0.1 &&
      along < 0.3 + 0.24 * ((row * 7) % 3) * 0.5;
    const isEdge = along < 0.05 || along > 0.6 || up < 0.1 || up > 1;
    return plainFront(isEdge ? WOOD : isWritten ? [0.88, 0.88, 0.82] : [0.13, 0.15, 0.14]);
  };
  return [block([x - 0.32, 0, z], [x + 0.32, 1.05, z + 0.06], chalk)];
}
