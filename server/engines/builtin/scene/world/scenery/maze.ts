import type { Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plainFront } from '../street/front.ts';
import { frustumAt } from '../street/round-solid.ts';
import type { Paint, Solid } from '../street/solid.ts';
import { clippedBall, clippedCone, hedgeOn, plotOf } from './hedge.ts';
import { LEVEL, levelled } from './level-site.ts';
import { palaceAt } from './palace.ts';
import type { SceneryPlan } from './site.ts';

/** Cells across and ahead (odd, so that there is a middle), how large one is, how thick and how high a hedge. World units. */
const CELLS = { across: 17, ahead: 17 } as const;
const CELL = 3.3;
const THICK = 1;
const HIGH = 2.25;
/** Where the maze begins ahead of the eye, and its left edge. */
const NEAR = 15;
const LEFT = (-CELLS.across * CELL) / 2;
const FAR = NEAR + CELLS.ahead * CELL;
/** How many cells to each side of its middle the open place there is wide. */
const HEART = 1;

const GRAVEL: Colour = [0.74, 0.66, 0.5];
const LAWN: Colour = [0.32, 0.5, 0.17];
const STONE: Colour = [0.78, 0.75, 0.68];

/** A maze of clipped hedges on a lawn, a folly in its heart, a country house behind. */
export const MAZE: SceneryPlan = {
  land: 'field',
  views: [
    { horizon: 0.2, lens: 0.95, eye: 2.6 },
    { horizon: 0.1, lens: 0.95, eye: 4 },
    { horizon: 0.26, lens: 0.86, eye: 2.2 },
    { horizon: 0.14, lens: 1.1, eye: 3.2 },
  ],
  amongWalkers: [
    { horizon: 0.4, lens: 0.95, eye: 1 },
    { horizon: 0.34, lens: 0.86, eye: 1.3 },
    { horizon: 0.46, lens: 0.85, eye: 0.9 },
    { horizon: 0.36, lens: 1.1, eye: 1.15 },
  ],
  relief: 0.08,
  trees: 0.6,
  ground: levelled(60, 150),
  soil: (wild, { noise, snowy }) =>
    snowy
      ? wild
      : (x, z, height, steepness) => {
          const own = wild(x, z, height, steepness);
          const grainy = 1 + 0.12 * noise.fbm(x * 1.3, z * 1.3, 3);
          if (isWithin(x, z)) return scaleColour(GRAVEL, grainy);
          const walk = smoothstep(1.9, 1.7, Math.abs(x)) * (z < NEAR ? 1 : 0);
          const stripe = Math.floor(x / 2.2 + 400) % 2 === 0 ? 1.05 : 0.95;
          const lawn = mixColour(
            scaleColour(LAWN, grainy * stripe),
            scaleColour(GRAVEL, grainy),
            walk,
          );
          return mixColour(own, lawn, smoothstep(90, 60, Math.hypot(x, Math.max(0, z - FAR))));
        },
  solids: ({ random, lamps }) => [
    ...hedges(random),
    ...folly(),
    ...[-1, 1].flatMap((side) => [
      ...clippedCone([side * 3.2, LEVEL, NEAR - 1.6], 3),
      ...clippedBall([side * 7.5, LEVEL, NEAR - 2], 1.1),
    ]),
    ...palaceAt({ x: 0, low: LEVEL, z: FAR + 44, wide: 62, high: 13 }, lamps),
  ],
  isTended: (x, z) => Math.abs(x) < 42 && z < FAR + 66,
};

const isWithin = (x: number, z: number): boolean => x > LEFT && x < -LEFT && z > NEAR && z < FAR;

/** Whether a cell is of the open place in the middle. */
const isHeart = (column: number, row: number): boolean =>
  Math.abs(column - (CELLS.across - 1) / 2) <= HEART &&
  Math.abs(row - (CELLS.ahead - 1) / 2) <= HEART;

