import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { between, paved, rail } from '../built/paved-site.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';

/** Where huts stand: to the right on the picture's side, ahead, how wide their wall is from its middle. World units. */
const HUTS = [
  [4.6, 13.6, 2.1],
  [-5.6, 15.4, 2.2],
  [10.4, 18.6, 2],
  [-11.6, 20.4, 2.1],
  [1.2, 25, 2.1],
  [-5.2, 29, 2],
  [8.2, 30, 2.2],
  [-14, 33, 2.1],
  [16, 31, 2.1],
  [2.6, 40, 2],
  [-8.6, 44, 2.1],
  [12.4, 45, 2.1],
] as const;
/** Granaries on legs: likewise, how wide. World units. */
const GRANARIES = [
  [1.3, 17.6, 0.75],
  [-9.2, 15.6, 0.7],
  [13.8, 23.6, 0.75],
  [-2.2, 33.5, 0.75],
] as const;
/** How high walls are, how far the thatch reaches over them and how low it hangs, how steep it rises. World units. */
const WALL = 2.1;
const THATCH = { out: 0.75, drop: 0.5, pitch: 1.02 } as const;
/** The fire in the middle of the village: to the right on the picture's side, ahead. World units. */
const FIRE = [-0.9, 12.2] as const;

/** Jars for water and grain: to the right on the picture's side, ahead, how high. World units. */
const POTS = [
  [2.5, 8.9, 0.62],
  [3.2, 9.4, 0.78],
  [1.9, 9.7, 0.46],
  [-3.4, 13, 0.7],
  [-4, 13.5, 0.55],
] as const;

const EARTH: Colour = [0.66, 0.4, 0.24];
const CLAYS: readonly Colour[] = [
  [0.68, 0.44, 0.29],
  [0.76, 0.56, 0.38],
  [0.62, 0.37, 0.24],
];
const STRAW: Colour = [0.72, 0.57, 0.31];
const CHALK: Colour = [0.92, 0.87, 0.76];
const OCHRE: Colour = [0.78, 0.42, 0.12];
const DARK: Colour = [0.11, 0.08, 0.06];
const WOOD: Colour = [0.37, 0.26, 0.17];

/** A village of Africa: round huts of clay under cones of thatch, granaries on legs, a fence of branches, around trodden red earth under acacias. */
export const AFRICAN_VILLAGE: SceneryPlan = {
  land: 'plain',
  relief: 0.5,
  trees: 0.8,
  views: [
    { horizon: 0.6, lens: 1.02, eye: 0.24 },
    { horizon: 0.5, lens: 0.96, eye: 0.44 },
    { horizon: 0.64, lens: 0.92, eye: 0.22 },
    { horizon: 0.57, lens: 1.16, eye: 0.3 },
  ],
  ground: levelled(60, 70),
  soil: paved((x, z, _, { noise }) => {
    const grain = 1 + 0.16 * noise.fbm(x * 2.1, z * 2.1, 3) + 0.1 * noise.fbm(x / 3, z / 3, 2);
    const edge = 1 + 0.5 * noise.fbm(x / 5, z / 5, 2);
    return [
      scaleColour(EARTH, grain),
      between(Math.abs(x), -22 * edge, 22, 7) * between(z, -20, 50 * edge, 9),
    ];
  }),
  lampAt:
    ({ side }) =>
    (x, _y, z) =>
      0.7 / (1 + ((x - side * FIRE[0]) ** 2 + (z - FIRE[1]) ** 2) / 24),
  isTended: (x, z) => Math.abs(x) < 20 && z < 50,
  has: new Set(['roundhut']),
  solids: ({ setting: { side }, lamps }: Site): Solid[] => [
    ...HUTS.flatMap(([aside, z, wide], n) => hut(side * aside, z, wide, n, lamps)),
    ...GRANARIES.flatMap(([aside, z, wide], n) => granary(side * aside, z, wide, n)),
    ...fence(-side * 13.5, 13, 7),
    ...fence(side * 15.5, 15, 6),
    ...hearth(side * FIRE[0], FIRE[1], lamps),
    ...POTS.flatMap(([aside, z, high], n) => pot(side * aside, z, high, n)),
    ...mortar(-side * 2.5, 9.4),
  ],
};

