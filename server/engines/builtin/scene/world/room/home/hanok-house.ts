import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import { limb } from '../solids/limb.ts';
import {
  ball,
  box,
  drum,
  type Material,
  type Point,
  pad,
  roll,
  type Solid,
} from '../solids/solid.ts';

/** The main house: how far off its floor's edge is, half its width, how high the floor is, the eaves, the ridge; how far aside the wings are and how far off they begin; metres. */
export const HOUSE = { z: 6.6, half: 4.1, floor: 0.55, eaves: 2.7, ridge: 4.3 } as const;
const WING = { out: 4.3, near: 3.4 } as const;

/** Dark timber. */
export const TIMBER: Colour = [0.36, 0.22, 0.13];
/** The plaster of its walls. */
export const PLASTER: Colour = [0.93, 0.91, 0.85];
const TILE: Colour = [0.24, 0.26, 0.29];
const PAPER: Colour = [0.96, 0.93, 0.82];
const CLAY: Colour = [0.4, 0.24, 0.15];
/** Doors of paper behind a fine lattice, between their edges. */
const lattice = (along: number, low: number, high: number): Colour => {
  const [u, v] = [along / 0.16, (low - high) / 0.2];
  const isBar = Math.abs(u - Math.round(u)) < 0.13 || Math.abs(v - Math.round(v)) < 0.1;
  return isBar ? TIMBER : PAPER;
};

/** A roof of grey tiles in rows that run down, its eaves bent up at both ends: from left to right, its edge before and its ridge. */
function roof(
  [left, right]: readonly [number, number],
  [edge, ridge]: readonly [number, number],
  [eaves, top]: readonly [number, number],
): Solid[] {
  const rows = Math.round((right - left) / 0.3);
  const lift = (x: number) => 0.42 * Math.abs((2 * (x - left)) / (right - left) - 1) ** 3;
  const steps = 10;
  const bed = Array.from({ length: steps }, (_, n) => {
    const [a, b] = [n / steps, (n + 1) / steps];
    const y = eaves + (top - eaves) * (a < 0.5 ? 0.68 * a : 0.34 + 1.32 * (a - 0.5));
    return box(
      [left + 0.2, y - 0.3, edge + 0.1 + a * (ridge - edge)],
      [right - 0.2, y + 0.04, edge + 0.12 + b * (ridge - edge)],
      flat(scaleColour(TILE, 0.62)),
    );
  });
  const tiles = Array.from({ length: rows }, (_, n) => {
    const x = left + ((n + 0.5) * (right - left)) / rows;
    const from: Point = [x, eaves + lift(x), edge];
    const bend: Point = [
      x,
      eaves + 0.34 * (top - eaves) + 0.5 * lift(x),
      edge + 0.5 * (ridge - edge),
    ];
    const to: Point = [x, top, ridge];
    return [
      ...limb([from, bend, to], [0.12, 0.11], flat(scaleColour(TILE, 0.9 + 0.25 * chance(n, 3)))),
      box(
        [x - 0.17, eaves + lift(x) - 0.16, edge],
        [x + 0.17, eaves + lift(x) - 0.03, edge + 0.5],
        flat(TIMBER),
      ),
      roll(
        2,
        [x, eaves + lift(x)],
        [edge - 0.06, edge + 0.02],
        [0.11, 0.11],
        flat([0.4, 0.42, 0.45]),
      ),
    ];
  }).flat();
  return [...bed, ...tiles];
}

