import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { boards, brick, chance } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import {
  ball,
  box,
  drum,
  type Material,
  type Point,
  pad,
  type Solid,
  sphere,
} from '../solids/solid.ts';

/** Half the width, the height and where the wall with the mirrors is; metres. */
export const BACKSTAGE = { half: 3.3, high: 3.5, back: 5 } as const;
/** The mirrors: how far aside of the middle each is, half its width, its edges; the height of the table before them. */
const MIRRORS = {
  outs: [-1.9, -0.55, 0.8],
  half: 0.48,
  low: 0.98,
  high: 2.02,
  table: 0.78,
} as const;

const BLACK: Material = flat([0.08, 0.08, 0.09]);
const GOLD: Colour = [0.9, 0.68, 0.24];
const GOWNS: readonly Colour[] = [
  [0.78, 0.1, 0.16],
  [0.92, 0.74, 0.26],
  [0.16, 0.36, 0.62],
  [0.5, 0.14, 0.5],
  [0.93, 0.9, 0.86],
  [0.1, 0.46, 0.36],
  [0.86, 0.42, 0.62],
];

/** Bare bricks, a floor of worn boards, a dark ceiling. */
export const backstageSurfaces = (noise: Noise): Surfaces => ({
  walls: brick([0.42, 0.22, 0.17], noise),
  floor: boards([0.34, 0.25, 0.18], noise),
  ceiling: flat([0.09, 0.085, 0.09]),
});

/** Backstage at a theatre: mirrors between bulbs over the table of paints and wigs, who is made up before one, costumes on their rail, a great trunk, ropes and sandbags, the edge of the red curtain with the lit stage beyond. */
export function backstage({ shell, side, random, isAttended, hasSomebody }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const key = random.uint32() & 0xff;
  return {
    lamps: [...MIRRORS.outs.map((out): Point => [at(out), 1.7, back - 0.7]), [at(2), 2.4, 2.4]],
    solids: [
      ...MIRRORS.outs.flatMap((out, n) => mirror(at(out), back, n)),
      ...table(at, back),
      ...rail(at(2.3), 3.55, side),
      ...wings(side > 0 ? left : right, side, high),
      ...trunk(at(1.35), 2.55),
      ...ropes(at(2.75), back, high),
      ...masks(at(1.75), back),
      ...(isAttended === true || hasSomebody === true ? actors(at, back, key, side) : []),
    ],
  };
}

/** A mirror in bulbs; in it the room behind is dimly seen. */
function mirror(x: number, back: number, number: number): Solid[] {
  const { half, low, high } = MIRRORS;
  const glass: Material = (px, y) => {
    const [u, v] = [(px - x) / half, (y - low) / (high - low)];
    const isRail = Math.abs(v - 0.42) < 0.22 && Math.sin(u * 9 + number) > -0.2;
    const own: Colour = isRail
      ? scaleColour(GOWNS[Math.abs(Math.floor(u * 4 + number * 3)) % GOWNS.length] as Colour, 0.5)
      : [0.3 + 0.16 * v, 0.3 + 0.15 * v, 0.34 + 0.14 * v];
    const glint = Math.abs(u - v + 0.2) < 0.06 ? 0.16 : 0;
    return [own[0] + glint, own[1] + glint, own[2] + glint];
  };
  const bulbs = [
    ...[-1, 1].flatMap((to) =>
      [0, 1, 2, 3, 4].map((n): readonly [number, number] => [
        x + to * (half + 0.07),
        low + 0.06 + n * 0.24,
      ]),
    ),
    ...[-0.32, 0, 0.32].map((dx): readonly [number, number] => [x + dx, high + 0.07]),
  ];
  return [
    box(
      [x - half - 0.14, low - 0.05, back - 0.06],
      [x + half + 0.14, high + 0.15, back],
      flat([0.2, 0.12, 0.08]),
    ),
    box([x - half, low, back - 0.07], [x + half, high, back - 0.06], glass),
    ...bulbs.map(([bx, by]) =>
      ball(
        [bx - 0.05, by - 0.05, back - 0.15],
        [bx + 0.05, by + 0.05, back - 0.05],
        flat([1.5, 1.3, 0.95]),
        1,
      ),
    ),
  ];
}

