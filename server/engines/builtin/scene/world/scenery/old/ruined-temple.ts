import { scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { barBetween } from '../../street/convex.ts';
import { chance } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { boxOn, type Paint, type Solid } from '../../street/solid.ts';
import { rodBetween } from '../far/pieces.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { oldStone } from './old-stone.ts';
import { NAVE, RUINED_NAVE } from './ruined-nave.ts';

/** The rows of columns: half the way between the inner ones and between the outer ones, from one to the next, their height and radius, where the end wall is. World units. */
const ROWS = {
  inner: 4.6,
  outer: 9,
  apart: 4.3,
  near: 2.6,
  high: 8.4,
  radius: 0.64,
  end: 41,
} as const;
const STONE: Colour = [0.74, 0.67, 0.54];

/** The inside of a temple whose roof has fallen in: rows of columns, some broken off, beams on those that stand, a doorway in the wall at their end, drums and blocks in the grass. */
export const RUINED_TEMPLE: SceneryPlan = {
  ...RUINED_NAVE,
  views: [
    { horizon: 0.64, lens: 0.78, eye: 0.27 },
    { horizon: 0.56, lens: 0.92, eye: 0.4 },
    { horizon: 0.68, lens: 0.7, eye: 0.24 },
    { horizon: 0.6, lens: 0.86, eye: 0.5 },
  ],
  isTended: (x, z) => Math.abs(x) < NAVE.aisles + 1.5 && z < ROWS.end + 2,
  solids,
};

function solids({ setting }: Site): Solid[] {
  const { side } = setting;
  const stone = oldStone(setting, { stone: STONE, ivy: 5, isSmooth: true });
  const laid = oldStone(setting, { stone: STONE, ivy: 6 });
  const bare = oldStone(setting, { stone: scaleColour(STONE, 0.95), ivy: 0, isSmooth: true });
  const count = Math.floor((ROWS.end - ROWS.near) / ROWS.apart);
  const rows = [-1, 1].flatMap((at) =>
    [ROWS.inner, ROWS.outer].flatMap((x, row) =>
      Array.from({ length: count }, (_, n) => {
        const roll = chance(n, row + 2 * (at + 1), 31);
        const isWorse = at === side ? 0.42 : 0.24;
        const share = roll < isWorse ? 0.18 + 1.4 * roll : 1;
        return { x: at * x, z: ROWS.near + n * ROWS.apart, share };
      }),
    ),
  );
  const beams = rows.flatMap(({ x, z, share }, n): Solid[] => {
    const next = rows[n + 1];
    if (share < 1 || next === undefined || next.x !== x || next.share < 1) return [];
    const low = LEVEL + ROWS.high;
    return [
      boxOn(plotOf(x - 0.8, z - 0.6, x + 0.8, next.z + 0.6), low, low + 1.15, laid),
      ...(chance(n, 4, 4) < 0.6
        ? [boxOn(plotOf(x - 0.95, z - 0.2, x + 0.95, next.z), low + 1.15, low + 1.6, stone)]
        : []),
    ];
  });
  return [
    ...rows.flatMap(({ x, z, share }) => shaft(x, z, share, stone)),
    ...beams,
    ...end(laid, side),
    ...fallen(bare),
  ];
}

/** A column, or so much of it as still stands. */
function shaft(x: number, z: number, share: number, paint: Paint): Solid[] {
  const { high, radius } = ROWS;
  const square = (half: number, low: number, top: number) =>
    boxOn(plotOf(x - half, z - half, x + half, z + half), LEVEL + low, LEVEL + top, paint);
  const tall = (high - 1.2) * share;
  return [
    square(radius * 1.45, -0.3, 0.35),
    frustumAt([x, LEVEL + 0.35, z], tall, radius, radius * (1 - 0.16 * share), paint, 14),
    ...(share < 1
      ? []
      : [
          frustumAt([x, LEVEL + high - 0.85, z], 0.5, radius * 0.84, radius * 1.35, paint, 14),
          square(radius * 1.4, high - 0.35, high),
        ]),
  ];
}

/** The wall at the end with its doorway, broken off at one side. */
function end(paint: Paint, side: number): Solid[] {
  return Array.from({ length: 20 }, (_, n): Solid[] => {
    const x = -10 + n;
    const middle = x + 0.5;
    const top = 10.4 - 6.5 * smoothstep(-2, 9, side * middle) + 1.4 * (chance(n, 1, 9) - 0.5);
    const isDoor = Math.abs(middle) < 2.1;
    return [
      boxOn(
        plotOf(x, ROWS.end, x + 1, ROWS.end + 1.1),
        LEVEL + (isDoor ? 6.2 : -0.3),
        LEVEL + (isDoor ? 8.4 : top),
        paint,
      ),
    ];
  }).flat();
}

/** Drums and blocks that lie in the grass. */
function fallen(paint: Paint): Solid[] {
  return Array.from({ length: 60 }, (_, n): Solid => {
    const side = n % 2 === 0 ? -1 : 1;
    const z = 4 + 34 * chance(n, 1, 3);
    const x = side * (2.4 + 6.4 * chance(n, 2, 3));
    const turn = 6.3 * chance(n, 3, 3);
    const [dx, dz] = [Math.cos(turn), Math.sin(turn)];
    if (n % 5 === 0) {
      const half = 0.5 + 0.4 * chance(n, 4, 3);
      const radius = ROWS.radius * 0.92;
      return rodBetween(
        [x - dx * half, LEVEL + radius * 0.8, z - dz * half],
        [x + dx * half, LEVEL + radius * 0.8, z + dz * half],
        [radius, radius],
        12,
        paint,
      );
    }
    const size = 0.16 + 0.3 * chance(n, 5, 3) ** 2;
    return barBetween(
      [x - dx * size, LEVEL + size * 0.7, z - dz * size],
      [x + dx * size, LEVEL + size * (0.7 + 0.5 * chance(n, 6, 3)), z + dz * size],
      [size * 0.8, size * 0.7],
      paint,
    );
  });
}
