import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { bookStack } from '../furnishings/book-stack.ts';
import { baked } from '../furnishings/loaves.ts';
import { flat } from '../furniture.ts';
import { books, chance } from '../materials.ts';
import { ball, box, drum, type Material, type Point, type Solid, sphere } from '../solids/solid.ts';
import type { Goods, ShopTrade } from './shop-front-trades.ts';

/** How deep the room behind the window is that is seen, and how high its shelves for show are; metres. */
const DEEP = 1.9;
const ROWS = [0.84, 1.42] as const;

const GAY: readonly Colour[] = [
  [0.86, 0.2, 0.2],
  [0.95, 0.74, 0.2],
  [0.2, 0.5, 0.78],
  [0.36, 0.66, 0.36],
  [0.9, 0.5, 0.66],
  [0.94, 0.92, 0.86],
  [0.56, 0.36, 0.68],
];
const gay = (n: number): Colour => GAY[Math.floor(chance(n, 11) * GAY.length)] as Colour;
const WOOD: Colour = [0.55, 0.37, 0.2];
const WARM_WALL: Colour = [0.86, 0.62, 0.36];

/** One good of a kind on a place, at most 0.34 metres wide. */
function good(goods: Goods, [x, y, z]: Point, n: number): Solid[] {
  switch (goods) {
    case 'bread':
      return baked(
        (['loaf', 'boule', 'croissant', 'tin', 'loaf'] as const)[n % 5] ?? 'loaf',
        [x, y + 0.02, z],
        n,
      );
    case 'books':
      return n % 3 === 0
        ? bookStack([x, y, z], 4 + (n % 4), n)
        : [
            box([x - 0.12, y, z], [x + 0.12, y + 0.32, z + 0.04], (px, py) => {
              const [u, v] = [(px - x) / 0.12, (py - y) / 0.32];
              const isPicture = Math.hypot(u, (v - 0.42) * 2.4) < 0.55;
              return isPicture || (v > 0.76 && v < 0.88 && Math.abs(u) < 0.7)
                ? gay(n + 40)
                : gay(n);
            }),
          ];
    case 'flowers':
      return bunch([x, y, z], n, 0.17);
    case 'toys':
      return toy([x, y, z], n);
    case 'cups':
      return n % 3 === 1
        ? [
            drum([x, z], [y, y + 0.08], [0.05, 0.05], flat([0.9, 0.88, 0.84])),
            drum([x, z], [y + 0.08, y + 0.1], [0.16, 0.16], flat([0.9, 0.88, 0.84])),
            drum(
              [x, z],
              [y + 0.1, y + 0.2],
              [0.13, 0.12],
              flat(mixColour([0.42, 0.22, 0.12], gay(n), 0.4)),
            ),
          ]
        : [
            drum([x, z], [y, y + 0.02], [0.11, 0.12], flat([0.95, 0.93, 0.9])),
            drum(
              [x, z],
              [y + 0.02, y + 0.15],
              [0.055, 0.085],
              flat(n % 2 === 0 ? [0.95, 0.93, 0.9] : gay(n)),
            ),
          ];
    case 'bottles':
      return [-0.09, 0.05].flatMap((dx, k) => {
        const own = mixColour([0.2, 0.36, 0.2], gay(n * 2 + k), 0.55);
        return [
          drum([x + dx, z], [y, y + 0.22], [0.05, 0.05], flat(own)),
          drum([x + dx, z], [y + 0.22, y + 0.34], [0.045, 0.018], flat(scaleColour(own, 0.8))),
        ];
      });
    case 'sweets':
      return [
        drum([x, z], [y, y + 0.26], [0.11, 0.11], (px, py) =>
          gay(Math.floor((px - x) * 34) * 7 + Math.floor((py - y) * 34) + n),
        ),
        drum([x, z], [y + 0.26, y + 0.3], [0.09, 0.1], flat(gay(n))),
        ball([x - 0.03, y + 0.29, z - 0.03], [x + 0.03, y + 0.35, z + 0.03], flat(gay(n))),
      ];
    default:
      return [
        box(
          [x - 0.13, y, z - 0.06],
          [x + 0.13, y + 0.16 + 0.14 * chance(n, 2), z + 0.06],
          (px, py) => (Math.hypot(px - x, py - y - 0.12) < 0.07 ? gay(n + 9) : gay(n)),
        ),
      ];
  }
}