/** The walls of a maze of which any place can be reached: those that are not taken out by a walk that turns back where it can go no further. */
function hedges(random: Random): Solid[] {
  const { across, ahead } = CELLS;
  const at = (column: number, row: number) => row * across + column;
  // Walls before each cell and to the left of it; the rows and columns beyond the last close the maze.
  const before = Array.from({ length: (ahead + 1) * across }, () => true);
  const beside = Array.from({ length: ahead * (across + 1) }, () => true);
  const open = (column: number, row: number, toColumn: number, toRow: number) => {
    if (row !== toRow) before[at(column, Math.max(row, toRow))] = false;
    else beside[row * (across + 1) + Math.max(column, toColumn)] = false;
  };
  const seen = new Set<number>();
  const start: [number, number] = [(across - 1) / 2, 0];
  const trail = [start];
  seen.add(at(...start));
  while (trail.length > 0) {
    const [column, row] = trail[trail.length - 1] as [number, number];
    const next = (
      [
        [column + 1, row],
        [column - 1, row],
        [column, row + 1],
        [column, row - 1],
      ] as [number, number][]
    ).filter(([c, r]) => c >= 0 && r >= 0 && c < across && r < ahead && !seen.has(at(c, r)));
    const to = next[random.below(Math.max(1, next.length))];
    if (to === undefined) {
      trail.pop();
      continue;
    }
    open(column, row, ...to);
    seen.add(at(...to));
    trail.push(to);
  }
  // The way in.
  before[at(...start)] = false;
  const solids: Solid[] = [];
  for (let row = 0; row <= ahead; row++) {
    const isWall = (column: number) =>
      before[at(column, row)] === true &&
      !(row > 0 && row < ahead && isHeart(column, row) && isHeart(column, row - 1));
    for (const [from, to] of runs(across, isWall))
      solids.push(wall(LEFT + from * CELL, NEAR + row * CELL, LEFT + to * CELL, NEAR + row * CELL));
  }
  for (let column = 0; column <= across; column++) {
    const isWall = (row: number) =>
      beside[row * (across + 1) + column] === true &&
      !(column > 0 && column < across && isHeart(column, row) && isHeart(column - 1, row));
    for (const [from, to] of runs(ahead, isWall))
      solids.push(
        wall(LEFT + column * CELL, NEAR + from * CELL, LEFT + column * CELL, NEAR + to * CELL),
      );
  }
  return solids;
}

/** From where to where walls stand in a row without a gap. */
function runs(count: number, isWall: (n: number) => boolean): [number, number][] {
  const found: [number, number][] = [];
  for (let n = 0; n < count; n++) {
    if (!isWall(n)) continue;
    const last = found[found.length - 1];
    if (last !== undefined && last[1] === n) last[1] = n + 1;
    else found.push([n, n + 1]);
  }
  return found;
}

const wall = (left: number, near: number, right: number, far: number): Solid =>
  hedgeOn(
    plotOf(left - THICK / 2, near - THICK / 2, right + THICK / 2, far + THICK / 2),
    LEVEL,
    HIGH,
  );

/** A little round temple in the maze's heart. */
function folly(): Solid[] {
  const z = NEAR + (CELLS.ahead * CELL) / 2;
  const stone: Paint = (_, { up }) =>
    plainFront(scaleColour(STONE, 0.92 + 0.08 * Math.sin(up * 9)));
  const lead: Paint = () => plainFront([0.42, 0.5, 0.52]);
  const columns = Array.from({ length: 8 }, (_, n) => {
    const turn = ((n + 0.5) / 8) * 2 * Math.PI;
    return frustumAt(
      [1.5 * Math.cos(turn), LEVEL + 0.5, z + 1.5 * Math.sin(turn)],
      3,
      0.2,
      0.16,
      stone,
    );
  });
  return [
    frustumAt([0, LEVEL, z], 0.5, 2.3, 2.1, stone),
    ...columns,
    frustumAt([0, LEVEL + 3.5, z], 0.5, 2, 2, stone),
    frustumAt([0, LEVEL + 4, z], 0.9, 1.9, 1.3, lead),
    frustumAt([0, LEVEL + 4.9, z], 0.6, 1.3, 0.1, lead),
  ];
}
