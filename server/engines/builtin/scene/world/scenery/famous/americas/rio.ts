import { mixColour, scaleColour, smoothstep } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import type { Ground } from '../../../ground.ts';
import { chance } from '../../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../../street/solid.ts';
import { turned } from '../../../street/turned.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { box, facade } from '../kit.ts';

/** Domes of granite: to the right on the picture's side, ahead, how wide and how high, and how blunt. World units. */
const DOMES = [
  // Sugarloaf, with Urca before it.
  [-42, 560, 66, 168, 3],
  [-112, 500, 62, 74, 2.4],
  [190, 700, 60, 150, 2.2],
  [262, 760, 74, 190, 2.2],
  [-330, 760, 90, 120, 2],
  [150, 300, 40, 46, 2],
] as const;
/** The hill before the eye: how high, and how far ahead its foot is. World units. */
const HILL = { high: 104, foot: 215 } as const;
/** Where the statue stands. World units. */
const STATUE = { aside: 9.4, z: 29 } as const;
const SAND: Colour = [0.93, 0.85, 0.66];
const JUNGLE: Colour = [0.13, 0.27, 0.1];
const GRANITE: Colour = [0.42, 0.37, 0.34];
const SOAPSTONE = plainPaint([0.86, 0.85, 0.79]);

/** How far ahead the beach is: an arc of a bay. */
const beachAt = (across: number): number => 322 + 0.0016 * (across - 30) ** 2;

/** Rio de Janeiro from Corcovado: Christ with open arms over the bay, Sugarloaf in it, white houses along its beach. */
export const RIO: SceneryPlan = {
  land: 'sea',
  trees: 0.7,
  views: [
    { horizon: 0.37, lens: 0.95, eye: 0.6 },
    { horizon: 0.3, lens: 0.88, eye: 0.95 },
    { horizon: 0.44, lens: 0.86, eye: 0.5 },
    { horizon: 0.36, lens: 1.1, eye: 0.7 },
  ],
  ground:
    (_, { side, noise }): Ground =>
    (x, z) => {
      const across = side * x;
      const rough = noise.fbm(x / 60, z / 60, 3);
      const hill = HILL.high * (1 - smoothstep(-120, HILL.foot, z + 12 * rough)) * 1.35;
      const shore = smoothstep(6, -6, z - beachAt(across) - 8 * rough);
      const far = smoothstep(1_150, 1_420, z + 0.2 * across) * (34 + 60 * (0.5 + rough));
      let height = -7 + shore * 11 + far;
      for (const [aside, ahead, wide, high, blunt] of DOMES) {
        const away = Math.hypot(across - aside, (z - ahead) * 0.9) / (wide * (1 + 0.08 * rough));
        if (away < 2.2) height = Math.max(height, -7 + (high + 7) * Math.exp(-(away ** blunt)));
      }
      const knoll = 9 * Math.exp(-((Math.hypot(across - STATUE.aside, z - STATUE.z) / 7) ** 2));
      return Math.max(height, Math.min(hill, HILL.high) + knoll);
    },
  soil:
    (_, { side, noise }) =>
    (x, z, height, steepness) => {
      const across = side * x;
      const rough = noise.fbm(x / 14, z / 14, 3);
      const green = scaleColour(JUNGLE, 1 + 0.7 * rough);
      const streak = 1 + 0.2 * noise.at(x / 5, height / 60);
      const bare = smoothstep(1.1, 1.9, steepness + 0.5 * rough) * smoothstep(240, 300, z);
      const land = mixColour(green, scaleColour(GRANITE, streak), bare);
      const off = beachAt(across) - z;
      if (z > HILL.foot - 20 && height < 9 && z < 700) {
        const town = scaleColour([0.5, 0.5, 0.42], 1 + 0.3 * rough);
        return mixColour(
          mixColour(land, town, smoothstep(9, 6, height)),
          SAND,
          smoothstep(30, 22, off),
        );
      }
      return mixColour(land, SAND, smoothstep(1.6, 0.6, height));
    },
  solids: (site) => [...statue(site), ...town(site), ...boats(site)],
  isTended: (x, z, { side }) =>
    z < 60 ||
    z > 470 ||
    (z > 160 && z < 440) ||
    Math.hypot(side * x - STATUE.aside, z - STATUE.z) < 10,
  has: new Set(['statue']),
};