/** The table: pots of paint, brushes, powder, wigs on their heads, flowers, a cup. */
function table(at: (out: number) => number, back: number): Solid[] {
  const [l, r] = [Math.min(at(-2.6), at(1.5)), Math.max(at(-2.6), at(1.5))];
  const top = MIRRORS.table;
  const z = back - 0.3;
  const wig = (x: number, colour: Colour, isTall: boolean): Solid[] => [
    drum([x, z], [top, top + 0.12], [0.07, 0.045], flat([0.86, 0.8, 0.72])),
    ball([x - 0.09, top + 0.1, z - 0.1], [x + 0.09, top + 0.36, z + 0.1], flat([0.9, 0.84, 0.76])),
    ball(
      [x - 0.13, top + 0.2, z - 0.09],
      [x + 0.13, top + (isTall ? 0.66 : 0.43), z + 0.14],
      flat(colour),
    ),
    ...[-1, 1].map((to) =>
      ball(
        [x + to * 0.12 - 0.06, top + 0.08, z - 0.06],
        [x + to * 0.12 + 0.06, top + 0.32, z + 0.1],
        flat(colour),
      ),
    ),
  ];
  return [
    box([l, top - 0.05, back - 0.56], [r, top, back], flat([0.5, 0.36, 0.24])),
    ...[l, (l + r) / 2, r - 0.08].map((x) =>
      box([x, 0, back - 0.5], [x + 0.08, top - 0.05, back], flat([0.4, 0.28, 0.18])),
    ),
    ...wig(at(-1.25), [0.93, 0.92, 0.9], true),
    ...wig(at(0.14), [0.66, 0.2, 0.1], false),
    ...Array.from({ length: 15 }, (_, n) => {
      const x = at(-2.4 + n * 0.27);
      const kind = n % 4;
      if (kind === 0)
        return [drum([x, z - 0.12], [top, top + 0.06], [0.05, 0.05], flat(GOWNS[n % 7] as Colour))];
      if (kind === 1)
        return [
          drum([x, z - 0.15], [top, top + 0.1], [0.035, 0.04], flat([0.3, 0.3, 0.34])),
          ...[-0.02, 0, 0.02].flatMap((dx) =>
            limb(
              [
                [x + dx, top + 0.08, z - 0.15],
                [x + dx * 2.4, top + 0.24, z - 0.14],
              ],
              [0.007, 0.012],
              flat([0.6, 0.4, 0.24]),
            ),
          ),
        ];
      if (kind === 2)
        return [
          box(
            [x - 0.06, top, z - 0.2],
            [x + 0.06, top + 0.03, z - 0.1],
            (px) => GOWNS[Math.abs(Math.floor(px * 50)) % 7] as Colour,
          ),
        ];
      return [
        drum([x, z - 0.1], [top, top + 0.14], [0.026, 0.026], flat(GOLD)),
        drum([x, z - 0.1], [top + 0.14, top + 0.19], [0.014, 0.014], flat([0.8, 0.1, 0.12])),
      ];
    }).flat(),
    // Roses in a vase.
    drum([at(1.3), z], [top, top + 0.22], [0.05, 0.08], flat([0.7, 0.84, 0.9])),
    ...Array.from({ length: 9 }, (_, n) => {
      const [dx, y] = [0.13 * Math.cos(n * 2.4), top + 0.34 + 0.07 * Math.sin(n * 1.7)];
      return sphere([at(1.3) + dx, y, z + 0.08 * Math.sin(n * 2.4)], 0.06, flat([0.8, 0.06, 0.12]));
    }),
  ];
}

/** A rail on wheels with costumes on their hangers, a hat on the shelf above. */
function rail(x: number, z: number, side: number): Solid[] {
  const y = 1.75;
  const steel = flat([0.7, 0.72, 0.74]);
  return [
    ...[-0.75, 0.75].flatMap((dx) => [
      drum([x + dx, z], [0.06, y + 0.02], [0.018, 0.018], steel),
      box([x + dx - 0.03, 0, z - 0.28], [x + dx + 0.03, 0.06, z + 0.28], BLACK),
    ]),
    box([x - 0.78, y - 0.014, z - 0.014], [x + 0.78, y + 0.014, z + 0.014], steel),
    ...Array.from({ length: 8 }, (_, n): Solid[] => {
      const px = x - 0.64 + n * 0.185;
      const colour = GOWNS[(n * 3) % GOWNS.length] as Colour;
      const isLong = n % 3 !== 1;
      const cloth: Material = (mx, my, mz) => {
        if (n % 4 === 0 && Math.sin(my * 60) * Math.sin(mz * 60 + mx * 40) > 0.55) return GOLD;
        if (my < (isLong ? 0.42 : 0.86) && n % 2 === 0) return [0.95, 0.9, 0.8];
        return scaleColour(colour, 0.72 + 0.36 * Math.abs(Math.sin(mz * 17 + n)));
      };
      return [
        drum([px, z], [isLong ? 0.36 : 0.8, 1.5], [isLong ? 0.16 : 0.12, 0.075], cloth),
        ball([px - 0.08, 1.36, z - 0.22], [px + 0.08, 1.62, z + 0.22], cloth),
        ...limb(
          [
            [px, 1.6, z],
            [px, 1.72, z],
          ],
          [0.008, 0.008],
          steel,
        ),
      ];
    }).flat(),
    drum([x - side * 0.4, z], [y + 0.02, y + 0.05], [0.26, 0.26], BLACK),
    drum([x - side * 0.4, z], [y + 0.05, y + 0.32], [0.15, 0.16], (_px, py) =>
      py < y + 0.11 ? [0.7, 0.1, 0.12] : [0.08, 0.08, 0.09],
    ),
  ];
}

