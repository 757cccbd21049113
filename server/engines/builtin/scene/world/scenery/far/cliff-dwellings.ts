import { clamp, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { boxOn, type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { prism } from '../built/prism.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { frontLit } from './front-lit.ts';
import { rodBetween } from './pieces.ts';

/** The alcove in the cliff: how far off its mouth is, how deep it is, half its width, its floor, how high its arch rises over that; and the top of the cliff. World units. */
const ALCOVE = { z: 30, deep: 17, half: 21, floor: 3.4, high: 12.5, top: 23 } as const;
const ROCK: Colour = [0.86, 0.58, 0.36];
const PALE: Colour = [0.94, 0.76, 0.54];
const STAIN: Colour = [0.42, 0.27, 0.19];
const STONE: Colour = [1.3, 1.02, 0.7];
const DARK: Colour = [0.07, 0.05, 0.04];
const WOOD: Colour = [0.42, 0.29, 0.18];

/** Grain of rock; it is no part of what a seed decides. */
const grain = createNoise(6_067);

/** How high the roof of the alcove is over the site at a place across. World units. */
const archAt = (x: number): number =>
  ALCOVE.floor + ALCOVE.high * Math.sqrt(clamp(1 - (x / ALCOVE.half) ** 2)) ** 0.8;

/** Layered sandstone with dark stains that run down from its rim. */
const sandstone: Paint = ({ normal, origin }, { along, up }) => {
  const [u, v] = [along + origin[0], up + origin[1]];
  const layer = 0.5 + 0.5 * Math.sin(v * 1.7 + 1.6 * grain.fbm(u / 14, v / 5, 2));
  const rock = mixColour(ROCK, PALE, 0.7 * layer);
  const streak = smoothstep(0.12, 0.6, grain.fbm(u / 1.5, v / 26 + 3, 3));
  const isFace = Math.abs(normal[2]) > 0.5 ? 1 : 0.2;
  const rough = 1 + 0.3 * grain.fbm(u / 1.6, v / 1.1 + normal[0] * 3, 4);
  return plainFront(scaleColour(mixColour(rock, STAIN, 0.5 * streak * isFace), rough));
};

/** The same far in, where little light comes and fires have blackened it. */
const inDepth: Paint = (face, place) =>
  plainFront(scaleColour(sandstone(face, place).colour, 0.55));

/** Small stones in rows, with doors like a T and square windows. */
const coursed =
  (high: number, n: number): Paint =>
  ({ role, long, normal }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(scaleColour(STONE, 0.92));
    const row = Math.floor(up / 0.22);
    const block = Math.floor(along / 0.5 + 0.5 * (row & 1));
    const joint = inside(Math.abs(up / 0.22 - Math.round(up / 0.22)) * 0.22, -1, 0.025, pixel);
    const near = clamp(0.09 / pixel);
    const tone = 0.9 + near * (0.3 * (chance(row, block, n) - 0.5) - 0.22 * joint);
    const wall = scaleColour(STONE, tone + 0.08 * grain.fbm(along, up, 2));
    if (Math.abs(normal[2]) < 0.4 && role !== 'front') return plainFront(wall);
    const storey = 2.3;
    const floor = Math.floor(up / storey);
    const rise = up - floor * storey;
    const bays = Math.max(1, Math.round(long / 2.4));
    const bay = Math.floor((along / long) * bays);
    const x = Math.abs((along / long) * bays - bay - 0.5) * (long / bays);
    const isDoor = chance(floor, bay, n) < 0.4;
    const hole = isDoor
      ? inside(x, -1, rise > 0.75 ? 0.42 : 0.25, pixel) * inside(rise, 0.15, 1.5, pixel)
      : inside(x, -1, 0.28, pixel) * inside(rise, 0.95, 1.5, pixel);
    const beams =
      inside(Math.abs(along / 0.8 - Math.round(along / 0.8)) * 0.8, -1, 0.08, pixel) *
      inside(Math.abs(rise - storey + 0.2), -1, 0.08, pixel);
    const isTop = up > high - 0.15;
    return plainFront(mixColour(wall, DARK, Math.max(isTop ? 0 : hole, 0.75 * beams)));
  };

/** Houses of stone under an overhanging cliff, as those of the ancestral Pueblo people. */
export const CLIFF_DWELLINGS: SceneryPlan = {
  land: 'field',
  relief: 0.4,
  trees: 0.3,
  time: 'day',
  views: [
    { horizon: 0.6, lens: 0.96, eye: 1.1 },
    { horizon: 0.52, lens: 0.9, eye: 1.9 },
    { horizon: 0.66, lens: 0.86, eye: 0.9 },
    { horizon: 0.6, lens: 1.16, eye: 1.2 },
  ],
  ground: levelled(70, 80),
  soil:
    (_, { noise }) =>
    (x, z) => {
      const scrub = smoothstep(0.12, 0.35, noise.fbm(x / 2.4, z / 2.4, 4)) * smoothstep(27, 20, z);
      const sand = scaleColour(PALE, 0.82 + 0.2 * noise.fbm(x / 1.4, z / 1.4, 3));
      return mixColour(sand, [0.36, 0.4, 0.24], 0.75 * scrub);
    },
  light: frontLit,
  lampAt: () => (x, y, z) =>
    0.55 / (1 + (x / 16) ** 2 + ((z - 36) / 7) ** 2 + ((y - LEVEL - 5) / 7) ** 2),
  isTended: (x, z) => z > 15 || Math.abs(x) < 7,
  has: new Set(['house', 'ruin', 'tower']),
  solids,
};

function solids({ setting: { side } }: Site): Solid[] {
  const { z, deep, half, floor, top } = ALCOVE;
  const pieces = 18;
  const arch = Array.from({ length: pieces }, (_, n) => {
    const at = (k: number) => -half + (2 * half * k) / pieces;
    const [l, r] = [at(n), at(n + 1)];
    const rim = top + 1.6 * grain.at(n / 3, 2);
    return prism(
      [
        [l, archAt(l)],
        [r, archAt(r)],
        [r, rim],
        [l, rim],
      ],
      z,
      z + deep,
      sandstone,
    );
  });
  const cliff = (from: number, to: number, near: number, low: number, high: number) =>
    boxOn(
      plotOf(Math.min(from, to), near, Math.max(from, to), near + 40),
      LEVEL + low,
      LEVEL + high,
      sandstone,
    );
  return [
    ...arch,
    { ...cliff(-half - 0.5, half + 0.5, z + deep, -1, top), paint: inDepth },
    ...[-1, 1].flatMap((at) => [
      cliff(at * half, at * (half + 9), z - 0.4, -1, top + at),
      cliff(at * (half + 9), at * (half + 22), z - 3, -1, top - 2.4),
      cliff(at * (half + 22), at * (half + 60), z - 6, -1, top + 2),
    ]),
    // The ledge that the houses stand on, in steps of fallen rock.
    boxOn(plotOf(-half, z + 0.6, half, z + deep), LEVEL - 1, LEVEL + floor, sandstone),
    boxOn(plotOf(-half - 1, z - 1.4, half + 1, z + 2), LEVEL - 1, LEVEL + floor * 0.62, sandstone),
    boxOn(plotOf(-half + 3, z - 3.4, half - 2, z), LEVEL - 1, LEVEL + floor * 0.28, sandstone),
    ...HOUSES.flatMap(([x, wide, off, long, high], n) => house(side * x, wide, off, long, high, n)),
    ...roundTower(-side * 3.6, z + 6.4),
    ...[-8.4, 3.6, 11.4].flatMap((x) => kiva(side * x, z + 2.6)),
    ...ladder(side * 0.4, z - 1.9, 0, floor + 0.5),
  ];
}

/** Houses: their left side to the picture's side, how wide, how far in from the mouth, how deep, how high. World units. */
const HOUSES = [
  [-17.5, 4.4, 7, 5, 3.4],
  [-13, 3.4, 6, 6, 5.2],
  [-9.6, 3.2, 7.4, 5, 7.4],
  [-6.2, 2, 9, 5, 4.6],
  [-1.8, 3.2, 7, 5, 5.4],
  [1.5, 2.8, 6, 6, 9],
  [4.4, 4, 7.4, 5, 6],
  [8.6, 3.2, 6.4, 5, 4.4],
  [11.9, 3.4, 8, 5, 5.6],
  [15.4, 3, 7, 5, 3.2],
  [-15, 6, 11, 4, 6.4],
  [-3, 9, 12, 4, 7.6],
  [6, 8, 12, 4, 7],
] as const;

function house(
  x: number,
  wide: number,
  off: number,
  long: number,
  high: number,
  n: number,
): Solid[] {
  const low = LEVEL + ALCOVE.floor;
  const near = ALCOVE.z + off;
  const left = x - wide / 2 + (x > 0 ? wide / 2 : wide / 2);
  const hash = Math.min(high, archAt(left + wide / 2) - ALCOVE.floor - 0.6);
  return [
    boxOn(
      plotOf(left - wide / 2, near, left + wide / 2, near + long),
      low,
      low + hash,
      coursed(hash, n),
    ),
    // Ends of the beams of its roof.
    ...Array.from({ length: Math.floor(wide / 0.8) }, (_, k) =>
      rodBetween(
        [left - wide / 2 + 0.5 + k * 0.8, low + hash - 0.35, near - 0.35],
        [left - wide / 2 + 0.5 + k * 0.8, low + hash - 0.35, near],
        [0.07, 0.07],
        5,
        plainPaint(WOOD),
      ),
    ),
  ];
}

const roundTower = (x: number, z: number): Solid[] => [
  frustumAt([x, LEVEL + ALCOVE.floor, z], 7.2, 1.7, 1.45, coursed(7.2, 31), 16),
];

/** A round room in the ground, with a ladder out of its roof. */
const kiva = (x: number, z: number): Solid[] => [
  frustumAt([x, LEVEL + ALCOVE.floor - 0.2, z], 0.75, 1.9, 1.85, coursed(1, 7), 16),
  frustumAt([x, LEVEL + ALCOVE.floor + 0.5, z], 0.07, 0.6, 0.6, plainPaint(DARK), 12),
  ...ladder(x + 0.1, z, ALCOVE.floor + 0.3, ALCOVE.floor + 2.6),
];

function ladder(x: number, z: number, low: number, high: number): Solid[] {
  const wood = plainPaint(WOOD);
  const at = (aside: number, share: number) =>
    [x + aside, LEVEL + low + (high - low) * share, z + 1.1 * share] as const;
  return [
    rodBetween(at(-0.3, 0), at(-0.26, 1.1), [0.06, 0.05], 5, wood),
    rodBetween(at(0.3, 0), at(0.26, 1.1), [0.06, 0.05], 5, wood),
    ...Array.from({ length: 8 }, (_, n) =>
      rodBetween(at(-0.3, (n + 0.5) / 8), at(0.3, (n + 0.5) / 8), [0.045, 0.045], 4, wood),
    ),
  ];
}
