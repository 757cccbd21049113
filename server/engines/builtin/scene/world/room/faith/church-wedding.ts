import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { guestOf, tableGuest } from '../people/table-guest.ts';
import { box, drum, type Material, type Point, type Solid, sphere } from '../solids/solid.ts';
import { nave } from './nave.ts';

const ROSES: readonly Material[] = [
  flat([0.98, 0.96, 0.93]),
  flat([0.97, 0.8, 0.82]),
  flat([0.98, 0.96, 0.93]),
  flat([0.92, 0.55, 0.62]),
  flat([0.3, 0.46, 0.22]),
];
const LINEN: Colour = [0.97, 0.96, 0.93];
const SATIN: Material = flat([0.98, 0.97, 0.95]);
/** Rows of pews with bows at the aisle; how far off, how far aside of the middle, and how high the flowers are. Metres. */
const BOWS = { z: [4.4, 5.65, 6.9, 8.15, 9.4, 10.65, 11.9], aside: 0.74, high: 0.98 } as const;

/** A church dressed for a wedding: a white cloth down the aisle, flowers and bows at the pews, guests in them, tall flowers before the altar. */
export function churchWedding(furnishing: Furnishing): Furnished {
  const { shell } = furnishing;
  const church = nave(furnishing);
  const middle = (shell.left + shell.right) / 2;
  const altar = shell.back - 3.2;
  return {
    ...church,
    solids: [
      ...church.solids,
      box([middle - 0.64, 0.014, 1], [middle + 0.64, 0.03, altar - 1.2], strewn(middle)),
      ...BOWS.z.flatMap((z, n) =>
        [-1, 1].flatMap((side) =>
          bow([middle + side * BOWS.aside, BOWS.high, z], n * 2 + (side + 1) / 2),
        ),
      ),
      ...[1, 2, 3, 4, 5].flatMap((row) =>
        [-1, 1].flatMap((side) =>
          [1.15, 1.7, 2.25].flatMap((aside, n): Solid[] => {
            const number = row * 9 + n * 3 + side;
            const z = (BOWS.z[row] as number) + 0.2;
            return chance(number, 2) < 0.3
              ? []
              : tableGuest(
                  [middle + side * aside, z],
                  [0.46, 0.5],
                  Math.PI / 2,
                  guestOf(number + 30),
                );
          }),
        ),
      ),
      ...[-1, 1].flatMap((side) => [
        ...flowersOnStand([middle + side * 1.5, 0, altar - 1.5], 1.55, 0.42),
        ...flowersOnStand([middle + side * 1.2, 0, 3.95], 1.2, 0.24),
      ]),
      ...[-0.55, 0.55].flatMap((dx) => cluster([middle + dx, 1.42, altar + 0.2], 0.2, 14, 3)),
    ],
  };
}

/** White cloth with petals along its edges. */
const strewn =
  (middle: number): Material =>
  (x, _y, z) => {
    const off = Math.abs(x - middle);
    const lies = Math.sin(x * 71 + 2 * Math.sin(z * 19)) * Math.sin(z * 47 + 2 * Math.sin(x * 37));
    return off > 0.34 && lies > 0.72 - 1.1 * (off - 0.34) ? [0.95, 0.62, 0.68] : LINEN;
  };

/** Heads of flowers round a place. */
const cluster = ([x, y, z]: Point, radius: number, many: number, salt: number): Solid[] =>
  Array.from({ length: many }, (_, n) => {
    const turn = n * 2.4;
    const up = 1 - (2 * (n + 0.5)) / many;
    const out = Math.sqrt(1 - up * up) * radius;
    const r = radius * (0.32 + 0.14 * chance(n, salt));
    const [px, py, pz] = [
      x + out * Math.cos(turn),
      y + up * radius * 0.8,
      z + out * Math.sin(turn),
    ];
    return sphere([px, py, pz], r, ROSES[(n + salt) % ROSES.length] as Material);
  });

/** Flowers at the end of a pew, ribbons down from them. */
const bow = (at: Point, number: number): Solid[] => [
  ...cluster(at, 0.2, 14, number),
  ...[-0.05, 0.05].map((dx) =>
    box(
      [at[0] + dx - 0.025, at[1] - 0.62, at[2] - 0.08],
      [at[0] + dx + 0.025, at[1] - 0.05, at[2] - 0.07],
      SATIN,
    ),
  ),
];

/** Flowers on a slender stand, their middle so high, their radius. Metres. */
const flowersOnStand = ([x, y, z]: Point, high: number, radius: number): Solid[] => [
  drum([x, z], [y, y + 0.03], [0.16, 0.14], flat([0.86, 0.7, 0.34])),
  drum([x, z], [y, y + high - 0.5 * radius], [0.03, 0.03], flat([0.86, 0.7, 0.34])),
  ...cluster([x, y + high, z], radius, 34, 5),
];
