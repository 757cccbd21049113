import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat, plant } from '../furniture.ts';
import { boards, chance, paint, wood } from '../materials.ts';
import { ball, box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';
import { above, type EateryLook, pick } from './eatery-look.ts';
import { hotpotSurfaces } from './hotpot-restaurant.ts';
import { lantern, sushiBarSurfaces } from './sushi-bar.ts';

const BRASS: Colour = [0.86, 0.62, 0.24];
const RED: Colour = [0.72, 0.08, 0.06];
const STEEL: Material = flat([0.66, 0.67, 0.68]);

/** A restaurant of China: red lattice and pillars, round tables with many dishes, big lanterns. */
export const chinese: EateryLook = {
  surfaces: hotpotSurfaces,
  top: () => flat([0.74, 0.1, 0.08]),
  isRound: true,
  chair: [0.22, 0.08, 0.06],
  onTable: ([x, y, z], number) => [
    drum([x, z], [y, y + 0.05], [0.05, 0.3], flat([0.4, 0.18, 0.1])),
    ...[0, 1, 2, 3, 4].map((n) => {
      const [px, pz] = [x + 0.2 * Math.cos(n * 1.26), z + 0.2 * Math.sin(n * 1.26)];
      const dish = pick(
        [
          [0.62, 0.3, 0.1],
          [0.26, 0.5, 0.14],
          [0.92, 0.84, 0.6],
          [0.82, 0.2, 0.1],
        ],
        n + number,
      );
      return ball([px - 0.08, y + 0.04, pz - 0.08], [px + 0.08, y + 0.11, pz + 0.08], flat(dish));
    }),
    ...bamboo([x, y + 0.05, z]),
  ],
  lamp: ([x, y, z], high) => [
    drum([x, z], [y + 0.2, high], [0.01, 0.01], flat(BRASS)),
    ball(
      [x - 0.32, y - 0.24, z - 0.32],
      [x + 0.32, y + 0.24, z + 0.32],
      (px, _y, pz) =>
        Math.abs(Math.sin(Math.atan2(pz - z, px - x) * 7)) < 0.12
          ? [1.2, 0.8, 0.2]
          : [1.2, 0.14, 0.07],
      0.5,
    ),
    ...[0.22, -0.26].map((up) => drum([x, z], [y + up, y + up + 0.05], [0.13, 0.13], flat(BRASS))),
    drum([x, z], [y - 0.56, y - 0.26], [0.05, 0.02], flat([0.94, 0.62, 0.12])),
  ],
  dressing: ({ shell: { left, right, back, high } }) => [
    // Pillars of red lacquer with rings of gold.
    ...[3.4, 6.4, 9.4].flatMap((z) =>
      [left + 0.4, right - 0.4].map((x) =>
        drum([x, z], [0, high], [0.17, 0.17], (_x, y) =>
          (y > 2.9 && y < 3.2) || y < 0.2 ? BRASS : RED,
        ),
      ),
    ),
    box([left, high - 0.34, back - 0.2], [right, high, back], (x, y) =>
      Math.sin(x * 12) * Math.sin(y * 40) > 0.3 ? BRASS : RED,
    ),
  ],
};

/** A round basket of bamboo with its lid, as dumplings are steamed in. */
const bamboo = ([x, y, z]: Point): Solid[] => [
  drum([x, z], [y, y + 0.09], [0.1, 0.1], (_x, py) =>
    Math.floor((py - y) / 0.03) % 2 === 0 ? [0.8, 0.62, 0.36] : [0.66, 0.48, 0.26],
  ),
];

/** Screens of paper between bars of wood. */
const paperScreens =
  (bar: Colour, across: number, down: number): Material =>
  (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    const [u, v] = [(((along / across) % 1) + 1) % 1, (((y / down) % 1) + 1) % 1];
    const isPost = Math.abs(along / 1.35 - Math.round(along / 1.35)) < 0.045;
    return isPost || u < 0.07 || v < 0.05 ? bar : [0.97, 0.93, 0.82];
  };

/** A restaurant of Japan: screens of paper, cloths of indigo, tables of light wood with sushi. */
export const japanese: EateryLook = {
  surfaces: (noise) => ({
    ...sushiBarSurfaces(noise),
    walls: above(
      0.5,
      boards([0.5, 0.34, 0.2], noise),
      above(
        2.6,
        paperScreens([0.3, 0.18, 0.1], 0.34, 0.46),
        paint([0.86, 0.76, 0.56], noise),
        [0.3, 0.18, 0.1],
      ),
      [0.3, 0.18, 0.1],
    ),
  }),
  top: (noise) => wood([0.72, 0.5, 0.3], noise),
  chair: [0.36, 0.22, 0.13],
  onTable: ([x, y, z], number) => [
    box([x - 0.2, y, z - 0.1], [x + 0.2, y + 0.03, z + 0.1], flat([0.1, 0.07, 0.07])),
    ...[-0.14, -0.05, 0.05, 0.14].flatMap((dx, n) => [
      box(
        [x + dx - 0.03, y + 0.03, z - 0.07],
        [x + dx + 0.03, y + 0.07, z + 0.07],
        flat([0.96, 0.95, 0.91]),
      ),
      box(
        [x + dx - 0.035, y + 0.07, z - 0.08],
        [x + dx + 0.035, y + 0.095, z + 0.08],
        flat(
          pick(
            [
              [0.96, 0.46, 0.28],
              [0.74, 0.12, 0.15],
              [0.97, 0.8, 0.3],
            ],
            n + number,
          ),
        ),
      ),
    ]),
    drum([x + 0.3, z], [y, y + 0.16], [0.05, 0.03], flat([0.9, 0.9, 0.88])),
  ],
  lamp: lantern,
  dressing: (furnishing) => {
    const { left, right, back, high } = furnishing.shell;
    const dark = flat([0.26, 0.15, 0.09]);
    return [
      ...[2.4, 4.6, 6.8, 9].map((z) =>
        box([left, high - 0.26, z], [right, high - 0.04, z + 0.18], dark),
      ),
      ...Array.from({ length: 8 }, (_, n) => {
        const [x, width] = [
          left + 0.6 + ((right - left - 1.2) / 8) * n,
          (right - left - 1.2) / 8 - 0.05,
        ];
        return box([x, 2.6, back - 0.5], [x + width, 3.3, back - 0.48], (px, y) => {
          const ring = Math.hypot(px - x - width / 2, y - 2.92);
          return Math.abs(ring - 0.17) < 0.03 ? [0.93, 0.92, 0.88] : [0.1, 0.16, 0.38];
        });
      }),
      ...[left + 1.2, right - 1.2].flatMap((x) => plant(furnishing, x, 0, back - 1.2, 1.5)),
    ];
  },
};

/** A restaurant of Korea: paper on lattices, a grill in each table beneath a pipe, jars. */
export const korean: EateryLook = {
  surfaces: (noise) => ({
    walls: above(
      0.8,
      boards([0.46, 0.3, 0.18], noise),
      above(
        2.7,
        paperScreens([0.4, 0.25, 0.14], 0.22, 0.22),
        paint([0.9, 0.86, 0.76], noise),
        [0.4, 0.25, 0.14],
      ),
      [0.4, 0.25, 0.14],
    ),
    floor: boards([0.5, 0.34, 0.2], noise),
    ceiling: wood([0.4, 0.27, 0.17], noise),
  }),
  top: (noise) => wood([0.5, 0.33, 0.2], noise),
  chair: [0.3, 0.2, 0.13],
  // A grill is let into the table, and a pipe draws its smoke away.
  onTable: ([x, y, z]) => [
    drum([x, z], [y, y + 0.03], [0.2, 0.21], STEEL),
    drum([x, z], [y + 0.03, y + 0.035], [0.17, 0.17], (px, _y, pz) =>
      Math.sin(px * 150) > 0.5
        ? [0.1, 0.09, 0.09]
        : chance(Math.floor(px * 22), Math.floor(pz * 22)) > 0.6
          ? [0.62, 0.24, 0.16]
          : [1.1, 0.42, 0.12],
    ),
    drum([x, z], [y + 0.75, y + 0.95], [0.22, 0.09], STEEL),
    drum([x, z], [y + 0.9, y + 2.9], [0.07, 0.07], (_x, py) =>
      scaleColour([0.62, 0.63, 0.64], Math.floor(py / 0.06) % 2 === 0 ? 1 : 0.8),
    ),
    ...[0, 1, 2, 3, 4, 5].map((n) => {
      const [px, pz] = [x + 0.36 * Math.cos(n * 1.05), z + 0.36 * Math.sin(n * 1.05)];
      return drum([px, pz], [y, y + 0.04], [0.04, 0.06], (_x, py) =>
        py > y + 0.035
          ? pick(
              [
                [0.8, 0.2, 0.08],
                [0.3, 0.5, 0.16],
                [0.95, 0.86, 0.5],
              ],
              n,
            )
          : [0.96, 0.96, 0.94],
      );
    }),
  ],
  lamp: ([x, y, z], high) => [
    drum([x, z], [y, high], [0.006, 0.006], flat([0.1, 0.08, 0.07])),
    box([x - 0.16, y - 0.22, z - 0.16], [x + 0.16, y + 0.16, z + 0.16], (px, py, pz) => {
      const isEdge =
        [px - x, pz - z].every((d) => Math.abs(d) > 0.13) || Math.abs(py - y + 0.03) > 0.16;
      return isEdge ? [0.28, 0.16, 0.09] : [1.15, 0.95, 0.62];
    }),
  ],
  dressing: (furnishing) => {
    const { left, right, back } = furnishing.shell;
    return [left + 0.6, right - 0.6].flatMap((x, n) =>
      Array.from({ length: 2 }, (_, k) => {
        const px = x + (n === 0 ? 0.7 : -0.7) * k;
        const jar: Material = (_x, y) => scaleColour([0.32, 0.16, 0.09], y > 0.66 ? 0.7 : 1);
        return [
          ball([px - 0.32, 0, back - 1.02], [px + 0.32, 0.84, back - 0.38], jar),
          drum([px, back - 0.7], [0.76, 0.86], [0.22, 0.16], jar),
        ];
      }).flat(),
    );
  },
};
