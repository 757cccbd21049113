import { mixColour, scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { chance, inside, plainFront } from '../../../street/front.ts';
import { ellipsoidAt, FINE, frustumAt } from '../../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../../street/solid.ts';
import { rodBetween } from '../../far/pieces.ts';
import { LEVEL } from '../../level-site.ts';
import type { SceneryPlan } from '../../site.ts';
import { slabs } from '../grand-square.ts';
import { box } from '../kit.ts';

/** The cave: half as wide, where its back wall is, how high. World units. */
const CAVE = { half: 6.6, near: -6, back: 17, high: 8.4 } as const;
/** How high the throne's foot is, world units. */
const THRONE = 1.1;
const EARTH: Colour = [0.62, 0.36, 0.24];
const GOLD: Colour = [0.9, 0.68, 0.3];
const ROBES: readonly Colour[] = [
  [0.24, 0.46, 0.44],
  [0.2, 0.34, 0.56],
  [0.66, 0.24, 0.16],
  [0.88, 0.8, 0.64],
];

/** A painted cave of Mogao at Dunhuang: walls of a thousand small Buddhas, a great gilded one between two attendants before a halo, a ceiling of nested squares. */
export const MOGAO: SceneryPlan = {
  land: 'field',
  isNear: true,
  relief: 0.1,
  trees: 0,
  // No light of day falls in; its lamps are on.
  time: 'night',
  views: [
    { horizon: 0.56, lens: 0.92, eye: 0.44 },
    { horizon: 0.5, lens: 0.88, eye: 0.6 },
    { horizon: 0.6, lens: 0.88, eye: 0.4 },
    { horizon: 0.55, lens: 1.04, eye: 0.46 },
  ],
  ground: () => () => LEVEL,
  isHard: true,
  soil: slabs([0.52, 0.42, 0.32], 0.7, 0.2),
  lampAt: () => (_x, y) => (y < LEVEL + CAVE.high + 1 ? 0.9 : 0),
  isTended: () => true,
  has: new Set(['statue']),
  solids: () => [...walls(), ...buddha(), ...attendant(-1), ...attendant(1)],
};

/** Rows of small Buddhas, each with a halo, in changing robes; bands with scrolls beneath and above them. */
const thousand: Paint = ({ role }, { along, up, pixel }) => {
  if (role === 'level') return plainFront(EARTH);
  const size = 0.9;
  const [column, row] = [Math.floor(along / size), Math.floor(up / size)];
  const [x, y] = [along - (column + 0.5) * size, up - row * size];
  const pick = (n: number): Colour => ROBES[(((column + 3 * row + n) % 4) + 4) % 4] as Colour;
  const halo = inside(Math.hypot(x, y - 0.56), -1, 0.25, pixel);
  const body =
    inside(Math.hypot(x, (y - 0.22) * 1.25), -1, 0.27, pixel) * inside(y, 0.1, 0.6, pixel);
  const head = inside(Math.hypot(x, y - 0.58), -1, 0.11, pixel);
  const seat = inside(Math.hypot(x, (y - 0.1) * 3.2), -1, 0.32, pixel);
  const worn = 0.84 + 0.3 * chance(column, row, 5);
  const isBand = up < 0.9 || (up > 4.5 && up < 5.4);
  if (isBand) {
    const scroll = Math.sin(along * 4 + 2 * Math.sin(up * 7)) > 0.1 ? pick(0) : [0.9, 0.82, 0.64];
    return { colour: mixColour(EARTH, scroll as Colour, 0.8), glass: 0, glow: [0, 0, 0] };
  }
  let colour = mixColour(EARTH, pick(1), halo);
  colour = mixColour(colour, [0.9, 0.84, 0.7], seat);
  colour = mixColour(colour, pick(2), body);
  colour = mixColour(colour, [0.82, 0.64, 0.46], head);
  return plainFront(scaleColour(colour, worn));
};

/** The back wall: rings of a great halo behind the Buddha, flames at its edge, the thousand around it. */
const haloed: Paint = (face, place) => {
  if (face.role !== 'front') return thousand(face, place);
  const { along, up, pixel } = place;
  const [x, y] = [along - face.long / 2, up - 4.6 - THRONE];
  const out = Math.hypot(x, y * 0.92);
  const turn = Math.atan2(x, y);
  const edge = 3.3 + 0.22 * Math.sin(turn * 22);
  const halo = inside(out, -1, edge, pixel);
  const ring = Math.floor(out / 0.55);
  const ray = Math.sin(turn * 18 + ring) > 0 ? 0.14 : 0;
  const tone = mixColour(ROBES[ring % 4] as Colour, GOLD, 0.25 + ray);
  return plainFront(mixColour(thousand(face, place).colour, tone, halo));
};

/** Squares in squares, turned at each step, as beams laid across one another. */
const coffered: Paint = ({ normal }, { along, up, pixel }) => {
  if (normal[1] > 0) return plainFront(EARTH);
  const cell = 3.3;
  const [x, y] = [along - Math.round(along / cell) * cell, up - Math.round(up / cell) * cell];
  const straight = Math.max(Math.abs(x), Math.abs(y));
  const slant = (Math.abs(x) + Math.abs(y)) * Math.SQRT1_2;
  const lotus = inside(Math.hypot(x, y), -1, 0.42 + 0.06 * Math.cos(8 * Math.atan2(x, y)), pixel);
  const tone =
    straight > 1.4
      ? 2
      : slant > 1.2
        ? 0
        : straight > 0.9
          ? 3
          : slant > 0.75
            ? 1
            : straight > 0.6
              ? 2
              : 0;
  return plainFront(mixColour(ROBES[tone] as Colour, [0.93, 0.84, 0.62], lotus));
};

function walls(): Solid[] {
  const { half, near, back, high } = CAVE;
  const low = LEVEL - 0.4;
  return [
    box([-half - 40, low, back], [half + 40, LEVEL + high + 1, back + 3], (face, place) =>
      haloed(face, { ...place, up: place.up - 0.4 }),
    ),
    ...[-1, 1].map((side) =>
      box(
        [side > 0 ? half : -half - 30, low, near],
        [side > 0 ? half + 30 : -half, LEVEL + high + 1, back],
        thousand,
      ),
    ),
    box([-half - 30, LEVEL + high, near], [half + 30, LEVEL + high + 2, back + 1], coffered),
  ];
}

/** The Buddha sits with crossed legs on a throne, one hand raised. */
function buddha(): Solid[] {
  const z = CAVE.back - 2.4;
  const gold = plainPaint(GOLD);
  const skin = plainPaint([0.92, 0.74, 0.5]);
  const robe: Paint = (_, { along, up }) =>
    plainFront(scaleColour([0.7, 0.26, 0.16], 1 + 0.12 * Math.sin(up * 7 + along * 1.5)));
  const hair = plainPaint([0.16, 0.22, 0.36]);
  const petals: Paint = (_, { along, pixel }) =>
    plainFront(
      mixColour(
        [0.32, 0.52, 0.48],
        GOLD,
        inside(Math.abs(((along / 0.5) % 1) - 0.5), -1, 0.2, pixel / 0.5),
      ),
    );
  const at = (up: number) => LEVEL + THRONE + up;
  return [
    frustumAt([0, LEVEL, z], THRONE, 3.2, 2.9, plainPaint([0.46, 0.3, 0.2]), 8),
    frustumAt([0, at(0), z], 0.5, 2.9, 2.7, plainPaint([0.6, 0.46, 0.3]), 8),
    frustumAt([0, at(0.5), z], 0.9, 2.1, 2.6, petals, 16),
    ellipsoidAt([0, at(1.8), z - 0.3], 2.2, 0.72, robe, FINE),
    ellipsoidAt([0, at(3.1), z + 0.2], 1.15, 1.75, robe, FINE),
    ellipsoidAt([0, at(3.5), z - 0.55], 0.6, 0.85, skin),
    ...[-1, 1].flatMap((side) => [
      rodBetween([side * 1.05, at(4), z], [side * 1.6, at(2.6), z - 0.6], [0.44, 0.36], 8, robe),
      side > 0
        ? rodBetween(
            [side * 1.6, at(2.6), z - 0.6],
            [side * 1.15, at(3.7), z - 1.5],
            [0.34, 0.24],
            8,
            skin,
          )
        : rodBetween(
            [side * 1.6, at(2.6), z - 0.6],
            [side * 0.4, at(2.1), z - 1.7],
            [0.34, 0.24],
            8,
            skin,
          ),
    ]),
    ellipsoidAt([1.12, at(3.95), z - 1.6], 0.26, 0.36, skin),
    frustumAt([0, at(4.5), z], 0.5, 0.36, 0.34, skin, 10),
    ellipsoidAt([0, at(5.4), z - 0.05], 0.66, 0.8, skin, FINE),
    ellipsoidAt([0, at(5.78), z + 0.12], 0.69, 0.56, hair, FINE),
    ellipsoidAt([0, at(6.36), z + 0.1], 0.32, 0.3, hair),
    ...[-1, 1].flatMap((side) => [
      ellipsoidAt([side * 0.67, at(5.25), z], 0.12, 0.34, skin),
      ellipsoidAt([side * 0.24, at(5.44), z - 0.64], 0.11, 0.04, plainPaint([0.1, 0.08, 0.08])),
    ]),
    ellipsoidAt([0, at(5.08), z - 0.62], 0.16, 0.05, plainPaint([0.66, 0.2, 0.16])),
    ellipsoidAt([0, at(5.66), z - 0.62], 0.06, 0.06, gold),
  ];
}

/** A standing attendant in long robes with a halo, beside the throne. */
function attendant(side: number): Solid[] {
  const [x, z] = [side * 4.2, CAVE.back - 1.9];
  const skin = plainPaint([0.93, 0.8, 0.62]);
  const robe: Paint = (_, { along, up, pixel }) => {
    const sash = inside(Math.abs(up - 1.4 - 0.3 * Math.sin(along * 2)), -1, 0.14, pixel);
    return plainFront(mixColour(side > 0 ? [0.22, 0.44, 0.42] : [0.24, 0.36, 0.58], GOLD, sash));
  };
  return [
    frustumAt([x, LEVEL, z], 0.5, 0.95, 0.85, plainPaint([0.5, 0.4, 0.3]), 10),
    frustumAt([x, LEVEL + 0.5, z], 2.2, 0.66, 0.42, robe, 12),
    frustumAt([x, LEVEL + 2.6, z], 0.9, 0.44, 0.5, skin, 12),
    ellipsoidAt([x, LEVEL + 3.95, z], 0.36, 0.44, skin),
    ellipsoidAt([x, LEVEL + 4.24, z + 0.06], 0.38, 0.36, plainPaint([0.14, 0.12, 0.14])),
    ...[-1, 1].map((way) =>
      rodBetween(
        [x + way * 0.46, LEVEL + 3.3, z],
        [x + way * 0.2, LEVEL + 2.6, z - 0.5],
        [0.16, 0.12],
        7,
        skin,
      ),
    ),
    rodBetween(
      [x, LEVEL + 4.1, z + 0.44],
      [x, LEVEL + 4.1, z + 0.5],
      [0.86, 0.86],
      16,
      plainPaint(GOLD),
    ),
  ];
}
