import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { oldWood } from '../furnishings/timbered.ts';
import { besideWall, type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { boards, chance } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';
import { bottle, glass, SPIRITS, saloonBar } from './saloon-bar.ts';
import { pianoAtWall } from './upright-piano.ts';

const PINE: Colour = [0.56, 0.37, 0.21];
const DARK: Colour = [0.33, 0.19, 0.1];
const FLOOR: Colour = [0.5, 0.34, 0.2];
const PAPER: Colour = [0.34, 0.12, 0.09];
const BRASS: Material = flat([0.72, 0.55, 0.24]);
const IRON: Material = flat([0.14, 0.13, 0.13]);
const BONE: Material = flat([0.9, 0.85, 0.72]);
/** The room's shape, in metres: its opening is the doorway to the street. */
export const SALOON_SHAPE = {
  half: 3.4,
  high: 3.3,
  back: [7.2, 0.3],
  window: [0.62, -1.95, 0, 2.35],
} as const;

/** Planks to the height of a chair's back, red paper with stripes above; boards on floor and ceiling. */
export function saloonSurfaces(noise: Noise): Surfaces {
  const upright = oldWood(PINE, noise, 1);
  const walls: Material = (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    if (y < 0.14 || (y > 1.28 && y < 1.36))
      return oldWood(DARK, noise, axis === 0 ? 2 : 0)(x, y, z, axis);
    const plank = along / 0.21;
    const seam =
      plank - Math.floor(plank) < 0.05 ? 0.45 : 0.86 + 0.26 * chance(Math.floor(plank), 7);
    if (y < 1.28) return scaleColour(upright(x, y, z, axis), seam);
    const stripe = Math.abs(((((along / 0.3) % 1) + 1) % 1) - 0.5) < 0.16 ? 1.28 : 0.92;
    return scaleColour(PAPER, stripe * (1 + 0.08 * noise.fbm(along * 2, y * 2, 3)));
  };
  const above = oldWood(DARK, noise, 2);
  return {
    walls,
    floor: boards(FLOOR, noise),
    ceiling: (x, y, z, axis) =>
      scaleColour(above(x, y, z, axis), Math.abs((x / 0.24) % 1) < 0.06 ? 0.55 : 1.25),
  };
}

/** A saloon: swing doors before the light of the street, a long bar with a mirror and bottles, a piano, round tables, lamps on wheels. */
export function saloon(furnishing: Furnishing): Furnished {
  const { noise, shell, side, hasSomebody = false } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const wheels: readonly Point[] = [
    [at(-0.1), high - 0.75, 3.1],
    [at(0.5), high - 0.75, 5],
  ];
  return {
    lamps: [
      ...wheels.map(([x, y, z]): Point => [x, y + 0.2, z]),
      [at(1.4), 2.3, back - 0.8],
      [at(-2.6), 1.9, 3.2],
    ],
    solids: [
      ...swingDoors(furnishing),
      ...saloonBar(furnishing, at),
      ...(hasSomebody ? barkeeper(at(1.9), back - 0.95) : []),
      ...roundTable(noise, [at(2.25), 3.75], 3),
      ...roundTable(noise, [at(-1.4), 5.6], 5),
      ...pianoAtWall(furnishing, 4.2),
      ...wheels.flatMap((place) => wheelOfLamps(place, high)),
      ...posters(furnishing),
      ...horns([at(1.4), 2.98], back),
      slab([left, right], [high - 0.22, high], [back - 0.12, back], oldWood(DARK, noise, 0)),
      ...[1.2, 3.4, 5.6].map((z) =>
        slab([left, right], [high - 0.24, high], [z - 0.1, z + 0.1], oldWood(DARK, noise, 0)),
      ),
    ],
  };
}

/** Two wings of slats that hang in the doorway, and its frame. */
function swingDoors({ noise, shell: { window, back } }: Furnishing): Solid[] {
  const [left, right, , high] = window;
  const middle = (left + right) / 2;
  const frame = oldWood(DARK, noise, 1);
  const wood = oldWood([0.5, 0.29, 0.14], noise, 1);
  const z = [back - 0.06, back - 0.02] as const;
  const wing = (hinge: number, to: number): Solid[] => {
    const wide = (right - left) / 2 - 0.02;
    const end = hinge + to * wide;
    const out = (share: number) => hinge + to * wide * share;
    /** The upper edge swings up to the hinge. */
    const top = (share: number) => 1.46 + 0.2 * (1 - Math.sin(share * Math.PI * 0.5));
    return [
      slab([hinge, out(0.14)], [0.5, top(0) + 0.02], z, wood),
      slab([out(0.86), end], [0.5, top(1)], z, wood),
      slab([hinge, end], [0.5, 0.6], z, wood),
      slab([hinge, end], [0.98, 1.06], z, wood),
      ...Array.from({ length: 8 }, (_, n) =>
        slab([out(n / 8), out((n + 1) / 8)], [1.34, top(n / 7)], z, wood),
      ),
      ...[0.66, 0.73, 0.8, 0.87, 0.94, 1.1, 1.17, 1.24, 1.31].map((y) =>
        slab([out(0.1), out(0.9)], [y - 0.02, y + 0.025], [z[0] + 0.01, z[1]], wood),
      ),
    ];
  };
  return [
    ...wing(left, 1),
    ...wing(right, -1),
    slab([left - 0.14, left], [0, high + 0.14], [back - 0.1, back + 0.06], frame),
    slab([right, right + 0.14], [0, high + 0.14], [back - 0.1, back + 0.06], frame),
    slab([left, right], [high, high + 0.14], [back - 0.1, back + 0.06], frame),
    slab([middle - 0.008, middle + 0.008], [0.6, 1.3], [back - 0.05, back - 0.045], IRON),
  ];
}

/** Who stands behind the bar: in an apron and with a moustache, a hand on the bar. */
const barkeeper = (x: number, z: number): Solid[] =>
  posed(
    {
      at: [x, z],
      turn: -Math.PI / 2 - 0.2,
      hands: [
        [0.3, 0.3, 1.18],
        [0.3, -0.14, 1.2],
      ],
    },
    attireOf(4, {
      top: [0.86, 0.84, 0.78],
      legs: [0.13, 0.12, 0.12],
      apron: [0.22, 0.09, 0.08],
      hair: [0.12, 0.08, 0.05],
      hairForm: 'short',
    }),
  );

/** A round table with cards, chips and glasses left on it, and chairs around it. */
function roundTable(noise: Noise, [x, z]: readonly [number, number], first: number): Solid[] {
  const wood = oldWood([0.46, 0.27, 0.14], noise, 0);
  const leg = oldWood(DARK, noise, 1);
  const high = 0.76;
  const card = (n: number): Solid => {
    const turn = first + n * 2.1;
    const [cx, cz] = [x + 0.3 * Math.cos(turn), z + 0.3 * Math.sin(turn)];
    return box(
      [cx - 0.04, high, cz - 0.055],
      [cx + 0.04, high + 0.006, cz + 0.055],
      flat([0.94, 0.92, 0.86]),
    );
  };
  return [
    drum([x, z], [high - 0.05, high], [0.56, 0.58], wood),
    drum([x, z], [0.08, high - 0.05], [0.09, 0.07], leg),
    drum([x, z], [0, 0.08], [0.32, 0.2], leg),
    ...[0, 1, 2, 3, 4].map(card),
    ...bottle([x + 0.05, high, z + 0.1], 0.19, SPIRITS[first % 2] as Colour),
    ...glass([x - 0.2, high, z - 0.08]),
    ...glass([x + 0.26, high, z + 0.05]),
    ...[0.4, 1.9, 3.5, 5].flatMap((turn) =>
      stool(x + 0.85 * Math.cos(turn), z + 0.85 * Math.sin(turn), turn, leg),
    ),
  ];
}

/** A chair of bent wood whose back is away from the table, so far around it. */
function stool(x: number, z: number, turn: number, wood: Material): Solid[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const post = (aside: number): Solid => {
    const [px, pz] = [x + 0.17 * c - aside * s, z + 0.17 * s + aside * c];
    return drum([px, pz], [0.44, 0.92], [0.018, 0.018], wood);
  };
  return [
    drum([x, z], [0.43, 0.47], [0.2, 0.21], wood),
    ...[0.8, 2.4, 3.9, 5.5].map((way) =>
      drum([x + 0.15 * Math.cos(way), z + 0.15 * Math.sin(way)], [0, 0.43], [0.022, 0.018], wood),
    ),
    ...[-0.14, -0.05, 0.05, 0.14].map(post),
    ...[-0.14, -0.07, 0, 0.07, 0.14].map((aside) => {
      const [px, pz] = [x + 0.17 * c - aside * s, z + 0.17 * s + aside * c];
      return ball([px - 0.05, 0.86, pz - 0.05], [px + 0.05, 0.95, pz + 0.05], wood);
    }),
  ];
}

/** A wheel of a wagon that hangs from chains, with lamps of glass on its rim. */
function wheelOfLamps([x, y, z]: Point, high: number): Solid[] {
  const wood = flat([0.3, 0.18, 0.09]);
  const round = (count: number, radius: number) =>
    Array.from({ length: count }, (_, n) => {
      const turn = ((n + 0.5) / count) * 2 * Math.PI;
      return [x + radius * Math.cos(turn), z + radius * Math.sin(turn)] as const;
    });
  return [
    drum([x, z], [y, high - 0.2], [0.014, 0.014], IRON),
    drum([x, z], [y - 0.06, y + 0.08], [0.08, 0.08], wood),
    ...round(28, 0.55).map(([px, pz]) =>
      ball([px - 0.07, y - 0.04, pz - 0.07], [px + 0.07, y + 0.04, pz + 0.07], wood),
    ),
    ...[0.15, 0.25, 0.35, 0.45].flatMap((radius) =>
      round(6, radius).map(([px, pz]) =>
        ball([px - 0.06, y - 0.022, pz - 0.06], [px + 0.06, y + 0.022, pz + 0.06], wood),
      ),
    ),
    ...round(6, 0.55).flatMap(([px, pz]) => [
      drum([px, pz], [y + 0.03, y + 0.09], [0.035, 0.05], BRASS),
      ball(
        [px - 0.045, y + 0.08, pz - 0.045],
        [px + 0.045, y + 0.24, pz + 0.045],
        flat([1.5, 1.15, 0.6]),
        1.2,
      ),
    ]),
  ];
}

/** Bills of those who are wanted, on the light side's wall. */
function posters(furnishing: Furnishing): Solid[] {
  const { part } = besideWall({ ...furnishing, side: -furnishing.side });
  return [5.5, 6.1].map((z, n) =>
    part(0.004, 0.02, [1.5, 2.06], [z - 0.2, z + 0.2], (_x, y, pz) => {
      const [u, v] = [(pz - z) / 0.2, (y - 1.78) / 0.28];
      const isInk =
        (Math.abs(v - 0.76) < 0.12 && Math.abs(u) < 0.8 && Math.floor((u + 2) * 6) % 2 === 0) ||
        Math.hypot(u / 0.42, (v - 0.05) / 0.36) < 1 ||
        (Math.abs(v - 0.34) < 0.05 && Math.abs(u) < 0.6) ||
        (Math.abs(v + 0.6) < 0.08 && Math.abs(u) < 0.62) ||
        (Math.abs(v + 0.82) < 0.04 && Math.abs(u) < 0.5 - 0.1 * n);
      return isInk ? [0.24, 0.16, 0.09] : [0.8, 0.68, 0.46];
    }),
  );
}

/** A bull's skull with its horns on the wall ahead. */
const horns = ([x, y]: readonly [number, number], back: number): Solid[] => [
  ball([x - 0.09, y - 0.2, back - 0.12], [x + 0.09, y + 0.1, back - 0.01], BONE),
  ball([x - 0.055, y - 0.27, back - 0.14], [x + 0.055, y - 0.1, back - 0.03], BONE),
  ...[-1, 1].flatMap((to) => [
    ball(
      [x + to * 0.045 - 0.025, y - 0.04, back - 0.13],
      [x + to * 0.045 + 0.025, y + 0.01, back - 0.09],
      IRON,
    ),
    ...Array.from({ length: 9 }, (_, n) => {
      const share = n / 8;
      const [px, py, r] = [
        x + to * (0.08 + 0.34 * share),
        y + 0.06 - 0.06 * Math.sin(share * 3.1) + 0.2 * share ** 3,
        0.04 - 0.028 * share,
      ];
      return ball(
        [px - r - 0.012, py - r, back - 0.07 - r],
        [px + r + 0.012, py + r, back - 0.07 + r],
        BONE,
      );
    }),
  ]),
];
