import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { boxOn, type Paint, type Plot, plainPaint, type Solid } from '../../street/solid.ts';
import { lifted } from '../built/lifted.ts';
import { block, paved } from '../built/paved-site.ts';
import { vault } from '../built/prism.ts';
import { facade } from '../famous/kit.ts';
import { frontLit } from '../far/front-lit.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { columnAt, MARBLE, painted, statueAt, templeOn, tiles } from './columns.ts';

/** Half the width of the forum, and where its arch stands. World units. */
const FORUM = { half: 15, arch: 74 } as const;
const BRONZE: Colour = [0.42, 0.34, 0.2];
const TRAVERTINE: Colour = [0.86, 0.75, 0.58];
const STONE: Colour = [0.84, 0.79, 0.7];

/** The forum of ancient Rome: a paved square between a basilica's arcades and temples on their stairs, an arch of triumph at its end before a temple on its hill, columns and statues on it. */
export const ROMAN_FORUM: SceneryPlan = {
  land: 'field',
  relief: 0.4,
  trees: 0.06,
  time: 'day',
  views: [
    { horizon: 0.56, lens: 0.82, eye: 0.36 },
    { horizon: 0.46, lens: 0.86, eye: 0.9 },
    { horizon: 0.6, lens: 0.78, eye: 0.3 },
    { horizon: 0.54, lens: 1, eye: 0.5 },
  ],
  ground: () => () => LEVEL,
  soil: paved((x, z) => {
    const [u, v] = [x / 1.1, z / 1.1 + 0.5 * (Math.floor(x / 1.1) & 1)];
    const joint = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v)));
    const tone = 0.88 + 0.2 * chance(Math.floor(u), Math.floor(v), 5);
    return [scaleColour([0.76, 0.71, 0.62], tone * (joint < 0.025 ? 0.78 : 1)), 1];
  }),
  light: frontLit,
  isTended: () => true,
  has: new Set(['ruin', 'temple', 'statue']),
  who: new Set(['senator']),
  solids,
};

/** A plot beside the square whose front is to it. World units. */
export const besideSquare = (
  side: number,
  front: number,
  z: number,
  wide: number,
  deep: number,
): Plot => ({
  x: side * front,
  z: side > 0 ? z : z + wide,
  u: [0, side > 0 ? 1 : -1],
  w: [side, 0],
  wide,
  deep,
});

function solids({ setting: { side }, lamps }: Site): Solid[] {
  const temple = (plot: Plot, columns: number, high: number, wall: Colour) =>
    templeOn(plot, LEVEL, { columns, high, radius: high * 0.075, foot: 3, wall });
  return [
    ...basilica(-side, lamps),
    ...temple(besideSquare(side, FORUM.half + 3, 12, 17, 24), 6, 9.4, [0.82, 0.72, 0.58]),
    ...temple(besideSquare(side, FORUM.half + 4, 38, 14, 20), 4, 8.4, [0.76, 0.5, 0.38]),
    ...arch(),
    // The hill behind the arch, its temple over the square.
    block(
      [side * -20 - 34, 0, 96],
      [side * -20 + 34, 11, 170],
      plainPaint(scaleColour(STONE, 0.8)),
    ),
    ...templeOn(
      { x: side * -24 - 15, z: 101, u: [1, 0], w: [0, 1], wide: 30, deep: 36 },
      LEVEL + 11,
      {
        ...{ columns: 8, high: 12.5, radius: 0.9, foot: 3.4, wall: [0.8, 0.7, 0.58] },
      },
    ),
    ...houses(lamps),
    // Columns of honour with their figures, statues along the square.
    ...[-5.4, 5.4].flatMap((x) => [
      ...columnAt([x, LEVEL, 58], 13, 0.85),
      ...statueAt([x, LEVEL + 13, 58], 3.6, [0.78, 0.6, 0.24]),
    ]),
    ...[
      [-9.6, 13.5],
      [-9.8, 25],
      [-9.8, 37],
      [9.8, 33],
      [10.2, 57],
      [-10, 49],
    ].flatMap(([x = 0, z = 0], n) =>
      statueAt([side * x, LEVEL, z], 5.4, n % 2 === 0 ? MARBLE : BRONZE),
    ),
    ...rostra(side),
    ...statueAt([side * 5.2, LEVEL, 10.4], 4.4),
  ];
}

