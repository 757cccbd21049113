import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { MEXICAN, painted } from '../furnishings/kitchen-look.ts';
import { flat } from '../furniture.ts';
import { boards, chance, paint, tiles } from '../materials.ts';
import { plate } from '../solids/plate.ts';
import { ball, drum, type Material, type Solid } from '../solids/solid.ts';
import { above, type EateryLook } from './eatery-look.ts';

const TERRACOTTA: Colour = [0.66, 0.34, 0.2];
const STRAW: Colour = [0.78, 0.6, 0.3];
const PAPERS: readonly Colour[] = [
  [0.92, 0.12, 0.36],
  [0.98, 0.76, 0.1],
  [0.1, 0.62, 0.6],
  [0.42, 0.7, 0.16],
  [0.96, 0.46, 0.1],
  [0.5, 0.22, 0.62],
];

/** Sheets of paper in many colours with holes cut into them, hung on cords from one wall to the other. */
const cutPaper = (left: number, right: number, high: number): Solid[] =>
  [2.6, 3.8, 5, 6.4, 8].flatMap((z, row) => {
    const many = Math.floor((right - left) / 0.5);
    return Array.from({ length: many }, (_, n) => {
      const x = left + 0.05 + 0.5 * n;
      const sag = 0.3 * (1 - ((2 * (n + 0.5)) / many - 1) ** 2);
      const topmost = high - 0.15 - sag;
      const paper = PAPERS[(n + 2 * row) % PAPERS.length] as Colour;
      return plate(
        2,
        [x, topmost - 0.42, z],
        [x + 0.44, topmost, z + 0.006],
        (u, v) => {
          const [a, b] = [(u - x) / 0.44, (topmost - v) / 0.42];
          // Its lower edge is cut into bows.
          if (b > 0.84 + 0.14 * Math.abs(Math.sin(a * Math.PI * 4))) return false;
          const ring = Math.hypot(a - 0.5, b - 0.46);
          return !(
            ring < 0.1 ||
            (ring > 0.17 &&
              ring < 0.26 &&
              Math.abs(Math.sin(4 * Math.atan2(b - 0.46, a - 0.5))) > 0.4)
          );
        },
        flat(paper),
        0.12,
      );
    });
  });

/** A hat of straw with a wide brim, hung on a wall; `inward` is the way from the wall. */
const sombrero = (wall: number, inward: number, y: number, z: number, colour: Colour): Solid[] => {
  const disc = (from: number, to: number, r: number, look: Material) =>
    ball(
      [Math.min(wall + inward * from, wall + inward * to), y - r, z - r],
      [Math.max(wall + inward * from, wall + inward * to), y + r, z + r],
      look,
    );
  return [
    disc(0, 0.1, 0.46, (_x, py, pz) =>
      Math.abs(Math.hypot(py - y, pz - z) - 0.38) < 0.035 ? colour : STRAW,
    ),
    disc(0, 0.36, 0.19, (px) => (Math.abs(px - wall) < 0.14 ? colour : STRAW)),
  ];
};

/** A restaurant of Mexico: painted tiles under orange, cut paper in many colours beneath the ceiling, straw hats, cactuses. */
export const mexican: EateryLook = {
  surfaces: (noise) => ({
    walls: above(1.05, painted(MEXICAN, 0.21), paint([0.95, 0.5, 0.14], noise), [0.05, 0.42, 0.45]),
    floor: tiles(TERRACOTTA, scaleColour(TERRACOTTA, 0.86), 0.4),
    ceiling: boards([0.42, 0.25, 0.14], noise),
  }),
  top: () => (x, _y, z) => {
    const stripe = Math.floor((x + 0.02 * Math.sin(z * 9)) / 0.11);
    return PAPERS[(Math.abs(stripe) * 5) % PAPERS.length] as Colour;
  },
  chair: [0.06, 0.44, 0.5],
  onTable: ([x, y, z], number) => [
    drum([x, z], [y, y + 0.07], [0.08, 0.13], flat([0.2, 0.16, 0.15])),
    ball(
      [x - 0.11, y + 0.03, z - 0.11],
      [x + 0.11, y + 0.1, z + 0.11],
      flat(number % 2 === 0 ? [0.46, 0.62, 0.14] : [0.8, 0.14, 0.06]),
    ),
    ...cactus(x + 0.2, y, z + 0.16, 0.14),
  ],
  lamp: ([x, y, z], high) => [
    drum([x, z], [y + 0.2, high], [0.008, 0.008], flat([0.1, 0.08, 0.07])),
    ball(
      [x - 0.17, y - 0.17, z - 0.17],
      [x + 0.17, y + 0.17, z + 0.17],
      flat([1.25, 0.86, 0.34]),
      0.7,
    ),
  ],
  dressing: ({ shell: { left, right, back, high } }) => [
    ...cutPaper(left, right, high),
    ...[3.6, 5.6, 7.6].flatMap((z, n) => [
      ...sombrero(left, 1, 2.1, z, PAPERS[n] as Colour),
      ...sombrero(right, -1, 2.1, z + 0.4, PAPERS[n + 2] as Colour),
    ]),
    ...[left + 0.6, right - 0.6].flatMap((x) => cactus(x, 0.36, back - 0.8, 1.5)),
    ...[left + 0.6, right - 0.6].map((x) =>
      drum([x, back - 0.8], [0, 0.4], [0.22, 0.32], flat([0.72, 0.34, 0.18])),
    ),
  ],
};

/** A cactus with two arms, so tall, metres. */
function cactus(x: number, y: number, z: number, tall: number): Solid[] {
  const skin: Material = (px, _y, pz) =>
    scaleColour(
      [0.2, 0.46, 0.2],
      0.82 + 0.3 * chance(Math.floor(Math.atan2(pz - z, px - x) * 4), 7),
    );
  const r = tall * 0.1;
  return [
    ball([x - r, y, z - r], [x + r, y + tall, z + r], skin),
    ...[-1, 1].flatMap((to) => [
      ball(
        [x + to * 2.4 * r - r * 0.6, y + tall * (0.36 + 0.06 * to), z - r * 0.6],
        [x + to * 2.4 * r + r * 0.6, y + tall * (0.78 + 0.06 * to), z + r * 0.6],
        skin,
      ),
      ball(
        [x + Math.min(0, to * 2.6 * r), y + tall * (0.36 + 0.06 * to), z - r * 0.5],
        [x + Math.max(0, to * 2.6 * r), y + tall * (0.46 + 0.06 * to), z + r * 0.5],
        skin,
      ),
    ]),
  ];
}
