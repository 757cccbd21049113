import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, plant } from '../furniture.ts';
import { chance, paint } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import {
  asBody,
  ball,
  box,
  drum,
  type Material,
  type Point,
  pad,
  type Solid,
} from '../solids/solid.ts';

const FELT: Colour = [0.3, 0.45, 0.58];
const WHITE: Material = flat([0.92, 0.92, 0.92]);
const BLACK: Material = flat([0.08, 0.08, 0.09]);
const SHIRTS: readonly Colour[] = [
  [0.9, 0.9, 0.93],
  [0.25, 0.45, 0.7],
  [0.7, 0.25, 0.25],
  [0.3, 0.5, 0.4],
  [0.85, 0.7, 0.4],
  [0.5, 0.35, 0.55],
];

/** Colours of the bars on the wall's screen, from below. */
const BARS: readonly Colour[] = [
  [0.2, 0.9, 0.4],
  [1, 0.75, 0.2],
  [0.3, 0.7, 1.1],
  [0.95, 0.3, 0.3],
  [0.2, 0.9, 0.4],
];

/** Pale walls, a grey carpet, a ceiling of panels. */
export function callCenterSurfaces(noise: Noise): Surfaces {
  return {
    walls: paint([0.86, 0.88, 0.88], noise),
    floor: (x, _y, z) => {
      const isDark = (Math.floor(x / 0.6) + Math.floor(z / 0.6)) % 2 !== 0;
      return scaleColour(
        isDark ? [0.34, 0.37, 0.41] : [0.38, 0.41, 0.45],
        0.94 + 0.12 * noise.at(x * 50, z * 50),
      );
    },
    ceiling: (x, _y, z) => {
      const [u, v] = [x / 0.6 - Math.floor(x / 0.6), z / 0.6 - Math.floor(z / 0.6)];
      return Math.min(u, v) < 0.03 ? [0.7, 0.71, 0.72] : [0.93, 0.93, 0.93];
    },
  };
}

/** An open-plan office: rows of desks between low screens of felt, at each who is on the telephone with a headset before a monitor; boards with numbers ahead, large windows. */
export function callCenter(furnishing: Furnishing): Furnished {
  const { shell, side } = furnishing;
  const { left, right, back, high, window } = shell;
  const middle = (left + right) / 2;
  const rows = [2.75, 4.2, 5.65];
  return {
    lamps: [2.4, 4.2, 6.2].map((z) => [middle, high - 0.2, z] as const),
    solids: [
      ...rows.flatMap((z, row) =>
        [-1.7, 0, 1.7].flatMap((dx, n) =>
          desk([middle + dx + side * 0.1 * row, z], row * 3 + n, side),
        ),
      ),
      ...[2.4, 4.2, 6.2].flatMap((z) =>
        [-1.5, 1.5].map((dx) => ({
          ...box(
            [middle + dx - 0.6, high - 0.03, z - 0.15],
            [middle + dx + 0.6, high - 0.005, z + 0.15],
            flat([1.1, 1.13, 1.15]),
          ),
          glow: 0.9,
        })),
      ),
      ...board(middle + side * 1.55, 2.05, back),
      ...frame(window, back),
      ...plant(furnishing, side > 0 ? right - 0.35 : left + 0.35, 0, back - 0.5, 1.3),
    ],
  };
}