/** A long hall in two storeys of arches between half columns, under a roof of tiles. */
function basilica(side: number, lamps: number): Solid[] {
  const plot = besideSquare(side, FORUM.half, 2, 58, 20);
  const bay = 58 / 12;
  const front: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(STONE);
    const cell = long / Math.max(1, Math.round(long / bay));
    const off = Math.abs((((along % cell) + cell) % cell) - cell / 2);
    const rise = up < 7.4 ? up : up - 7.4;
    const high = up < 7.4 ? 3.6 : 3;
    const hole =
      rise < high
        ? inside(off, -1, 1.4, pixel)
        : inside(Math.hypot(off, rise - high), -1, 1.4, pixel);
    const half = inside(off, cell / 2 - 0.42, 9, pixel);
    const beam = Math.max(inside(up, 6.2, 7.4, pixel), inside(up, 13, 14.4, pixel));
    const stone = scaleColour(STONE, 0.92 + 0.08 * Math.sin(up * 2.2) * (1 - half));
    const lit = mixColour(mixColour(stone, MARBLE, half), MARBLE, beam);
    return {
      colour: mixColour(lit, [0.2, 0.15, 0.12], hole * (1 - beam)),
      glass: 0,
      glow: scaleColour([1, 0.62, 0.3], hole * (1 - beam) * Math.min(0.4, lamps)),
    };
  };
  const columns = Array.from({ length: 13 }, (_, n) => {
    const x = side * (FORUM.half - 0.15);
    return columnAt([x, LEVEL + 0.6, 2 + n * bay], 5.6, 0.42);
  }).flat();
  const roof: Plot = { ...plot, x: plot.x + side * 1, wide: 58, deep: 18 };
  return [
    boxOn(
      { ...plot, x: plot.x - side * 1.6, deep: 24 },
      LEVEL - 0.2,
      LEVEL + 0.6,
      plainPaint(MARBLE),
    ),
    boxOn(plot, LEVEL, LEVEL + 14.4, front),
    ...columns,
    boxOn(
      { ...plot, x: plot.x - side * 0.5, deep: 21 },
      LEVEL + 14.4,
      LEVEL + 15,
      plainPaint(MARBLE),
    ),
    boxOn(roof, LEVEL + 15, LEVEL + 16.4, tiles),
  ];
}

/** An arch of triumph with three ways through it, letters on its attic, a team of horses over that. */
function arch(): Solid[] {
  const z = FORUM.arch;
  const stone: Paint = ({ role }, { along, up, pixel }) => {
    const v = up / 0.9;
    const joint = inside(Math.abs(v - Math.round(v)), -1, 0.03, pixel);
    const tone = role === 'level' ? 0.9 : 0.96 - 0.1 * joint + 0.03 * Math.sin(along);
    return plainFront(scaleColour(TRAVERTINE, tone));
  };
  const attic: Paint = ({ role, long }, { along, up, pixel }) => {
    const ink =
      role === 'front'
        ? inkAt('SPQR', (along - long / 2 + 5) / 10, (up - 0.8) / 2.2, pixel / 2)
        : 0;
    return plainFront(mixColour(TRAVERTINE, [0.3, 0.2, 0.12], 0.9 * ink));
  };
  const pier = (from: number, to: number) => block([from, 0, z], [to, 11, z + 6], stone);
  const gold = plainPaint([0.8, 0.62, 0.26]);
  const horse = (x: number): Solid[] => [
    block([x - 0.35, 16.4, z + 1], [x + 0.35, 17.5, z + 3], gold),
    block([x - 0.22, 17.3, z + 0.5], [x + 0.22, 18.7, z + 1.2], gold),
    block([x - 0.3, 15.2, z + 1.1], [x - 0.1, 16.6, z + 1.4], gold),
    block([x + 0.1, 15.2, z + 1.1], [x + 0.3, 16.6, z + 1.4], gold),
  ];
  return [
    pier(-12, -8.6),
    pier(-5.6, -3),
    pier(3, 5.6),
    pier(8.6, 12),
    ...[-7.1, 7.1].flatMap((x) => [
      ...vault(x, [1.5, 1.5, 0.7], [z - 0.05, z + 6], 10, stone).map((one) => lifted(one, 4.6)),
      block([x - 1.5, 6.6, z], [x + 1.5, 11, z + 6], stone),
    ]),
    ...vault(0, [3, 3, 0.8], [z - 0.05, z + 6], 12, stone).map((one) => lifted(one, 6.2)),
    block([-3, 9.9, z], [3, 11, z + 6], stone),
    block([-12.6, 11, z - 0.7], [12.6, 11.8, z + 6.7], painted),
    block([-12, 11.8, z], [12, 15.2, z + 6], attic),
    ...[-11.2, -4.3, 4.3, 11.2].flatMap((x) => columnAt([x, LEVEL, z - 0.9], 11, 0.5)),
    ...[-1.8, -0.6, 0.6, 1.8].flatMap(horse),
  ];
}

/** Houses of brick on the slopes beyond. */
function houses(lamps: number): Solid[] {
  return Array.from({ length: 26 }, (_, n) => {
    const left = n % 2 === 0 ? -1 : 1;
    const [x, z] = [left * (42 + 60 * chance(n, 1, 6)), 40 + 150 * chance(n, 2, 6)];
    const look = {
      wall: [0.78, 0.55 + 0.2 * chance(n, 3, 6), 0.42] as const,
      trim: [0.6, 0.36, 0.24] as const,
      ...{ bay: 3, storey: 3.6, foot: 0.6, number: n, lamps: lamps * 1.3 },
      window: [0.45, 1.3, 2.6] as const,
    };
    const high = 9 + 9 * chance(n, 4, 6) + 0.06 * z;
    return [
      block([x - 6, 0, z], [x + 6, high, z + 12], facade(look)),
      block([x - 6.5, high, z - 0.5], [x + 6.5, high + 1, z + 12.5], tiles),
    ];
  }).flat();
}

/** The platform of those who speak, with beaks of ships along its front. */
const rostra = (side: number): Solid[] => [
  block([side * 1 - 4.5, 0, 62], [side * 1 + 4.5, 2.2, 67], plainPaint(scaleColour(MARBLE, 0.92))),
  ...[-3.4, -1.2, 1.2, 3.4].map((dx) =>
    block([side + dx - 0.2, 1, 61.2], [side + dx + 0.2, 1.5, 62.2], plainPaint(BRONZE)),
  ),
];
