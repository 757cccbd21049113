import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { boards, tiles } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';

/** A mansion's hall: half its width, its height, where its far wall is; metres. */
export const STAIR_HALL = { half: 4.9, high: 7.2, back: 9.8 } as const;
/** The flight ahead: where it begins, how deep and high a step is, how many they are, half its width above and how much wider its foot is. */
const FLIGHT = { near: 4.3, deep: 0.27, rise: 0.16, steps: 14, half: 1.3, flare: 0.9 } as const;
/** The height of the landing, where it begins, and the floor of the gallery. */
const LANDING = {
  high: FLIGHT.rise * FLIGHT.steps,
  near: FLIGHT.near + FLIGHT.deep * FLIGHT.steps,
} as const;
const GALLERY = { high: 4.1, wide: 1.35 } as const;

const RED: Colour = [0.6, 0.07, 0.08];
const GOLD: Material = flat([0.82, 0.62, 0.26]);
const MARBLE: Colour = [0.9, 0.87, 0.81];
const MAHOGANY: Material = flat([0.36, 0.16, 0.09]);

/** Panels and mouldings on cream, a floor of marble in two colours. */
export function stairHallSurfaces(noise: Noise): Surfaces {
  return {
    walls: (x, y, z, axis) => {
      const along = axis === 0 ? z : x;
      const storey = y > GALLERY.high ? y - GALLERY.high : y;
      const panel = Math.abs(along / 1.5 - Math.round(along / 1.5)) * 1.5;
      const edge = Math.min(panel - 0.12, storey - 0.9, 3 - storey);
      if (y > STAIR_HALL.high - 0.25 || Math.abs(storey - 0.8) < 0.03) return [0.82, 0.66, 0.36];
      if (edge > 0 && edge < 0.04) return [0.82, 0.66, 0.36];
      return scaleColour(
        storey < 0.8 ? [0.72, 0.62, 0.48] : [0.88, 0.82, 0.68],
        1 + 0.03 * noise.fbm(along, y, 2),
      );
    },
    floor: tiles([0.93, 0.91, 0.87], [0.2, 0.19, 0.2], 0.62),
    ceiling: (x, _y, z) =>
      Math.abs(Math.hypot(x, z - 5.4) - 1.6) < 0.09 || Math.abs(Math.hypot(x, z - 5.4) - 2.2) < 0.05
        ? [0.82, 0.66, 0.36]
        : [0.95, 0.92, 0.86],
  };
}

/** A mansion's hall with its great staircase: a red carpet up to a landing, flights from it to both galleries, turned balusters, a portrait, a chandelier. */
export function stairHall({ noise, shell }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const wood = boards([0.5, 0.3, 0.18], noise);
  return {
    lamps: [
      [middle, 4.6, 5.2],
      [middle - 3.4, 3, 2.6],
      [middle + 3.4, 3, 2.6],
      [middle, 5.4, 8.4],
    ],
    solids: [
      ...flight(middle),
      // The landing.
      box([middle - 2, 0, LANDING.near], [middle + 2, LANDING.high, back], flat(MARBLE)),
      box(
        [middle - 1.7, LANDING.high, LANDING.near],
        [middle + 1.7, LANDING.high + 0.012, back - 0.3],
        flat(RED),
      ),
      ...[-1, 1].flatMap((to) => [
        ...wing(middle, to, to > 0 ? right : left, back),
        ...gallery(to > 0 ? right : left, -to, back, wood),
        ...sideFigures(middle + to * (FLIGHT.half + FLIGHT.flare + 0.35)),
      ]),
      ...portrait(middle, back),
      ...chandelier([middle, 4.3, 5.2], high),
    ],
  };
}

/** Half the width of a step, wider toward the foot. */
const halfAt = (step: number): number =>
  FLIGHT.half + FLIGHT.flare * (1 - step / FLIGHT.steps) ** 2.4;

