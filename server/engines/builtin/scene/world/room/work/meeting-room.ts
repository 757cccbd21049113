import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, plant, slab } from '../furniture.ts';
import { paint, wood } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

const CHAIR: Material = flat([0.14, 0.15, 0.18]);
const STEEL: Material = flat([0.7, 0.72, 0.75]);
const SUITS: readonly Colour[] = [
  [0.14, 0.18, 0.28],
  [0.9, 0.9, 0.92],
  [0.36, 0.38, 0.42],
  [0.5, 0.14, 0.18],
  [0.22, 0.4, 0.6],
  [0.12, 0.12, 0.14],
];

/** The table: half its width, its height, from where to where it lies; metres. */
const TABLE = { half: 0.68, high: 0.75, near: 2.35, far: 5.3 } as const;

/** White walls, glass to the office beside it, a grey carpet. */
export function meetingSurfaces(noise: Noise): Surfaces {
  const wall = paint([0.88, 0.89, 0.9], noise);
  return {
    walls: (x, y, z, axis) => {
      if (axis === 2) return y < 0.1 ? [0.4, 0.42, 0.45] : wall(x, y, z, axis);
      const pane = z / 1.3 - Math.floor(z / 1.3);
      if (pane < 0.03 || y < 0.06 || Math.abs(y - 2.5) < 0.03) return [0.24, 0.26, 0.29];
      return y > 1 && y < 1.4
        ? [0.86, 0.9, 0.92]
        : scaleColour([0.6, 0.7, 0.76], 0.9 + 0.1 * Math.sin(z * 2.2 + y));
    },
    floor: (x, _y, z) => scaleColour([0.36, 0.38, 0.42], 0.92 + 0.14 * noise.at(x * 50, z * 50)),
    ceiling: paint([0.93, 0.93, 0.93], noise),
  };
}

/** A conference room: a long table with chairs on both sides, laptops, glasses; a chart on the screen ahead; those who are named sit around it and one stands at the screen. */
export function meetingRoom(furnishing: Furnishing): Furnished {
  const { noise, shell, side, isFull } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const top = wood([0.58, 0.38, 0.24], noise);
  const places = [-1, 1].flatMap((to) => [2.75, 3.45, 4.15, 4.85].map((z, n) => ({ to, z, n })));
  return {
    lamps: [
      [middle, high - 0.3, 2.6],
      [middle, high - 0.3, 4.6],
    ],
    solids: [
      pad(
        [middle - TABLE.half, TABLE.high - 0.06, TABLE.near],
        [middle + TABLE.half, TABLE.high, TABLE.far],
        top,
        0.03,
      ),
      ...[2.9, 4.7].map((z) =>
        box(
          [middle - 0.3, 0, z - 0.05],
          [middle + 0.3, TABLE.high - 0.05, z + 0.05],
          flat([0.2, 0.21, 0.23]),
        ),
      ),
      ...places.flatMap(({ to, z, n }) => {
        const look = n + (to > 0 ? 4 : 0);
        const x = middle + to * 1.02;
        return [
          ...chair(x, z, to),
          ...laptop(middle + to * 0.4, z, to, n),
          ...(isFull
            ? posed(
                {
                  at: [x - to * 0.06, z],
                  turn: to > 0 ? Math.PI : 0,
                  seat: 0.48,
                  hands: [
                    [0.44, 0.12, TABLE.high + 0.08],
                    [0.44, -0.12, TABLE.high + 0.08],
                  ],
                },
                attireOf(look, { top: SUITS[look % SUITS.length] as Colour }),
              )
            : []),
        ];
      }),
      ...screen(middle, back),
      ...(isFull
        ? posed(
            {
              at: [middle + side * 1.5, back - 0.7],
              turn: -Math.PI / 2 - side * 0.5,
              hands:
                side > 0
                  ? [
                      [0.1, 0.26, 0.85],
                      [0.12, -0.5, 1.5],
                    ]
                  : [
                      [0.12, 0.5, 1.5],
                      [0.1, -0.26, 0.85],
                    ],
            },
            attireOf(9, { top: [0.14, 0.18, 0.28], legs: [0.14, 0.18, 0.28], hairForm: 'short' }),
          )
        : []),
      ...plant(furnishing, side > 0 ? left + 0.4 : right - 0.4, 0, back - 0.4, 1.4),
      ...[2.7, 4.5].map((z) => ({
        ...box(
          [middle - 0.12, high - 0.42, z - 0.6],
          [middle + 0.12, high - 0.36, z + 0.6],
          flat([1.15, 1.12, 1.05]),
        ),
        glow: 0.9,
      })),
      ...[2.3, 3.1, 4.1, 4.9].map((z) =>
        drum([middle, z], [high - 0.36, high], [0.006, 0.006], CHAIR),
      ),
      drum([middle, 3.1], [TABLE.high, TABLE.high + 0.24], [0.07, 0.05], flat([0.8, 0.9, 0.94])),
      ...[-0.12, 0.12].map((dx) =>
        drum(
          [middle + dx, 3.2],
          [TABLE.high, TABLE.high + 0.1],
          [0.03, 0.035],
          flat([0.85, 0.93, 0.96]),
        ),
      ),
    ],
  };
}

