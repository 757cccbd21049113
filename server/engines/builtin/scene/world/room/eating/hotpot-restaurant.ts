import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { lettering } from '../furnishings/lettering.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { boards, chance, tiles } from '../materials.ts';
import { guestOf, tableGuest } from '../people/table-guest.ts';
import type { Surfaces } from '../room-kind.ts';
import { plate } from '../solids/plate.ts';
import { ball, box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

/** How high a table is, its radius, that of its pot, and how high stools are; metres. */
const TABLE = { high: 0.74, radius: 0.78, pot: 0.36, seat: 0.45 } as const;
/** How high the broth stands over the table, metres. */
const BROTH = 0.13;

const LACQUER: Colour = [0.3, 0.1, 0.07];
const RED: Colour = [0.78, 0.08, 0.05];
const GOLD: Colour = [1.15, 0.82, 0.3];
const STEEL: Material = flat([0.62, 0.6, 0.58]);
/** What lies on the plates around the pot. */
const DISHES: readonly Colour[] = [
  [0.86, 0.4, 0.36],
  [0.34, 0.62, 0.2],
  [0.94, 0.9, 0.8],
  [0.78, 0.28, 0.26],
  [0.9, 0.62, 0.24],
  [0.5, 0.36, 0.24],
];

/** Walls of dark lattice over red panels, a floor of slate. */
export function hotpotSurfaces(noise: Noise): Surfaces {
  const plank = boards([0.4, 0.22, 0.13], noise);
  return {
    walls: (x, y, z, axis) => {
      const along = axis === 0 ? z : x;
      if (y < 0.95) return plank(along, y, 0, axis);
      const [u, v] = [Math.abs((along / 0.6) % 1), (y / 0.6) % 1];
      const isFrame = Math.abs(along % 1.8) < 0.09 || y > 2.5 || y < 1.03;
      const isBar = Math.abs(u - 0.5) < 0.045 || Math.abs(v - 0.5) < 0.045;
      return isFrame || isBar
        ? LACQUER
        : scaleColour([0.74, 0.2, 0.12], 0.85 + 0.1 * noise.at(along, y));
    },
    floor: tiles([0.34, 0.3, 0.28], [0.28, 0.25, 0.24], 0.6),
    ceiling: flat([0.2, 0.12, 0.09]),
  };
}

/** A restaurant where one eats around a boiling pot: a round table with a pot of red broth and plates about it before the eye, more of them behind, lanterns and steam. */
export function hotpotRestaurant({ shell, side, noise, random }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const key = random.below(4096);
  const tables: readonly (readonly [number, number])[] = [
    [middle - side * 0.3, 2.75],
    [middle + side * 2.3, 4.9],
    [middle - side * 2.1, 6.4],
    [middle + side * 1.1, 8.2],
  ];
  const lanterns = [-2.3, -0.8, 0.9, 2.4].flatMap((dx) =>
    [3.4, 5.4, 7.6].map((z, n) =>
      lantern(middle + dx + 0.2 * n, high - 0.55 - 0.1 * (n % 2), z, high),
    ),
  );
  return {
    lamps: [
      ...tables.slice(0, 3).map(([x, z]) => [x, 1.9, z] as const),
      [middle - 1.6, high - 0.8, 4],
      [middle + 1.6, high - 0.8, 6.4],
    ],
    solids: [
      ...tables.flatMap(([x, z], n) => [
        ...table(x, z, key + n),
        ...company(x, z, key + 7 * n, n === 0),
        ...steam(x, z, noise, n),
      ]),
      ...lanterns.flat(),
      box(
        [middle - 1.5, 2, back - 0.1],
        [middle + 1.5, 2.66, back - 0.04],
        flat([0.5, 0.05, 0.04]),
      ),
      ...lettering('HOT POT', [middle, 2.33, back - 0.13], 0.4, flat(GOLD)),
    ],
  };
}

/** A round table of dark wood with a pot let into it and plates, bowls and chopsticks about that. */
function table(x: number, z: number, key: number): Solid[] {
  const { high, radius, pot } = TABLE;
  const broth: Material = (px, _y, pz) => {
    const [u, v] = [px - x, pz - z];
    // One half is of red oil with chillies, the other pale, along a curve.
    if (u > 0.05 * Math.sin(v * 11) + 0.14) return [0.95, 0.86, 0.66];
    const [a, b] = [Math.floor(u / 0.05), Math.floor(v / 0.05)];
    const lot = chance(a + key, b);
    return lot > 0.72
      ? [1.05, 0.3, 0.06]
      : lot < 0.12
        ? [0.3, 0.42, 0.1]
        : scaleColour(RED, 0.9 + 0.3 * lot);
  };
  return [
    drum([x, z], [0, high - 0.06], [0.22, 0.16], flat(scaleColour(LACQUER, 0.7))),
    drum([x, z], [high - 0.06, high], [radius, radius], flat([0.44, 0.26, 0.16])),
    drum([x, z], [high, high + BROTH + 0.03], [pot * 0.94, pot], STEEL),
    drum([x, z], [high + BROTH, high + BROTH + 0.035], [pot - 0.025, pot - 0.025], broth),
    ...Array.from({ length: 9 }, (_, n): Solid => {
      const [turn, out] = [n * 2.4, 0.06 + 0.026 * n];
      const [px, pz] = [x + out * Math.cos(turn), z + out * Math.sin(turn)];
      return ball(
        [px - 0.035, high + BROTH + 0.01, pz - 0.035],
        [px + 0.035, high + BROTH + 0.06, pz + 0.035],
        flat(n % 3 === 0 ? [0.95, 0.42, 0.1] : (DISHES[(n + key) % DISHES.length] as Colour)),
      );
    }),
    ...Array.from({ length: 9 }, (_, n) => {
      const turn = (n / 9) * 2 * Math.PI + 0.35;
      const [px, pz] = [x + 0.57 * Math.cos(turn), z + 0.57 * Math.sin(turn)];
      const heap = DISHES[(n + key) % DISHES.length] as Colour;
      return [
        drum([px, pz], [high, high + 0.025], [0.08, 0.125], flat([0.95, 0.94, 0.9])),
        pad(
          [px - 0.085, high + 0.015, pz - 0.085],
          [px + 0.085, high + 0.085, pz + 0.085],
          (a, _b, c) =>
            scaleColour(heap, 0.75 + 0.45 * chance(Math.floor(a * 40), Math.floor(c * 40))),
          0.035,
        ),
      ];
    }).flat(),
  ];
}

/** Who sits around a table, the nearest side left open to the eye; with a child at the first. */
function company(x: number, z: number, key: number, isFirst: boolean): Solid[] {
  const { high, seat } = TABLE;
  return [-0.32, 0.35, 1.15, 1.95, 2.78, 3.45].flatMap((turn, n) => {
    if (!isFirst && chance(key, n) < 0.25) return [];
    const size = isFirst && n === 2 ? 0.72 : 1;
    const [px, pz] = [x + 1.12 * Math.cos(turn), z + 1.12 * Math.sin(turn)];
    return [
      drum([px, pz], [0, seat], [0.14, 0.18], flat(LACQUER)),
      ...tableGuest([px, pz], [seat + (1 - size) * 0.3, high], turn + Math.PI, {
        ...guestOf(key + n),
        hair: n === 1 && isFirst ? [0.6, 0.59, 0.58] : [0.07, 0.055, 0.05],
        skin: [0.85, 0.64, 0.5],
        isLong: n % 2 === 1,
        size,
      }),
    ];
  });
}

/** Wisps of steam over a pot: thin plates that are cut by noise, more open the higher. */
const steam = (x: number, z: number, noise: Noise, key: number): Solid[] =>
  [-0.12, 0.02, 0.14].map((dz, n) => {
    const foot = TABLE.high + BROTH + 0.08;
    return plate(
      2,
      [x - 0.42, foot, z + dz],
      [x + 0.42, foot + 1.1, z + dz + 0.004],
      (u, v) => {
        const up = (v - foot) / 1.1;
        const sway = 0.12 * Math.sin(5 * up + n * 2 + key) * up;
        const aside = Math.abs(u - x - sway) / (0.2 + 0.2 * up);
        const wisp = noise.fbm((u - sway) * 5 + 3 * n + key, v * 2.2, 3);
        return aside < 1 && wisp > -0.05 + 0.5 * up + 0.35 * aside;
      },
      flat([0.98, 0.94, 0.9]),
    );
  });

/** A round lantern of red paper on a cord, its ribs of gold. */
const lantern = (x: number, y: number, z: number, ceiling: number): Solid[] => [
  drum([x, z], [y + 0.18, ceiling], [0.008, 0.008], flat([0.1, 0.06, 0.05])),
  ball(
    [x - 0.22, y - 0.19, z - 0.22],
    [x + 0.22, y + 0.19, z + 0.22],
    (px, _y, pz) => {
      const turn = Math.abs(((Math.atan2(pz - z, px - x) / Math.PI) * 7) % 1);
      return turn < 0.12 ? [1.1, 0.5, 0.2] : [1.15, 0.16, 0.08];
    },
    0.6,
  ),
  drum([x, z], [y + 0.16, y + 0.21], [0.1, 0.08], flat(GOLD)),
  drum([x, z], [y - 0.21, y - 0.16], [0.08, 0.1], flat(GOLD)),
  drum([x, z], [y - 0.42, y - 0.2], [0.04, 0.02], flat([0.9, 0.5, 0.15])),
];
