import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { candle } from '../furnishings/candles.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance, tiles } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';
import { paperFlags } from './paper-flags.ts';

/** The altar: half the width of its lowest step, how high and how deep a step is, how much narrower the next one is on each side, how many there are; metres. */
const STEPS = { half: 1.55, high: 0.4, deep: 0.44, less: 0.24, many: 4 } as const;
/** The arch of flowers over it: half its width, how high it springs, its thickness. */
const ARCH = { half: 1.62, spring: 1.5, wide: 0.13 } as const;
const ORANGE: Colour = [1, 0.52, 0.04];
const YELLOW: Colour = [1, 0.76, 0.1];
const BONE: Colour = [0.97, 0.95, 0.9];
const BLACK: Material = flat([0.06, 0.04, 0.05]);
const GOLD: Material = flat([0.85, 0.64, 0.22]);
const CLOTHS: readonly Colour[] = [
  [0.62, 0.12, 0.52],
  [0.1, 0.5, 0.56],
  [0.9, 0.3, 0.5],
  [0.36, 0.2, 0.56],
];
const SWEETS: readonly Colour[] = [
  [0.9, 0.12, 0.4],
  [0.1, 0.55, 0.75],
  [0.95, 0.6, 0.1],
  [0.3, 0.65, 0.3],
];

/** Walls of washed plaster, a floor of clay tiles. */
export const ofrendaSurfaces = (): Surfaces => ({
  walls: (_x, y) => (y < 0.9 ? [0.12, 0.36, 0.46] : [0.76, 0.42, 0.24]),
  floor: tiles([0.66, 0.34, 0.22], [0.56, 0.28, 0.18], 0.34),
  ceiling: flat([0.4, 0.26, 0.16]),
});

/** A home altar for the Day of the Dead: steps with candles, skulls of sugar, portraits and bread among marigolds, under an arch of flowers and cut paper. */
export function ofrenda({ shell }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const front = back - 0.12 - STEPS.many * STEPS.deep;
  const steps = Array.from({ length: STEPS.many }, (_, n) => step(middle, front, back, n)).flat();
  return {
    lamps: [
      [middle, 2.3, front - 0.5],
      [middle, 0.8, front - 0.9],
    ],
    solids: [
      ...steps,
      ...arch(middle, back - 0.3),
      ...onFloor(middle, front),
      ...[
        [high - 0.12, back - 0.9],
        [high - 0.3, front - 0.1],
      ].flatMap(([y = 0, z = 0], row) => paperFlags([left + 0.1, right - 0.1], y, z, 9, row)),
      ...portrait([middle, STEPS.high * STEPS.many, back - 0.32], 0.3, [0.24, 0.2, 0.2]),
    ],
  };
}

/** A marigold. */
const marigold = ([x, y, z]: Point, radius: number, number: number): Solid => {
  const colour = number % 3 === 0 ? YELLOW : ORANGE;
  const petals: Material = (px, py, pz) =>
    scaleColour(colour, 0.8 + 0.3 * Math.sin(px * 150) * Math.sin(py * 150) * Math.sin(pz * 150));
  return ball(
    [x - radius, y - radius * 0.8, z - radius],
    [x + radius, y + radius * 0.8, z + radius],
    petals,
  );
};

/** A row of marigolds along an edge. */
const alongEdge = (
  from: number,
  to: number,
  y: number,
  z: number,
  apart: number,
  row: number,
): Solid[] => {
  const many = Math.floor((to - from) / apart);
  return Array.from({ length: many }, (_, n) =>
    marigold(
      [from + (n + 0.5) * ((to - from) / many), y, z + 0.02 * Math.sin(n * 5)],
      0.05 + 0.018 * chance(n, row),
      n + row,
    ),
  );
};

