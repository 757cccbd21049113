import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { bone } from '../solids/bone.ts';
import { plate } from '../solids/plate.ts';
import { box, drum, type Material, type Point, pad, roll, type Solid } from '../solids/solid.ts';

/** Half as wide as a ship's bridge, its height, how far its windows are, their half width, lower and upper edge; metres. */
export const SHIP_BRIDGE = { half: 3.4, high: 2.6, back: 5, window: [3.3, 1.04, 2.3] } as const;

const STEEL: Material = flat([0.86, 0.88, 0.87]);
const CONSOLE: Material = flat([0.42, 0.5, 0.52]);
const DARK: Material = flat([0.1, 0.11, 0.12]);
const BRASS: Material = flat([0.9, 0.68, 0.3]);
const GREEN: Colour = [0.25, 1.15, 0.5];
/** How many panes there are from wall to wall, and how far ahead the consoles stand. */
const PANES = 7;
const DESK = 4.1;

/** White painted steel over a deck of green linoleum. */
export const shipBridgeSurfaces = (): Surfaces => ({
  walls: (x, y, z, axis) =>
    Math.abs((((axis === 0 ? z : x) + 50) % 1.1) - 0.55) > 0.535 || Math.abs(y - 0.9) < 0.012
      ? [0.66, 0.69, 0.68]
      : [0.84, 0.86, 0.84],
  floor: (x, _y, z) =>
    Math.min((x + 50) % 1.2, (z + 50) % 1.2) < 0.015 ? [0.14, 0.24, 0.2] : [0.2, 0.34, 0.28],
  ceiling: (x) =>
    Math.abs(((x + 50) % 1.3) - 0.65) < 0.05 ? [0.62, 0.65, 0.65] : [0.78, 0.8, 0.8],
});

/** The bridge of a ship under way: panes from wall to wall before the sea, the helm on its stand, consoles with radar and chart, the telegraph to the engine room, a chair for the captain; a helmsman where nobody is named. */
export function shipBridge({ shell, side, isAttended, hasSomebody }: Furnishing): Furnished {
  const { left, right, back, high, window } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const helm = hasSomebody === true ? at(1) : middle;
  const [from, to, low, top] = window;
  return {
    lamps: [
      [at(-1.6), high - 0.15, 2.6],
      [at(1.6), high - 0.15, 2.6],
    ],
    solids: [
      ...Array.from({ length: PANES + 1 }, (_, n) => {
        const x = from + (n * (to - from)) / PANES;
        return box([x - 0.05, low, back - 0.1], [x + 0.05, top, back + 0.02], STEEL);
      }),
      ...[low, top].map((y) =>
        box([from - 0.1, y - 0.05, back - 0.12], [to + 0.1, y + 0.05, back + 0.02], STEEL),
      ),
      box([left, top + 0.02, back - 0.4], [right, high, back], STEEL),
      ...clocks(middle, top + 0.16, back - 0.4),
      ...desk(at(-2.2), [0.9, 0.62]),
      ...desk(at(2.3), [0.85, 0.62]),
      ...radar([at(-1.75), 0, DESK]),
      ...steering([helm, 0, hasSomebody === true ? 4.05 : 3.6]),
      ...telegraph([at(-0.72), 0, 3.9]),
      ...chair([at(2.2), 0, 2.9]),
      ...[-1.6, 1.6].map((out) => ({
        ...box(
          [at(out) - 0.5, high - 0.06, 2.4],
          [at(out) + 0.5, high, 2.7],
          flat([1.3, 1.25, 1.1]),
        ),
        glow: 1,
      })),
      ...(isAttended === true ? helmsman(helm) : []),
    ],
  };
}

/** A console of half a width and a depth, its top tilted with keys and small screens. */
function desk(x: number, [half, deep]: readonly [number, number]): Solid[] {
  const keys: Material = (px, y, z, axis) => {
    const [a, b] = [Math.floor(px / 0.07), Math.floor((axis === 1 ? z : y) / 0.07)];
    const [u, v] = [px / 0.07 - a, (axis === 1 ? z : y) / 0.07 - b];
    if (Math.min(u, v, 1 - u, 1 - v) < 0.2) return [0.26, 0.31, 0.33];
    const lot = chance(a + 60, b);
    return lot > 0.9
      ? [1.2, 0.3, 0.2]
      : lot > 0.78
        ? GREEN
        : lot > 0.6
          ? [1.1, 0.8, 0.25]
          : [0.2, 0.24, 0.26];
  };
  return [
    box([x - half, 0, DESK], [x + half, 0.9, DESK + deep], CONSOLE),
    {
      ...box([x - half + 0.08, 0.5, DESK - 0.02], [x + half - 0.08, 0.84, DESK], keys),
      glow: 0.25,
    },
    box([x - half - 0.03, 0.9, DESK - 0.06], [x + half + 0.03, 0.95, DESK + deep], DARK),
    {
      ...box([x - half + 0.06, 0.95, DESK], [x + half - 0.06, 0.96, DESK + deep - 0.1], keys),
      glow: 0.25,
    },
  ];
}