/** The flight ahead with its carpet and both rails. */
function flight(middle: number): Solid[] {
  return Array.from({ length: FLIGHT.steps }, (_, n) => {
    const [y, z] = [(n + 1) * FLIGHT.rise, FLIGHT.near + n * FLIGHT.deep];
    const half = halfAt(n);
    const tread: Material = (_x, py, _z, axis) =>
      scaleColour(MARBLE, axis === 2 && py < y - 0.03 ? 0.74 : 1);
    const carpet: Material = (x, _y, _z, axis) => {
      const off = Math.abs(x - middle) / (half * 0.62);
      return off > 0.86 && off < 0.93
        ? [0.86, 0.64, 0.26]
        : scaleColour(RED, axis === 2 ? 0.72 : 1.1);
    };
    return [
      box([middle - half, 0, z], [middle + half, y, LANDING.near], tread),
      box(
        [middle - half * 0.62, y - FLIGHT.rise, z - 0.012],
        [middle + half * 0.62, y + 0.01, z + FLIGHT.deep],
        carpet,
      ),
      ...[-1, 1].flatMap((to) => {
        const [x, next] = [middle + to * (half - 0.1), middle + to * (halfAt(n + 1) - 0.1)];
        return [
          ...baluster([x, y, z + 0.14]),
          ...rail([x, y + 0.82, z + 0.14], [next, y + 0.82 + FLIGHT.rise, z + 0.14 + FLIGHT.deep]),
        ];
      }),
    ];
  }).flat();
}

/** A turned baluster that stands on a place. */
const baluster = ([x, y, z]: Point): Solid[] => [
  drum([x, z], [y, y + 0.4], [0.03, 0.055], flat(MARBLE)),
  drum([x, z], [y + 0.4, y + 0.8], [0.055, 0.022], flat(MARBLE)),
];

/** A piece of handrail between two places, as many small boxes as it needs to lie on its slope. */
function rail(from: Point, to: Point): Solid[] {
  return [0, 1, 2].map((n) => {
    const [a, b] = [n / 3, (n + 1) / 3];
    const at = (k: 0 | 1 | 2, t: number) => from[k] + (to[k] - from[k]) * t;
    const [low, high] = [0, 1, 2]
      .map((k) => [at(k as 0, a), at(k as 0, b)])
      .reduce<[number[], number[]]>(
        (sum, [p = 0, q = 0]) => [
          [...sum[0], Math.min(p, q) - 0.045],
          [...sum[1], Math.max(p, q) + 0.045],
        ],
        [[], []],
      );
    return box(low as unknown as Point, high as unknown as Point, MAHOGANY);
  });
}

/** A flight from the landing along the far wall up to the gallery on one side. */
function wing(middle: number, to: number, wall: number, back: number): Solid[] {
  const from = middle + to * 1.75;
  const end = wall - to * GALLERY.wide;
  const steps = 11;
  const [deep, rise] = [(end - from) / steps, (GALLERY.high - LANDING.high) / steps];
  return Array.from({ length: steps }, (_, n) => {
    const [a, b] = [from + n * deep, from + (n + 1) * deep];
    const y = LANDING.high + (n + 1) * rise;
    const near = back - 1.35;
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    return [
      box([low, y - 0.5, near], [high, y, back], flat(MARBLE)),
      box([low, y, near + 0.25], [high, y + 0.012, back - 0.2], flat(RED)),
      ...baluster([(a + b) / 2, y, near + 0.08]),
      ...rail([a, y + 0.8 - rise / 2, near + 0.08], [b, y + 0.8 + rise / 2, near + 0.08]),
    ];
  }).flat();
}

/** The gallery along a side: its floor on columns, its balustrade. */
function gallery(wall: number, inward: number, back: number, wood: Material): Solid[] {
  const edge = wall + inward * GALLERY.wide;
  const [low, high] = [Math.min(wall, edge), Math.max(wall, edge)];
  const places = Array.from({ length: 24 }, (_, n) => 0.8 + n * 0.32).filter((z) => z < back - 1.4);
  const columns = [2.4, 5, 7.6];
  return [
    box([low, GALLERY.high - 0.3, 0.4], [high, GALLERY.high, back], (x, y, z, axis) =>
      axis === 1 ? wood(x, y, z, axis) : MARBLE,
    ),
    box(
      [Math.min(edge, edge - inward * 0.06), GALLERY.high - 0.36, 0.4],
      [Math.max(edge, edge - inward * 0.06), GALLERY.high - 0.26, back],
      GOLD,
    ),
    ...places.flatMap((z) => baluster([edge - inward * 0.1, GALLERY.high, z])),
    box(
      [edge - inward * 0.1 - 0.05, GALLERY.high + 0.8, 0.6],
      [edge - inward * 0.1 + 0.05, GALLERY.high + 0.88, back - 1.3],
      MAHOGANY,
    ),
    ...columns.flatMap((z) => {
      const x = edge - inward * 0.2;
      return [
        box([x - 0.24, 0, z - 0.24], [x + 0.24, 0.3, z + 0.24], flat(MARBLE)),
        drum([x, z], [0.3, GALLERY.high - 0.6], [0.19, 0.16], flat(MARBLE)),
        drum([x, z], [GALLERY.high - 0.6, GALLERY.high - 0.3], [0.16, 0.27], GOLD),
      ];
    }),
  ];
}

