import { mixColour, scaleColour, smoothstep } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { chance } from '../../../street/front.ts';
import { frustumAt } from '../../../street/round-solid.ts';
import { boxOn, type Plot, plainPaint, type Solid, within } from '../../../street/solid.ts';
import { band, paved, WHITE } from '../../built/paved-site.ts';
import { LEVEL } from '../../level-site.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { facade } from '../kit.ts';
import { screen } from '../screens.ts';

/** Where the crossing's middle is, and half of it. World units. */
const CROSSING = { z: 26, half: 15 } as const;

/** How much of a place is a stripe of a crossing that leads through a middle in a direction, so wide. */
function stripes(x: number, z: number, turn: number, half: number): number {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [along, off] = [c * x + s * (z - CROSSING.z), -s * x + c * (z - CROSSING.z)];
  if (Math.abs(off) > half || Math.abs(along) > CROSSING.half * 1.5) return 0;
  return Math.floor((along + 90) / 0.85) % 2;
}

/** The scramble crossing of Shibuya: stripes in all directions, crowds on them, towers with screens around. */
export const SHIBUYA: SceneryPlan = {
  land: 'field',
  relief: 0,
  trees: 0,
  views: [
    { horizon: 0.42, lens: 0.92, eye: 1.7 },
    { horizon: 0.32, lens: 0.9, eye: 2.7 },
    { horizon: 0.54, lens: 0.86, eye: 0.8 },
    { horizon: 0.4, lens: 1.1, eye: 2 },
  ],
  ground: () => () => LEVEL,
  isHard: true,
  soil: paved((x, z, soft) => {
    const [off, ahead] = [Math.abs(x), z - CROSSING.z];
    const isCorner = (off > 13 && Math.abs(ahead) > 15) || (ahead < -15 && off > 9);
    const slab = 0.92 + 0.12 * chance(Math.floor(x), Math.floor(z), 4);
    if (isCorner) return [scaleColour([0.52, 0.5, 0.48], slab), 1];
    const near = Math.max(
      stripes(x, z, Math.PI / 4, 2.6),
      stripes(x, z, -Math.PI / 4, 2.6),
      Math.abs(ahead + 13) < 2 && off < 13 ? Math.floor((x + 90) / 0.85) % 2 : 0,
      Math.abs(ahead - 13) < 2 && off < 13 ? Math.floor((x + 90) / 0.85) % 2 : 0,
      Math.abs(off - 11) < 2 && Math.abs(ahead) < 13 ? Math.floor((z + 90) / 0.85) % 2 : 0,
    );
    const lane = band(off - 0.2, 0.09, soft) * (Math.abs(ahead) > 18 ? 1 : 0);
    return [mixColour([0.27, 0.27, 0.29], WHITE, Math.max(0.92 * near, lane)), 1];
  }),
  lampAt: () => (_, y, z) => 0.8 * smoothstep(30, 2, y - LEVEL) * smoothstep(120, 50, z),
  solids: (site) => buildings(site),
  isTended: () => true,
};

const WALLS: readonly Colour[] = [
  [0.72, 0.72, 0.72],
  [0.4, 0.44, 0.5],
  [0.8, 0.77, 0.72],
  [0.3, 0.32, 0.36],
  [0.62, 0.56, 0.52],
];

function buildings({ lamps }: Site): Solid[] {
  const shine = 0.32 + Math.min(0.75, lamps * 2.2);
  const solids: Solid[] = [];
  const build = (plot: Plot, high: number, number: number, isRound: boolean) => {
    const look = {
      wall: WALLS[number % WALLS.length] as Colour,
      trim: [0.3, 0.31, 0.34] as const,
      ...{ bay: 2, storey: 3.4, foot: 0.3, number, lamps: Math.min(0.6, lamps * 2.2) },
      window: [0.8, 0.5, 2.7] as const,
    };
    solids.push(boxOn(plot, LEVEL, LEVEL + high, facade(look)));
    for (let up = 4.4, k = 0; up < high - 5; k++) {
      const tall = 3.5 + 6.5 * chance(number, k, 3);
      const wide = plot.wide * (0.5 + 0.45 * chance(number, k, 4));
      const from = (plot.wide - wide) * chance(number, k, 5);
      if (chance(number, k, 6) < 0.72)
        solids.push(
          boxOn(
            within(plot, from, -0.7, wide, 0.7),
            LEVEL + up,
            LEVEL + up + tall,
            screen(number * 5 + k * 2, shine, tall),
          ),
        );
      up += tall + 0.8;
    }
    // Tall signs at the corner, one over the other.
    solids.push(
      boxOn(
        within(plot, isRound ? plot.wide - 0.4 : 0, -1.9, 0.4, 1.7),
        LEVEL + 5,
        LEVEL + high - 3,
        screen(number + 3, shine, high - 8),
      ),
    );
    solids.push(
      boxOn(
        within(plot, 0.3, -0.25, plot.wide - 0.6, 0.3),
        LEVEL + 0.2,
        LEVEL + 4,
        screen(number * 3 + 1, shine * 0.8, 3.8),
      ),
    );
  };
  // The row across the crossing, with a street between.
  const rows = [
    [-46, 15, 34],
    [-30, 13, 26],
    [-16.5, 12, 40],
    [6.5, 13, 44],
    [20, 12, 30],
    [33, 15, 24],
  ] as const;
  rows.forEach(([x, wide, high], n) =>
    build({ x, z: 45, u: [1, 0], w: [0, 1], wide, deep: 16 }, high, n + 2, x < 0),
  );
  for (const side of [-1, 1] as const)
    for (let z = 62, n = 0; z < 170; z += 13, n++)
      build(
        { x: side * 6, z, u: [0, 1], w: [side, 0], wide: 12.6, deep: 14 },
        22 + 22 * chance(n, side + 2, 8),
        n + (side > 0 ? 21 : 12),
        true,
      );
  for (const side of [-1, 1] as const)
    build(
      { x: side * 17, z: 4, u: [0, 1], w: [side, 0], wide: 13, deep: 14 },
      side > 0 ? 30 : 24,
      side > 0 ? 34 : 41,
      side < 0,
    );
  return [...solids, ...lights()];
}

/** Traffic lights at the corners. */
const lights = (): Solid[] =>
  [
    [-14, 41],
    [14, 41],
    [-10, 10.5],
    [10, 10.5],
  ].flatMap(([x, z]) => [
    frustumAt([x as number, LEVEL, z as number], 5, 0.1, 0.08, plainPaint([0.5, 0.5, 0.5]), 6),
    boxOn(
      {
        x: (x as number) - 0.7,
        z: (z as number) - 0.2,
        u: [1, 0],
        w: [0, 1],
        wide: 1.4,
        deep: 0.3,
      },
      LEVEL + 4.6,
      LEVEL + 5.1,
      (_, { along }) => ({
        colour: [0.2, 0.22, 0.22],
        glass: 0,
        glow: along > 0.95 ? [1, 0.1, 0.08] : [0, 0, 0],
      }),
    ),
  ]);