/** Straw in layers, each of which ends in a ragged shade, dark at the top where smoke leaves. */
const thatch =
  (number: number, high: number): Paint =>
  ({ role }, { along, up }) => {
    if (role === 'level') return plainFront(scaleColour(STRAW, 0.35));
    const ragged = 0.1 * Math.sin(along * 11 + number) + 0.06 * Math.sin(along * 27 + number * 2);
    const layer = (up + ragged) / 0.52 - Math.floor((up + ragged) / 0.52);
    const stalks = 1 + 0.1 * Math.sin(along * 41 + up * 3) + 0.07 * Math.sin(along * 17 - up * 5);
    const shade = 0.72 + 0.32 * smoothstep(0, 0.35, layer);
    const soot = 1 - 0.35 * smoothstep(0.7, 1, up / high);
    return plainFront(scaleColour(STRAW, stalks * shade * soot));
  };

/** A round wall of clay, painted in bands and triangles, a door toward the village's middle; in the dark a lamp is lit within. */
const clayWall =
  (x: number, z: number, wide: number, number: number, lamps: number): Paint =>
  ({ role, normal }, { along, up, pixel }) => {
    const clay = CLAYS[number % CLAYS.length] ?? EARTH;
    if (role === 'level') return plainFront(clay);
    const turn = Math.atan2(normal[2], normal[0]) + along / wide;
    const door = Math.atan2(-z + 2, -0.5 * x);
    const around = ((((turn - door) / Math.PI + 1) % 2) + 2) % 2;
    const off = Math.abs(around - 1) * Math.PI * wide;
    const stain = 1 + 0.06 * Math.sin(turn * 7 + number) + 0.04 * Math.sin(up * 6 + turn * 4);
    const foot = inside(up, -1, 0.42, pixel);
    const teeth = Math.abs((turn * 11) / Math.PI - Math.round((turn * 11) / Math.PI)) * 2;
    const row = inside(up, 0.95, 0.95 + 0.42 * (1 - teeth), pixel);
    const lines = Math.max(inside(up, 0.86, 0.93, pixel), inside(up, 1.42, 1.49, pixel));
    let colour: Colour = scaleColour(clay, stain);
    colour = mixColour(colour, scaleColour(clay, 0.62), 0.8 * foot);
    if (number % 3 !== 2) {
      colour = mixColour(colour, number % 2 === 0 ? CHALK : OCHRE, 0.85 * row);
      colour = mixColour(colour, CHALK, 0.85 * lines);
    }
    const frame = inside(off, -1, 0.56, pixel) * inside(up, -1, 1.74, pixel);
    const hole = inside(off, -1, 0.44, pixel) * inside(up, -1, 1.62, pixel);
    colour = mixColour(mixColour(colour, CHALK, 0.8 * frame), DARK, hole);
    return {
      colour,
      glass: 0,
      glow: scaleColour(
        [1, 0.6, 0.26],
        Math.min(0.7, lamps * 1.6) * hole * (0.4 + 0.3 * (number % 2)),
      ),
    };
  };

/** A hut: its wall under a cone of thatch that hangs over it. */
function hut(x: number, z: number, wide: number, number: number, lamps: number): Solid[] {
  const [reach, low] = [wide + THATCH.out, WALL - THATCH.drop];
  const high = reach * THATCH.pitch;
  return [
    frustumAt(
      [x, LEVEL - 0.1, z],
      WALL + 0.2,
      wide,
      wide * 0.97,
      clayWall(x, z, wide, number, lamps),
      28,
    ),
    frustumAt([x, LEVEL + low, z], high, reach, 0.12, thatch(number, high), 28),
    frustumAt(
      [x, LEVEL + low + high - 0.12, z],
      0.4,
      0.2,
      0.05,
      plainPaint(scaleColour(STRAW, 0.6)),
      10,
    ),
  ];
}

