import { scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { barrel } from '../../furnishings/cask.ts';
import type { Furnished } from '../../furniture.ts';
import { wood } from '../../materials.ts';
import type { Solid } from '../../solids/solid.ts';
import type { FittingWish } from '../fitting.ts';
import { type Around, around } from './around.ts';

const LEATHERS: readonly Colour[] = [
  [0.5, 0.27, 0.13],
  [0.24, 0.36, 0.38],
  [0.72, 0.56, 0.36],
  [0.45, 0.15, 0.14],
];
const BRASS: Colour = [0.86, 0.68, 0.34];

/** Old suitcases one on the other, with straps, corners and handles; the lowest is the largest. */
export function suitcases({ at, colour, count, random }: FittingWish): Furnished {
  const parts = around(at);
  const first = random.below(LEATHERS.length);
  let y = 0;
  const solids = Array.from({ length: Math.max(1, Math.min(3, count)) }, (_, n) => {
    const leather =
      n === 0 && colour !== null ? colour : (LEATHERS[(first + n) % LEATHERS.length] as Colour);
    const [w, high] = [0.38 - 0.05 * n, 0.24 - 0.025 * n];
    const made = suitcase(parts, [0.03 * (n % 2 === 0 ? 1 : -1), y], w, high, leather);
    y += high;
    return made;
  });
  return { lamps: [], solids: solids.flat() };
}

function suitcase(
  { box, pad, limb }: Around,
  [x, y]: readonly [number, number],
  w: number,
  high: number,
  leather: Colour,
): Solid[] {
  const dark = scaleColour(leather, 0.5);
  const d = 0.22;
  return [
    pad([x - w, x + w], [y, y + high], [-d, d], leather, 0.035),
    box(
      [x - w - 0.003, x + w + 0.003],
      [y + high * 0.62, y + high * 0.66],
      [-d - 0.004, d + 0.004],
      dark,
    ),
    ...[-0.6, 0.6].flatMap((at) => [
      box([x + at * w - 0.02, x + at * w + 0.02], [y, y + high + 0.004], [-d - 0.006, d], dark),
      box(
        [x + at * w - 0.026, x + at * w + 0.026],
        [y + high * 0.5, y + high * 0.78],
        [-d - 0.014, -d],
        BRASS,
      ),
    ]),
    ...limb(
      [
        [x - 0.08, y + high * 0.5, -d],
        [x - 0.07, y + high * 0.48, -d - 0.045],
        [x + 0.07, y + high * 0.48, -d - 0.045],
        [x + 0.08, y + high * 0.5, -d],
      ],
      [0.014, 0.014],
      dark,
    ),
    ...[-1, 1].flatMap((side) =>
      [0.04, high - 0.04].map((up) =>
        pad(
          [x + side * (w - 0.03) - 0.034, x + side * (w - 0.03) + 0.034],
          [y + up - 0.042, y + up + 0.042],
          [-d - 0.005, -d + 0.05],
          scaleColour(leather, 0.68),
          0.02,
        ),
      ),
    ),
  ];
}

/** Crates of slats, one on two where there are several, apples in the uppermost. */
export function crates({ at, colour, count, noise }: FittingWish): Furnished {
  const parts = around(at);
  const slats = wood(colour ?? [0.72, 0.54, 0.33], noise);
  const places: readonly (readonly [number, number])[] =
    count > 1
      ? [
          [-0.3, 0],
          [0.3, 0],
          [0.04, 0.36],
        ]
      : [[0, 0]];
  const crate = ([x, y]: readonly [number, number]): Solid[] => {
    const { box } = parts;
    const [w, d] = [0.27, 0.2];
    return [
      ...[0.02, 0.13, 0.24].flatMap((up) => [
        box([x - w, x + w], [y + up, y + up + 0.085], [-d, -d + 0.018], slats),
        box([x - w, x + w], [y + up, y + up + 0.085], [d - 0.018, d], slats),
        box([x - w, x - w + 0.018], [y + up, y + up + 0.085], [-d, d], slats),
        box([x + w - 0.018, x + w], [y + up, y + up + 0.085], [-d, d], slats),
      ]),
      box(
        [x - w + 0.01, x + w - 0.01],
        [y + 0.01, y + 0.25],
        [-d + 0.02, d - 0.02],
        [0.1, 0.07, 0.05],
      ),
      ...[-w - 0.004, w - 0.046].map((dx) =>
        box([x + dx, x + dx + 0.05], [y, y + 0.34], [-d - 0.008, -d], slats),
      ),
    ];
  };
  const top = places.at(-1) as readonly [number, number];
  const apples = Array.from({ length: 15 }, (_, n) =>
    parts.ball(
      [
        top[0] - 0.2 + 0.1 * (n % 5),
        top[1] + 0.3 + 0.012 * (n % 2),
        -0.12 + 0.11 * Math.floor(n / 5),
      ],
      [0.054, 0.052, 0.054],
      n % 4 === 1 ? [0.62, 0.68, 0.22] : [0.78, 0.18, 0.13],
    ),
  );
  return { lamps: [], solids: [...places.flatMap(crate), ...apples] };
}

/** Sacks of flour that lean on each other, their tops tied. */
export function sacks({ at, colour, count }: FittingWish): Furnished {
  const { ball, drum, limb, look } = around(at);
  const linen = colour ?? ([0.88, 0.82, 0.68] as const);
  const places: readonly (readonly [number, number, number])[] =
    count > 1
      ? [
          [-0.28, 0.06, 1],
          [0.26, 0.08, 0.92],
          [0, -0.16, 0.78],
        ]
      : [[0, 0, 1]];
  const solids = places.flatMap(([x, z, size]) => {
    const woven = look((px, y, pz) => {
      const weave = 0.94 + 0.05 * Math.sin(px * 260) * Math.sin(y * 260);
      const fold = 0.96 + 0.06 * Math.sin(Math.atan2(px - x, pz - z) * 7 + y * 4);
      const band = Math.abs(y - 0.34 * size) < 0.03 * size ? 0.6 : 1;
      return scaleColour(linen, weave * fold * (band < 1 && px - x < 0.2 ? 0.72 : 1));
    });
    return [
      ball([x, 0.28 * size, z], [0.26 * size, 0.34 * size, 0.22 * size], woven),
      drum([x, z], [0, 0.3 * size], [0.24 * size, 0.25 * size], woven),
      drum([x, z], [0.56 * size, 0.64 * size], [0.11 * size, 0.05 * size], woven),
      drum([x, z], [0.64 * size, 0.74 * size], [0.045 * size, 0.13 * size], woven),
      ...limb(
        [
          [x - 0.05 * size, 0.645 * size, z - 0.03],
          [x + 0.05 * size, 0.645 * size, z - 0.04],
          [x + 0.1 * size, 0.58 * size, z - 0.07],
        ],
        [0.012, 0.01],
        [0.5, 0.34, 0.18],
      ),
    ];
  });
  return { lamps: [], solids };
}

/** Boxes of cardboard, taped; the uppermost is open. */
export function boxes({ at, colour, count }: FittingWish): Furnished {
  const { box, look } = around(at);
  const board = colour ?? ([0.72, 0.54, 0.34] as const);
  const all: readonly (readonly [number, number, number, number])[] =
    count > 1
      ? [
          [-0.26, 0, 0.25, 0.4],
          [0.27, 0, 0.24, 0.32],
          [-0.2, 0.4, 0.2, 0.28],
        ]
      : [[0, 0, 0.26, 0.4]];
  return {
    lamps: [],
    solids: all.flatMap(([x, y, w, high], n) => {
      const taped = look((px, py, pz, axis) => {
        const isTape =
          axis !== 0 && Math.abs(px - x) < 0.028 && (axis === 1 || py > y + high - 0.09);
        const edge = 0.94 + 0.06 * Math.sin(pz * 9 + px * 5);
        return isTape ? [0.85, 0.72, 0.5] : scaleColour(board, edge * (0.9 + 0.12 * (n % 2)));
      });
      const body = box([x - w, x + w], [y, y + high], [-0.22, 0.22], taped);
      if (n < all.length - 1) return [body];
      const flap = scaleColour(board, 1.12);
      return [
        body,
        box([x - w - 0.12, x - w], [y + high - 0.02, y + high - 0.005], [-0.2, 0.2], flap),
        box([x + w, x + w + 0.12], [y + high - 0.02, y + high - 0.005], [-0.2, 0.2], flap),
        box(
          [x - w + 0.015, x + w - 0.015],
          [y + high - 0.004, y + high + 0.004],
          [-0.205, 0.205],
          [0.2, 0.13, 0.08],
        ),
      ];
    }),
  };
}

const COVERS: readonly Colour[] = [
  [0.58, 0.17, 0.14],
  [0.2, 0.34, 0.5],
  [0.24, 0.42, 0.28],
  [0.82, 0.64, 0.28],
  [0.86, 0.82, 0.72],
  [0.4, 0.24, 0.36],
];

/** Piles of books that stand on the floor, none quite straight. */
export function bookPiles({ at, random }: FittingWish): Furnished {
  const { box } = around(at);
  const piles = [
    [-0.26, 0.04, 0.78],
    [0.06, 0.1, 0.52],
    [0.29, -0.04, 0.3],
  ] as const;
  return {
    lamps: [],
    solids: piles.flatMap(([x, z, tall]) => {
      const solids: Solid[] = [];
      let y = 0;
      while (y < tall) {
        const thick = 0.03 + 0.035 * random.unit();
        const [w, d] = [0.1 + 0.035 * random.unit(), 0.08 + 0.02 * random.unit()];
        const [cx, cz] = [x + 0.03 * (random.unit() - 0.5), z + 0.03 * (random.unit() - 0.5)];
        const cover = COVERS[random.below(COVERS.length)] as Colour;
        solids.push(
          box([cx - w, cx + w], [y, y + 0.006], [cz - d, cz + d], cover),
          box(
            [cx - w + 0.006, cx + w - 0.006],
            [y + 0.006, y + thick - 0.006],
            [cz - d + 0.012, cz + d],
            [0.93, 0.9, 0.82],
          ),
          box([cx - w, cx + w], [y + 0.006, y + thick - 0.006], [cz - d, cz - d + 0.012], cover),
          box([cx - w, cx + w], [y + thick - 0.006, y + thick], [cz - d, cz + d], cover),
        );
        y += thick;
      }
      return solids;
    }),
  };
}

/** A barrel that stands. */
export const barrelOnFloor = ({ at, colour, noise }: FittingWish): Furnished => ({
  lamps: [],
  solids: barrel(at, 0.88, 0.28, colour ?? [0.5, 0.32, 0.18], noise),
});