/** One step under its cloth with a border of lace, and what stands on it. */
function step(middle: number, front: number, back: number, n: number): Solid[] {
  const half = STEPS.half - n * STEPS.less;
  const [low, high] = [n * STEPS.high, (n + 1) * STEPS.high];
  const near = front + n * STEPS.deep;
  const cloth = CLOTHS[n % CLOTHS.length] as Colour;
  const draped: Material = (x, y) => {
    const lace = 0.09 + 0.035 * Math.abs(Math.sin(x * 18));
    const isLace = high - y < lace;
    const dot = Math.hypot(((x * 5) % 1) - 0.5, ((y * 5) % 1) - 0.5) < 0.16;
    return isLace ? BONE : dot ? mixColour(cloth, YELLOW, 0.8) : cloth;
  };
  const z = near + 0.2;
  const places = [-0.78, -0.46, -0.16, 0.16, 0.46, 0.78].map((share) => middle + share * half);
  return [
    box([middle - half, low, near], [middle + half, high, back - 0.05], draped),
    ...alongEdge(middle - half, middle + half, high + 0.03, near + 0.07, 0.115, n),
    ...places.flatMap((x, k) => {
      const kind = (k + n * 2) % 6;
      if (k === 0 || k === 5)
        return [
          ...candle([x, high, z], 0.26, 0.045),
          ...candle([x + 0.12, high, z + 0.1], 0.17, 0.04),
        ];
      if (kind === 1 || kind === 4) return skull([x, high, z + 0.02], 0.125, k + n);
      if (kind === 3) return portrait([x, high, z + 0.08], 0.16, [0.3, 0.24, 0.2]);
      if (kind === 2) return breadOfTheDead([x, high, z]);
      return [
        ...candle([x - 0.05, high, z], 0.2, 0.04),
        ...candle([x + 0.08, high, z + 0.06], 0.27, 0.04),
      ];
    }),
  ];
}

/** A skull of sugar, its eyes ringed with icing, flowers on its brow. */
function skull([x, y, z]: Point, r: number, number: number): Solid[] {
  const bone = flat(BONE);
  const sweet = SWEETS[number % SWEETS.length] as Colour;
  const other = SWEETS[(number + 2) % SWEETS.length] as Colour;
  const at = (dx: number, dy: number, size: number, thick: number, look: Material): Solid => {
    const dz = Math.sqrt(Math.max(0, 1 - (dx / r) ** 2 - ((dy - 1.15 * r) / r) ** 2)) * r * 0.95;
    return ball(
      [x + dx - size, y + dy - size, z - dz - thick],
      [x + dx + size, y + dy + size, z - dz + thick],
      look,
    );
  };
  return [
    ball([x - r, y + 0.25 * r, z - r], [x + r, y + 2.2 * r, z + r], bone),
    box([x - 0.5 * r, y, z - 0.8 * r], [x + 0.5 * r, y + 0.7 * r, z + 0.3 * r], (px, py) => {
      const isTooth = py > y + 0.16 * r && py < y + 0.46 * r;
      const gap = Math.abs(((px - x) / (0.2 * r)) % 1) < 0.14;
      return isTooth && (gap || Math.abs(py - y - 0.31 * r) < 0.03 * r) ? [0.2, 0.15, 0.15] : BONE;
    }),
    ...[-1, 1].flatMap((side) => [
      at(side * 0.4 * r, 1.2 * r, 0.34 * r, 0.05 * r, flat(sweet)),
      at(side * 0.4 * r, 1.2 * r, 0.24 * r, 0.12 * r, BLACK),
      at(side * 0.62 * r, 0.72 * r, 0.12 * r, 0.08 * r, flat(other)),
    ]),
    at(0, 0.82 * r, 0.11 * r, 0.1 * r, BLACK),
    ...[-0.3, 0, 0.3].map((dx, n) =>
      at(dx * r, (1.82 - 0.5 * dx * dx) * r, 0.15 * r, 0.12 * r, flat(n === 1 ? sweet : other)),
    ),
  ];
}

/** A round loaf with its bones of dough. */
const breadOfTheDead = ([x, y, z]: Point): Solid[] => {
  const crust = flat([0.78, 0.48, 0.2]);
  return [
    drum([x, z], [y, y + 0.012], [0.16, 0.17], flat(BONE)),
    ball([x - 0.14, y - 0.06, z - 0.14], [x + 0.14, y + 0.15, z + 0.14], crust),
    ball([x - 0.045, y + 0.12, z - 0.045], [x + 0.045, y + 0.2, z + 0.045], crust),
  ];
};

