import { mixColour, scaleColour, smoothstep } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { USUAL_EYE } from '../../../eye.ts';
import { chance, DARK, inside, plainFront } from '../../../street/front.ts';
import { frustumAt } from '../../../street/round-solid.ts';
import {
  boxOn,
  type Paint,
  type Plot,
  plainPaint,
  roofOn,
  type Solid,
  within,
} from '../../../street/solid.ts';
import { LAMP } from '../../../street/street-lamps.ts';
import { paved } from '../../built/paved-site.ts';
import { plotOf } from '../../hedge.ts';
import { LEVEL } from '../../level-site.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { box, facade } from '../kit.ts';

const ZINC: Colour = [0.52, 0.57, 0.63];
const STONE: readonly Colour[] = [
  [0.88, 0.81, 0.69],
  [0.92, 0.87, 0.77],
  [0.83, 0.75, 0.63],
];
const POT: Colour = [0.74, 0.36, 0.2];
/** How high most eaves are over the street. World units. */
const EAVES = 18;

/** The roofs of Paris from one of them: zinc with dormers, walls of chimneys with rows of pots, the tower of iron beyond. */
export const PARIS_ROOFS: SceneryPlan = {
  land: 'field',
  relief: 0,
  trees: 0,
  views: [
    { horizon: 0.42, lens: 1, eye: 6.1 },
    { horizon: 0.35, lens: 0.92, eye: 6.8 },
    { horizon: 0.48, lens: 0.9, eye: 5.9 },
    { horizon: 0.42, lens: 1.15, eye: 6.2 },
  ],
  ground: () => () => LEVEL,
  soil: paved(() => [[0.4, 0.39, 0.38], 1]),
  lampAt: () => (_, y) => 0.3 * smoothstep(20, 2, y - LEVEL),
  solids: (site) => [...town(site), ...ledge(site)],
  isTended: () => true,
};

/** Sheets of zinc with standing seams; on the steep part dormers with white frames. */
const mansard =
  (number: number, lamps: number, isSteep: boolean): Paint =>
  ({ role, long }, { along, up, pixel }) => {
    if (role === 'level')
      return plainFront(
        scaleColour(ZINC, 0.96 + 0.08 * chance(number, Math.floor(along / 1.2), 2)),
      );
    const cell = along / 0.65;
    const seam =
      inside(Math.abs(cell - Math.round(cell)), -1, 0.05, pixel / 0.65) *
      smoothstep(0.4, 0.1, pixel);
    const tone = 0.94 + 0.1 * chance(number, Math.floor(cell), 3);
    const bare = scaleColour(ZINC, tone * (1 - 0.24 * seam));
    if (!isSteep) return plainFront(bare);
    const count = Math.max(1, Math.round(long / 2.7));
    const wide = long / count;
    const column = Math.floor(along / wide);
    const off = Math.abs(along - (column + 0.5) * wide);
    const frame = inside(off, -1, 0.72, pixel) * inside(up, 0.3, 2.5 - 0.4 * off, pixel);
    const pane =
      inside(off, -1, 0.48, pixel) * inside(up, 0.5, 2, pixel) * (1 - inside(off, -1, 0.04, pixel));
    const isLit = chance(number, column, 8) < lamps * 1.5;
    return {
      colour: mixColour(mixColour(bare, [0.9, 0.89, 0.86], frame), DARK, pane),
      glass: 0.5 * pane,
      glow: isLit ? scaleColour(LAMP, 0.8 * pane) : [0, 0, 0],
    };
  };