/** Flowers of a colour in a pot or a bucket, so wide. */
export function bunch([x, y, z]: Point, n: number, wide: number): Solid[] {
  const own = gay(n * 3 + 1);
  return [
    drum(
      [x, z],
      [y, y + wide * 1.1],
      [wide * 0.5, wide * 0.66],
      flat(n % 2 === 0 ? [0.52, 0.55, 0.57] : [0.68, 0.38, 0.24]),
    ),
    ball(
      [x - wide * 0.8, y + wide * 0.85, z - wide * 0.7],
      [x + wide * 0.8, y + wide * 2, z + wide * 0.7],
      flat([0.2, 0.4, 0.17]),
    ),
    ...Array.from({ length: 11 }, (_, k) => {
      const turn = k * 2.4;
      const out = wide * 0.82 * Math.sqrt((k + 0.5) / 11);
      const [fx, fz] = [x + out * Math.cos(turn), z + 0.7 * out * Math.sin(turn)];
      const fy = y + wide * (2.1 - 0.75 * (out / wide) ** 2 + 0.2 * chance(k, n));
      const r = wide * (0.2 + 0.08 * chance(n, k));
      return sphere([fx, fy, fz], r, flat(scaleColour(own, 0.85 + 0.3 * chance(k, n + 4))));
    }),
  ];
}

/** A bear, a ball, a pile of blocks or an engine. */
function toy([x, y, z]: Point, n: number): Solid[] {
  const round = (dx: number, dy: number, r: number, colour: Colour, dz = 0): Solid =>
    sphere([x + dx, y + dy, z + dz], r, flat(colour));
  const fur: Colour = n % 8 < 4 ? [0.66, 0.43, 0.22] : [0.86, 0.74, 0.56];
  switch (n % 4) {
    case 0:
      return [
        round(0, 0.13, 0.12, fur),
        round(0, 0.31, 0.095, fur),
        round(-0.08, 0.4, 0.035, fur),
        round(0.08, 0.4, 0.035, fur),
        round(-0.12, 0.05, 0.05, fur, -0.07),
        round(0.12, 0.05, 0.05, fur, -0.07),
        round(0, 0.285, 0.042, [0.93, 0.85, 0.7], -0.07),
        round(-0.035, 0.34, 0.014, [0.05, 0.04, 0.04], -0.085),
        round(0.035, 0.34, 0.014, [0.05, 0.04, 0.04], -0.085),
      ];
    case 1:
      return [
        ball([x - 0.14, y, z - 0.14], [x + 0.14, y + 0.28, z + 0.14], (px) =>
          gay(Math.floor((px - x + 0.14) / 0.056) + n * 5),
        ),
      ];
    case 2:
      return [0, 1, 2].map((k) => {
        const [dx, dy] = k === 2 ? [0, 0.13] : [k === 0 ? -0.08 : 0.08, 0];
        return box(
          [x + dx - 0.065, y + dy, z - 0.065],
          [x + dx + 0.065, y + dy + 0.13, z + 0.065],
          flat(gay(n * 3 + k)),
        );
      });
    default:
      return [
        box([x - 0.17, y + 0.05, z - 0.06], [x + 0.1, y + 0.14, z + 0.06], flat(gay(n))),
        box([x + 0.02, y + 0.14, z - 0.07], [x + 0.17, y + 0.3, z + 0.07], flat(gay(n + 3))),
        drum([x - 0.1, z], [y + 0.14, y + 0.25], [0.03, 0.045], flat([0.15, 0.15, 0.17])),
        ...[-0.11, 0.01, 0.12].map((dx) => round(dx, 0.05, 0.05, [0.9, 0.75, 0.25], -0.05)),
      ];
  }
}

/** The wall far behind the window: shelves of the same goods, seen as rows of colours. */
const shelvesOf = (goods: Goods): Material => {
  const spines = books(0.34, [0.4, 0.27, 0.15]);
  return (x, y, z, axis) => {
    if (goods === 'books') return spines(x, y, z, axis);
    const v = y / 0.42;
    const row = v - Math.floor(v);
    if (row < 0.1) return WOOD;
    const u = x / 0.2;
    const isGood = row < 0.62 && Math.abs(u - Math.floor(u) - 0.5) < 0.38;
    const n = Math.floor(u) * 5 + Math.floor(v);
    if (!isGood || goods === 'tables' || goods === 'chair') return WARM_WALL;
    if (goods === 'bread') return mixColour([0.8, 0.5, 0.22], [0.5, 0.28, 0.12], chance(n, 1));
    if (goods === 'cups') return mixColour([0.92, 0.9, 0.84], gay(n), 0.3);
    return gay(n);
  };
};

