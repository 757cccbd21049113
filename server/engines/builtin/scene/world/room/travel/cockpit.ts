import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { attireOf, posed } from '../people/posed.ts';
import { ball, box, type Material, type Point, type Solid } from '../solids/solid.ts';

const HULL: Colour = [0.44, 0.48, 0.53];
const DARK: Colour = [0.1, 0.115, 0.135];
const CYAN: Colour = [0.3, 0.95, 1.2];
const AMBER: Colour = [1.2, 0.66, 0.2];
const RED: Colour = [1.1, 0.22, 0.2];

const hull = flat(HULL);
const black = flat(DARK);

/** Panels of metal with gaps between them and a line of light at the height of the hand. */
export const HULL_WALL: Material = (x, y, z, axis) => {
  const along = axis === 0 ? z : x;
  if (axis !== 1 && Math.abs(y - 1.05) < 0.022) return [0.5, 1.25, 1.5];
  const [u, v] = [Math.abs((along / 0.9) % 1), Math.abs((y / 0.7) % 1)];
  if (Math.min(u, v, 1 - u, 1 - v) < 0.016) return DARK;
  const isBolt = Math.hypot(Math.min(u, 1 - u) - 0.07, Math.min(v, 1 - v) - 0.09) < 0.016;
  return isBolt ? [0.24, 0.26, 0.29] : HULL;
};

/** Plates of dark metal with ribs. */
export const HULL_FLOOR: Material = (x, _y, z) => {
  const [u, v] = [Math.abs((x / 1) % 1), Math.abs((z / 1) % 1)];
  if (Math.min(u, v, 1 - u, 1 - v) < 0.02) return [0.06, 0.07, 0.08];
  return Math.abs((x + z) * 14) % 1 < 0.3 ? [0.3, 0.33, 0.36] : [0.25, 0.275, 0.3];
};

/** What a screen shows: a round scan, bars, a curve, or lines of writing. */
const screen =
  (x0: number, y0: number, wide: number, high: number, kind: number): Material =>
  (x, y) => {
    const [u, v] = [(x - x0) / wide, (y - y0) / high];
    const edge = Math.min(u, 1 - u, v, 1 - v);
    if (edge < 0.05) return DARK;
    const ground: Colour = [0.02, 0.07, 0.11];
    if (kind % 4 === 0) {
      const away = Math.hypot((u - 0.5) * (wide / high), v - 0.5);
      const isRing = [0.14, 0.28, 0.41].some((r) => Math.abs(away - r) < 0.012);
      const sweep =
        Math.atan2(v - 0.5, u - 0.5) > 0.3 && Math.atan2(v - 0.5, u - 0.5) < 0.9 && away < 0.41;
      return isRing ? CYAN : sweep ? [0.1, 0.4, 0.46] : ground;
    }
    if (kind % 4 === 1) {
      const bar = Math.floor(u * 9);
      return v < 0.2 + 0.6 * Math.abs(Math.sin(bar * 2.1 + kind)) && (u * 9) % 1 < 0.7 && v > 0.1
        ? AMBER
        : ground;
    }
    if (kind % 4 === 2) {
      const curve = 0.5 + 0.26 * Math.sin(u * 15 + kind) * Math.sin(u * 4);
      return Math.abs(v - curve) < 0.035 ? [0.4, 1.2, 0.6] : ground;
    }
    const line = Math.floor(v * 9);
    return (v * 9) % 1 > 0.4 && u < 0.35 + 0.5 * Math.abs(Math.sin(line * 3.7)) && u > 0.1
      ? CYAN
      : ground;
  };

/** The bridge of a spaceship: a wide window to the stars over a console with lit screens, two seats before it, panels and lines of light along the walls. */
export function cockpit({ shell, side, isFull }: Furnishing): Furnished {
  const { left, right, back, high, window } = shell;
  const middle = (left + right) / 2;
  const [from, to, low, top] = window;
  const struts = [0.26, 0.5, 0.74].map((share) => {
    const x = from + (to - from) * share;
    return box([x - 0.05, low, back - 0.16], [x + 0.05, top, back + 0.05], black);
  });
  const screens = Array.from({ length: 7 }, (_, n) => {
    const x = middle - 2.25 + 0.66 * n;
    return {
      ...box(
        [x, 0.9, back - 1.02],
        [x + 0.56, 1.2, back - 0.98],
        screen(x, 0.9, 0.56, 0.3, n + (side > 0 ? 0 : 2)),
      ),
      glow: 0.35,
    };
  });
  const strips: Solid[] = [-1.3, 1.3].map((aside) => ({
    ...slab(
      [middle + aside - 0.06, middle + aside + 0.06],
      [high - 0.05, high - 0.02],
      [0.5, back - 0.5],
      flat([0.95, 1.15, 1.3]),
    ),
    glow: 0.9,
  }));
  return {
    lamps: [
      [middle, high - 0.3, 2.4],
      [middle, 1.5, back - 1.2],
    ],
    solids: [
      ...struts,
      box([from - 0.2, low - 0.16, back - 0.2], [to + 0.2, low, back + 0.05], black),
      box([from - 0.2, top, back - 0.2], [to + 0.2, top + 0.16, back + 0.05], black),
      box([middle - 2.45, 0, back - 0.98], [middle + 2.45, 0.84, back - 0.1], hull),
      box([middle - 2.5, 0.8, back - 1.4], [middle + 2.5, 0.88, back - 0.1], black),
      box([middle - 2.4, 0.88, back - 0.98], [middle + 2.4, 1.24, back - 0.8], black),
      ...screens,
      ...buttons(middle, back - 1.36),
      ...[-1.05, 1.05].flatMap((aside) => seat(middle + aside, back - 2.35)),
      ...(isFull ? crew(middle, back, side) : []),
      ...strips,
      ...[left, right].flatMap((wall) => sidePanel(wall, wall < middle ? 1 : -1)),
      ...ribs(left, right, high, back),
    ],
  };
}

