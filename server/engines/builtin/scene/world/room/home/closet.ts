import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { velvet } from '../furnishings/velvet.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { boards, chance, paint } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

const WHITE: Colour = [0.93, 0.92, 0.9];
const BRASS: Material = flat([0.85, 0.66, 0.34]);
const CLOTHES: readonly Colour[] = [
  [0.16, 0.2, 0.34],
  [0.92, 0.9, 0.86],
  [0.75, 0.16, 0.2],
  [0.36, 0.5, 0.4],
  [0.84, 0.66, 0.5],
  [0.12, 0.12, 0.14],
  [0.5, 0.62, 0.78],
  [0.9, 0.74, 0.3],
  [0.7, 0.45, 0.6],
  [0.45, 0.34, 0.26],
];
const colourOf = (a: number, b: number): Colour =>
  CLOTHES[Math.floor(chance(a, b) * CLOTHES.length)] as Colour;

/** White boards behind the clothes, a pale wooden floor. */
export function closetSurfaces(noise: Noise): Surfaces {
  return {
    walls: paint(WHITE, noise),
    floor: boards([0.72, 0.56, 0.4], noise),
    ceiling: paint([0.96, 0.95, 0.94], noise),
  };
}

/** A walk-in closet: clothes on rails along both sides, folded ones, shoes and bags on shelves, a tall mirror ahead, an island of drawers with a stool. */
export function closet({ noise, shell, side }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  return {
    lamps: [
      [middle, high - 0.5, 2.2],
      [middle, high - 0.5, 3.8],
    ],
    solids: [
      ...[left, right].flatMap((wall, n) => rails(wall, wall === left ? 1 : -1, n, back)),
      ...backShelves(left, right, middle, back),
      ...mirror(middle, back),
      ...island(middle, noise),
      ...chandelier(middle, high, 3),
      ...pouffe(middle + side * 0.75, 2.25),
    ],
  };
}

/** A side of the closet: uprights, rails with clothes in one bay and in two rows in the next, shelves above and shoes below; `to` is into the room. */
function rails(wall: number, to: number, number: number, back: number): Solid[] {
  const at = (out: number) => wall + to * out;
  const board = flat(scaleColour(WHITE, 0.97));
  const bays = [1.3, 2.3, 3.3];
  return [
    slab([wall, at(0.58)], [2.12, 2.16], [1.3, back - 0.5], board),
    slab([wall, at(0.58)], [0.2, 0.24], [1.3, back - 0.5], board),
    ...bays.flatMap((z, bay) => {
      const end = z < 3 ? z + 1 : back - 0.5;
      const isDouble = (bay + number) % 2 === 0;
      const rows = isDouble
        ? [
            [1.18, 0.72],
            [2.02, 0.72],
          ]
        : [[2.02, 1.3]];
      return [
        slab([wall, at(0.58)], [0, 2.6], [z - 0.02, z + 0.02], board),
        ...rows.flatMap(([top = 0, long = 0], row) => [
          slab([at(0.27), at(0.3)], [top, top + 0.03], [z, end], BRASS),
          ...Array.from({ length: 11 }, (_, n) => {
            const pz = z + 0.07 + n * ((end - z - 0.1) / 11);
            const colour = colourOf(n + bay * 13, row + number * 5);
            const low = top - long * (0.74 + 0.26 * chance(n, bay + row));
            return [
              pad(
                [Math.min(at(0.08), at(0.5)), low, pz - 0.034],
                [Math.max(at(0.08), at(0.5)), top - 0.1, pz + 0.034],
                (x, y, pz2) =>
                  scaleColour(
                    colour,
                    0.84 + 0.2 * Math.sin(x * 34 + pz2 * 20) + (y > top - 0.16 ? -0.1 : 0),
                  ),
                0.03,
              ),
              slab(
                [at(0.14), at(0.44)],
                [top - 0.11, top - 0.06],
                [pz - 0.02, pz + 0.02],
                flat([0.6, 0.45, 0.3]),
              ),
              slab([at(0.28), at(0.29)], [top - 0.06, top + 0.03], [pz - 0.006, pz + 0.006], BRASS),
            ];
          }).flat(),
        ]),
        ...Array.from({ length: 4 }, (_, n) =>
          shoe(at(0.34), z + 0.16 + n * 0.22, 0.24, to, colourOf(n + bay * 7, 90 + number)),
        ).flat(),
        ...[0.2, 0.52, 0.8].map((dz, n) =>
          slab(
            [at(0.1), at(0.5)],
            [2.16, 2.32 + 0.06 * (n % 2)],
            [z + dz - 0.13, z + dz + 0.13],
            flat(n % 2 === 0 ? [0.82, 0.72, 0.58] : [0.94, 0.92, 0.88]),
          ),
        ),
      ];
    }),
  ];
}

/** A pair of shoes with their toes into the room. */
const shoe = (x: number, z: number, y: number, to: number, colour: Colour): Solid[] =>
  [-0.05, 0.05].flatMap((dz) => [
    ball([x - 0.13, y, z + dz - 0.042], [x + 0.13, y + 0.09, z + dz + 0.042], flat(colour)),
    ball(
      [x - to * 0.07 - 0.06, y + 0.02, z + dz - 0.04],
      [x - to * 0.07 + 0.06, y + 0.14, z + dz + 0.04],
      flat(colour),
    ),
  ]);

