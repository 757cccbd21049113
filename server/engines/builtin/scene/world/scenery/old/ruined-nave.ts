import { clamp, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import { barBetween } from '../../street/convex.ts';
import { chance } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import type { Paint, Point, Solid } from '../../street/solid.ts';
import { panel } from '../far/pieces.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { oldStone } from './old-stone.ts';
import { type Lancet, piercedWall, pointed } from './pierced-wall.ts';

/** The nave: half its width, half that with its aisles, the length of a bay, where the first begins, how many there are. World units. */
export const NAVE = { half: 4.8, aisles: 10.4, bay: 5.6, near: -2.4, bays: 8 } as const;
const END = NAVE.near + NAVE.bay * NAVE.bays;
/** Openings: between the piers, over them, in the walls of the aisles, and in the end wall. */
const ARCADE = { half: 2.2, low: 0, spring: 4.3 } as const satisfies Lancet;
const CLERESTORY = { half: 1.05, low: 9.6, spring: 11.8 } as const satisfies Lancet;
const AISLE = { half: 0.95, low: 2, spring: 4.6 } as const satisfies Lancet;
const GREAT = { half: 2.9, low: 4.2, spring: 9.6 } as const satisfies Lancet;
/** How high the walls stood, and where the ribs of the vault spring and how far they rise. */
const WALL = { nave: 15.4, aisle: 7.6, gable: 19 } as const;
const VAULT = { spring: 9.8, rise: 5.2 } as const;
const STONE: Colour = [0.66, 0.62, 0.54];
const SLAB: Colour = [0.56, 0.51, 0.42];

/** The inside of a great church whose roof has fallen in: piers, pointed arches, windows without glass, ribs before the sky, grass and rubble on its floor, ivy on its walls. */
export const RUINED_NAVE: SceneryPlan = {
  land: 'field',
  relief: 0.5,
  trees: 0.6,
  hasShafts: true,
  views: [
    { horizon: 0.68, lens: 0.74, eye: 0.27 },
    { horizon: 0.6, lens: 0.9, eye: 0.34 },
    { horizon: 0.72, lens: 0.66, eye: 0.24 },
    { horizon: 0.64, lens: 0.8, eye: 0.5 },
  ],
  ground: (wild) => (x, z) => {
    const out = smoothstep(0, 50, Math.max(Math.abs(x) - 16, z - END - 8));
    return LEVEL + (Math.max(LEVEL, wild(x, z)) - LEVEL) * out;
  },
  soil:
    (wild, { noise, snowy }) =>
    (x, z, height, steepness) => {
      const own = wild(x, z, height, steepness);
      const share = snowy ? 0 : slabsAt(noise.fbm(x / 2.6 + 7, z / 3.4, 3), x, z);
      if (share <= 0) return own;
      const [u, v] = [x / 0.8, z / 0.9 + 0.5 * (Math.floor(x / 0.8) & 1)];
      const joint = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v)));
      const tone = 0.8 + 0.3 * chance(Math.floor(u), Math.floor(v), 9);
      const slab = scaleColour(SLAB, tone * (1 + 0.2 * noise.fbm(x * 2, z * 2, 3)));
      return mixColour(
        own,
        mixColour([0.24, 0.3, 0.12], slab, smoothstep(0.02, 0.08, joint)),
        share,
      );
    },
  isTended: (x, z) => Math.abs(x) < NAVE.aisles + 1.5 && z < END + 1.5,
  has: new Set(['church', 'abbey', 'ruin', 'temple', 'castle']),
  solids,
};

/** How much of the ground at a place in the nave is still slabs, by a number of its own there. */
const slabsAt = (own: number, x: number, z: number): number =>
  z > END || Math.abs(x) > NAVE.aisles
    ? 0
    : 0.92 * smoothstep(0, 0.2, own + 0.16 * smoothstep(2.4, 0.6, Math.abs(x)) - 0.06);

/** How much of a slab shows at a place of the floor, 0 to 1: little grows there. World units. */
export const pavingAt = ({ noise }: Pick<Setting, 'noise'>, x: number, z: number): number =>
  slabsAt(noise.fbm(x / 2.6 + 7, z / 3.4, 3), x, z);

