import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, plant, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import { plate } from '../solids/plate.ts';
import { box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

const STEEL: Colour = [0.68, 0.7, 0.73];
const YELLOW: Colour = [0.98, 0.78, 0.08];
const INK: Colour = [0.06, 0.065, 0.08];

/** Whether a place, in lengths of the aircraft from its middle, lies on the sign of one that climbs to the right. */
function isAircraft(a: number, b: number): boolean {
  const [u, v] = [0.88 * a + 0.47 * b, 0.88 * b - 0.47 * a];
  const isBody = Math.abs(v) < 0.075 && Math.abs(u) < 0.5;
  const isWing = Math.abs(v) < 0.42 && Math.abs(u + 0.5 * Math.abs(v) - 0.08) < 0.09;
  const isTail = Math.abs(v) < 0.18 && Math.abs(u + 0.5 * Math.abs(v) + 0.4) < 0.05;
  return isBody || isWing || isTail;
}

/** Whether a place in rows and columns of a word is ink. */
function isWritten(along: number, up: number, seed: number): boolean {
  const letter = Math.floor(along);
  const [a, b] = [along - letter, up];
  if (a < 0.14 || a > 0.84 || b < 0 || b > 1) return false;
  const column = Math.floor((a - 0.14) * 4.2);
  return column === 0 || chance(seed * 7 + letter, column + 3 * Math.floor(b * 4.99)) > 0.55;
}

/** A yellow sign with an aircraft, a letter and a number, whose middle and lower edge are given. */
const gateSign =
  (middle: number, low: number, seed: number): Material =>
  (x, y) => {
    const [u, v] = [x - middle, y - low];
    if (Math.abs(u) > 1.17 || v < 0.03 || v > 0.57) return INK;
    if (isAircraft((u + 0.82) / 0.44, (v - 0.3) / 0.44)) return INK;
    return isWritten((u + 0.4) / 0.3, (v - 0.12) / 0.36, seed) && u > -0.4 && u < 1.1
      ? INK
      : YELLOW;
  };

/** A board of departures: rows of time, place and gate in yellow and white on black. */
const departures =
  (middle: number, low: number): Material =>
  (x, y) => {
    const [u, v] = [x - middle + 2.2, (y - low) / 0.19];
    const row = Math.floor(v);
    if (u < 0.06 || u > 4.34 || v < 0.3 || v > 9.6) return [0.2, 0.21, 0.23];
    if (row === 8)
      return u < 0.5 && isAircraft((u - 0.28) / 0.26, (v - 8.5) * 0.8)
        ? YELLOW
        : [0.05, 0.12, 0.28];
    const isPlace = u > 0.9 && u < 0.9 + 0.8 + 1.1 * chance(row, 4);
    const isShown = (u > 0.15 && u < 0.7) || isPlace || (u > 3.3 && u < 3.7);
    if (!isShown || v - row < 0.2 || v - row > 0.82) return [0.04, 0.045, 0.06];
    const ink = isWritten(u / 0.11, (v - row - 0.2) / 0.62, row + 20);
    return ink ? (u > 3 ? [1.1, 0.86, 0.14] : [1, 1, 0.95]) : [0.04, 0.045, 0.06];
  };

/** Terrazzo with a broad grey way. */
const ground: Material = (x, _y, z) => {
  const speck = chance(Math.floor(x * 26), Math.floor(z * 26));
  const joint = Math.min(x / 1.5 - Math.floor(x / 1.5), z / 1.5 - Math.floor(z / 1.5)) < 0.008;
  return scaleColour([0.74, 0.74, 0.73], joint ? 0.8 : 0.92 + 0.12 * speck);
};

/** White walls with a band of shops' light, a polished floor, a ceiling of slats. */
export const terminalSurfaces = () => ({
  walls: ((_x, y, z, axis) => {
    if (axis === 2) return [0.8, 0.82, 0.84];
    if (y > 3.1) return [0.84, 0.85, 0.86];
    return z % 4.5 < 0.3 ? [0.66, 0.68, 0.7] : [0.76, 0.78, 0.8];
  }) as Material,
  floor: ground,
  ceiling: ((x) =>
    scaleColour([0.86, 0.87, 0.88], x / 0.3 - Math.floor(x / 0.3) < 0.16 ? 0.55 : 1)) as Material,
});

/** The departure hall of an airport: a front of glass toward the runway, rows of seats, signs of gates, a board, cases. */
export function terminal(furnishing: Furnishing): Furnished {
  const { shell, side } = furnishing;
  const { left, right, back, high, window } = shell;
  const middle = (left + right) / 2;
  const bars = Array.from({ length: 9 }, (_, n) => window[0] + ((window[1] - window[0]) * n) / 8);
  const glass = [
    ...bars.map((x) =>
      box([x - 0.05, window[2], back - 0.14], [x + 0.05, window[3], back], flat(STEEL)),
    ),
    ...[window[2], 2.1, 3.9, window[3]].map((y) =>
      box([window[0], y - 0.04, back - 0.12], [window[1], y + 0.04, back], flat(STEEL)),
    ),
  ];
  const rows = [6.2, 8.6, 11.2, 13.8].flatMap((z) => [
    ...seats(middle + side * 1.3, middle + side * 5.3, z),
    ...(z > 8 ? seats(middle - side * 5.4, middle - side * 2.6, z) : []),
  ]);
  const signs = [7.4, 12.6].flatMap((z, n) =>
    hungSign(middle - side * (n === 0 ? 2.2 : 0.4), z, high, n),
  );
  const board = middle + side * 2.6;
  return {
    lamps: [4, 8, 12].map((z) => [middle, high - 0.4, z] as const),
    solids: [
      airliner(middle - side * 1.1, back),
      ...glass,
      ...rows,
      ...signs,
      {
        ...box([board - 2.2, 2.75, 9.6], [board + 2.2, 4.62, 9.75], departures(board, 2.75)),
        glow: 0.5,
      },
      ...[-1.9, 1.9].map((dx) =>
        box([board + dx, 4.62, 9.65], [board + dx + 0.04, high, 9.69], flat(STEEL)),
      ),
      ...[left + 0.9, right - 0.9].flatMap((x) => [
        drum([x, 10], [0, high], [0.34, 0.34], flat([0.86, 0.87, 0.88])),
        ...plant(furnishing, x, 0, 7.2, 1.5),
      ]),
      ...suitcase(middle - side * 0.5, 4.6, [0.74, 0.16, 0.14]),
      ...suitcase(middle + side * 0.9, 7.5, [0.14, 0.34, 0.5]),
      ...suitcase(middle - side * 1.7, 9.9, [0.86, 0.66, 0.2]),
      ...travellers(middle, side),
      ...strips(middle, high),
    ],
  };
}

/** An aircraft at its gate, seen through the glass: its nose to the heavy side, its tail, windows and a stripe. It stands before the pane as flat as it is far. */
function airliner(x: number, back: number): Solid {
  const [long, up] = [10.4, 1.75];
  const share = (px: number) => (px - x) / (long / 2);
  const isBody = (px: number, y: number) => {
    const u = share(px);
    const half = 0.62 * Math.min(1, Math.sqrt(Math.max(0, 1 - Math.max(0, u) ** 6)));
    const belly = u < -0.4 ? 0.55 * (-u - 0.4) : 0;
    return Math.abs(u) < 1 && y < up + half && y > up - half + belly * 1.6;
  };
  const isFin = (px: number, y: number) => {
    const u = share(px) + 0.92 - (y - up) * -0.1;
    return y > up && y < up + 2.1 && u > -0.05 && u < 0.34 - 0.13 * (y - up);
  };
  const isEngine = (px: number, y: number) =>
    Math.hypot((px - x - 0.6) / 0.85, (y - 0.95) / 0.36) < 1;
  const isWheel = (px: number, y: number) =>
    [3.6, -0.7].some((at) => Math.abs(px - x - at) < 0.12 && y > 0.4 && y < 1.4);
  const cut = (px: number, y: number) =>
    isBody(px, y) || isFin(px, y) || isEngine(px, y) || isWheel(px, y);
  const look: Material = (px, y) => {
    if (isEngine(px, y)) return Math.abs(px - x - 1.3) < 0.1 ? INK : [0.62, 0.65, 0.7];
    if (!isBody(px, y)) return isFin(px, y) ? [0.13, 0.26, 0.5] : INK;
    const u = share(px);
    if (u > 0.88 && y > up + 0.12 && y < up + 0.34) return INK;
    if (Math.abs(y - up - 0.14) < 0.085 && u < 0.8 && Math.abs((px / 0.34) % 1) < 0.5)
      return [0.2, 0.25, 0.32];
    return y < up - 0.2 && y > up - 0.34 ? [0.13, 0.26, 0.5] : [1, 1.01, 1.02];
  };
  return plate(
    2,
    [x - long / 2, 0.4, back - 0.03],
    [x + long / 2, up + 2.1, back - 0.015],
    cut,
    look,
  );
}

/** Lines of light under the ceiling. */
const strips = (middle: number, high: number): Solid[] =>
  [-3.4, 0, 3.4].map((dx) => ({
    ...box(
      [middle + dx - 0.12, high - 0.05, 2],
      [middle + dx + 0.12, high - 0.02, 15],
      flat([1.2, 1.22, 1.25]),
    ),
    glow: 1,
  }));

/** Who waits or goes to a gate, farther off: aside, ahead, which way they face; with a case beside them. */
const TRAVELLERS = [
  [-3.6, 9.4, 0.4],
  [-2.9, 13.2, 1.2],
  [3.5, 12.6, 2.4],
  [0.5, 14.6, 1.5],
  [-5.2, 11.6, -0.4],
] as const;

const travellers = (middle: number, side: number): Solid[] =>
  TRAVELLERS.flatMap(([aside, z, turn], n) => {
    const x = middle + side * aside;
    return [
      ...posed({ at: [x, z], turn: side > 0 ? turn : Math.PI - turn }, attireOf(n * 3 + 2)),
      ...suitcase(x + 0.5, z + 0.1, CASES[n % CASES.length] as Colour),
    ];
  });

const CASES: readonly Colour[] = [
  [0.1, 0.11, 0.13],
  [0.3, 0.42, 0.36],
  [0.62, 0.2, 0.3],
];

/** A row of seats of black leather on a beam of steel, from one side to the other; seen from behind and above. */
function seats(from: number, to: number, z: number): Solid[] {
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  const count = Math.floor((right - left) / 0.66);
  const leather = flat([0.1, 0.105, 0.12]);
  return [
    box([left, 0.26, z + 0.2], [left + count * 0.66, 0.33, z + 0.28], flat(STEEL)),
    ...Array.from({ length: count }, (_, n) => {
      const x = left + n * 0.66;
      return [
        pad([x + 0.04, 0.36, z], [x + 0.6, 0.45, z + 0.5], leather, 0.04),
        pad([x + 0.04, 0.43, z - 0.06], [x + 0.6, 0.92, z + 0.03], leather, 0.04),
        box([x - 0.02, 0.58, z + 0.02], [x + 0.03, 0.62, z + 0.46], flat(STEEL)),
      ];
    }).flat(),
    ...[0.3, count * 0.66 - 0.4].map((dx) =>
      slab([left + dx, left + dx + 0.08], [0, 0.27], [z + 0.1, z + 0.4], flat(STEEL)),
    ),
  ];
}

/** A gate's sign hung from the ceiling. */
const hungSign = (x: number, z: number, ceiling: number, seed: number): Solid[] => [
  { ...box([x - 1.2, 2.9, z], [x + 1.2, 3.5, z + 0.12], gateSign(x, 2.9, seed + 3)), glow: 0.4 },
  ...[-0.9, 0.86].map((dx) =>
    box([x + dx, 3.5, z + 0.04], [x + dx + 0.04, ceiling, z + 0.08], flat(STEEL)),
  ),
];

/** A case on wheels with its handle drawn out. */
const suitcase = (x: number, z: number, colour: Colour): Solid[] => [
  pad([x - 0.22, 0.06, z - 0.13], [x + 0.22, 0.68, z + 0.13], flat(colour), 0.05),
  ...[0.2, 0.36, 0.52].map((y) =>
    box([x - 0.2, y, z - 0.136], [x + 0.2, y + 0.012, z + 0.136], flat(scaleColour(colour, 0.7))),
  ),
  ...[-0.1, 0.09].map((dx) =>
    box([x + dx, 0.66, z + 0.08], [x + dx + 0.012, 1.04, z + 0.1], flat(STEEL)),
  ),
  box([x - 0.11, 1.02, z + 0.07], [x + 0.11, 1.06, z + 0.11], flat(INK)),
  ...[-0.16, 0.12].map((dx) =>
    box([x + dx, 0, z - 0.06], [x + dx + 0.05, 0.07, z + 0.06], flat(INK)),
  ),
];