/** A granary of woven clay on legs, under a small cone of thatch. */
function granary(x: number, z: number, wide: number, number: number): Solid[] {
  const woven: Paint = ({ role }, { along, up }) =>
    plainFront(
      scaleColour(
        CLAYS[1] ?? EARTH,
        (role === 'level' ? 0.7 : 0.92) + 0.1 * Math.sin(along * 16) * Math.sin(up * 22),
      ),
    );
  const legs = [0, 1, 2, 3].map((n) => {
    const turn = n * (Math.PI / 2) + 0.6;
    const [dx, dz] = [0.7 * wide * Math.cos(turn), 0.7 * wide * Math.sin(turn)];
    return rail([x + dx, 0, z + dz], [x + dx, 0.7, z + dz], 0.07, plainPaint(WOOD));
  });
  const high = (wide + 0.4) * 1.1;
  return [
    ...legs,
    frustumAt([x, LEVEL + 0.65, z], 1.3, wide * 0.8, wide, woven, 18),
    frustumAt([x, LEVEL + 1.75, z], high, wide + 0.4, 0.06, thatch(number, high), 18),
  ];
}

/** Branches set close in the ground, going away from the eye. */
const fence = (x: number, from: number, long: number): Solid[] =>
  Array.from({ length: Math.round(long / 0.28) }, (_, n) => {
    const lean = 0.12 * Math.sin(n * 5.3);
    const z = from + 0.28 * n;
    return rail(
      [x, 0, z],
      [x + lean, 1.25 + 0.25 * Math.sin(n * 2.7), z + lean],
      0.055,
      plainPaint(WOOD),
    );
  });

/** Three stones around a fire that carry a black pot. */
function hearth(x: number, z: number, lamps: number): Solid[] {
  const stone = plainPaint([0.36, 0.32, 0.29]);
  const ember: Paint = () => ({
    colour: [0.3, 0.12, 0.06],
    glass: 0,
    glow: scaleColour([1, 0.42, 0.1], 0.5 + Math.min(1, lamps * 2)),
  });
  return [
    ...[0, 1, 2].map((n) => {
      const turn = n * 2.09 + 0.5;
      return frustumAt(
        [x + 0.36 * Math.cos(turn), LEVEL - 0.05, z + 0.36 * Math.sin(turn)],
        0.3,
        0.15,
        0.1,
        stone,
        7,
      );
    }),
    frustumAt([x, LEVEL - 0.02, z], 0.14, 0.26, 0.1, ember, 9),
    frustumAt([x, LEVEL + 0.24, z], 0.24, 0.2, 0.34, plainPaint(DARK), 14),
    frustumAt([x, LEVEL + 0.48, z], 0.14, 0.34, 0.24, plainPaint(DARK), 14),
  ];
}

/** A jar of clay, a band of chalk round its shoulder. */
function pot(x: number, z: number, high: number, number: number): Solid[] {
  const clay = scaleColour(CLAYS[(number + 1) % CLAYS.length] ?? EARTH, 0.86);
  const banded: Paint = (_, { up, pixel }) =>
    plainFront(mixColour(clay, CHALK, 0.8 * inside(up, 0.1 * high, 0.16 * high, pixel)));
  return [
    frustumAt([x, LEVEL - 0.02, z], 0.44 * high, 0.22 * high, 0.42 * high, plainPaint(clay), 16),
    frustumAt([x, LEVEL + 0.42 * high, z], 0.36 * high, 0.42 * high, 0.17 * high, banded, 16),
    frustumAt(
      [x, LEVEL + 0.78 * high, z],
      0.12 * high,
      0.16 * high,
      0.22 * high,
      plainPaint(clay),
      14,
    ),
  ];
}

/** A mortar with its pestle, in which grain is pounded. */
const mortar = (x: number, z: number): Solid[] => [
  frustumAt([x, LEVEL - 0.02, z], 0.34, 0.24, 0.16, plainPaint(WOOD), 14),
  frustumAt([x, LEVEL + 0.3, z], 0.36, 0.17, 0.28, plainPaint(scaleColour(WOOD, 1.1)), 14),
  rail([x + 0.05, 0.5, z], [x + 0.3, 1.6, z + 0.1], 0.06, plainPaint(scaleColour(WOOD, 1.25))),
];
