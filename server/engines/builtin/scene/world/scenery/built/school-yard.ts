import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside, plainFront } from '../../street/front.ts';
import { plainPaint, type Solid } from '../../street/solid.ts';
import { levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { ASPHALT, band, between, block, paved, post, rail, WHITE } from './paved-site.ts';
import { schoolHouse } from './school-house.ts';

/** How far off the school's front is. World units. */
const SCHOOL_Z = 40;
const CHALKS: readonly Colour[] = [
  [0.95, 0.75, 0.2],
  [0.3, 0.65, 0.9],
  [0.95, 0.45, 0.5],
  [0.45, 0.8, 0.4],
];

/** A school yard: the brick school with its clock, hopscotch and lines of games on the ground, a basketball hoop, a flag. */
export const SCHOOL_YARD: SceneryPlan = {
  land: 'field',
  relief: 0.4,
  trees: 0.45,
  views: [
    { horizon: 0.5, lens: 0.94, eye: 0.44 },
    { horizon: 0.42, lens: 0.88, eye: 0.8 },
    { horizon: 0.56, lens: 0.88, eye: 0.36 },
    { horizon: 0.48, lens: 1.08, eye: 0.5 },
  ],
  ground: levelled(80, 90),
  isHard: true,
  soil: paved((x, z, soft, { side }) => {
    const share = between(Math.abs(x), -1, 26, 0.4) * between(z, -9, SCHOOL_Z - 1, 0.3);
    const chalk = hopscotch(side * x + 1.6, z - 6);
    if (chalk !== null) return [mixColour(ASPHALT, chalk, 0.85), share];
    const ring = Math.max(
      band(Math.hypot(x - side * 8, z - 20) - 3, 0.07, soft),
      band(Math.abs(x - side * 8) - 4.6, 0.06, soft) * (z > 11 && z < 30 ? 1 : 0),
      band(z - 30, 0.07, soft) * (Math.abs(x - side * 8) < 4.6 ? 1 : 0),
    );
    return [mixColour(scaleColour(ASPHALT, 1.15), WHITE, 0.85 * ring), share];
  }),
  lampAt: () => (_x, _y, z) => 0.35 * between(z, 22, SCHOOL_Z, 8) + 0.12,
  isTended: (x, z) => Math.abs(x) < 30 && z < 60,
  has: new Set(['college']),
  solids,
};

/** The chalk of hopscotch at a place beside its middle and along it; null beside it. */
function hopscotch(x: number, z: number): Colour | null {
  const row = Math.floor(z / 0.95);
  if (z < 0 || row > 7) return null;
  const isPair = row === 2 || row === 5;
  const half = isPair ? 0.95 : 0.48;
  if (Math.abs(x) > half) return null;
  const v = z - row * 0.95;
  const u = isPair ? Math.abs(Math.abs(x) - 0.475) : Math.abs(x);
  const isLine = v < 0.07 || v > 0.88 || u > 0.41;
  const number = Math.hypot(u * 1.6, v - 0.47) < 0.2 && Math.hypot(u * 1.6, v - 0.47) > 0.11;
  return isLine ? WHITE : number ? (CHALKS[row % CHALKS.length] as Colour) : null;
}

function solids({ setting: { side }, lamps }: Site): Solid[] {
  return [
    ...schoolHouse(SCHOOL_Z, lamps),
    // The flag, and the hoop at the end of its court.
    post(-side * 11, 30, 9, 0.09, plainPaint(WHITE)),
    block([-side * 11, 7.6, 30], [-side * 11 + 2.2, 8.9, 30.05], ({ role }, { up }) =>
      plainFront(role === 'level' || Math.abs(up - 0.65) > 0.3 ? [0.7, 0.12, 0.14] : WHITE),
    ),
    ...hoop(side * 8, 30.4),
    ...Array.from({ length: 14 }, (_, n) =>
      [-1, 1].map((at) =>
        rail(
          [at * 26, 0, 8 + n * 2.3],
          [at * 26, 1.3, 8 + n * 2.3],
          0.05,
          plainPaint([0.16, 0.3, 0.24]),
        ),
      ),
    ).flat(),
    ...[-1, 1].flatMap((at) =>
      [0.3, 1.3].map((up) =>
        rail([at * 26, up, 6], [at * 26, up, 39], 0.04, plainPaint([0.16, 0.3, 0.24])),
      ),
    ),
    block(
      [-side * 15 - 1.4, 0.42, 24],
      [-side * 15 + 1.4, 0.5, 24.5],
      plainPaint([0.6, 0.42, 0.24]),
    ),
    block(
      [-side * 15 - 1.2, 0, 24.1],
      [-side * 15 + 1.2, 0.42, 24.4],
      plainPaint([0.2, 0.2, 0.22]),
    ),
  ];
}

const hoop = (x: number, z: number): Solid[] => [
  post(x, z + 0.8, 3.4, 0.12, plainPaint([0.4, 0.42, 0.45])),
  block([x - 0.9, 2.9, z], [x + 0.9, 3.95, z + 0.08], ({ role, long }, { along, up, pixel }) => {
    const square =
      inside(Math.abs(along - long / 2), -1, 0.3, pixel) * inside(up, 0.15, 0.6, pixel);
    const hole = inside(Math.abs(along - long / 2), -1, 0.24, pixel) * inside(up, 0.2, 0.54, pixel);
    return plainFront(
      mixColour(WHITE, [0.85, 0.2, 0.12], role === 'front' ? square * (1 - hole) : 0),
    );
  }),
  block([x - 0.3, 3.02, z - 0.55], [x + 0.3, 3.08, z], plainPaint([0.9, 0.35, 0.1])),
];