/** A figure with open arms in a long robe, on its pedestal: its foot is at a place, and it is so many times 17 metres high. World units. */
export function christAt([x, foot, z]: Point, size: number): Solid[] {
  const up = (by: number) => foot + by * size;
  const by = (from: Point, to: Point, paint: Paint) =>
    box(
      [x + from[0] * size, up(from[1]), z + from[2] * size],
      [x + to[0] * size, up(to[1]), z + to[2] * size],
      paint,
    );
  const arms = [-1, 1].flatMap((end) => [
    ...Array.from({ length: 4 }, (_, n) => {
      const [from, to] = [end * (0.9 + n * 1.25), end * (0.9 + (n + 1) * 1.25 + 0.05)];
      return by(
        [Math.min(from, to), 13.5 + 0.17 * n, -0.55 + 0.06 * n],
        [Math.max(from, to), 15.2, 0.55 - 0.06 * n],
        SOAPSTONE,
      );
    }),
    ellipsoidAt([x + end * 6.3 * size, up(14.9), z], 0.6 * size, 0.26 * size, SOAPSTONE),
  ]);
  return [
    by([-2.1, 0, -2.1], [2.1, 3.2, 2.1], plainPaint([0.5, 0.48, 0.45])),
    by([-2.5, 3.2, -2.5], [2.5, 3.6, 2.5], plainPaint([0.56, 0.54, 0.5])),
    ...turned(
      [x, z],
      [
        [1.75 * size, up(3.6)],
        [1.45 * size, up(7)],
        [1.3 * size, up(11)],
        [1.5 * size, up(13.6)],
        [1.15 * size, up(15.2)],
        [0.42 * size, up(15.7)],
      ],
      10,
      SOAPSTONE,
    ),
    frustumAt([x, up(15.4), z], 0.7 * size, 0.42 * size, 0.4 * size, SOAPSTONE),
    ellipsoidAt([x, up(16.7), z], 0.68 * size, 0.86 * size, SOAPSTONE),
    ...arms,
  ];
}

/** It stands before the eye on the mountain. */
const statue = ({ setting: { side }, groundAt }: Site): Solid[] => {
  const [x, z] = [side * STATUE.aside, STATUE.z];
  return christAt([x, groundAt(x, z) - 1, z], 1);
};

/** White blocks of houses between the hills and the beach. */
function town({ setting: { side }, groundAt, lamps }: Site): Solid[] {
  const solids: Solid[] = [];
  for (let row = 0; row < 9; row++)
    for (let column = -20; column < 20; column++) {
      const number = row * 64 + column + 40;
      const across = column * 15 + 5 * chance(row, column, 1);
      const z = 206 + row * 19 + 4 * chance(row, column, 2);
      const x = side * across;
      const ground = groundAt(x, z);
      if (ground < 2.5 || ground > 11 || z > beachAt(across) - 36 || chance(row, column, 3) < 0.2)
        continue;
      const high = 7 + 17 * chance(row, column, 4) ** 1.4 + (row > 6 ? 5 : 0);
      const tone = 0.84 + 0.14 * chance(row, column, 5);
      const look = {
        wall: [tone, tone * 0.97, tone * (0.88 + 0.08 * chance(row, column, 6))] as const,
        trim: [0.9, 0.88, 0.83] as const,
        ...{ bay: 2.6, storey: 3, foot: 0.6, number, lamps: lamps * 1.3 },
        window: [0.8, 0.9, 2.1] as const,
      };
      solids.push(box([x - 5.4, ground - 2, z], [x + 5.4, ground + high, z + 10], facade(look)));
    }
  return solids;
}

/** Boats at anchor in the bay. */
const boats = ({ setting: { side } }: Site): Solid[] =>
  Array.from({ length: 34 }, (_, n) => {
    const across = -150 + 300 * chance(n, 1, 7);
    const z = beachAt(across) + 26 + 90 * chance(n, 2, 7);
    const x = side * across;
    return [
      box([x - 1.8, 0, z], [x + 1.8, 1.3, z + 1.5], plainPaint([0.95, 0.95, 0.93])),
      box([x - 0.14, 1, z + 0.6], [x + 0.14, 6.5, z + 0.9], plainPaint([0.9, 0.9, 0.88])),
    ];
  }).flat();