/** The main house: a floor of boards that is open before, between rooms with paper doors; posts, beams with rafters, the roof. */
function house(middle: number): Solid[] {
  const { z, half, floor, eaves, ridge } = HOUSE;
  const far = z + 2.6;
  const bays = 4;
  const bay = (2 * half) / bays;
  const rooms: Material = (x, y) => {
    const along = (x - middle + half) % bay;
    if (y < floor + 0.5 || y > 2.3) return y > 2.3 && y < 2.42 ? TIMBER : PLASTER;
    return along > 0.3 && along < bay - 0.3 ? lattice(along, y, 0) : PLASTER;
  };
  const boards: Material = (x, _y, pz, axis) =>
    axis === 1
      ? scaleColour([0.62, 0.42, 0.25], (x / 0.3) % 1 < 0.06 || (pz / 1.2) % 1 < 0.03 ? 0.6 : 1)
      : [0.4, 0.27, 0.17];
  return [
    box(
      [middle - half - 0.4, 0, z - 0.5],
      [middle + half + 0.4, 0.3, far + 0.6],
      flat([0.62, 0.61, 0.58]),
    ),
    box([middle - 0.6, 0, z - 1], [middle + 0.6, 0.18, z - 0.5], flat([0.58, 0.57, 0.54])),
    box([middle - half, 0.3, z], [middle + half, floor, far], boards),
    // The two bays in the middle are open, with doors far behind.
    box([middle - half, floor, z + 1.2], [middle - bay, eaves, z + 1.3], rooms),
    box([middle + bay, floor, z + 1.2], [middle + half, eaves, z + 1.3], rooms),
    ...[-1, 1].map((to) =>
      slab(
        [middle + to * bay, middle + to * (bay + 0.1)],
        [floor, eaves],
        [z + 1.2, far],
        flat(PLASTER),
      ),
    ),
    box([middle - bay, floor, far - 0.1], [middle + bay, eaves, far], (x, y) =>
      y > 2.2 ? PLASTER : lattice((x - middle + half) % 0.9, y, 0),
    ),
    ...Array.from({ length: bays + 1 }, (_, n) =>
      box(
        [middle - half + n * bay - 0.1, 0.3, z + 0.06],
        [middle - half + n * bay + 0.1, eaves, z + 0.26],
        flat(TIMBER),
      ),
    ),
    box(
      [middle - half - 0.1, eaves - 0.28, z + 0.04],
      [middle + half + 0.1, eaves - 0.06, z + 0.28],
      flat(TIMBER),
    ),
    ...roof([middle - half - 1, middle + half + 1], [z - 0.95, z + 1.6], [eaves, ridge]),
    box(
      [middle - half - 0.6, ridge - 0.05, z + 1.45],
      [middle + half + 0.6, ridge + 0.3, z + 1.75],
      flat([0.3, 0.32, 0.35]),
    ),
    ...[-1, 1].map((to) =>
      pad(
        [middle + to * (half + 0.5) - 0.22, ridge + 0.1, z + 1.4],
        [middle + to * (half + 0.5) + 0.22, ridge + 0.6, z + 1.8],
        flat([0.34, 0.36, 0.39]),
        0.1,
      ),
    ),
  ];
}

/** A wing that comes toward the eye on a side: plaster between timbers over a base of stones, a paper door, its eaves. */
function wing(middle: number, to: number): Solid[] {
  const { out, near } = WING;
  const far = HOUSE.z + 0.4;
  const x = middle + to * out;
  const face: Material = (_x, y, z) => {
    if (y < 0.9) {
      const row = Math.floor(y / 0.22);
      const isJoint = (y / 0.22) % 1 < 0.1 || ((z + 0.2 * (row % 2)) / 0.42) % 1 < 0.07;
      return isJoint ? [0.86, 0.83, 0.76] : [0.56, 0.5, 0.44];
    }
    const along = (z - near) % 1.5;
    if (along < 0.14 || Math.abs(y - 2.3) < 0.07) return TIMBER;
    return y < 2.2 && y > 1 && along > 0.4 && along < 1.25 ? lattice(along, y, 0) : PLASTER;
  };
  const tiles = Math.round((far - near + 1) / 0.3);
  return [
    slab([x, x + to * 2], [0, 2.6], [near, far], face),
    ...Array.from({ length: tiles }, (_, n) => {
      const z = near - 0.6 + n * 0.3;
      const lift = 0.3 * Math.max(0, 1 - n / 5) ** 2;
      return limb(
        [
          [x - to * 0.75, 2.5 + lift, z],
          [x + to * 0.5, 2.9 + 0.5 * lift, z],
          [x + to * 1.8, 3.7, z],
        ],
        [0.12, 0.12],
        flat(scaleColour(TILE, 0.9 + 0.25 * chance(n, 8))),
      );
    }).flat(),
    slab([x + to * 0.3, x + to * 2], [2.44, 2.76], [near - 0.5, far], flat(scaleColour(TILE, 0.6))),
    slab([x - to * 0.72, x + to * 1.4], [2.36, 2.44], [near - 0.6, far], flat(TIMBER)),
  ];
}