/** What is behind a shop's window between two distances from the middle: shelves at the far wall, goods for show in two rows, hanging lamps; tables laid or a barber's chair where it serves people. */
export function inShopWindow(
  { goods }: ShopTrade,
  at: (out: number) => number,
  [from, to]: readonly [number, number],
  front: number,
): Solid[] {
  const [left, right] = [Math.min(at(from), at(to)), Math.max(at(from), at(to))];
  const wide = right - left;
  const isServing = goods === 'tables' || goods === 'chair';
  const lamp = (x: number, z: number): Solid[] => [
    box([x - 0.008, 2.25, z - 0.008], [x + 0.008, 2.9, z + 0.008], flat([0.1, 0.1, 0.1])),
    { ...drum([x, z], [2.08, 2.26], [0.15, 0.06], flat([0.7, 0.35, 0.16])), glow: 0.3 },
    {
      ...ball([x - 0.06, 2.0, z - 0.06], [x + 0.06, 2.12, z + 0.06], flat([1.8, 1.5, 0.9])),
      glow: 1.5,
    },
  ];
  const shown = isServing
    ? []
    : ROWS.flatMap((y, row) => {
        const many = row === 0 ? 7 : 6;
        return Array.from({ length: many }, (_, n) =>
          good(
            goods,
            [left + (wide * (n + 0.5)) / many, y, front + (row === 0 ? 0.26 : 0.46)],
            n + row * 3,
          ),
        ).flat();
      });
  return [
    {
      ...box([-2.7, 0.1, front + DEEP], [2.7, 2.9, front + DEEP + 0.1], shelvesOf(goods)),
      glow: 0.26,
    },
    box([-2.7, 2.86, front + 0.1], [2.7, 2.9, front + DEEP], flat([0.8, 0.68, 0.5])),
    box([-2.7, 0.1, front + 0.05], [2.7, 0.12, front + DEEP], flat(WOOD)),
    ...[-2.7, 2.64].map((x) =>
      box([x, 0.1, front + 0.05], [x + 0.06, 2.9, front + DEEP], flat(WARM_WALL)),
    ),
    ...[0.18, 0.5, 0.82].flatMap((share) => lamp(left + share * wide, front + 0.75)),
    ...(isServing
      ? goods === 'chair'
        ? barber(left + wide * 0.5, front + 0.8)
        : [0.2, 0.52, 0.84].flatMap((share, n) => laidTable(left + share * wide, front + 0.6, n))
      : [
          box([left, 0.5, front + 0.06], [right, ROWS[0], front + 0.5], flat(WOOD)),
          box([left, ROWS[1] - 0.03, front + 0.36], [right, ROWS[1], front + 0.62], flat(WOOD)),
        ]),
    ...shown,
  ];
}

/** A table for two with a cloth, a candle and glasses behind the window. */
const laidTable = (x: number, z: number, n: number): Solid[] => [
  drum(
    [x, z],
    [0.62, 0.86],
    [0.36, 0.34],
    flat(n % 2 === 0 ? [0.92, 0.9, 0.86] : [0.72, 0.16, 0.14]),
  ),
  drum([x, z], [0.86, 0.98], [0.02, 0.02], flat([0.95, 0.93, 0.86])),
  {
    ...ball([x - 0.02, 0.98, z - 0.02], [x + 0.02, 1.06, z + 0.02], flat([2, 1.4, 0.5])),
    glow: 1.4,
  },
  ...[-0.18, 0.18].flatMap((dx) => [
    drum([x + dx, z - 0.1], [0.86, 0.94], [0.03, 0.01], flat([0.86, 0.88, 0.88])),
    drum([x + dx, z - 0.1], [0.94, 1.06], [0.03, 0.05], flat([0.62, 0.1, 0.14])),
  ]),
  ...[-0.5, 0.5].map((dx) =>
    box([x + dx - 0.05, 0.5, z - 0.18], [x + dx + 0.05, 1.2, z + 0.18], flat([0.3, 0.18, 0.1])),
  ),
];

/** A barber's chair before a mirror. */
const barber = (x: number, z: number): Solid[] => [
  drum([x, z], [0.12, 0.6], [0.24, 0.06], flat([0.75, 0.77, 0.8])),
  box([x - 0.34, 0.6, z - 0.3], [x + 0.34, 0.8, z + 0.3], flat([0.56, 0.1, 0.1])),
  box([x - 0.3, 0.8, z + 0.2], [x + 0.3, 1.55, z + 0.34], flat([0.62, 0.12, 0.11])),
  ...[-0.38, 0.38].map((dx) =>
    box([x + dx - 0.06, 0.86, z - 0.3], [x + dx + 0.06, 0.96, z + 0.3], flat([0.9, 0.9, 0.9])),
  ),
];
