import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { plainFront } from '../../street/front.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import {
  ASPHALT,
  band,
  between,
  blocksOf,
  paved,
  post,
  STEEL,
  WHITE,
} from '../built/paved-site.ts';
import { levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';

/** The road's edges, and those of the gravel beside it where the shelter stands, aside of the eye toward the picture's side. World units. */
const ROAD = { inner: -5.6, outer: -0.9 } as const;
const GRAVEL = { outer: 3.8, near: 4, far: 15 } as const;
const WOOD: Colour = [0.5, 0.34, 0.2];
const BLUE: Colour = [0.1, 0.3, 0.66];

/** Boards that run along, one over the other. */
const boards: Paint = (_, { up }) =>
  plainFront(scaleColour(WOOD, Math.abs((up / 0.19) % 1) < 0.1 ? 0.55 : 1));

/** A country road between fields, with the wooden shelter of a bus stop and its sign beside it. */
export const COUNTRY_STOP: SceneryPlan = {
  land: 'field',
  relief: 0.4,
  trees: 0.6,
  views: [
    { horizon: 0.5, lens: 0.95, eye: 0.4 },
    { horizon: 0.42, lens: 0.9, eye: 0.6 },
    { horizon: 0.55, lens: 0.88, eye: 0.36 },
    { horizon: 0.48, lens: 1.08, eye: 0.42 },
  ],
  ground: levelled(14, 40),
  soil: paved((x, z, soft, { side }) => {
    const across = side * x;
    const road = between(across, ROAD.inner, ROAD.outer, soft) * between(z, -20, 300, 1);
    const pad =
      between(across, ROAD.outer - 0.2, GRAVEL.outer, 0.2 + soft) *
      between(z, GRAVEL.near, GRAVEL.far, 0.5 + soft);
    const middle = (ROAD.inner + ROAD.outer) / 2;
    const line = Math.max(
      band(across - middle, 0.06, soft) * (Math.floor(z / 2.6) % 2),
      band(across - ROAD.inner - 0.25, 0.06, soft),
      band(across - ROAD.outer + 0.25, 0.06, soft),
    );
    const asphalt = mixColour(ASPHALT, WHITE, 0.8 * line);
    return [mixColour([0.6, 0.55, 0.46], asphalt, road), Math.max(road, pad)];
  }),
  isTended: (x, z) => Math.abs(x) < 6.4 && z < 200,
  has: new Set(['bus']),
  solids,
};

/** The shelter, open toward the road, with its bench; the sign of the stop; posts of a fence along the field. */
function solids({ setting: { side } }: Site): Solid[] {
  const at = blocksOf(side, 0, 0);
  const roof = plainPaint([0.42, 0.16, 0.12]);
  const wood = plainPaint(WOOD);
  const steel = plainPaint(STEEL);
  const sign: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(BLUE);
    const ink = inkAt('BUS', (along / long - 0.1) / 0.8, (up - 0.14) / 0.26, pixel * 6);
    return plainFront(mixColour(BLUE, WHITE, ink));
  };
  const pole = side * -0.35;
  return [
    at(3.1, 3.2, 0, 2.3, 8.2, 12.4, boards),
    at(1.3, 3.2, 0, 2.3, 12.3, 12.4, boards),
    at(1.9, 3.2, 0, 1, 8.2, 8.3, boards),
    ...[8.24, 12.34].map((z) => post(side * 1.36, z, 2.3, 0.07, wood)),
    at(0.9, 3.5, 2.3, 2.46, 7.9, 12.7, roof),
    at(2.55, 3.05, 0.42, 0.5, 8.7, 12, wood),
    ...[9, 11.7].map((z) => at(2.6, 3, 0, 0.42, z, z + 0.1, wood)),
    post(pole, 7.4, 2.95, 0.045, steel),
    at(-0.72, 0.02, 2.28, 2.82, 7.34, 7.39, sign),
    at(-0.55, -0.15, 1.3, 1.75, 7.34, 7.39, plainPaint(WHITE)),
    ...Array.from({ length: 12 }, (_, n) => post(side * 4.6, 6 + 3.2 * n, 1.1, 0.06, wood)),
    ...[0.55, 0.95].map((up) => at(4.57, 4.63, up, up + 0.07, 6, 41.2, wood)),
  ];
}
