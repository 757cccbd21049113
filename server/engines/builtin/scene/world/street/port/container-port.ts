import { pick, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import { hillSide } from '../europe/greek-island.ts';
import { chance, inside, plainFront } from '../front.ts';
import { frustumAt } from '../round-solid.ts';
import {
  boxOn,
  type Paint,
  type Plot,
  type Point,
  plainPaint,
  roofOn,
  type Solid,
} from '../solid.ts';
import { containerShip, SHIP } from './container-ship.ts';
import { CONTAINER, containerPaint } from './containers.ts';
import { CRANE, gantryCrane, type Shore } from './gantry-crane.ts';

/** How high its quay is over the water, and how far toward the water that ends. World units. */
export const PORT = { quay: 3.4, edge: 5 } as const;
/** Where the cranes stand, ahead. */
const CRANES = [86, 128, 172, 226] as const;
/** Where the ship's bow is, and how far off the quay its side. */
const BERTH = { bow: 72, off: 2.2 } as const;
/** Blocks of stacked containers behind the cranes' rails: where they begin, how far apart, how long and how high. */
const YARD = {
  ...{ from: -25, near: 16, far: 330, lane: 9, rows: 6, blocks: 4, deep: 4, most: 7 },
} as const;
/** Single stacks on the apron before the eye: toward the water, ahead, tiers, across. */
const APRON: readonly (readonly [number, number, number, number])[] = [
  [-9.6, 15.5, 2, 1],
  [-9.6, 29, 4, 2],
  [-9.6, 43, 3, 2],
  [-9.6, 57, 1, 1],
];
const CRANE_PAINTS: readonly Colour[] = [
  [0.1, 0.3, 0.6],
  [0.8, 0.2, 0.12],
  [0.86, 0.87, 0.86],
  [0.1, 0.42, 0.5],
];
const HULLS: readonly Colour[] = [
  [0.08, 0.17, 0.34],
  [0.1, 0.3, 0.26],
  [0.09, 0.1, 0.12],
  [0.34, 0.52, 0.62],
];
const YELLOW: Colour = [0.88, 0.68, 0.12];
const CONCRETE: Colour = [0.5, 0.49, 0.47];
/** Hills behind the bay: how far off, aside, how wide, how high. */
const AFAR = [
  [2600, -1500, 2600, 150],
  [3200, 700, 2200, 110],
] as const;

/** Builds a container port: gantry cranes along a quay over the ship they load, stacks of containers behind them; `lamps` is how much lamps shine. */
export function containerPort(setting: Setting, random: Random, lamps: number): Solid[] {
  const toWater = hillSide(setting) > 0 ? -1 : 1;
  const shore: Shore = { toWater, quay: PORT.quay };
  const plotAt: PlotAt = (a, z, wide, deep) => ({
    ...{ x: toWater > 0 ? a : -a - wide, z, u: [1, 0], w: [0, 1], wide, deep },
  });
  const paint = pick(random, CRANE_PAINTS);
  const keel = PORT.edge + BERTH.off + SHIP.wide / 2;
  return [
    ...quay(plotAt),
    ...CRANES.flatMap((z, n) =>
      gantryCrane(
        shore,
        [PORT.edge - 3, z],
        paint,
        n % 2 === 0 ? { out: -8, high: 11 } : { out: 14, high: 29 },
        lamps,
      ),
    ),
    ...containerShip(toWater * keel, BERTH.bow, pick(random, HULLS), lamps),
    ...yard(plotAt, random),
    ...bollards(toWater),
    ...AFAR.map(([z, a, wide, high]) => hill(plotAt(a, z, wide, 200), high)),
  ];
}

/** Where the one of so many stands on the apron, before the cranes: right, up, ahead. */
export function onApron(setting: Pick<Setting, 'side'>, index: number): Point {
  const toWater = hillSide(setting) > 0 ? -1 : 1;
  return [toWater * (0.4 - 1.1 * (index % 4)), PORT.quay, 6.4 + 0.6 * (index % 3)];
}

type PlotAt = (a: number, z: number, wide: number, deep: number) => Plot;

/** The quay: concrete with the cranes' rails, a yellow line at its edge, fenders against the water. */
function quay(plotAt: PlotAt): Solid[] {
  const long = 420;
  const plot = plotAt(PORT.edge - 500, -30, 500, long);
  const isRight = plot.x > -250;
  const apron: Paint = ({ role }, { along, up, pixel }) => {
    const a = isRight ? -along : along - 500;
    if (role !== 'level') return plainFront(scaleColour(CONCRETE, 0.7));
    const [u, v] = [along / 6, up / 6];
    const joint = Math.max(
      1 - inside(u - Math.floor(u), 0.01, 0.99, pixel / 6),
      1 - inside(v - Math.floor(v), 0.01, 0.99, pixel / 6),
    );
    const tone = 0.92 + 0.12 * chance(Math.floor(u), Math.floor(v), 6);
    const stain = 0.06 * Math.sin(along * 0.7 + Math.sin(up * 0.31)) * Math.sin(up * 0.43);
    const rail = [-3, -3 - CRANE.gauge].reduce(
      (most, at) => Math.max(most, inside(Math.abs(a - at), -1, 0.14, pixel)),
      0,
    );
    const edge = inside(Math.abs(a + 0.5), -1, 0.22, pixel);
    const lanes = [-5.4, -8.6].reduce(
      (most, at) =>
        Math.max(most, inside(Math.abs(a - at), -1, 0.09, pixel) * (up % 6 < 3.4 ? 1 : 0)),
      0,
    );
    const bare = scaleColour(CONCRETE, (tone + stain) * (1 - 0.25 * joint));
    return plainFront(
      mixColour(
        mixColour(bare, [0.2, 0.2, 0.21], rail),
        mixColour(YELLOW, [0.86, 0.85, 0.82], lanes),
        Math.max(edge, 0.8 * lanes),
      ),
    );
  };
  const fenders = Array.from({ length: 30 }, (_, n) =>
    boxOn(
      plotAt(PORT.edge, 8 + n * 9, 0.7, 1.6),
      0.2,
      PORT.quay - 0.3,
      plainPaint([0.1, 0.1, 0.11]),
    ),
  );
  return [boxOn(plot, -1, PORT.quay, apron), ...fenders];
}

const bollards = (toWater: number): Solid[] =>
  Array.from({ length: 9 }, (_, n) =>
    frustumAt(
      [toWater * (PORT.edge - 1.1), PORT.quay, 9 + n * 14],
      0.62,
      0.28,
      0.36,
      plainPaint(YELLOW),
    ),
  );

/** Stacks of containers in blocks with lanes between them, and a few on the apron. */
function yard(plotAt: PlotAt, random: Random): Solid[] {
  const { wide, long, tall } = CONTAINER;
  const stacks: Solid[] = [];
  const block = YARD.deep * (long + 0.4);
  for (let n = 0; n < YARD.blocks; n++)
    for (let z: number = YARD.near; z < YARD.far; z += block + YARD.lane) {
      const shown = n === 0 ? YARD.deep : Math.min(YARD.deep, 2);
      for (let slot = 0; slot < shown; slot++)
        for (let row = 0; row < YARD.rows; row++) {
          const tiers = 2 + Math.floor((YARD.most - 1) * random.unit() ** 0.7);
          const from = YARD.from - n * (YARD.rows * wide + YARD.lane) - (row + 1) * wide;
          const plot = plotAt(from, z + slot * (long + 0.4), wide - 0.12, long);
          stacks.push(
            boxOn(plot, PORT.quay, PORT.quay + tiers * tall, containerPaint(random.below(999))),
          );
        }
    }
  const single = APRON.map(([a, z, tiers, across], n) =>
    boxOn(
      plotAt(a - across * wide, z, across * wide - 0.1, long),
      PORT.quay,
      PORT.quay + tiers * tall,
      containerPaint(301 + n),
    ),
  );
  return [...stacks, ...single];
}

const hill = (plot: Plot, high: number): Solid =>
  roofOn(
    plot,
    0,
    high,
    (['start', 'end'] as const).map((side, n) => ({ side, pitch: 0.12 + 0.06 * n, from: 0 })),
    plainPaint([0.26, 0.32, 0.26]),
  );