/** The wings on the light side: the edge of the red curtain in folds, the boards of the stage in a warm light behind it. */
function wings(wall: number, inward: number, high: number): Solid[] {
  const fold: Material = (_x, y, z) =>
    y < 0.2 ? GOLD : scaleColour([0.66, 0.05, 0.07], 0.6 + 0.5 * Math.abs(Math.sin(z * 12)));
  const lit: Material = (_x, y, z) => {
    const beam = Math.exp(-(((z - 2.7 + (y - 1.6) * 0.25) / 0.42) ** 2));
    return y < 0.7
      ? [0.9, 0.6 + 0.1 * Math.sin(z * 30), 0.34]
      : [0.5 + 1.1 * beam, 0.36 + 0.85 * beam, 0.24 + 0.45 * beam];
  };
  return [
    { ...slab([wall, wall + inward * 0.03], [0, 3.1], [1.5, 3.7], lit), glow: 0.2 },
    ...Array.from({ length: 5 }, (_, n) =>
      drum(
        [wall + inward * (0.28 + 0.06 * (n % 2)), 3.5 + n * 0.19],
        [0.02, high],
        [0.16, 0.13],
        fold,
      ),
    ),
    ...Array.from({ length: 3 }, (_, n) =>
      drum(
        [wall + inward * (0.26 + 0.06 * (n % 2)), 1.35 + n * 0.19],
        [0.02, high],
        [0.15, 0.13],
        fold,
      ),
    ),
  ];
}

/** A trunk with corners of brass and a star, its lid up: swords, a crown and a scarf look out. */
function trunk(x: number, z: number): Solid[] {
  const shellOf: Material = (px, y) => {
    const [u, v] = [px - x, y - 0.26];
    const isStar = Math.hypot(u, v) < 0.09 + 0.05 * Math.cos(5 * Math.atan2(u, v));
    return isStar
      ? GOLD
      : Math.abs(u) > 0.44 || y > 0.46 || y < 0.06
        ? [0.7, 0.52, 0.24]
        : [0.14, 0.14, 0.17];
  };
  return [
    box([x - 0.5, 0, z - 0.3], [x + 0.5, 0.52, z + 0.3], shellOf),
    box([x - 0.5, 0.52, z + 0.26], [x + 0.5, 0.98, z + 0.34], flat([0.4, 0.12, 0.14])),
    ...limb(
      [
        [x - 0.3, 0.4, z],
        [x - 0.5, 1.02, z - 0.1],
      ],
      [0.022, 0.008],
      flat([0.76, 0.78, 0.82]),
    ),
    drum([x + 0.12, z], [0.52, 0.62], [0.13, 0.14], flat(GOLD)),
    ...[0, 1, 2, 3, 4].map((n) =>
      ball(
        [
          x + 0.12 + 0.13 * Math.cos(n * 1.2566) - 0.03,
          0.62,
          z + 0.13 * Math.sin(n * 1.2566) - 0.03,
        ],
        [
          x + 0.12 + 0.13 * Math.cos(n * 1.2566) + 0.03,
          0.7,
          z + 0.13 * Math.sin(n * 1.2566) + 0.03,
        ],
        flat(n % 2 === 0 ? [0.8, 0.1, 0.14] : [0.2, 0.4, 0.8]),
      ),
    ),
    ...limb(
      [
        [x + 0.34, 0.5, z - 0.1],
        [x + 0.42, 0.54, z - 0.31],
        [x + 0.38, 0.12, z - 0.34],
      ],
      [0.05, 0.07],
      flat([0.5, 0.14, 0.5]),
    ),
  ];
}

/** Ropes on their pins along the wall, sandbags below. */
const ropes = (x: number, back: number, high: number): Solid[] => [
  box([x - 0.36, 1.2, back - 0.12], [x + 0.36, 1.32, back], flat([0.36, 0.25, 0.16])),
  ...[-0.26, -0.09, 0.09, 0.26].flatMap((dx, n) => [
    drum([x + dx, back - 0.14], [1.25, high], [0.014, 0.014], flat([0.8, 0.7, 0.5])),
    ball(
      [x + dx - 0.06, 0.86, back - 0.2],
      [x + dx + 0.06, 1.26, back - 0.1],
      flat([0.74, 0.64, 0.44]),
    ),
    ball(
      [x + dx * 1.5 - 0.13, 0, back - 0.4],
      [x + dx * 1.5 + 0.13, 0.26 + 0.03 * n, back - 0.14],
      flat([0.6, 0.52, 0.38]),
    ),
  ]),
];