function solids({ setting }: Site): Solid[] {
  const { noise, side } = setting;
  const wall = oldStone(setting, { stone: STONE, ivy: 7.5 });
  const fallenStone = oldStone(setting, { stone: STONE, ivy: 0 });
  const carved = oldStone(setting, { stone: scaleColour(STONE, 1.04), ivy: 1.6, isSmooth: true });
  // One side has fallen in further than the other.
  const fallen = (at: number, z: number) => {
    const worse = at === side ? 0.1 : -0.05;
    const far = smoothstep(NAVE.near + 4 * NAVE.bay, END, z);
    const gap = smoothstep(0.04, 0.26, noise.fbm(z / 9 + at * 20, 4.4, 2) + worse - 0.16 * far);
    return 6.2 * gap + 0.9 * Math.abs(noise.fbm(z / 1.1, at * 9, 2));
  };
  const sides = [-1, 1].flatMap((at) => [
    ...arcade(at, (z) => WALL.nave - fallen(at, z), wall),
    ...aisle(at, (z) => WALL.aisle - 1.8 * Math.abs(noise.fbm(z / 3.4 + 30, at * 5, 3)), wall),
    ...piers(at, carved),
  ]);
  return [
    ...sides,
    ...ribs(carved, (n) => noise.at(n * 3.7 + 0.5, 9.5)),
    ...gable(wall, carved, (x) => 1.1 * Math.abs(noise.fbm(x / 1.4, 77, 2))),
    ...web(wall, (n) => chance(n, 5, 2)),
    ...rubble(fallenStone),
  ];
}

/** The wall of the nave on one side: arches below, windows above. */
function arcade(side: number, highAt: (z: number) => number, paint: Paint): Solid[] {
  return Array.from({ length: NAVE.bays }, (_, n) => {
    const from = NAVE.near + n * NAVE.bay;
    const middle = from + NAVE.bay / 2;
    return piercedWall(
      {
        at: (along) => [side * (NAVE.half + 0.5), along],
        thick: 1,
        lowAt: (along) =>
          Math.abs(along - middle) < ARCADE.half
            ? pointed(ARCADE, along - middle)
            : ARCADE.spring - 0.1,
        highAt,
        paint,
      },
      [from, from + NAVE.bay],
      12,
      { ...CLERESTORY, middle },
    );
  }).flat();
}

/** The outer wall on one side, seen through the arches. */
function aisle(side: number, highAt: (z: number) => number, paint: Paint): Solid[] {
  return Array.from({ length: NAVE.bays + 1 }, (_, n) => {
    const from = NAVE.near + n * NAVE.bay;
    return piercedWall(
      {
        at: (along) => [side * NAVE.aisles, along],
        thick: 0.9,
        lowAt: () => -0.4,
        highAt,
        paint,
      },
      [from, from + NAVE.bay],
      8,
      { ...AISLE, middle: from + NAVE.bay / 2 },
    );
  }).flat();
}

/** The piers on one side: a round core with shafts about it, its foot, its capital, and the shaft that bore the vault. */
function piers(side: number, paint: Paint): Solid[] {
  return Array.from({ length: NAVE.bays + 1 }, (_, n) => {
    const [x, z] = [side * (NAVE.half + 0.5), NAVE.near + n * NAVE.bay];
    const core = 0.7;
    return [
      frustumAt([x, LEVEL - 0.3, z], 0.75, core * 1.75, core * 1.5, paint, 8),
      frustumAt([x, LEVEL + 0.4, z], ARCADE.spring - 0.9, core, core, paint, 12),
      frustumAt([x, LEVEL + ARCADE.spring - 0.55, z], 0.5, core, core * 1.7, paint, 12),
      ...[
        [-1, 0],
        [0, -1],
        [0, 1],
      ].map(([dx = 0, dz = 0]) =>
        frustumAt(
          [x + side * dx * 0.64, LEVEL + 0.4, z + dz * 0.64],
          ARCADE.spring - 0.8,
          0.22,
          0.22,
          paint,
          8,
        ),
      ),
      frustumAt(
        [x - side * 0.62, LEVEL + ARCADE.spring - 0.1, z],
        VAULT.spring - ARCADE.spring,
        0.19,
        0.19,
        paint,
        8,
      ),
      frustumAt([x - side * 0.62, LEVEL + VAULT.spring - 0.5, z], 0.6, 0.2, 0.46, paint, 8),
    ];
  }).flat();
}

/** How high the vault is over a place across, as a share of half the nave's width. */
const vaultAt = (off: number): number =>
  VAULT.spring + VAULT.rise * Math.sqrt(Math.max(0, 1 - off ** 1.7)) * (1 - 0.08 * off);

