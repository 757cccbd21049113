import { mix, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import type { Ground } from '../ground.ts';
import { plainFront } from '../street/front.ts';
import { ellipsoidAt, frustumAt } from '../street/round-solid.ts';
import { boxOn, type Paint, plainPaint, type Solid } from '../street/solid.ts';
import { plotOf } from './hedge.ts';
import { LEVEL } from './level-site.ts';
import type { SceneryPlan } from './site.ts';

/** The run: where it begins to climb, how steep it is, up to what distance, and how wide it is at its foot and for each unit. World units. */
const RUN = { foot: 52, rise: 0.27, far: 460, wide: 26, wider: 0.1 } as const;
/** The lift: how far beside the middle of the run, its first pylon and its last, how far apart they are, and how high. World units. */
const LIFT = { aside: 0.62, near: 42, far: 438, apart: 44, high: 9.5, gauge: 2.3 } as const;
const STEEL: Colour = [0.36, 0.4, 0.46];
const COATS: readonly Colour[] = [
  [0.86, 0.16, 0.14],
  [0.14, 0.42, 0.8],
  [0.95, 0.7, 0.12],
  [0.2, 0.6, 0.36],
  [0.8, 0.3, 0.62],
];
const SNOW: Colour = [0.95, 0.97, 1.02];

/** How far to the right the middle of the run is. */
export const runAt = (side: number, z: number): number => side * (2 + 0.07 * Math.max(0, z - 30));

const halfAt = (z: number): number => RUN.wide + RUN.wider * z;

/** A ski resort: a groomed run that climbs between firs, a chairlift beside it, chalets at its foot. */
export const SKI_RESORT: SceneryPlan = {
  land: 'mountain',
  trees: 0.85,
  relief: 0.8,
  views: [
    { horizon: 0.36, lens: 0.95, eye: 0.75 },
    { horizon: 0.26, lens: 0.88, eye: 1.7 },
    { horizon: 0.42, lens: 0.85, eye: 0.6 },
    { horizon: 0.32, lens: 1.15, eye: 1.1 },
  ],
  ground: (wild, { side }): Ground => {
    const slope = (z: number) => {
      const up = Math.max(0, Math.min(z, RUN.far + 160) - RUN.foot);
      return LEVEL + RUN.rise * up * smoothstep(0, 60, up);
    };
    return (x, z) => {
      const away = Math.abs(x - runAt(side, z));
      const half = halfAt(z);
      const wildShare = smoothstep(half + 4, half * 2.4 + 50, away) * smoothstep(20, 120, z);
      const beyond = smoothstep(RUN.far + 40, RUN.far + 240, z);
      return mix(slope(z), wild(x, z) + 0.5 * (slope(z) - LEVEL), Math.max(wildShare, beyond));
    };
  },
  soil:
    (wild, { side, noise }) =>
    (x, z, height, steepness) => {
      const own = wild(x, z, height, steepness);
      const off = x - runAt(side, z);
      const groomed =
        smoothstep(1, 0.9, Math.abs(off) / halfAt(z)) * smoothstep(RUN.far + 30, RUN.far, z);
      if (groomed === 0) return own;
      // Combed snow, and the curves that skis have cut into it.
      const combed = z < 90 ? 0.025 * Math.sin(off * 9) : 0;
      let cut = 0;
      for (let n = 0; n < 5; n++) {
        const line = (n - 2) * 9 + (5 + n) * Math.sin(z / (9 + 2 * n) + n * 2);
        cut = Math.max(cut, smoothstep(0.5 + z * 0.002, 0.1, Math.abs(off - line)));
      }
      const tone = 1 + combed - 0.1 * cut + 0.02 * noise.at(x / 3, z / 3);
      return mixColour(own, scaleColour(SNOW, tone), groomed);
    },
  solids: ({ groundAt, setting: { side } }) => [...lift(side, groundAt), ...gates(side, groundAt)],
  isTended: (x, z, { side }) =>
    z < RUN.far && Math.abs(x - runAt(side, z)) < halfAt(z) + (z < 80 ? 40 - z * 0.3 : 2),
};

/** The same from a chair of the lift, high over its foot: who is there sits on another. */
export const SKI_LIFT: SceneryPlan = {
  ...SKI_RESORT,
  isNear: true,
  views: [
    { horizon: 0.46, lens: 1, eye: 4.4 },
    { horizon: 0.4, lens: 0.94, eye: 5.2 },
    { horizon: 0.5, lens: 0.9, eye: 4.2 },
    { horizon: 0.44, lens: 1.1, eye: 4.6 },
  ],
  has: new Set(['person', 'skier', 'tree', 'conifer']),
};

const steel = plainPaint(STEEL);

/** How far to the right the lift's line is. */
const liftAt = (side: number, z: number): number =>
  runAt(side, z) - side * LIFT.aside * (9 + 0.055 * z);

/** The lift's pylons, its two cables, and chairs with people who ride up. */
function lift(side: number, groundAt: Ground): Solid[] {
  const solids: Solid[] = [];
  const cableAt = (z: number) => {
    const n = Math.floor((z - LIFT.near) / LIFT.apart);
    const from = LIFT.near + n * LIFT.apart;
    const [low, high] = [from, from + LIFT.apart].map(
      (at) => groundAt(liftAt(side, at), at) + LIFT.high,
    ) as [number, number];
    const share = (z - from) / LIFT.apart;
    return mix(low, high, share) - 3.4 * share * (1 - share);
  };
  for (let z = LIFT.near; z <= LIFT.far; z += LIFT.apart) {
    const x = liftAt(side, z);
    const low = groundAt(x, z);
    solids.push(
      frustumAt([x, low - 1, z], LIFT.high + 1.4, 0.42, 0.26, steel),
      boxOn(
        plotOf(x - LIFT.gauge - 0.3, z - 0.16, x + LIFT.gauge + 0.3, z + 0.16),
        low + LIFT.high + 0.05,
        low + LIFT.high + 0.4,
        steel,
      ),
    );
  }
  for (const lane of [-1, 1]) {
    const at = (z: number) => liftAt(side, z) + lane * LIFT.gauge;
    for (let z = LIFT.near - 6; z < LIFT.far; ) {
      const long = Math.max(0.9, 0.02 * z);
      const half = 0.035 + 0.0004 * z;
      const high = cableAt(z + long / 2);
      const [x, slope] = [at(z), (at(z + long) - at(z)) / long];
      const length = Math.hypot(1, slope);
      solids.push({
        ...boxOn(
          {
            ...{
              x: x - half,
              z,
              u: [1 / length, -slope / length],
              w: [slope / length, 1 / length],
            },
            ...{ wide: 2 * half, deep: long * length + 0.05 },
          },
          high - half - 0.11 * long,
          high + half + 0.11 * long,
          steel,
        ),
        isSheer: true,
      });
      z += long;
    }
    for (let z = LIFT.near + (lane > 0 ? 2 : 8), n = 0; z < 330; z += 12 + z * 0.02, n++)
      solids.push(...chair(at(z), cableAt(z), z, lane === side || n % 4 === 3 ? null : n));
  }
  return solids;
}

/** A chair that hangs from the cable, two people on it where it is taken. */
function chair(x: number, cable: number, z: number, taken: number | null): Solid[] {
  const seat = cable - 2.6;
  const box = (
    left: number,
    low: number,
    right: number,
    high: number,
    deep: number,
    paint: Paint,
  ) => boxOn(plotOf(x + left, z - deep / 2, x + right, z + deep / 2), low, high, paint);
  const people =
    taken === null
      ? []
      : [-0.42, 0.42].flatMap((aside, n) => {
          const coat = plainPaint(COATS[(taken * 2 + n) % COATS.length] as Colour);
          return [
            frustumAt([x + aside, seat + 0.1, z], 0.68, 0.26, 0.2, coat),
            ellipsoidAt([x + aside, seat + 0.98, z], 0.16, 0.18, helmet),
            box(
              aside - 0.2,
              seat - 0.5,
              aside + 0.2,
              seat + 0.16,
              0.4,
              plainPaint([0.14, 0.15, 0.2]),
            ),
            box(
              aside - 0.28,
              seat - 0.62,
              aside + 0.28,
              seat - 0.54,
              0.9,
              plainPaint([0.8, 0.2, 0.2]),
            ),
          ];
        });
  return [
    box(-0.04, seat, 0.04, cable, 0.08, steel),
    box(-0.9, seat, 0.9, seat + 0.1, 0.5, plainPaint([0.2, 0.22, 0.26])),
    box(-0.9, seat + 0.1, 0.9, seat + 0.62, 0.08, plainPaint([0.16, 0.3, 0.5])),
    ...people,
  ].map((one) => ({ ...one, isSheer: true }));
}

const helmet: Paint = ({ normal }) =>
  plainFront(normal[1] > -0.1 ? [0.2, 0.22, 0.3] : [0.86, 0.66, 0.54]);

/** Poles with flags along the edges of the run. */
function gates(side: number, groundAt: Ground): Solid[] {
  return [70, 96, 128, 168, 216, 272].flatMap((z, n) =>
    [-1, 1].flatMap((edge) => {
      const x = runAt(side, z) + edge * halfAt(z) * 0.86;
      const low = groundAt(x, z);
      const paint = plainPaint(n % 2 === 0 ? [0.86, 0.12, 0.14] : [0.12, 0.3, 0.8]);
      return [
        frustumAt([x, low - 0.4, z], 3.2, 0.09, 0.07, paint),
        boxOn(plotOf(x, z, x + 1.3, z + 0.05), low + 1.9, low + 2.7, paint),
      ];
    }),
  );
}