/** The two masks of the theatre, one that laughs and one that weeps. */
const masks = (x: number, back: number): Solid[] =>
  [-0.2, 0.24].flatMap((dx, n) => {
    const [cx, cy] = [x + dx, 2.28 - 0.1 * n];
    const face: Material = (px, py) => {
      const [u, v] = [(px - cx) / 0.2, (py - cy) / 0.26];
      const isEye =
        Math.hypot(
          (Math.abs(u) - 0.38) / 0.2,
          (v - 0.25 - (n === 0 ? 0.1 : -0.1) * Math.abs(u)) / 0.1,
        ) < 1;
      const curve = n === 0 ? -0.5 + 0.5 * u * u : -0.3 - 0.5 * u * u;
      return isEye || (Math.abs(v - curve) < 0.1 && Math.abs(u) < 0.55)
        ? [0.08, 0.06, 0.06]
        : n === 0
          ? [0.95, 0.78, 0.32]
          : [0.93, 0.92, 0.9];
    };
    return [ball([cx - 0.2, cy - 0.26, back - 0.12], [cx + 0.2, cy + 0.26, back], face)];
  });

/** An actress who is made up at her mirror by another, and one in costume who reads the part. */
function actors(at: (out: number) => number, back: number, key: number, side: number): Solid[] {
  const z = back - 1.15;
  const x = at(-0.55);
  return [
    ...posed(
      {
        at: [x, z],
        turn: Math.PI / 2 + 0.35 * side,
        seat: 0.48,
        hands: [
          [0.3, 0.2, 0.8],
          [0.3, -0.16, 0.8],
        ],
      },
      attireOf(key, { top: [0.86, 0.42, 0.56], legs: [0.86, 0.42, 0.56], hairForm: 'bun' }),
    ),
    pad([x - 0.24, 0.4, z - 0.24], [x + 0.24, 0.48, z + 0.24], flat([0.5, 0.1, 0.14]), 0.04),
    drum([x, z], [0, 0.4], [0.05, 0.05], BLACK),
    drum([x, z], [0, 0.05], [0.26, 0.22], BLACK),
    ...posed(
      {
        at: [x + side * 0.62, z + 0.05],
        turn: side > 0 ? Math.PI - 0.2 : 0.2,
        lean: 0.1,
        hands:
          side > 0
            ? [
                [0.3, 0.1, 1.1],
                [0.44, -0.06, 1.28],
              ]
            : [
                [0.44, 0.06, 1.28],
                [0.3, -0.1, 1.1],
              ],
      },
      attireOf(key + 2, { top: [0.1, 0.1, 0.12], apron: [0.3, 0.3, 0.34] }),
    ),
    ...limb(
      [
        [x + side * 0.2, 1.28, z + 0.02],
        [x + side * 0.1, 1.27, z + 0.04],
      ],
      [0.012, 0.02],
      flat([0.7, 0.5, 0.3]),
    ),
    // A king in velvet and ermine who reads his part.
    ...posed(
      {
        at: [at(-1.4), 2.9],
        turn: -Math.PI / 2 + 0.5 * side,
        hands: [
          [0.32, 0.12, 1.2],
          [0.32, -0.12, 1.2],
        ],
      },
      attireOf(key + 5, {
        top: [0.5, 0.08, 0.12],
        legs: [0.5, 0.08, 0.12],
        gown: 'gown',
        beard: [0.5, 0.46, 0.42],
        hair: [0.5, 0.46, 0.42],
      }),
    ),
    ball([at(-1.4) - 0.3, 1.28, 2.68], [at(-1.4) + 0.3, 1.5, 3.12], (px, py, pz) =>
      chance(Math.floor(px * 12), Math.floor((py + pz) * 12)) > 0.82
        ? [0.1, 0.1, 0.1]
        : [0.95, 0.94, 0.9],
    ),
    drum([at(-1.4) + 0.02, 2.9], [1.74, 1.86], [0.12, 0.14], flat(GOLD)),
    ...[0, 1, 2, 3, 4, 5].map((n) =>
      ball(
        [
          at(-1.4) + 0.02 + 0.13 * Math.cos(n * 1.047) - 0.028,
          1.84,
          2.9 + 0.13 * Math.sin(n * 1.047) - 0.028,
        ],
        [
          at(-1.4) + 0.02 + 0.13 * Math.cos(n * 1.047) + 0.028,
          1.92,
          2.9 + 0.13 * Math.sin(n * 1.047) + 0.028,
        ],
        flat(GOLD),
      ),
    ),
    box(
      [at(-1.4) - 0.12 + 0.12 * side, 1.1, 2.54],
      [at(-1.4) + 0.12 + 0.12 * side, 1.4, 2.56],
      flat([0.96, 0.95, 0.9]),
    ),
  ];
}
