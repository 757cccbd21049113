import { mixColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { barBetween } from '../../street/convex.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { block, paved, post } from '../built/paved-site.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';

const NAVY: Colour = [0.08, 0.1, 0.22];
const GOLD: Colour = [0.92, 0.7, 0.2];
const LAWN: Colour = [0.24, 0.42, 0.14];
const PATH: Colour = [0.66, 0.62, 0.56];
/** How many caps are in the air, how high the lowest and the highest, how far off. World units. */
const CAPS = { many: 20, low: 2.5, more: 2.2, near: 5.2, deep: 5 } as const;
/** The college behind the lawn: how far off and how high. World units. */
export const COLLEGE = { z: 44, high: 15 } as const;

/** A college's lawn: graduates throw their caps before it. */
export const GRADUATION: SceneryPlan = {
  land: 'field',
  relief: 0.4,
  trees: 0.7,
  time: 'day',
  views: [
    { horizon: 0.5, lens: 1, eye: 0.31 },
    { horizon: 0.48, lens: 0.94, eye: 0.46 },
    { horizon: 0.44, lens: 0.9, eye: 0.27 },
    { horizon: 0.5, lens: 1.16, eye: 0.31 },
  ],
  ground: levelled(40, 60),
  soil: paved((x, z) => {
    const isPath = Math.abs(x) < 1.5 + 0.02 * z && z > 12;
    return [isPath ? PATH : LAWN, Math.abs(x) < 46 && z < 60 ? 0.9 : 0];
  }),
  isTended: (x, z) => Math.abs(x) < 30 && z < 52,
  has: new Set(['college']),
  who: new Set(['graduate']),
  solids,
};

function solids(_: Site): Solid[] {
  return [
    ...Array.from({ length: CAPS.many }, (__, n) => cap(n)).flat(),
    ...banner(-5.2),
    ...banner(5.2),
  ];
}

/** A cap in the air: a flat square over its band, the tassel flying. */
function cap(n: number): Solid[] {
  const z = CAPS.near + CAPS.deep * chance(n, 1, 1);
  const x = ((n + 0.5) / CAPS.many - 0.5) * (5.4 + 0.5 * z) + 0.6 * (chance(n, 2, 1) - 0.5);
  const y = LEVEL + CAPS.low + CAPS.more * chance(n, 3, 7);
  const turn = chance(n, 4, 1) * Math.PI;
  const lean = (chance(n, 5, 1) - 0.5) * 1.4;
  const half = 0.16;
  const [dx, dy, dz] = [
    half * Math.cos(turn) * Math.cos(lean),
    half * Math.sin(lean),
    half * Math.sin(turn),
  ];
  const felt = plainPaint(NAVY);
  return [
    barBetween([x - dx, y - dy, z - dz], [x + dx, y + dy, z + dz], [half, 0.012], felt),
    frustumAt([x, y - 0.1, z], 0.09, 0.09, 0.1, felt, 8),
    barBetween(
      [x, y + 0.02, z],
      [x + dx * 1.5, y + 0.16, z + dz * 1.5],
      [0.014, 0.014],
      plainPaint(GOLD),
    ),
  ].map((one) => ({ ...one, isSheer: true as const }));
}

/** A banner of the college on its post. */
function banner(x: number): Solid[] {
  const z = 15;
  const cloth: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(NAVY);
    const rim = 1 - inside(along, 0.08, long - 0.08, pixel) * inside(up, 0.08, 2.22, pixel);
    const ink = inkAt('GRAD', (along - 0.12) / (long - 0.24), (up - 1.2) / 0.5, pixel / 0.5);
    return plainFront(mixColour(NAVY, GOLD, Math.max(rim, ink)));
  };
  return [
    post(x, z, 4.4, 0.05, plainPaint([0.3, 0.3, 0.32])),
    block([x - 0.6, 2, z - 0.1], [x + 0.6, 4.3, z - 0.05], cloth),
  ];
}