/** An office chair whose back is on that side. */
const chair = (x: number, z: number, to: number): Solid[] => [
  drum([x, z], [0, 0.05], [0.28, 0.06], CHAIR),
  drum([x, z], [0.05, 0.42], [0.03, 0.03], STEEL),
  pad([x - 0.24, 0.4, z - 0.24], [x + 0.24, 0.48, z + 0.24], CHAIR, 0.04),
  pad(
    [Math.min(x + to * 0.2, x + to * 0.27), 0.5, z - 0.23],
    [Math.max(x + to * 0.2, x + to * 0.27), 1.02, z + 0.23],
    CHAIR,
    0.03,
  ),
];

/** A laptop open toward who sits on that side, or papers. */
const laptop = (x: number, z: number, to: number, n: number): Solid[] =>
  n % 2 === 1
    ? [
        box(
          [x - 0.1, TABLE.high, z - 0.14],
          [x + 0.1, TABLE.high + 0.01, z + 0.14],
          flat([0.96, 0.96, 0.95]),
        ),
        box(
          [x - 0.02, TABLE.high + 0.01, z + 0.16],
          [x + 0.02, TABLE.high + 0.02, z + 0.3],
          flat([0.15, 0.2, 0.5]),
        ),
      ]
    : [
        box([x - 0.12, TABLE.high, z - 0.16], [x + 0.12, TABLE.high + 0.015, z + 0.16], STEEL),
        slab(
          [x - to * 0.13, x - to * 0.115],
          [TABLE.high + 0.01, TABLE.high + 0.22],
          [z - 0.16, z + 0.16],
          flat([0.62, 0.64, 0.67]),
        ),
      ];

/** A screen with a rising chart. */
const screen = (x: number, back: number): Solid[] => [
  box([x - 1.15, 0.98, back - 0.08], [x + 1.15, 2.32, back - 0.01], flat([0.08, 0.08, 0.09])),
  {
    ...box([x - 1.1, 1.02, back - 0.09], [x + 1.1, 2.28, back - 0.08], (px, py) => {
      const [u, v] = [(px - x + 1.1) / 2.2, (py - 1.02) / 1.26];
      if (v > 0.84) return u > 0.06 && u < 0.5 && v < 0.93 ? [0.2, 0.36, 0.62] : [0.97, 0.98, 1];
      const bar = Math.floor(u * 10);
      const tall = 0.12 + 0.055 * bar + 0.05 * Math.sin(bar * 2.3);
      if (u > 0.08 && u < 0.72 && u * 10 - bar < 0.66 && v > 0.08 && v < tall + 0.08)
        return bar % 2 === 0 ? [0.2, 0.5, 0.85] : [0.95, 0.55, 0.2];
      if (Math.abs(v - 0.2 - 0.62 * u) < 0.014 && u < 0.74 && u > 0.08) return [0.8, 0.15, 0.2];
      const pie = Math.hypot((u - 0.86) * 1.75, v - 0.45);
      if (pie < 0.18)
        return Math.atan2(v - 0.45, u - 0.86) > 0.4 ? [0.3, 0.65, 0.45] : [0.95, 0.75, 0.2];
      return [0.97, 0.98, 1];
    }),
    glow: 0.12,
  },
];