/** A newel at the foot of the stairs with its lamp. */
const sideFigures = (x: number): Solid[] => {
  const z = FLIGHT.near - 0.05;
  return [
    box([x - 0.2, 0, z - 0.2], [x + 0.2, 1.05, z + 0.2], flat(MARBLE)),
    box([x - 0.24, 1.05, z - 0.24], [x + 0.24, 1.14, z + 0.24], GOLD),
    drum([x, z], [1.14, 1.75], [0.07, 0.03], GOLD),
    ...[-0.17, 0, 0.17].map((dx, n) =>
      ball(
        [x + dx - 0.085, 1.7 + (n === 1 ? 0.16 : 0), z - 0.085],
        [x + dx + 0.085, 1.87 + (n === 1 ? 0.16 : 0), z + 0.085],
        flat([1.2, 1.05, 0.8]),
        1,
      ),
    ),
  ];
};

/** A great portrait in a frame of gold over the landing. */
function portrait(middle: number, back: number): Solid[] {
  const y = LANDING.high + 2.1;
  const picture: Material = (x, py) => {
    const [u, v] = [(x - middle) / 0.85, (py - y) / 1.15];
    if (Math.max(Math.abs(u), Math.abs(v)) > 0.9) return [0.86, 0.66, 0.28];
    const [hx, hy] = [u / 0.2, (v - 0.36) / 0.2];
    if (hx * hx + (hy - 0.5) ** 2 < 0.9 && hy > 0.45) return [0.24, 0.14, 0.08];
    if (hx * hx + hy * hy < 1) return [0.86, 0.66, 0.52];
    if (v < 0.16 && Math.abs(u) < 0.26 + 0.34 * Math.min(1, (0.16 - v) * 2))
      return Math.abs(u) < 0.07 ? [0.9, 0.88, 0.82] : [0.16, 0.2, 0.36];
    return [0.24 + 0.1 * v, 0.17 + 0.06 * v, 0.1];
  };
  return [
    box([middle - 0.85, y - 1.15, back - 0.08], [middle + 0.85, y + 1.15, back - 0.01], picture),
  ];
}

/** A chandelier of two rings of lights under drops of glass. */
function chandelier([x, y, z]: Point, ceiling: number): Solid[] {
  const ring = (radius: number, up: number, count: number): Solid[] =>
    Array.from({ length: count }, (_, n) => {
      const turn = (n / count) * 2 * Math.PI + up;
      const [px, pz] = [x + radius * Math.cos(turn), z + radius * Math.sin(turn)];
      return [
        drum([px, pz], [y + up - 0.05, y + up], [0.03, 0.07], GOLD),
        drum([px, pz], [y + up, y + up + 0.13], [0.022, 0.022], flat([0.96, 0.94, 0.88])),
        ball(
          [px - 0.045, y + up + 0.12, pz - 0.045],
          [px + 0.045, y + up + 0.25, pz + 0.045],
          flat([1.4, 1.2, 0.85]),
          1,
        ),
        ball(
          [px - 0.03, y + up - 0.2, pz - 0.03],
          [px + 0.03, y + up - 0.05, pz + 0.03],
          flat([0.95, 1, 1.1]),
        ),
      ];
    }).flat();
  return [
    drum([x, z], [y + 0.7, ceiling], [0.02, 0.02], GOLD),
    drum([x, z], [y - 0.3, y + 0.75], [0.05, 0.14], GOLD),
    ball([x - 0.16, y - 0.45, z - 0.16], [x + 0.16, y - 0.13, z + 0.16], flat([0.95, 1, 1.1])),
    ...ring(0.95, 0, 12),
    ...ring(0.55, 0.42, 8),
  ];
}