/** A desk seen from its front with who works there, turned to the monitor beside them. */
function desk([x, z]: readonly [number, number], n: number, side: number): Solid[] {
  const turn = -Math.PI / 2 + (n % 2 === 0 ? 0.35 : -0.35);
  const seated = [x - side * 0.12, z + 0.5] as const;
  const head: Point = [
    seated[0] + 0.035 * Math.cos(turn),
    1.31,
    seated[1] + 0.035 * Math.sin(turn),
  ];
  const aside = (far: number, up: number, ahead = 0): Point => [
    head[0] - Math.sin(turn) * far + Math.cos(turn) * ahead,
    head[1] + up,
    head[2] + Math.cos(turn) * far + Math.sin(turn) * ahead,
  ];
  const m = x + side * 0.42;
  return [
    box([x - 0.78, 0.7, z - 0.3], [x + 0.78, 0.74, z + 0.3], flat([0.82, 0.72, 0.58])),
    box([x - 0.8, 0, z - 0.36], [x + 0.8, 0.76, z - 0.31], (px, y, pz) =>
      y > 0.92
        ? [0.75, 0.77, 0.79]
        : scaleColour(FELT, 0.92 + 0.1 * chance(Math.floor(px * 90), Math.floor((y + pz) * 90))),
    ),
    ...[-0.8, 0.76].map((dx) =>
      box([x + dx, 0, z - 0.36], [x + dx + 0.04, 0.76, z + 0.3], flat(scaleColour(FELT, 0.85))),
    ),
    // The monitor from behind, its light on the other side.
    pad([m - 0.27, 0.86, z - 0.06], [m + 0.27, 1.2, z - 0.02], BLACK, 0.015),
    {
      ...box([m - 0.25, 0.88, z - 0.02], [m + 0.25, 1.18, z - 0.01], flat([0.6, 0.8, 1])),
      glow: 0.3,
    },
    drum([m, z - 0.04], [0.74, 0.88], [0.05, 0.03], BLACK),
    ...posed(
      {
        at: seated,
        turn,
        seat: 0.46,
        isLegless: true,
        hands:
          n % 3 === 1
            ? [
                [0.22, 0.16, 0.84],
                [0.3, -0.3, 1.06],
              ]
            : [
                [0.34, 0.12, 0.8],
                [0.34, -0.12, 0.8],
              ],
      },
      attireOf(n + 1, { top: SHIRTS[n % SHIRTS.length] as Colour }),
    ),
    // The headset: a band over the head, cushions on the ears, the arm of the microphone.
    ...asBody([
      ...limb(
        [aside(0.105, 0), aside(0.09, 0.11), aside(0, 0.165), aside(-0.09, 0.11), aside(-0.105, 0)],
        [0.014, 0.014],
        BLACK,
      ),
      ...[-0.105, 0.105].map((far) => {
        const [hx, hy, hz] = aside(far, 0);
        return ball(
          [hx - 0.035, hy - 0.045, hz - 0.035],
          [hx + 0.035, hy + 0.045, hz + 0.035],
          BLACK,
        );
      }),
      ...limb(
        [aside(0.11, -0.02), aside(0.1, -0.08, 0.07), aside(0.04, -0.08, 0.13)],
        [0.009, 0.012],
        BLACK,
      ),
    ]),
    pad(
      [seated[0] - 0.24, 0.5, seated[1] + 0.2],
      [seated[0] + 0.24, 1.06, seated[1] + 0.28],
      flat([0.16, 0.18, 0.22]),
      0.04,
    ),
    drum(
      [x - side * 0.62, z],
      [0.74, 0.85],
      [0.04, 0.045],
      flat(SHIRTS[(n + 2) % SHIRTS.length] as Colour),
    ),
  ];
}

/** A board with the numbers of calls. */
const board = (x: number, y: number, back: number): Solid[] => [
  {
    ...box([x - 0.8, y - 0.42, back - 0.07], [x + 0.8, y + 0.42, back - 0.01], (px, py) => {
      const [u, v] = [(px - x) / 0.8, (py - y) / 0.42];
      if (Math.max(Math.abs(u), Math.abs(v)) > 0.95) return [0.1, 0.1, 0.11];
      const row = Math.floor((v + 1) * 2.5);
      const isBar =
        (v + 1) * 2.5 - row < 0.6 && u > -0.85 && u < -0.4 + 0.3 * row - 0.1 * chance(row, 4);
      return isBar ? (BARS[row] as Colour) : [0.04, 0.06, 0.09];
    }),
    glow: 0.15,
  },
];

/** The window's frame and its posts. */
const frame = ([l, r, low, high]: Furnishing['shell']['window'], back: number): Solid[] => {
  const bar = (a: number, b: number, c: number, d: number) =>
    box([a, c, back - 0.08], [b, d, back - 0.01], WHITE);
  return [
    bar(l - 0.05, r + 0.05, low - 0.06, low),
    bar(l - 0.05, r + 0.05, high, high + 0.06),
    ...[0, 0.33, 0.67, 1].map((share) =>
      bar(l + share * (r - l) - 0.03, l + share * (r - l) + 0.03, low, high),
    ),
  ];
};
