import type { Noise } from '../../../noise.ts';
import { candle } from '../furnishings/candles.ts';
import { type Furnished, type Furnishing, flat, plant, slab } from '../furniture.ts';
import { chance, paint, tiles } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
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

const ENAMEL: Material = flat([0.97, 0.97, 0.96]);
const BRASS: Material = flat([0.86, 0.64, 0.28]);
/** The tub: half its length and its width, how high its rim is, how far off it stands; metres. */
const TUB = { half: 0.92, wide: 0.42, high: 0.64, away: 2.9 } as const;

/** Teal tiles below, pale plaster above, a floor of small tiles. */
export function bubbleBathSurfaces(noise: Noise): Surfaces {
  const low = tiles([0.24, 0.5, 0.52], [0.22, 0.47, 0.5], 0.16);
  const high = paint([0.9, 0.88, 0.84], noise);
  return {
    walls: (x, y, z, axis) =>
      y < 1.3 ? low(x, y, z, axis) : y < 1.36 ? [0.94, 0.93, 0.9] : high(x, y, z, axis),
    floor: tiles([0.92, 0.91, 0.88], [0.5, 0.53, 0.55], 0.24),
    ceiling: paint([0.96, 0.95, 0.93], noise),
  };
}

/** A bathroom about its tub: it stands free on claw feet and foams over, a rubber duck on the rim, candles, towels; it is not there where somebody is in one of their own. */
export function bubbleBath(furnishing: Furnishing): Furnished {
  const { shell, side, isBathed } = furnishing;
  const { left, right, back, window } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const ownTub = [
    ...tub([middle, 0, TUB.away], side),
    ...foam([middle, TUB.high, TUB.away], side),
    ...duck([at(0.62), TUB.high + 0.03, TUB.away - TUB.wide + 0.02], side),
  ];
  return {
    lamps: [
      [at(0.9), 1.2, 2.5],
      [middle, shell.high - 0.3, 2.6],
      [at(-1), 1.3, 3.6],
    ],
    solids: [
      ...(isBathed === true ? [] : ownTub),
      ...candles([at(1.3), 0, 2.75]),
      ...towels([at(-1.45), 0, 2.7]),
      ...washstand(at(1.15), back),
      ...plant(furnishing, at(-1.5), 0, back - 0.45, 1.2),
      box([middle - 0.55, 0, 1.95], [middle + 0.55, 0.03, 2.4], flat([0.88, 0.8, 0.7])),
      ...curtain(window, back),
    ],
  };
}

/** The tub of white enamel with a rolled rim, claw feet of brass and a tall tap at its foot. */
function tub([x, , z]: Point, side: number): Solid[] {
  const foot = x + side * (TUB.half - 0.1);
  const rim = Array.from({ length: 44 }, (_, n) => {
    const turn = (n / 44) * 2 * Math.PI;
    const [px, pz] = [x + TUB.half * Math.cos(turn), z + TUB.wide * Math.sin(turn)];
    return ball(
      [px - 0.075, TUB.high - 0.035, pz - 0.05],
      [px + 0.075, TUB.high + 0.035, pz + 0.05],
      ENAMEL,
    );
  });
  return [
    ...rim,
    // The ball of which the lower half is the tub; the foam covers what is above.
    ball([x - TUB.half, 0.1, z - TUB.wide], [x + TUB.half, 0.98, z + TUB.wide], (_x, y) =>
      y > TUB.high + 0.03 ? [0.97, 0.98, 0.98] : [0.96, 0.96, 0.95],
    ),
    ...[-0.6, 0.6].flatMap((dx) =>
      [-0.24, 0.24].flatMap((dz) => [
        ball([x + dx - 0.07, 0.02, z + dz - 0.06], [x + dx + 0.07, 0.24, z + dz + 0.06], BRASS),
        ball([x + dx - 0.08, 0, z + dz - 0.1], [x + dx + 0.08, 0.07, z + dz + 0.06], BRASS),
      ]),
    ),
    drum([foot + side * 0.2, z], [0, 0.96], [0.025, 0.025], BRASS),
    slab([foot - side * 0.08, foot + side * 0.22], [0.93, 0.98], [z - 0.02, z + 0.02], BRASS),
    drum([foot - side * 0.07, z], [0.84, 0.95], [0.022, 0.026], BRASS),
    ...[-0.09, 0.09].map((dz) =>
      ball(
        [foot + side * 0.2 - 0.04, 0.9, z + dz - 0.03],
        [foot + side * 0.2 + 0.04, 0.98, z + dz + 0.03],
        BRASS,
      ),
    ),
  ];
}