/** The ribs across the nave: some whole, of most no more than where they sprang. */
function ribs(paint: Paint, roll: (n: number) => number): Solid[] {
  const count = 11;
  return Array.from({ length: NAVE.bays - 1 }, (_, k) => {
    const n = k + 1;
    const z = NAVE.near + n * NAVE.bay;
    const isWhole = n === 3 || n >= NAVE.bays - 2;
    return [-1, 1].flatMap((side) => {
      const left = isWhole ? 1 : clamp(0.34 + 0.3 * roll(n * 2 + side), 0.12, 0.62);
      const piece = (from: number, to: number): Solid => {
        const at = (share: number, out: number): Point => [
          side * (1 - share) * (NAVE.half - 0.05),
          LEVEL + vaultAt(1 - share) + out,
          z,
        ];
        return panel([at(from, -0.28), at(to, -0.28), at(to, 0.34), at(from, 0.34)], 0.62, paint);
      };
      return Array.from({ length: count }, (_, m) => [m / count, (m + 1) / count] as const)
        .filter(([from]) => from < left)
        .map(([from, to]) => piece(from ** 1.5, Math.min(to, left) ** 1.5));
    });
  }).flat();
}

/** What is left of the vault over the last bays: its edge is ragged. */
function web(paint: Paint, roll: (n: number) => number): Solid[] {
  const count = 16;
  return Array.from({ length: count }, (_, n) => {
    const [from, to] = [n, n + 1].map((at) => -1 + (2 * at) / count) as [number, number];
    const near = END - NAVE.bay * (0.9 + 1.3 * roll(n));
    const height = (off: number) => LEVEL + vaultAt(Math.abs(off)) + 0.3;
    const edge = (off: number, z: number): Point => [off * NAVE.half, height(off), z];
    return panel([edge(from, near), edge(to, near), edge(to, END), edge(from, END)], 0.3, paint);
  });
}

/** The end wall: its great window with bars of stone and what is left of their tracery. */
function gable(paint: Paint, carved: Paint, lost: (x: number) => number): Solid[] {
  const half = NAVE.half + 1;
  const wall = piercedWall(
    {
      at: (along) => [along, END],
      thick: 1.3,
      lowAt: () => -0.4,
      highAt: (x) => WALL.gable - 0.75 * Math.abs(x) - lost(x),
      paint,
    },
    [-half, half],
    20,
    { ...GREAT, middle: 0 },
  );
  const bar = (from: readonly [number, number], to: readonly [number, number]): Solid =>
    barBetween([from[0], LEVEL + from[1], END], [to[0], LEVEL + to[1], END], [0.13, 0.2], carved);
  const lights = [-1, 0, 1].flatMap((n): Solid[] => {
    const middle = (n * 2 * GREAT.half) / 3;
    const own = { half: GREAT.half / 3, spring: GREAT.spring - 0.9 };
    return Array.from({ length: 8 }, (_, k) => {
      const [a, b] = [k, k + 1].map((at) => own.half * (at / 4 - 1)) as [number, number];
      return bar([middle + a, pointed(own, a)], [middle + b, pointed(own, b)]);
    });
  });
  const rose = Array.from({ length: 14 }, (_, n) => {
    const at = (k: number) =>
      [
        1.15 * Math.cos((k / 14) * 2 * Math.PI),
        12.2 + 1.15 * Math.sin((k / 14) * 2 * Math.PI),
      ] as const;
    return bar(at(n), at(n + 1));
  });
  // Some of the rose has fallen out.
  return [
    ...wall,
    ...[-1, 1].map((n) =>
      bar([(n * GREAT.half) / 3, GREAT.low], [(n * GREAT.half) / 3, GREAT.spring]),
    ),
    ...lights,
    ...rose.slice(2),
  ];
}

/** Stones that have come down, most of them along the piers. */
function rubble(paint: Paint): Solid[] {
  return Array.from({ length: 150 }, (_, n) => {
    const side = n % 2 === 0 ? -1 : 1;
    const z = 3.4 + (END - 6) * chance(n, 1, 7) ** 1.2;
    const heap = Math.floor(z / 5.6 + 0.5) * NAVE.bay + NAVE.near;
    const near = heap + 2.4 * (chance(n, 2, 7) - 0.5) + (chance(n, 8, 7) - 0.5) * 3;
    const x = side * (NAVE.half + 0.9 - 3 * chance(n, 3, 7) ** 2.2);
    const size = 0.12 + 0.34 * chance(n, 4, 7) ** 2;
    const turn = 6.3 * chance(n, 5, 7);
    const long = size * (1.2 + 0.8 * chance(n, 6, 7));
    const y = LEVEL + size * 0.5 + (chance(n, 9, 7) < 0.3 ? size : 0);
    const tilt = 0.5 * (chance(n, 10, 7) - 0.5);
    const half: Point = [
      0.5 * long * Math.cos(turn),
      0.5 * long * tilt,
      0.5 * long * Math.sin(turn),
    ];
    return barBetween(
      [x - half[0], y - half[1], Math.max(3, near) - half[2]],
      [x + half[0], y + half[1], Math.max(3, near) + half[2]],
      [size * 0.55, size * 0.5],
      paint,
    );
  });
}