/** A radar in its box on the console: rings, a turning beam and echoes on a round screen. */
function radar([x, y, z]: Point): Solid[] {
  const [up, radius] = [y + 1.2, 0.2];
  const screen: Material = (px, py) => {
    const [u, v] = [(px - x) / radius, (py - up) / radius];
    const away = Math.hypot(u, v);
    if (away > 1) return [0.08, 0.09, 0.1];
    const behind = ((Math.atan2(v, u) / Math.PI + 3.2) % 2) / 2;
    if ([0.33, 0.66, 0.96].some((ring) => Math.abs(away - ring) < 0.03)) return [0.2, 0.8, 0.4];
    const isEcho = chance(Math.floor(u * 8), Math.floor(v * 8)) > 0.9;
    return isEcho ? GREEN : [0.02, 0.12 + 0.4 * behind ** 4, 0.08 + 0.16 * behind ** 4];
  };
  return [
    pad([x - 0.29, y + 0.93, z + 0.02], [x + 0.29, y + 1.47, z + 0.4], CONSOLE, 0.05),
    { ...box([x - 0.23, up - 0.23, z - 0.01], [x + 0.23, up + 0.23, z + 0.02], screen), glow: 0.6 },
  ];
}

/** The helm on its stand before a compass. */
function steering([x, y, z]: Point): Solid[] {
  const [up, radius] = [1.12, 0.36];
  const oak = flat([0.44, 0.24, 0.12]);
  return [
    box([x - 0.22, y, z + 0.08], [x + 0.22, up - 0.06, z + 0.44], CONSOLE),
    drum([x, z + 0.26], [up - 0.06, up + 0.1], [0.17, 0.13], BRASS),
    plate(
      2,
      [x - radius, up - radius, z - 0.03],
      [x + radius, up + radius, z + 0.03],
      (u, v) => Math.abs(Math.hypot(u - x, v - up) - radius * 0.87) < radius * 0.12,
      oak,
    ),
    ...Array.from({ length: 8 }, (_, n) => {
      const turn = (n * Math.PI) / 4;
      const end: Point = [
        x + Math.cos(turn) * radius * 1.34,
        up + Math.sin(turn) * radius * 1.34,
        z,
      ];
      return bone([x, up, z], end, [0.018, 0.024], oak);
    }),
    roll(2, [x, up], [z - 0.06, z + 0.12], [0.08, 0.08], BRASS),
  ];
}

/** The telegraph by which the engine room is told how fast: a round head of brass with a handle. */
function telegraph([x, y, z]: Point): Solid[] {
  const face: Material = (px, py) => {
    const [u, v] = [px - x, py - 1.2];
    if (Math.hypot(u, v) > 0.17) return [0.9, 0.68, 0.3];
    return Math.floor((Math.atan2(v, u) / Math.PI + 1) * 4) % 2 === 0
      ? [0.96, 0.94, 0.88]
      : [0.7, 0.14, 0.12];
  };
  return [
    drum([x, z], [y, 1.05], [0.12, 0.08], BRASS),
    roll(2, [x, 1.2], [z - 0.08, z + 0.08], [0.21, 0.21], face),
    bone([x, 1.2, z - 0.1], [x + 0.16, 1.42, z - 0.1], [0.016, 0.026], DARK),
  ];
}

/** The captain's chair, high on its column, turned to the windows. */
const chair = ([x, y, z]: Point): Solid[] => [
  drum([x, z], [y, y + 0.6], [0.09, 0.07], STEEL),
  drum([x, z], [y, y + 0.05], [0.3, 0.28], DARK),
  pad([x - 0.27, y + 0.6, z - 0.26], [x + 0.27, y + 0.74, z + 0.28], DARK, 0.05),
  pad([x - 0.26, y + 0.7, z - 0.34], [x + 0.26, y + 1.42, z - 0.22], DARK, 0.05),
  ...[-0.31, 0.31].map((out) =>
    pad([x + out - 0.04, y + 0.88, z - 0.22], [x + out + 0.04, y + 0.95, z + 0.2], DARK, 0.025),
  ),
];

/** Round instruments over the windows: the rudder's angle, the course, the time. */
const clocks = (middle: number, up: number, z: number): Solid[] =>
  [-0.5, 0, 0.5].map((out) => {
    const x = middle + out;
    const face: Material = (px, py) => {
      const [u, v] = [px - x, py - up];
      const away = Math.hypot(u, v);
      if (away > 0.095) return [0.9, 0.68, 0.3];
      return away > 0.07 || (Math.abs(u - v * out) < 0.009 && v > 0)
        ? [0.12, 0.12, 0.12]
        : [0.96, 0.96, 0.92];
    };
    return roll(2, [x, up], [z - 0.05, z + 0.02], [0.115, 0.115], face);
  });

/** Who steers: in dark blue with a cap, both hands at the helm. */
const helmsman = (x: number): Solid[] =>
  posed(
    {
      at: [x, 3.1],
      turn: Math.PI / 2,
      hands: [
        [0.46, 0.26, 1.2],
        [0.46, -0.26, 1.2],
      ],
    },
    attireOf(4, {
      top: [0.1, 0.13, 0.24],
      legs: [0.1, 0.12, 0.2],
      hat: ['cap', [0.92, 0.92, 0.9]],
      hairForm: 'short',
    }),
  );
