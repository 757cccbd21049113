import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat, WALNUT } from '../furniture.ts';
import { boards, chance, paint, tiles, wood } from '../materials.ts';
import { ball, box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';
import { above, type EateryLook, pick } from './eatery-look.ts';

const BRASS: Colour = [0.86, 0.62, 0.24];
const MARIGOLD: Colour = [0.98, 0.56, 0.06];
const GLASSES: readonly Colour[] = [
  [0.8, 0.1, 0.06],
  [0.06, 0.26, 0.75],
  [0.85, 0.5, 0.06],
  [0.05, 0.55, 0.3],
  [0.5, 0.1, 0.6],
];

/** Bowls of brass with curries around a plate of rice. */
const thali = ([x, y, z]: Point): Solid[] => [
  drum([x, z], [y, y + 0.02], [0.22, 0.24], flat(BRASS)),
  ball([x - 0.09, y, z - 0.09], [x + 0.09, y + 0.1, z + 0.09], flat([0.97, 0.92, 0.7])),
  ...[0, 1, 2, 3, 4].map((n) => {
    const [px, pz] = [x + 0.16 * Math.cos(n * 1.26), z + 0.16 * Math.sin(n * 1.26)];
    return drum([px, pz], [y + 0.02, y + 0.06], [0.04, 0.055], (_x, py) =>
      py > y + 0.055
        ? pick(
            [
              [0.8, 0.34, 0.06],
              [0.3, 0.44, 0.12],
              [0.86, 0.62, 0.12],
            ],
            n,
          )
        : BRASS,
    );
  }),
];

/** Whether a place of a wall is within a row of arches that end in a point: `along` it and `up` from where they begin, each so wide and high to its point, metres. */
function inArch(along: number, up: number, wide: number, high: number): boolean {
  const u = Math.abs(((((along / wide) % 1) + 1) % 1) - 0.5) * 2;
  if (u > 0.78 || up < 0) return false;
  const shoulder = high * 0.56;
  return up < shoulder || (up - shoulder) / (high - shoulder) < 1 - (u / 0.78) ** 1.6;
}

/** Garlands of flowers that hang in bows along both walls. */
const garlands = (left: number, right: number, back: number, high: number): Solid[] =>
  [left + 0.12, right - 0.12].flatMap((x) =>
    Array.from({ length: Math.floor((back - 2) / 0.16) }, (_, n) => {
      const z = 2 + 0.16 * n;
      const y = high - 0.2 - 0.55 * Math.abs(Math.sin(z * 1.5));
      return ball(
        [x - 0.09, y - 0.09, z - 0.09],
        [x + 0.09, y + 0.09, z + 0.09],
        flat(n % 5 === 0 ? [0.86, 0.16, 0.1] : MARIGOLD),
      );
    }),
  );

/** A restaurant of India: niches that end in a point in walls of teal, garlands of marigolds, lamps of pierced brass, bowls of curry. */
export const indian: EateryLook = {
  surfaces: (noise) => {
    const teal = paint([0.02, 0.4, 0.42], noise);
    const niche = paint([0.82, 0.16, 0.34], noise);
    return {
      walls: above(
        0.9,
        boards([0.34, 0.17, 0.1], noise),
        (x, y, z, axis) => {
          const along = axis === 0 ? z : x;
          if (!inArch(along, y - 1, 1.5, 1.75))
            return inArch(along, y - 0.94, 1.5, 1.9) ? BRASS : teal(x, y, z, axis);
          // A lattice of stone is in every other niche.
          const [a, b] = [Math.sin(along * 36), Math.sin(y * 36)];
          return Math.floor(along / 1.5) % 2 === 0 && a * b > 0.25
            ? scaleColour(BRASS, 0.9)
            : niche(x, y, z, axis);
        },
        BRASS,
      ),
      floor: tiles([0.72, 0.36, 0.2], [0.86, 0.72, 0.5], 0.5),
      ceiling: wood([0.36, 0.18, 0.1], noise),
    };
  },
  top: (noise) => wood([0.44, 0.22, 0.12], noise),
  chair: [0.4, 0.19, 0.1],
  onTable: thali,
  lamp: ([x, y, z], high) => [
    drum([x, z], [y + 0.3, high], [0.012, 0.012], flat(BRASS)),
    ball(
      [x - 0.2, y - 0.2, z - 0.2],
      [x + 0.2, y + 0.26, z + 0.2],
      (px, py, pz) => {
        const turn = Math.atan2(pz - z, px - x) / Math.PI;
        return Math.sin(turn * 30) * Math.sin((py - y) * 34) > 0.1 ? [1.4, 0.95, 0.4] : BRASS;
      },
      0.45,
    ),
    drum([x, z], [y + 0.2, y + 0.36], [0.1, 0.02], flat(BRASS)),
    drum([x, z], [y - 0.32, y - 0.18], [0.015, 0.07], flat(BRASS)),
  ],
  dressing: ({ shell: { left, right, back, high } }) => [
    ...garlands(left, right, back, high),
    ...[left + 0.6, right - 0.6].flatMap((x) => urn(x, back - 0.8, BRASS)),
  ],
};

/** A bulging vessel of metal on a foot. */
const urn = (x: number, z: number, metal: Colour): Solid[] => [
  drum([x, z], [0, 0.2], [0.24, 0.12], flat(metal)),
  ball([x - 0.32, 0.15, z - 0.32], [x + 0.32, 0.8, z + 0.32], flat(metal)),
  drum([x, z], [0.74, 0.98], [0.12, 0.2], flat(metal)),
];

/** Tiles with stars of eight points. */
const stars: Material = (x, y, z, axis) => {
  const [a, b] = axis === 1 ? [x, z] : axis === 0 ? [z, y] : [x, y];
  const [u, v] = [((((a / 0.3) % 1) + 1) % 1) - 0.5, ((((b / 0.3) % 1) + 1) % 1) - 0.5];
  const [square, turned] = [Math.max(Math.abs(u), Math.abs(v)), (Math.abs(u) + Math.abs(v)) * 0.72];
  const star = Math.min(square, turned);
  if (star < 0.13) return [0.92, 0.74, 0.3];
  if (star < 0.3) return [0.06, 0.34, 0.56];
  return star < 0.33 ? [0.94, 0.92, 0.86] : [0.1, 0.5, 0.46];
};

/** A restaurant of Morocco, of Turkey or between them: tiles with stars, arches, lamps of coloured glass, divans, tables of brass. */
export const oriental: EateryLook = {
  surfaces: (noise) => {
    const plaster = paint([0.86, 0.64, 0.42], noise);
    return {
      walls: above(
        1.1,
        stars,
        (x, y, z, axis) => {
          const along = axis === 0 ? z : x;
          if (inArch(along, y - 1.2, 1.7, 1.9))
            return inArch(along, y - 1.2, 1.7, 1.76)
              ? scaleColour([0.5, 0.2, 0.12], 0.9)
              : [0.93, 0.86, 0.72];
          return plaster(x, y, z, axis);
        },
        [0.94, 0.92, 0.86],
      ),
      floor: tiles([0.9, 0.84, 0.72], [0.16, 0.42, 0.46], 0.4),
      ceiling: wood([0.36, 0.2, 0.11], noise),
    };
  },
  top: () => (x, _y, z) => {
    const ring = Math.hypot(x % 0.2, z % 0.2);
    return scaleColour(BRASS, 0.85 + 0.25 * Math.abs(Math.sin(ring * 60)));
  },
  isRound: true,
  chair: [0.34, 0.17, 0.09],
  onTable: ([x, y, z]) => [
    drum([x, z], [y, y + 0.1], [0.07, 0.09], flat([0.2, 0.4, 0.6])),
    drum([x, z], [y + 0.1, y + 0.34], [0.16, 0.015], flat([0.74, 0.36, 0.16])),
    ...[0.2, -0.2].map((dx) =>
      drum([x + dx, z], [y, y + 0.08], [0.025, 0.035], flat([0.62, 0.2, 0.06])),
    ),
  ],
  lamp: ([x, y, z], high) =>
    [-0.34, 0, 0.32].flatMap((dx, n) => {
      const [px, py, pz] = [x + dx, y + 0.26 * (n - 1), z + 0.2 * (n % 2)];
      const glass = GLASSES[Math.floor(chance(Math.round(px * 9), n) * GLASSES.length)] as Colour;
      return [
        drum([px, pz], [py + 0.14, high], [0.006, 0.006], flat(WALNUT)),
        ball(
          [px - 0.16, py - 0.16, pz - 0.16],
          [px + 0.16, py + 0.16, pz + 0.16],
          (a, b, c) => {
            const facet = Math.sin(Math.atan2(c - pz, a - px) * 9) * Math.sin((b - py) * 40);
            return facet > 0.2 ? [0.95, 0.8, 0.45] : glass;
          },
          0.3,
        ),
        drum([px, pz], [py + 0.13, py + 0.2], [0.07, 0.02], flat(BRASS)),
      ];
    }),
  dressing: ({ shell: { left, right, back } }) => [
    // Carpets hang on the walls, and divans with cushions run below.
    ...[left, right].flatMap((wall) => {
      const inward = wall < 0 ? 1 : -1;
      const [from, to] = [Math.min(wall, wall + inward * 0.6), Math.max(wall, wall + inward * 0.6)];
      return [
        box([from, 0, 2.6], [to, 0.42, back - 0.4], (_x, y, z) =>
          Math.floor(z / 0.3) % 2 === 0 || y > 0.38 ? [0.6, 0.12, 0.1] : [0.86, 0.62, 0.2],
        ),
        ...Array.from({ length: 6 }, (_, n) => {
          const [x, z] = [wall + inward * 0.18, 3 + 1.3 * n];
          const look = flat(n % 2 === 0 ? [0.1, 0.42, 0.5] : [0.86, 0.5, 0.12]);
          return ball([x - 0.14, 0.42, z - 0.3], [x + 0.14, 0.9, z + 0.3], look);
        }),
      ];
    }),
    ...[left + 0.9, right - 0.9].flatMap((x) => urn(x, back - 0.7, [0.74, 0.36, 0.16])),
  ],
};