function house(plot: Plot, number: number, lamps: number): Solid[] {
  const eaves = LEVEL + EAVES + 3 * chance(number, 1, 1) - 1.5;
  const look = {
    wall: STONE[number % STONE.length] as Colour,
    trim: [0.94, 0.91, 0.84] as const,
    ...{ bay: 2.4, storey: 3.3, foot: 0.5, number, lamps: lamps * 1.5 },
    window: [0.5, 0.3, 2.5] as const,
  };
  const edges = ['front', 'back'] as const;
  const top = within(plot, 0, 1.3, plot.wide, plot.deep - 2.6);
  const ridge = eaves + 3 + 0.28 * (top.deep / 2);
  const wall = (along: number): Solid[] => {
    const at = within(plot, along, plot.deep * 0.22, 0.55, plot.deep * 0.56);
    const high = ridge + 1 + 0.8 * chance(number, Math.round(along), 5);
    return [
      boxOn(at, eaves, high, plainPaint([0.8, 0.72, 0.6])),
      ...Array.from({ length: 6 }, (_, n) => {
        const pot = within(at, 0.27, (at.deep * (n + 0.5)) / 6, 0, 0);
        return frustumAt(
          [pot.x, high, pot.z],
          0.8,
          0.17,
          0.13,
          plainPaint(n % 4 === 3 ? [0.5, 0.5, 0.5] : POT),
          6,
        );
      }),
    ];
  };
  return [
    boxOn(plot, LEVEL, eaves, facade(look)),
    boxOn(
      within(plot, -0.05, -0.3, plot.wide + 0.1, plot.deep + 0.6),
      eaves - 0.3,
      eaves,
      plainPaint([0.86, 0.8, 0.7]),
    ),
    roofOn(
      plot,
      eaves,
      eaves + 3,
      edges.map((side) => ({ side, pitch: 2.4, from: eaves })),
      mansard(number, lamps, true),
    ),
    roofOn(
      top,
      eaves + 2.9,
      ridge,
      edges.map((side) => ({ side, pitch: 0.28, from: eaves + 3 })),
      mansard(number, lamps, false),
    ),
    ...wall(0.1),
    ...(number % 2 === 0 ? wall(plot.wide - 0.65) : []),
  ];
}

/** Blocks of houses, some along streets that lead ahead, some across. */
function town({ lamps }: Site): Solid[] {
  const solids: Solid[] = [];
  for (let row = 0; row < 13; row++) {
    const z = 11 + row * 17 + (row > 5 ? 10 : 0) + 0.5 * row * row;
    for (let x = -26 - row * 15, n = row * 50; x < 26 + row * 15; n++) {
      const wide = 8.5 + 5 * chance(n, 2, 2);
      const isGap = chance(n, 3, 3) < 0.1;
      if (!isGap) {
        const plot =
          chance(n, 4, 4) < 0.68
            ? plotOf(x, z, x + wide - 0.02, z + 11.5)
            : ({ x, z: z + 12, u: [0, -1], w: [1, 0], wide: 12, deep: wide - 0.02 } as const);
        solids.push(...house(plot, n, lamps));
      }
      x += wide + (isGap ? 3 : 0);
    }
  }
  return solids;
}

/** How far below the eye the ridge of its own roof lies, world units. */
const BELOW_EYE = 1.7;

/** The roof under the eye, however high that is: a ledge of zinc, a chimney, and a cat's place on it. */
function ledge({ setting }: Site): Solid[] {
  const ridge = LEVEL + USUAL_EYE.field * setting.eye - BELOW_EYE;
  return [
    roofOn(
      plotOf(-9, 0.5, 9, 6.2),
      ridge - 4.4,
      ridge + 0.3,
      [
        { side: 'front', pitch: 0.12, from: ridge - 0.52 },
        { side: 'back', pitch: 0.9, from: ridge - 1.22 },
      ],
      mansard(3, 0, false),
    ),
    box([-3.3, ridge - 0.8, 3.6], [-2.2, ridge + 1.2, 4.4], plainPaint([0.82, 0.74, 0.62])),
    ...[-3.1, -2.75, -2.4].map((x) =>
      frustumAt([x, ridge + 1.2, 4], 0.6, 0.14, 0.11, plainPaint(POT), 7),
    ),
  ];
}