/** The crew: two at the console, the captain in the middle behind them, one at the side's panel. */
function crew(middle: number, back: number, side: number): Solid[] {
  const uniform = (n: number): Colour => (n % 2 === 0 ? [0.7, 0.12, 0.12] : [0.12, 0.3, 0.62]);
  const dark: Colour = [0.08, 0.08, 0.1];
  return [
    ...[-1.05, 1.05].flatMap((aside, n) =>
      posed(
        {
          at: [middle + aside, back - 2.3],
          turn: Math.PI / 2,
          seat: 0.56,
          hands: [
            [0.6, 0.16, 0.96],
            [0.6, -0.16, 0.96],
          ],
        },
        attireOf(n + 2, { top: uniform(n), legs: dark }),
      ),
    ),
    ...posed(
      {
        at: [middle + side * 0.12, back - 3],
        turn: -Math.PI / 2 + side * 0.5,
        hands: [
          [0.05, 0.24, 0.98],
          [0.24, -0.2, 1.16],
        ],
      },
      attireOf(5, { top: [0.85, 0.62, 0.14], legs: dark, hairForm: 'short' }),
    ),
    ...posed(
      {
        at: [middle - side * 1.85, 3.1],
        turn: side > 0 ? Math.PI - 0.4 : 0.4,
        hands: [
          [0.5, 0.14, 1.4],
          [0.42, -0.2, 1.2],
        ],
      },
      attireOf(8, { top: uniform(1), legs: dark, hairForm: 'long' }),
    ),
  ];
}

/** Rows of lit keys along the console's edge. */
const buttons = (middle: number, z: number): Solid[] =>
  Array.from({ length: 40 }, (_, n) => {
    const x = middle - 2.3 + 0.117 * n;
    const colour = n % 7 === 3 ? RED : n % 3 === 0 ? AMBER : CYAN;
    const at: Point = [x, 0.88, z + (n % 2) * 0.14];
    return { ...box(at, [x + 0.07, 0.9, at[2] + 0.08], flat(colour)), glow: 0.4 };
  });

/** A pilot's seat from behind. */
const seat = (x: number, z: number): Solid[] => [
  ball([x - 0.17, 0, z - 0.17], [x + 0.17, 0.12, z + 0.17], black),
  box([x - 0.06, 0.05, z - 0.06], [x + 0.06, 0.42, z + 0.06], black),
  box([x - 0.32, 0.4, z - 0.25], [x + 0.32, 0.54, z + 0.35], flat([0.2, 0.22, 0.25])),
  box([x - 0.3, 0.5, z - 0.36], [x + 0.3, 1.22, z - 0.22], flat([0.24, 0.27, 0.3])),
  ball([x - 0.2, 1.16, z - 0.38], [x + 0.2, 1.5, z - 0.2], flat([0.24, 0.27, 0.3])),
  box([x - 0.05, 0.58, z - 0.375], [x + 0.05, 1.16, z - 0.35], flat([0.75, 0.36, 0.1])),
  ...[-0.4, 0.32].map((dx) => box([x + dx, 0.66, z - 0.25], [x + dx + 0.08, 0.74, z + 0.3], black)),
];

/** A panel with dials and lamps on a side wall. */
const sidePanel = (wall: number, inward: number): Solid[] => [
  slab([wall, wall + inward * 0.2], [1.25, 2.1], [2.3, 4.1], black),
  ...Array.from({ length: 24 }, (_, n) => {
    const [z, y] = [2.45 + 0.2 * (n % 8), 1.4 + 0.22 * Math.floor(n / 8)];
    const colour = n % 5 === 0 ? RED : n % 3 === 0 ? AMBER : CYAN;
    return {
      ...slab(
        [wall + inward * 0.2, wall + inward * 0.21],
        [y, y + 0.09],
        [z, z + 0.12],
        flat(colour),
      ),
      glow: 0.4,
    };
  }),
];

/** Frames of the hull around the room. */
const ribs = (left: number, right: number, high: number, back: number): Solid[] =>
  [1.9, back - 1.6].flatMap((z) => [
    box([left, high - 0.24, z], [right, high, z + 0.24], black),
    box([left, 0, z], [left + 0.24, high, z + 0.24], black),
    box([right - 0.24, 0, z], [right, high, z + 0.24], black),
  ]);
