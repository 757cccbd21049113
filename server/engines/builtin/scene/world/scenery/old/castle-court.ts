import { clamp, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import { barBetween } from '../../street/convex.ts';
import { chance, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { boxOn, type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { panel } from '../far/pieces.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { oldStone } from './old-stone.ts';
import { type Lancet, piercedWall } from './pierced-wall.ts';

/** The court: half its width, where it begins, where the wall across its end is. World units. */
export const COURT = { half: 13, near: -4, end: 30 } as const;
/** How high the walls stood, the hall beside the court, the keep behind it. World units. */
const HIGH = { wall: 9.4, hall: 12.5, keep: 21 } as const;
const GATE = { half: 2.3, low: -1, spring: 3.6 } as const satisfies Lancet;
const HALL = { half: 0.95, low: 4.6, spring: 7 } as const satisfies Lancet;
const DOOR = { half: 0.9, low: -1, spring: 1.9 } as const satisfies Lancet;
const STONE: Colour = [0.6, 0.57, 0.51];
const COBBLE: Colour = [0.5, 0.47, 0.41];

/** The court of a ruined castle: curtain walls with broken crowns and a gate arch through which the land is seen, a roofless hall, a round tower with a breach, the keep, cobbles under grass, fallen stones. */
export const CASTLE_COURT: SceneryPlan = courtOf(true);

/** The same while people live there: whole walls, battlements, roofs. */
export const CASTLE_YARD: SceneryPlan = courtOf(false);

function courtOf(isRuin: boolean): SceneryPlan {
  return {
    land: 'field',
    relief: 1.2,
    trees: 0.5,
    views: [
      { horizon: 0.66, lens: 0.74, eye: 0.4 },
      { horizon: 0.58, lens: 0.78, eye: 0.8 },
      { horizon: 0.7, lens: 0.68, eye: 0.34 },
      { horizon: 0.64, lens: 0.9, eye: 0.46 },
    ],
    ground: (wild) => (x, z) => {
      const out = smoothstep(0, 60, Math.max(Math.abs(x) - 26, z - COURT.end - 14));
      return LEVEL + (Math.max(LEVEL - 6, wild(x, z)) - LEVEL) * out;
    },
    soil:
      (wild, { noise, snowy }) =>
      (x, z, height, steepness) => {
        const own = wild(x, z, height, steepness);
        const share = snowy ? 0 : cobblesAt(noise.fbm(x / 3 + 7, z / 3.4, 3), x, z);
        if (share <= 0) return own;
        const row = Math.floor(z / 0.42);
        const u = x / 0.5 + 0.5 * (row & 1) + 0.3 * chance(row, 2, 2);
        const edge = Math.min(
          Math.abs(u - Math.round(u)),
          Math.abs(z / 0.42 - Math.round(z / 0.42)),
        );
        const tone = 0.78 + 0.4 * chance(Math.floor(u), row, 9);
        return mixColour(
          own,
          mixColour([0.25, 0.29, 0.13], scaleColour(COBBLE, tone), smoothstep(0.05, 0.16, edge)),
          share,
        );
      },
    isTended: (x, z) => Math.abs(x) < COURT.half + 12 && z < COURT.end + 12,
    has: new Set(['castle', 'ruin', 'tower', 'abbey']),
    solids: (site) => solids(site, isRuin),
  };
}

/** How much of the court's ground is still cobbles at a place, by a number of its own there: most along the way to the gate. */
const cobblesAt = (own: number, x: number, z: number): number =>
  z > COURT.end + 8 || Math.abs(x) > COURT.half
    ? 0
    : 0.9 * smoothstep(0, 0.2, own + 0.3 * smoothstep(4.5, 1, Math.abs(x)) - 0.12);

/** How much of the cobbles shows at a place, 0 to 1: little grows there. World units. */
export const cobbledAt = ({ noise }: Pick<Setting, 'noise'>, x: number, z: number): number =>
  cobblesAt(noise.fbm(x / 3 + 7, z / 3.4, 3), x, z);

function solids({ setting }: Site, isRuin: boolean): Solid[] {
  const { noise, side } = setting;
  const wall = oldStone(setting, { stone: STONE, ivy: isRuin ? 5.5 : 2 });
  const bare = oldStone(setting, { stone: scaleColour(STONE, 1.04), ivy: 0 });
  const broken = (along: number, row: number, depth: number) =>
    !isRuin
      ? 0
      : depth * smoothstep(0.02, 0.3, noise.fbm(along / 8 + row * 20, 4.4, 2)) +
        0.7 * Math.abs(noise.fbm(along / 0.9, row * 9, 2));
  const { half, near, end } = COURT;
  const across = (z: number, row: number, high: number, from: number, to: number) =>
    piercedWall(
      {
        at: (along) => [along, z],
        thick: 1.5,
        lowAt: () => -0.5,
        highAt: (along) => Math.max(high - broken(along, row, 4.4), 1.2),
        paint: wall,
      },
      [from, to],
      Math.max(4, Math.round((to - from) / 0.9)),
      from < 0 && to > 0 && row === 1 ? { ...GATE, middle: 0 } : null,
    );
  return [
    // The wall with the gate, and its battlements where they are left.
    ...across(end, 1, HIGH.wall, -half, half),
    ...merlons(
      -half,
      half,
      (x) => [x, end],
      (x) => HIGH.wall - broken(x, 1, 4.4),
      bare,
    ),
    ...gateTowers(wall, bare, (n) => broken(n * 7, 6, 3)),
    ...hall(side, [near, end], wall, bare, (z, row) => broken(z, row, 4.6)),
    ...curtain(-side, [near, end], wall, bare, (z) => broken(z, 3, 4.8)),
    ...roundTower([-side * (half + 0.6), end - 1.5], 5, 16.5, wall, (turn) =>
      broken(turn * 5, 8, 6),
    ),
    ...keep([side * 9.5, end + 17], wall, bare, (along, row) => broken(along, row, 5)),
    ...rubble(side, bare),
    ...stairs(-side, bare),
    ...(isRuin ? [] : roofs(side)),
    ...well([side * 4.4, 14.5], bare),
  ];
}

/** Points of a battlement along a wall where that still stands as high as it was. */
const merlons = (
  from: number,
  to: number,
  at: (along: number) => readonly [number, number],
  highAt: (along: number) => number,
  paint: Paint,
): Solid[] =>
  Array.from({ length: Math.floor((to - from) / 2.1) }, (_, n) => {
    const along = from + (n + 0.5) * 2.1;
    const high = Math.min(highAt(along - 0.5), highAt(along + 0.5));
    if (high < HIGH.wall - 1.3 || chance(n, 7, 3) < 0.25) return [];
    const [x, z] = at(along);
    return [
      boxOn(
        plotOf(x - 0.6, z - 0.7, x + 0.6, z + 0.7),
        LEVEL + high - 0.7,
        LEVEL + high + 0.95 - 0.4 * chance(n, 2, 9),
        paint,
      ),
    ];
  }).flat();

/** Two towers that flank the gate, the taller of them whole. */
const gateTowers = (wall: Paint, bare: Paint, fallen: (n: number) => number): Solid[] =>
  [-1, 1].flatMap((at) => {
    const x = at * 5;
    const high = 12.4 - (at > 0 ? 0.4 : 2.6 + fallen(at));
    return [
      frustumAt([x, LEVEL - 0.5, COURT.end + 0.4], high + 0.5, 2.5, 2.3, wall, 12),
      ...Array.from({ length: 9 }, (_, n) => {
        if (chance(n, at + 3, 4) < 0.35) return [];
        const turn = (n / 9) * 2 * Math.PI;
        const [px, pz] = [x + 2 * Math.cos(turn), COURT.end + 0.4 + 2 * Math.sin(turn)];
        return [
          boxOn(
            plotOf(px - 0.42, pz - 0.42, px + 0.42, pz + 0.42),
            LEVEL + high - 0.2,
            LEVEL + high + 0.5 + 0.7 * chance(n, 6, at + 2),
            bare,
          ),
        ];
      }).flat(),
    ];
  });

/** The roofless hall on one side: a wall with tall windows, the gable at its end, buttresses. */
function hall(
  side: number,
  [near, end]: readonly [number, number],
  wall: Paint,
  bare: Paint,
  broken: (along: number, row: number) => number,
): Solid[] {
  const x = side * COURT.half;
  const bay = 5.4;
  const bays = Math.floor((end - near - 2) / bay);
  const run = (at: number, row: number) => ({
    at: (along: number): readonly [number, number] => [at, along],
    thick: 1.2,
    lowAt: () => -0.5,
    highAt: (along: number) => Math.max(HIGH.hall - broken(along, row), 2),
    paint: wall,
  });
  return [
    ...Array.from({ length: bays }, (_, n) => {
      const from = near + n * bay;
      const opening = n === 2 ? DOOR : HALL;
      return [
        ...piercedWall(run(x, 4), [from, from + bay], 9, { ...opening, middle: from + bay / 2 }),
        boxOn(
          plotOf(x - side * 1.3 - 0.65, from - 0.6, x - side * 1.3 + 0.65, from + 0.6),
          LEVEL - 0.3,
          LEVEL + 5.4 + 1.6 * chance(n, 3, 3),
          bare,
        ),
      ];
    }).flat(),
    ...Array.from({ length: bays }, (_, n) => {
      const from = near + n * bay;
      return piercedWall(run(x + side * 8, 5), [from, from + bay], 6, {
        ...HALL,
        middle: from + bay / 2,
      });
    }).flat(),
  ];
}

/** The curtain wall on the other side, its battlements, corbels of a walk along it. */
const curtain = (
  side: number,
  [near, end]: readonly [number, number],
  wall: Paint,
  bare: Paint,
  broken: (along: number) => number,
): Solid[] => {
  const x = side * COURT.half;
  const highAt = (along: number) => Math.max(HIGH.wall - broken(along), 1);
  return [
    ...piercedWall(
      { at: (along) => [x, along], thick: 1.5, lowAt: () => -0.5, highAt, paint: wall },
      [near, end],
      40,
      null,
    ),
    ...merlons(near, end, (z) => [x, z], highAt, bare),
    // Where the beams of houses against it were.
    ...Array.from({ length: 14 }, (_, n) => {
      const z = near + 3 + n * 2.2;
      if (highAt(z) < 5.4) return [];
      return [
        boxOn(
          plotOf(x - side * 0.95 - 0.3, z - 0.2, x - side * 0.95 + 0.3, z + 0.2),
          LEVEL + 4.4,
          LEVEL + 4.85,
          bare,
        ),
      ];
    }).flat(),
  ];
};

/** A round tower of upright pieces, each broken off at its own height; slits of windows. */
function roundTower(
  [x, z]: readonly [number, number],
  radius: number,
  high: number,
  paint: Paint,
  broken: (turn: number) => number,
): Solid[] {
  const count = 22;
  const at = (n: number): readonly [number, number] => {
    const turn = (n / count) * 2 * Math.PI;
    return [x + radius * Math.cos(turn), z + radius * Math.sin(turn)];
  };
  return Array.from({ length: count }, (_, n) => {
    const [[ax, az], [bx, bz]] = [at(n), at(n + 1)];
    const rise = (m: number) => LEVEL + Math.max(5, high - broken(((m % count) / count) * 6.28));
    const piece = (low: (m: number) => number, top: (m: number) => number): Solid => {
      const corner = (px: number, py: number, pz: number): Point => [px, py, pz];
      return panel(
        [
          corner(ax, low(n), az),
          corner(bx, low(n + 1), bz),
          corner(bx, top(n + 1), bz),
          corner(ax, top(n), az),
        ],
        1.1,
        paint,
      );
    };
    const slit = n % 5 === 2;
    return slit
      ? [
          piece(
            () => LEVEL - 0.5,
            () => LEVEL + 7.4,
          ),
          piece(() => LEVEL + 9.4, rise),
        ]
      : [piece(() => LEVEL - 0.5, rise)];
  }).flat();
}

/** The keep behind the gate: four high walls, its corners square, its top fallen on one side, windows through which the sky is seen. */
function keep(
  [x, z]: readonly [number, number],
  wall: Paint,
  bare: Paint,
  broken: (along: number, row: number) => number,
): Solid[] {
  const half = 6;
  const window = { half: 0.7, low: 10.4, spring: 12.8 } as const;
  const run = (at: (along: number) => readonly [number, number], row: number, more: number) =>
    piercedWall(
      {
        at,
        thick: 1.6,
        lowAt: () => -1,
        highAt: (along) => Math.max(HIGH.keep - more - broken(along + row * 3, row), 8),
        paint: wall,
      },
      [-half, half],
      12,
      { ...window, middle: row % 2 === 0 ? -1.8 : 1.6 },
    );
  return [
    ...run((along) => [x + along, z - half], 10, 0),
    ...run((along) => [x + along, z + half], 11, -1),
    ...run((along) => [x - half, z + along], 12, 1),
    ...run((along) => [x + half, z + along], 13, 4),
    ...[-1, 1].map((at) =>
      boxOn(
        plotOf(x + at * half - 1.1, z - half - 1.1, x + at * half + 1.1, z - half + 1.1),
        LEVEL - 1,
        LEVEL + HIGH.keep + (at < 0 ? 1.6 : -4.5),
        bare,
      ),
    ),
  ];
}

/** Cones of slates over the towers, a banner on each. */
const roofs = (side: number): Solid[] =>
  (
    [
      [-5, COURT.end + 0.4, 2.9, 9.8],
      [5, COURT.end + 0.4, 2.9, 12],
      [-side * (COURT.half + 0.6), COURT.end - 1.5, 6, 16.5],
    ] as const
  ).flatMap(([x, z, radius, up]) => {
    const top = LEVEL + up + 1.7 * radius;
    return [
      frustumAt([x, LEVEL + up, z], 1.7 * radius, radius, 0.05, SLATES, 14),
      barBetween([x, top - 0.5, z], [x, top + 2.6, z], [0.06, 0.06], SLATES),
      panel(
        [
          [x, top + 2.5, z],
          [x + 2.2, top + 2.1, z],
          [x + 2.2, top + 1.3, z],
          [x, top + 1.4, z],
        ],
        0.03,
        plainPaint([0.62, 0.1, 0.1]),
      ),
    ];
  });

const SLATES: Paint = (_, { along, up }) =>
  plainFront(
    scaleColour(
      [0.3, 0.32, 0.38],
      0.85 + 0.3 * chance(Math.floor(along / 0.4), Math.floor(up / 0.4), 2),
    ),
  );

/** Steps along the curtain wall up to its walk, broken off. */
const stairs = (side: number, paint: Paint): Solid[] =>
  Array.from({ length: 11 }, (_, n) => {
    const x = side * (COURT.half - 1.5);
    const z = 12.5 + n * 0.62;
    return boxOn(
      plotOf(x - 0.85, z, x + 0.85, z + 0.66 + (n === 10 ? 1.2 : 0)),
      LEVEL - 0.3,
      LEVEL + 0.36 * (n + 1),
      paint,
    );
  });

/** A well's round wall. */
const well = ([x, z]: readonly [number, number], paint: Paint): Solid[] =>
  Array.from({ length: 10 }, (_, n) => {
    const turn = (n / 10) * 2 * Math.PI;
    const [px, pz] = [x + 1.1 * Math.cos(turn), z + 1.1 * Math.sin(turn)];
    return boxOn(
      plotOf(px - 0.36, pz - 0.36, px + 0.36, pz + 0.36),
      LEVEL - 0.2,
      LEVEL + 0.62 + 0.25 * chance(n, 4, 4),
      paint,
    );
  });

/** Stones that have fallen along the walls and in heaps. */
const rubble = (side: number, paint: Paint): Solid[] =>
  Array.from({ length: 90 }, (_, n) => {
    const heap = n % 3;
    const roll = chance(n, 1, 8);
    const far = chance(n, 3, 8) - 0.5;
    const z = heap === 2 ? COURT.end - 1.4 - 2.4 * roll ** 2 : 6 + 23 * chance(n, 2, 8);
    const x =
      heap === 2 ? 22 * far : (heap === 0 ? side : -side) * (COURT.half - 1 - 4.5 * roll ** 2);
    const size = clamp(0.18 + 0.5 * chance(n, 4, 8) ** 2, 0.18, 0.62);
    const turn = chance(n, 5, 8) * 1.5;
    return boxOn(
      {
        ...{ x, z, wide: 1.6 * size, deep: size },
        ...{ u: [Math.cos(turn), Math.sin(turn)], w: [-Math.sin(turn), Math.cos(turn)] },
      },
      LEVEL - 0.2,
      LEVEL + 0.75 * size,
      paint,
    );
  });