/** A portrait in a frame of gold, `half` its width; who it shows is in grey. */
function portrait([x, y, z]: Point, half: number, coat: Colour): Solid[] {
  const tall = half * 2.5;
  const photo: Material = (px, py) => {
    const [u, v] = [(px - x) / half, (py - y) / tall];
    if (Math.abs(u) > 0.8 || v < 0.08 || v > 0.92) return GOLD(px, py, z, 2);
    if (Math.hypot(u / 0.32, (v - 0.6) / 0.17) < 1) {
      const isEye = Math.hypot((Math.abs(u) - 0.13) / 0.05, (v - 0.62) / 0.022) < 1;
      return isEye ? [0.15, 0.12, 0.1] : [0.72, 0.62, 0.54];
    }
    if (Math.hypot(u / 0.4, (v - 0.67) / 0.19) < 1) return [0.16, 0.13, 0.12];
    if (Math.hypot(u / 0.74, (v - 0.1) / 0.36) < 1) return coat;
    return [0.66, 0.6, 0.5];
  };
  return [box([x - half, y, z - 0.02], [x + half, y + tall, z + 0.02], photo)];
}

/** The arch of marigolds over the altar. */
function arch(middle: number, z: number): Solid[] {
  const { half, spring, wide } = ARCH;
  const many = 74;
  return Array.from({ length: many }, (_, n) => {
    const share = (n + 0.5) / many;
    const [x, y] =
      share < 0.25
        ? [-half, (share / 0.25) * spring]
        : share > 0.75
          ? [half, ((1 - share) / 0.25) * spring]
          : [
              -half * Math.cos((share - 0.25) * 2 * Math.PI),
              spring + 0.98 * Math.sin((share - 0.25) * 2 * Math.PI),
            ];
    return [0, 1].map((k) =>
      marigold(
        [
          middle + x + wide * (chance(n, k) - 0.5),
          y + wide * (chance(n, k + 3) - 0.5),
          z - 0.1 * k,
        ],
        0.085,
        n + k,
      ),
    );
  }).flat();
}

/** A path of petals toward the altar between candles, and pots of marigolds at its sides. */
function onFloor(middle: number, front: number): Solid[] {
  const path: Material = (x, _y, z) => {
    const lies = Math.sin(x * 61 + 3 * Math.sin(z * 23)) * Math.sin(z * 57 + 2 * Math.sin(x * 31));
    return lies > 0.25 ? YELLOW : lies > -0.45 ? ORANGE : [0.74, 0.32, 0.08];
  };
  return [
    box([middle - 0.34, 0, 0.9], [middle + 0.34, 0.012, front], path),
    ...[0.3, 0.75, 1.2].flatMap((before) =>
      [-1, 1].flatMap((side) =>
        candle([middle + side * 0.48, 0, front - before], 0.2 + 0.05 * before, 0.05),
      ),
    ),
    ...[-1, 1].flatMap((side) =>
      [0, 1].flatMap((row): Solid[] => {
        const [x, z] = [middle + side * (1.25 + 0.4 * row), front - 0.25 - 0.12 * row];
        return [
          drum([x, z], [0, 0.3], [0.14, 0.2], flat([0.6, 0.3, 0.18])),
          ball([x - 0.26, 0.26, z - 0.26], [x + 0.26, 0.5, z + 0.26], flat([0.2, 0.36, 0.14])),
          ...Array.from({ length: 16 }, (_, n) => {
            const turn = n * 2.4;
            const out = 0.25 * Math.sqrt((n + 0.5) / 16);
            return marigold(
              [
                x + out * Math.cos(turn),
                0.53 - 0.5 * out * out + 0.03 * (n % 2),
                z + out * Math.sin(turn),
              ],
              0.075,
              n,
            );
          }),
        ];
      }),
    ),
  ];
}
