import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { inside, plainFront } from '../../street/front.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { between, block, CONCRETE, paved, post, rail, STEEL } from './paved-site.ts';
import { roadPaint } from './road-site.ts';

/** The bridge over the road: from where to where, its under and upper edge; half the road's width, and where its walls are. World units. */
const BRIDGE = { near: 17, far: 33, under: 5, high: 6.6 } as const;
const ROAD = 4.2;
const WALL = 7.6;
const SPRAYS: readonly Colour[] = [
  [0.9, 0.28, 0.45],
  [0.12, 0.6, 0.72],
  [0.95, 0.72, 0.14],
  [0.46, 0.26, 0.66],
];

/** A road that goes under a bridge of concrete in a city, lamps beneath it, its walls sprayed. */
export const UNDERPASS: SceneryPlan = {
  land: 'field',
  relief: 0.4,
  trees: 0.2,
  views: [
    { horizon: 0.58, lens: 0.96, eye: 0.36 },
    { horizon: 0.5, lens: 0.9, eye: 0.48 },
    { horizon: 0.58, lens: 0.88, eye: 0.32 },
    { horizon: 0.55, lens: 1.1, eye: 0.38 },
  ],
  ground: levelled(60, 80),
  soil: paved((x, z, soft) => {
    const road = roadPaint(x, z, ROAD, 1, soft);
    const walk = Math.abs(x) < 40 && z < 60 ? 1 : 0;
    return road[1] > 0
      ? [mixColour(CONCRETE, road[0], road[1]), 1]
      : [scaleColour(CONCRETE, 0.9), walk];
  }),
  lampAt: () => (_x, _y, z) => 0.12 + 0.7 * between(z, BRIDGE.near - 2, BRIDGE.far + 2, 4),
  isTended: (x, z) => Math.abs(x) < 44 && z < 64,
  solids,
};

function solids({ lamps }: Site): Solid[] {
  const { near, far, under, high } = BRIDGE;
  const steel = plainPaint(STEEL);
  // Beneath it lamps burn by day as well.
  const lamp: Paint = () => ({
    colour: [1, 0.95, 0.85],
    glass: 0,
    glow: scaleColour(LAMP, 0.7 + Math.min(1.2, lamps * 3)),
  });
  return [
    block([-70, under, near], [70, high, far], concrete),
    block([-70, high, near - 0.3], [70, high + 0.35, near + 0.4], concrete),
    ...[-1, 1].flatMap((side) => [
      block(
        [side > 0 ? WALL : -WALL - 60, 0, near + 0.4],
        [side > 0 ? WALL + 60 : -WALL, under, far],
        sprayed,
      ),
      ...[0, 1, 2, 3].map((n) =>
        block(
          [side * 4.9 - 0.45, 0, near + 1 + n * 4.6],
          [side * 4.9 + 0.45, under, near + 1.9 + n * 4.6],
          pillar,
        ),
      ),
      ...[0, 1, 2].map((n) =>
        block(
          [side * 2.4 - 0.25, under - 0.14, near + 2 + n * 4.6],
          [side * 2.4 + 0.25, under, near + 4.4 + n * 4.6],
          lamp,
        ),
      ),
    ]),
    ...[0.55, 1.05].map((up) => rail([-70, high + up, near], [70, high + up, near], 0.05, steel)),
    ...Array.from({ length: 36 }, (_, n) =>
      rail([-63 + n * 3.6, high, near], [-63 + n * 3.6, high + 1.1, near], 0.05, steel),
    ),
    ...[-1, 1].map((side) => post(side * 26, near + 4, 14, 0.16, steel)),
    block([-1.5, under + 0.2, near - 0.12], [1.5, high - 0.15, near], height),
  ];
}

const concrete: Paint = ({ role }, { along, up, pixel }) => {
  const seam = inside(Math.abs(along / 6 - Math.round(along / 6)) * 6, -1, 0.04, pixel);
  const stain =
    0.08 * Math.sin(along * 1.7) * Math.sin(along * 0.37 + 1) - (role === 'front' ? 0.05 * up : 0);
  return plainFront(scaleColour(CONCRETE, (role === 'level' ? 0.82 : 0.95) + stain - 0.2 * seam));
};

/** Black and yellow at the height where lorries would meet it. */
const pillar: Paint = (_, { along, up, pixel }) => {
  const warn = inside(up, 0.3, 1.5, pixel);
  const stripe =
    Math.sin((along + up) * 9) > 0 ? ([0.95, 0.78, 0.12] as const) : ([0.08, 0.08, 0.08] as const);
  return plainFront(mixColour(scaleColour(CONCRETE, 0.92), stripe, warn));
};

/** Great letters and clouds of paint. */
const sprayed: Paint = ({ role, normal }, { along, up, pixel }) => {
  if (role === 'level') return plainFront(CONCRETE);
  const from = normal[0] > 0 ? along - 2 : along - 3;
  const number = Math.floor(from / 6);
  const ink = inkAt(
    ['BOOM', 'CITY', 'SOUL'][((number % 3) + 3) % 3] as string,
    (from - number * 6) / 5.4,
    (up - 0.5) / 2.2,
    pixel / 2.2,
  );
  const cloud = Math.sin(along * 1.1) + Math.sin(along * 2.3 - up * 1.9) + Math.sin(up * 2.2 + 1);
  const spray = SPRAYS[Math.abs(number) % SPRAYS.length] as Colour;
  const ground = mixColour(
    scaleColour(CONCRETE, 0.9),
    SPRAYS[Math.abs(number + 2) % SPRAYS.length] as Colour,
    cloud > 0.7 && up < 3.4 ? 0.75 : 0,
  );
  return plainFront(mixColour(ground, spray, ink));
};

/** A sign that says how high it is. */
const height: Paint = ({ role, long }, { along, up, pixel }) => {
  if (role !== 'front') return plainFront(STEEL);
  const edge = inside(along, 0.08, long - 0.08, pixel) * inside(up, 0.08, 1.17, pixel);
  const warn = Math.sin((along + up) * 6) > 0 ? 1 : 0;
  return plainFront(mixColour([0.08, 0.08, 0.08], [0.95, 0.78, 0.12], edge * warn));
};