/** Jars of brown clay with lids on a low terrace of stones. */
function jars(x: number, z: number, side: number): Solid[] {
  const glaze =
    (n: number): Material =>
    (px, y) =>
      scaleColour(
        CLAY,
        0.8 + 0.3 * chance(n, 1) + (Math.abs(y - 0.6) < 0.02 ? 0.3 : 0) + 0.14 * Math.sin(px * 9),
      );
  const spots: readonly (readonly [number, number, number])[] = [
    [0, 0, 0.42],
    [0.82, 0.1, 0.36],
    [0.3, 0.8, 0.46],
    [1.2, 0.8, 0.42],
    [-0.42, 0.62, 0.3],
    [0.38, -0.5, 0.24],
    [-0.2, -0.42, 0.2],
    [0.95, -0.5, 0.28],
  ];
  return [
    slab([x - side * 0.9, x + side * 1.9], [0, 0.16], [z - 0.85, z + 1.4], flat([0.6, 0.58, 0.55])),
    ...spots.flatMap(([dx, dz, r], n) => {
      const [px, pz] = [x + side * dx, z + dz];
      const high = 2 * r + 0.16;
      return [
        ball([px - r, 0.04, pz - r], [px + r, high, pz + r], glaze(n)),
        drum([px, pz], [0.16, 0.3], [r * 0.62, r * 0.8], glaze(n)),
        drum(
          [px, pz],
          [high - 0.08, high + 0.02],
          [r * 0.66, r * 0.72],
          flat(scaleColour(CLAY, 0.7)),
        ),
        ball(
          [px - r * 0.74, high - 0.04, pz - r * 0.74],
          [px + r * 0.74, high + r * 0.36, pz + r * 0.74],
          glaze(n + 9),
        ),
      ];
    }),
  ];
}

/** A persimmon tree with its fruit over a wing. */
function tree(x: number, z: number): Solid[] {
  const bark = flat([0.3, 0.22, 0.17]);
  const boughs: readonly (readonly Point[])[] = [
    [
      [x, 0, z],
      [x + 0.1, 1.7, z],
      [x - 0.2, 3.3, z + 0.2],
    ],
    [
      [x + 0.1, 1.8, z],
      [x + 0.9, 2.9, z - 0.2],
      [x + 1.3, 3.9, z],
    ],
    [
      [x, 1.9, z],
      [x - 0.8, 2.9, z + 0.1],
      [x - 1.3, 3.7, z + 0.3],
    ],
    [
      [x, 2.6, z + 0.1],
      [x + 0.3, 3.6, z + 0.4],
      [x + 0.5, 4.6, z + 0.5],
    ],
  ];
  return [
    ...boughs.flatMap((bough, n) => limb(bough, n === 0 ? [0.17, 0.06] : [0.07, 0.02], bark)),
    ...Array.from({ length: 110 }, (_, n) => {
      const turn = n * 2.4;
      const out = 0.35 + 1.35 * Math.sqrt(chance(n, 21));
      const [px, py, pz] = [
        x + out * Math.cos(turn),
        3.5 + 1.1 * (chance(n, 22) - 0.4),
        z + 0.6 * out * Math.sin(turn),
      ];
      const r = n % 5 === 0 ? 0.085 : 0.1 + 0.08 * chance(n, 23);
      return ball(
        [px - r, py - r * 0.8, pz - r],
        [px + r, py + r * 0.8, pz + r],
        flat(
          n % 3 === 0
            ? [1, 0.46, 0.06]
            : scaleColour([0.36, 0.46, 0.16], 0.8 + 0.4 * chance(n, 24)),
        ),
      );
    }),
  ];
}

/** What both courts are: the house with its wings, the jars, a tree. */
export const court = (middle: number, side: number): Solid[] => [
  ...house(middle),
  ...wing(middle, 1),
  ...wing(middle, -1),
  ...jars(middle + side * 2.1, 4.6, side),
  ...tree(middle - side * 3.3, 5.5),
];
