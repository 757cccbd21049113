import { mixColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { plainPaint, type Solid } from '../../street/solid.ts';
import { block, paved, post, rail, WHITE } from '../built/paved-site.ts';
import { levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { alongPath, posy } from './blossoms.ts';

/** The arch: half its width, how high, how far off; where the couple stands before it. World units. */
export const ARCH = { half: 1.45, high: 2.75, z: 8.2, couple: 7.3 } as const;
/** Chairs: the rows, from the one at the aisle outward, from one to the next, how many on each side. World units. */
export const CHAIRS = {
  rows: [3.5, 4.5, 5.5, 6.4],
  first: 1.3,
  apart: 0.66,
  many: 5,
  seat: 0.45,
} as const;
/** Half the width of the aisle. */
const AISLE = 0.72;
/** Ground as far as this is mown, and level. */
const LAWN = 34;

const LINEN: Colour = [0.93, 0.91, 0.87];
const ROSES: readonly Colour[] = [
  [0.97, 0.95, 0.92],
  [0.96, 0.76, 0.78],
  [0.97, 0.95, 0.92],
  [0.9, 0.5, 0.58],
  [0.28, 0.44, 0.2],
  [0.97, 0.86, 0.78],
];
const petals = createNoise(6_121);
const LAWN_GREEN: Colour = [0.26, 0.42, 0.14];
const SAND: Colour = [0.86, 0.77, 0.6];

/** What the ground of a ceremony is of: a white cloth down the aisle, petals along both its edges. */
const strewn = (ground: Colour) =>
  paved((x, z, soft) => {
    const off = Math.abs(x);
    const isLong = smoothstep(2, 2.1, z) * smoothstep(ARCH.z + 0.6, ARCH.z + 0.5, z);
    const cloth = smoothstep(AISLE + soft, AISLE - soft, off) * isLong;
    const dense = Math.exp(-(((off - AISLE) / 0.2) ** 2)) * isLong;
    const lies = petals.fbm(x * 9, z * 6, 2);
    const petal = dense * smoothstep(-0.12, 0.12, lies);
    const colour = petals.at(x * 5 + 40, z * 5) > 0 ? ([0.93, 0.5, 0.6] as const) : LINEN;
    const base = mixColour(ground, LINEN, cloth);
    return [
      mixColour(base, colour, petal),
      off < LAWN && z < LAWN ? Math.max(cloth, petal, 0.82) : 0,
    ];
  });

/** A wedding on a lawn: an arch of flowers, white chairs on both sides of an aisle with petals. */
export const WEDDING: SceneryPlan = {
  land: 'field',
  relief: 0.5,
  trees: 0.8,
  views: [
    { horizon: 0.6, lens: 1.06, eye: 0.35 },
    { horizon: 0.7, lens: 0.96, eye: 0.52 },
    { horizon: 0.52, lens: 0.94, eye: 0.32 },
    { horizon: 0.64, lens: 1.16, eye: 0.36 },
  ],
  ground: levelled(30, 34),
  soil: strewn(LAWN_GREEN),
  isTended: (x, z) => Math.abs(x) < 13 && z < 19,
  who: new Set(['wedding', 'bride', 'groom']),
  solids: ceremony,
};

/** The same on a beach. */
export const BEACH_WEDDING: SceneryPlan = {
  ...WEDDING,
  land: 'beach',
  views: [
    { horizon: 0.6, lens: 1.06, eye: 0.39 },
    { horizon: 0.7, lens: 0.96, eye: 0.58 },
    { horizon: 0.52, lens: 0.94, eye: 0.36 },
    { horizon: 0.64, lens: 1.16, eye: 0.4 },
  ],
  soil: strewn(SAND),
};

function ceremony(_: Site): Solid[] {
  const { half, high, z } = ARCH;
  const wood = plainPaint([0.9, 0.87, 0.82]);
  const bow = (share: number) => {
    // Up one post, over the top, down the other.
    const tall = high - half;
    if (share < 0.22) return [-half, (share / 0.22) * tall, z] as const;
    if (share > 0.78) return [half, ((1 - share) / 0.22) * tall, z] as const;
    const round = ((share - 0.22) / 0.56) * Math.PI;
    return [-half * Math.cos(round), tall + half * Math.sin(round), z] as const;
  };
  return [
    post(-half, z, high - half, 0.06, wood),
    post(half, z, high - half, 0.06, wood),
    ...alongPath(bow, 210, 0.19, ROSES),
    ...[-1, 1].flatMap((side) =>
      alongPath((s) => [side * (half + 0.15), s * 0.7, z - 0.1], 22, 0.28, ROSES),
    ),
    // Cloth that falls from the arch.
    ...[-1, 1].map((side) =>
      block(
        [side * (half - 0.12) - 0.1, 0, z + 0.05],
        [side * (half - 0.12) + 0.1, high - half, z + 0.1],
        plainPaint(LINEN),
      ),
    ),
    ...CHAIRS.rows.flatMap((row) =>
      [-1, 1].flatMap((side) => [
        ...Array.from({ length: CHAIRS.many }, (__, n) =>
          chair(side * (CHAIRS.first + n * CHAIRS.apart), row),
        ).flat(),
        // A posy on the chair at the aisle.
        ...posy([side * (CHAIRS.first - 0.26), 0.86, row - 0.02], 0.16, ROSES),
      ]),
    ),
  ];
}

/** A white folding chair, its back to the eye. */
function chair(x: number, z: number): Solid[] {
  const white = plainPaint(WHITE);
  const { seat } = CHAIRS;
  const half = 0.22;
  return [
    ...[-half, half].flatMap((dx) => [
      rail([x + dx, 0, z + 0.42], [x + dx, 0.92, z - 0.04], 0.022, white),
      rail([x + dx, 0, z - 0.02], [x + dx, seat, z + 0.4], 0.022, white),
    ]),
    block([x - half, seat, z], [x + half, seat + 0.035, z + 0.42], white),
    block([x - half, 0.8, z - 0.05], [x + half, 0.92, z - 0.02], white),
    block([x - half, 0.64, z - 0.01], [x + half, 0.74, z + 0.02], white),
  ];
}