/** Foam heaped over the rim and running down at a place, with bubbles in the air. */
function foam([x, y, z]: Point, side: number): Solid[] {
  const heap = Array.from({ length: 90 }, (_, n) => {
    const draw = (salt: number) => chance(n, salt);
    const [turn, far] = [draw(1) * 2 * Math.PI, Math.sqrt(draw(2))];
    const [px, pz] = [
      x + TUB.half * 0.92 * far * Math.cos(turn),
      z + TUB.wide * 0.9 * far * Math.sin(turn),
    ];
    const r = 0.08 + 0.09 * draw(3);
    const up = y + 0.1 + 0.28 * (1 - far) * draw(4);
    return sphere([px, up, pz], r, flat([0.97, 0.985, 1]));
  });
  const spilt = Array.from({ length: 16 }, (_, n) => {
    const [px, up, r] = [
      x + side * (0.05 + 0.34 * chance(n, 8)),
      y + 0.03 - 0.036 * n,
      0.05 + 0.06 * chance(n, 9),
    ];
    return ball(
      [px - r, up - r, z - TUB.wide - 0.06 - r + 0.012 * Math.max(0, n - 6)],
      [px + r, up + r, z - TUB.wide - 0.06 + r + 0.012 * Math.max(0, n - 6)],
      flat([0.97, 0.985, 1]),
    );
  });
  const free = Array.from({ length: 14 }, (_, n) => {
    const [px, up, r] = [
      x + 1.7 * (chance(n, 11) - 0.5),
      y + 0.55 + 0.9 * chance(n, 12),
      0.02 + 0.035 * chance(n, 13),
    ];
    return sphere([px, up, z - 0.3], r, (bx, by) =>
      Math.hypot(bx - px + r * 0.35, by - up - r * 0.35) < r * 0.3
        ? [1.3, 1.3, 1.3]
        : [0.8, 0.86, 0.95],
    );
  });
  return [...heap, ...spilt, ...free];
}

/** A yellow duck. */
const duck = ([x, y, z]: Point, side: number): Solid[] => [
  ball([x - 0.11, y - 0.01, z - 0.075], [x + 0.11, y + 0.13, z + 0.075], flat([1, 0.82, 0.08])),
  ball(
    [x - side * 0.07 - 0.065, y + 0.09, z - 0.06],
    [x - side * 0.07 + 0.065, y + 0.22, z + 0.06],
    flat([1, 0.82, 0.08]),
  ),
  ball(
    [x - side * 0.135 - 0.035, y + 0.13, z - 0.03],
    [x - side * 0.135 + 0.035, y + 0.16, z + 0.03],
    flat([0.95, 0.4, 0.05]),
  ),
  ball(
    [x - side * 0.1 - 0.014, y + 0.165, z - 0.066],
    [x - side * 0.1 + 0.014, y + 0.195, z - 0.046],
    flat([0.05, 0.05, 0.05]),
  ),
];

/** Candles of three heights on a stool. */
const candles = ([x, , z]: Point): Solid[] => [
  drum([x, z], [0.42, 0.47], [0.2, 0.2], flat([0.62, 0.44, 0.28])),
  ...[0.5, 2.6, 4.7].map((turn) =>
    drum(
      [x + 0.13 * Math.cos(turn), z + 0.13 * Math.sin(turn)],
      [0, 0.43],
      [0.02, 0.02],
      flat([0.5, 0.34, 0.2]),
    ),
  ),
  ...candle([x - 0.08, 0.47, z], 0.2, 0.035),
  ...candle([x + 0.07, 0.47, z - 0.06], 0.12, 0.035),
  ...candle([x + 0.05, 0.47, z + 0.09], 0.28, 0.035),
];

/** A basket of rolled towels. */
const towels = ([x, , z]: Point): Solid[] => [
  drum([x, z], [0, 0.36], [0.24, 0.28], (px, y) =>
    Math.sin(px * 70) * Math.sin(y * 70) > 0 ? [0.7, 0.5, 0.3] : [0.6, 0.42, 0.24],
  ),
  ...[
    [-0.12, 0],
    [0.12, 0.02],
    [0, -0.12],
  ].map(([dx = 0, dz = 0], n) =>
    pad(
      [x + dx - 0.09, 0.2, z + dz - 0.09],
      [x + dx + 0.09, 0.56 - 0.03 * n, z + dz + 0.09],
      flat(n === 0 ? [0.95, 0.94, 0.92] : n === 1 ? [0.85, 0.6, 0.5] : [0.5, 0.66, 0.64]),
      0.08,
    ),
  ),
];

/** A washstand with its mirror. */
const washstand = (x: number, back: number): Solid[] => [
  drum([x, back - 0.28], [0, 0.76], [0.1, 0.08], ENAMEL),
  pad([x - 0.3, 0.74, back - 0.5], [x + 0.3, 0.88, back - 0.02], ENAMEL, 0.05),
  ball([x - 0.27, 1.28, back - 0.05], [x + 0.27, 2.04, back + 0.02], BRASS),
  ball([x - 0.24, 1.31, back - 0.065], [x + 0.24, 2.01, back], flat([0.74, 0.84, 0.88])),
  drum([x, back - 0.12], [0.88, 1.05], [0.018, 0.018], BRASS),
];

/** A thin white curtain at both sides of the window. */
const curtain = ([l, r, low, high]: Furnishing['shell']['window'], back: number): Solid[] =>
  [l - 0.04, r + 0.04].map((x) =>
    box(
      [x - 0.16, low - 0.1, back - 0.12],
      [x + 0.16, high + 0.12, back - 0.08],
      flat([0.95, 0.94, 0.92]),
    ),
  );