/** Shelves on both sides of the mirror: bags, hats, folded clothes. */
function backShelves(left: number, right: number, middle: number, back: number): Solid[] {
  return [
    [left + 0.6, middle - 0.5],
    [middle + 0.5, right - 0.6],
  ].flatMap(([from = 0, to = 0], n) =>
    [0.3, 0.75, 1.2, 1.65, 2.1].flatMap((y, row) => [
      box([from, y - 0.03, back - 0.4], [to, y, back], flat(WHITE)),
      ...[0.25, 0.72].flatMap((share, k): Solid[] => {
        const x = from + share * (to - from);
        const colour = colourOf(row * 3 + k, 40 + n);
        if ((row + k + n) % 3 === 0)
          return [
            pad([x - 0.14, y, back - 0.34], [x + 0.14, y + 0.22, back - 0.16], flat(colour), 0.04),
            drum(
              [x, back - 0.25],
              [y + 0.2, y + 0.32],
              [0.08, 0.09],
              flat(scaleColour(colour, 0.7)),
            ),
          ];
        if ((row + k + n) % 3 === 1)
          return [0, 1, 2].map((m) =>
            pad(
              [x - 0.15, y + 0.07 * m, back - 0.36],
              [x + 0.15, y + 0.07 * (m + 1), back - 0.06],
              flat(colourOf(m + row, k + n)),
              0.03,
            ),
          );
        return [
          drum([x, back - 0.22], [y, y + 0.02], [0.18, 0.18], flat(colour)),
          drum([x, back - 0.22], [y + 0.02, y + 0.14], [0.1, 0.09], flat(colour)),
        ];
      }),
    ]),
  );
}

/** A tall mirror in a frame of brass. */
const mirror = (x: number, back: number): Solid[] => [
  box([x - 0.46, 0.1, back - 0.06], [x + 0.46, 2.2, back - 0.01], BRASS),
  box([x - 0.41, 0.15, back - 0.07], [x + 0.41, 2.15, back - 0.06], (px, y) => {
    const glare = Math.abs((px - x) * 1.4 + y - 1.4);
    if (y < 0.55) return [0.6, 0.5, 0.4];
    return glare < 0.1 || (glare > 0.16 && glare < 0.2) ? [0.92, 0.95, 0.97] : [0.74, 0.79, 0.83];
  }),
];

/** An island of drawers with jewels and sunglasses on it. */
const island = (x: number, noise: Noise): Solid[] => [
  box([x - 0.36, 0, 2.75], [x + 0.36, 0.88, 3.7], (px, y, z, axis) => {
    const v = y / 0.22 - Math.floor(y / 0.22);
    if (axis === 2 && v < 0.05) return [0.6, 0.58, 0.55];
    if (axis === 2 && Math.abs(v - 0.55) < 0.05 && Math.abs(px - x) < 0.1)
      return [0.85, 0.66, 0.34];
    return scaleColour(WHITE, 0.98 + 0.02 * noise.at(px * 3, z));
  }),
  box([x - 0.4, 0.88, 2.7], [x + 0.4, 0.92, 3.74], flat([0.86, 0.85, 0.84])),
  pad([x - 0.3, 0.92, 2.85], [x - 0.04, 0.96, 3.1], velvet([0.4, 0.14, 0.26]), 0.015),
  ...[0, 1, 2, 3, 4, 5].map((n) =>
    ball(
      [x - 0.27 + 0.04 * n, 0.95, 2.94 + 0.02 * Math.sin(n)],
      [x - 0.24 + 0.04 * n, 0.98, 2.97 + 0.02 * Math.sin(n)],
      flat([1, 0.97, 0.9]),
    ),
  ),
  ...[0.1, 0.24].map((dx, n) =>
    drum(
      [x + dx, 3.05],
      [0.92, 1.04 + 0.05 * n],
      [0.04, 0.035],
      flat(n === 0 ? [0.9, 0.6, 0.66] : [0.7, 0.8, 0.9]),
    ),
  ),
];

/** A ring of lights from the ceiling. */
const chandelier = (x: number, ceiling: number, z: number): Solid[] => [
  drum([x, z], [ceiling - 0.34, ceiling], [0.012, 0.012], BRASS),
  ...Array.from({ length: 10 }, (_, n) => {
    const turn = (n / 10) * 2 * Math.PI;
    const [px, pz] = [x + 0.26 * Math.cos(turn), z + 0.26 * Math.sin(turn)];
    return [
      ball(
        [px - 0.04, ceiling - 0.4, pz - 0.04],
        [px + 0.04, ceiling - 0.3, pz + 0.04],
        flat([1.4, 1.25, 1]),
        1,
      ),
      drum([px, pz], [ceiling - 0.44, ceiling - 0.4], [0.03, 0.035], BRASS),
    ];
  }).flat(),
];

/** A round seat of velvet. */
const pouffe = (x: number, z: number): Solid[] => [
  drum([x, z], [0.05, 0.36], [0.24, 0.25], velvet([0.75, 0.45, 0.5])),
  drum([x, z], [0, 0.06], [0.22, 0.22], BRASS),
];
