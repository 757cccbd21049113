import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { bottleRack, wineBottle, wineGlass } from '../furnishings/bottle-rack.ts';
import { hungLamp, picturesInRow } from '../furnishings/dressing.ts';
import { flat, OAK, plant, WALNUT } from '../furniture.ts';
import { boards, brick, paint, tiles } from '../materials.ts';
import { ball, box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';
import { above, type EateryLook } from './eatery-look.ts';

const TERRACOTTA: Colour = [0.66, 0.34, 0.2];
const STRAW: Colour = [0.78, 0.6, 0.3];
const BLUE: Colour = [0.1, 0.32, 0.66];
const GREEN_GLASS: Colour = [0.06, 0.2, 0.09];
const GOLD: Colour = [0.8, 0.6, 0.28];

/** Squares of two colours woven into each other, as tablecloths have. */
const checked =
  (colour: Colour, size: number): Material =>
  (x, y, z) => {
    const a = Math.floor((x + (z === 0 ? y : 0)) / size) & 1;
    const b = Math.floor((z + y) / size) & 1;
    const share = (a + b) / 2;
    return [0, 1, 2].map((n) => 0.95 + ((colour[n] as number) - 0.95) * share) as unknown as Colour;
  };

/** A bottle in straw, with a glass of wine beside it. */
const chianti = ([x, y, z]: Point): Solid[] => [
  ball([x - 0.075, y, z - 0.075], [x + 0.075, y + 0.17, z + 0.075], flat(STRAW)),
  drum([x, z], [y + 0.14, y + 0.31], [0.03, 0.017], flat(GREEN_GLASS)),
  ...wineGlass([x + 0.16, y, z - 0.05]),
];

/** Strings of garlic and tomatoes that hang from a beam. */
const braids = (x: number, high: number, z: number): Solid[] =>
  Array.from({ length: 9 }, (_, n) => {
    const [dx, y] = [0.035 * ((n % 2) * 2 - 1), high - 0.16 - 0.09 * n];
    return ball(
      [x + dx - 0.06, y - 0.06, z - 0.06],
      [x + dx + 0.06, y + 0.06, z + 0.06],
      flat(Math.round(x * 3) % 2 === 0 ? [0.93, 0.9, 0.84] : [0.82, 0.12, 0.07]),
    );
  });

/** Beams that lie across a room beneath its ceiling. */
const crossBeams = (left: number, right: number, high: number, wood: Material): Solid[] =>
  [2.2, 4.2, 6.2, 8.2, 10.2].map((z) => box([left, high - 0.24, z], [right, high, z + 0.2], wood));

/** A trattoria: bricks under ochre plaster, beams with garlic and tomatoes, wine in straw on checked cloths, racks of bottles. */
export const italian: EateryLook = {
  surfaces: (noise) => {
    const plaster = paint([0.9, 0.68, 0.38], noise);
    const bricks = brick([0.62, 0.3, 0.2], noise);
    return {
      // Bricks show where the plaster has come off.
      walls: above(
        0.95,
        bricks,
        (x, y, z, axis) =>
          noise.fbm((x + z) * 0.5, y * 0.6, 3) > 0.26
            ? bricks(x, y, z, axis)
            : plaster(x, y, z, axis),
        WALNUT,
      ),
      floor: tiles(TERRACOTTA, scaleColour(TERRACOTTA, 0.88), 0.4),
      ceiling: paint([0.92, 0.84, 0.7], noise),
    };
  },
  top: () => checked([0.76, 0.08, 0.08], 0.09),
  chair: OAK,
  onTable: chianti,
  lamp: (place, high) => hungLamp(place, high, 0.24, [0.7, 0.12, 0.08]),
  dressing: (furnishing) => {
    const { shell, side, noise } = furnishing;
    const { left, right, back, high } = shell;
    return [
      ...crossBeams(left, right, high, flat(WALNUT)),
      ...bottleRack([left + 0.3, left + 2.2], [back - 0.5, back - 0.1], 2.2, noise),
      ...bottleRack([right - 2.2, right - 0.3], [back - 0.5, back - 0.1], 2.2, noise),
      ...picturesInRow({ ...furnishing, side: -side }, 4.6, 1.9),
      ...[-3.4, -2.5, -0.9, 0.9, 2.3, 3.3].flatMap((aside, n) =>
        braids((left + right) / 2 + aside, high - 0.2, 4.3 + 2 * (n % 3)),
      ),
    ];
  },
};

/** A bistro: dark panels under cream, mirrors in gold over benches of red leather, globes of light. */
export const french: EateryLook = {
  surfaces: (noise) => ({
    walls: above(
      1.15,
      (x, y, z, axis) => {
        const u = Math.abs((((axis === 0 ? z : x) / 0.8) % 1) + 1) % 1;
        return u < 0.06 ? [0.2, 0.08, 0.06] : paint([0.36, 0.14, 0.1], noise)(x, y, z, axis);
      },
      paint([0.93, 0.86, 0.66], noise),
      GOLD,
    ),
    floor: tiles([0.9, 0.88, 0.82], [0.1, 0.1, 0.11], 0.45),
    ceiling: paint([0.95, 0.9, 0.76], noise),
  }),
  top: (noise) => (x, _y, z) =>
    scaleColour([0.93, 0.92, 0.9], 1 - 0.2 * Math.max(0, noise.fbm(x * 3, z * 3, 3))),
  isRound: true,
  chair: [0.32, 0.18, 0.1],
  onTable: (place) => [
    ...wineBottle([place[0], place[1], place[2]], GREEN_GLASS),
    ...wineGlass([place[0] + 0.16, place[1], place[2] - 0.06]),
  ],
  lamp: ([x, y, z], high) => [
    drum([x, z], [y + 0.2, high], [0.014, 0.014], flat(GOLD)),
    ball([x - 0.2, y - 0.18, z - 0.2], [x + 0.2, y + 0.22, z + 0.2], flat([1.2, 1.08, 0.82]), 0.8),
    drum([x, z], [y + 0.18, y + 0.26], [0.09, 0.05], flat(GOLD)),
  ],
  dressing: ({ shell: { left, right, back, high } }) => [
    // Benches along both walls under tall mirrors.
    ...[left, right].flatMap((wall) => {
      const inward = wall < 0 ? 1 : -1;
      const at = (
        a: number,
        b: number,
        y: readonly [number, number],
        z: readonly [number, number],
        look: Material,
      ) =>
        box(
          [Math.min(wall + inward * a, wall + inward * b), y[0], z[0]],
          [Math.max(wall + inward * a, wall + inward * b), y[1], z[1]],
          look,
        );
      const leather = flat([0.56, 0.06, 0.07]);
      return [
        at(0, 0.6, [0, 0.46], [2.6, back - 0.6], leather),
        at(0, 0.16, [0.46, 1.05], [2.6, back - 0.6], leather),
        ...[3.4, 6, 8.6].flatMap((z) => [
          at(0, 0.05, [1.35, 3], [z, z + 1.5], flat(GOLD)),
          at(0.05, 0.06, [1.43, 2.92], [z + 0.08, z + 1.42], (_x, y) =>
            scaleColour([0.72, 0.7, 0.62], 0.7 + 0.16 * y),
          ),
        ]),
      ];
    }),
    box([left, high - 0.18, back - 0.12], [right, high, back], flat(GOLD)),
  ],
};

/** A taverna: white over blue, a frieze of keys, blue chairs, jars. */
export const greek: EateryLook = {
  surfaces: (noise) => {
    const white = paint([0.94, 0.94, 0.91], noise);
    return {
      walls: above(
        2.7,
        above(0.9, paint(BLUE, noise), white, scaleColour(BLUE, 0.7)),
        (x, y, z, axis) =>
          y < 3.05 ? meander(axis === 0 ? z : x, y - 2.78) : white(x, y, z, axis),
        BLUE,
      ),
      floor: tiles([0.82, 0.76, 0.66], [0.74, 0.67, 0.56], 0.6),
      ceiling: boards([0.86, 0.86, 0.83], noise),
    };
  },
  top: () => checked([0.12, 0.36, 0.74], 0.09),
  chair: BLUE,
  onTable: (place) => [
    ...wineBottle(place, [0.16, 0.34, 0.5]),
    drum(
      [place[0] + 0.17, place[2]],
      [place[1], place[1] + 0.06],
      [0.07, 0.11],
      flat([0.3, 0.52, 0.16]),
    ),
  ],
  lamp: (place, high) => hungLamp(place, high, 0.26, STRAW),
  dressing: (furnishing) => {
    const { left, right, back, high } = furnishing.shell;
    return [
      ...crossBeams(left, right, high, flat(BLUE)),
      ...[left + 0.5, right - 0.5].flatMap((x) =>
        [4.4, 7.4, back - 0.7].flatMap((z, n) =>
          n === 2 ? plant(furnishing, x < 0 ? x + 0.7 : x - 0.7, 0, z - 0.5, 1.5) : amphora(x, z),
        ),
      ),
    ];
  },
};

/** A frieze of the key pattern of Greece at a place along it and upward, metres. */
function meander(along: number, up: number): Colour {
  const [u, v] = [Math.floor(((((along / 0.28) % 1) + 1) % 1) * 7), Math.floor(up / 0.04)];
  const rows = ['1111111', '1000000', '1011111', '1010001', '1010101', '1000101', '1111101'];
  const isInk = v >= 0 && v < 7 && rows[6 - v]?.[u] === '1';
  return isInk ? BLUE : [0.95, 0.95, 0.92];
}

/** A tall jar of clay with a narrow neck and a painted belt. */
const amphora = (x: number, z: number): Solid[] => {
  const clay: Material = (_x, y) => (y > 0.5 && y < 0.66 ? [0.12, 0.07, 0.05] : [0.74, 0.4, 0.2]);
  return [
    drum([x, z], [0, 0.3], [0.1, 0.24], clay),
    ball([x - 0.3, 0.2, z - 0.3], [x + 0.3, 0.95, z + 0.3], clay),
    drum([x, z], [0.85, 1.2], [0.12, 0.09], clay),
    drum([x, z], [1.18, 1.26], [0.15, 0.15], clay),
  ];
};
